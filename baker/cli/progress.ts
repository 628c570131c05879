// How far a long command is: a bar on a terminal, a line at each tenth elsewhere (a log keeps it readable).

export interface Progress {
  /** One more piece is done. */
  step(): void;
  /** Removes the bar. */
  end(): void;
}

const SILENT: Progress = { step: () => {}, end: () => {} };

/** Lines that a whole run prints where there is no terminal. */
const LOG_LINES = 10;

export function createProgress(label: string, total: number, quiet: boolean): Progress {
  if (quiet || total === 0) return SILENT;
  return process.stderr.isTTY === true ? createBar(label, total) : createLog(label, total);
}

function createBar(label: string, total: number): Progress {
  let done = 0;
  // Loaded late: a run that has nothing to do shows no bar.
  const loading = import('cli-progress').then(({ SingleBar }) => {
    const bar = new SingleBar({
      format: `${label} [{bar}] {value}/{total}`,
      clearOnComplete: true,
      stream: process.stderr,
    });
    bar.start(total, done);
    return bar;
  });
  return {
    step: () => {
      done++;
      void loading.then((bar) => bar.update(done));
    },
    end: () => void loading.then((bar) => bar.stop()),
  };
}

function createLog(label: string, total: number): Progress {
  let done = 0;
  return {
    step: () => {
      done++;
      const line = Math.floor((done * LOG_LINES) / total);
      if (line > Math.floor(((done - 1) * LOG_LINES) / total)) process.stderr.write(`${label} ${done}/${total}\n`);
    },
    end: () => {},
  };
}
