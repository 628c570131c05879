// The only file that prints. Data and tables go to stdout, progress and errors to stderr; with --json stdout holds nothing
// but one JSON value. Colours and the progress bar appear on a terminal only, and never under NO_COLOR.

import { BakeError, describeFault, type Fault } from '../fault.ts';
import { type ExitCode, exitCodeFor } from './exit-codes.ts';
import { createProgress, type Progress } from './progress.ts';

export interface ReportOptions {
  readonly json: boolean;
  readonly quiet: boolean;
  /** Details, and stack traces with errors. */
  readonly verbose: boolean;
}

export interface Report {
  readonly options: ReportOptions;
  /** A line on stdout for a person; silent under --json and --quiet. */
  say(line: string): void;
  /** A line on stderr about what goes on; silent under --quiet. */
  note(line: string): void;
  /** A line on stderr, under --verbose only. */
  detail(line: string): void;
  /** A table on stdout, all but the first column to the right; silent under --json and --quiet. */
  table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void;
  /** Warnings on stderr; never silent. */
  faults(faults: readonly Fault[]): void;
  /** A progress bar, or plain lines where stderr is no terminal; silent under --quiet. */
  progress(label: string, total: number): Progress;
}

const RED = 31;
const YELLOW = 33;
const DIM = 2;

function paint(text: string, code: number): string {
  const colored = process.stderr.isTTY === true && !process.env.NO_COLOR;
  return colored ? `\u001b[${code}m${text}\u001b[0m` : text;
}

function writeError(line: string): void {
  process.stderr.write(`${line}\n`);
}

function writeOut(line: string): void {
  process.stdout.write(`${line}\n`);
}

function formatTable(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, c) => (c > 0 ? cell.padStart(widths[c]!) : cell.padEnd(widths[c]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function createReport(options: ReportOptions): Report {
  const talks = !options.json && !options.quiet;
  return {
    options,
    say: (line) => {
      if (talks) writeOut(line);
    },
    note: (line) => {
      if (!options.quiet) writeError(line);
    },
    detail: (line) => {
      if (options.verbose) writeError(paint(line, DIM));
    },
    table: (columns, rows) => {
      if (talks && rows.length > 0) writeOut(formatTable(columns, rows));
    },
    faults: (faults) => {
      for (const fault of faults) {
        const color = fault.severity === 'error' ? RED : YELLOW;
        writeError(`${paint(fault.severity, color)} ${describeFault(fault)}`);
      }
    },
    progress: (label, total) => createProgress(label, total, options.quiet),
  };
}

/** Prints a command's data: the one thing on stdout under --json. */
export function reportData(report: Report, data: object): void {
  if (report.options.json) writeOut(JSON.stringify({ ok: true, ...data }, undefined, 2));
}

/**
 * Prints why a command ended, with every fault behind it.
 *
 * @param data what it found out before that; part of the JSON
 * @returns the exit code
 */
export function reportFailure(report: Report, error: unknown, data: object = {}): ExitCode {
  const code = exitCodeFor(error);
  const faults = error instanceof BakeError ? error.faults : [];
  const message = error instanceof Error ? error.message : String(error);
  report.faults(faults);
  writeError(`${paint('tallow:', RED)} ${message}`);
  if (!(error instanceof BakeError))
    writeError('This is a fault of tallow itself. Please report it with the output of --verbose.');
  if (report.options.verbose && error instanceof Error) writeError(paint(error.stack ?? '', DIM));
  if (report.options.json) reportFailureData(error, data);
  return code;
}

/** Prints a failure's data: the one thing on stdout under --json. */
export function reportFailureData(error: unknown, data: object = {}): void {
  const kind = error instanceof BakeError ? error.kind : 'bake';
  const faults = error instanceof BakeError ? error.faults : [];
  const message = error instanceof Error ? error.message : String(error);
  writeOut(JSON.stringify({ ok: false, code: exitCodeFor(error), kind, message, faults, ...data }, undefined, 2));
}
