// Whether the kept pictures would show a fault in a shader: small faults, made by rule, each drawn until a scene differs from
// the same scene without the fault. The page is a build of its own; what ships knows nothing of it.

import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { watchPage } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import { loadTestModule } from '../load-test-module.ts';
import { atLeast, createRow, type Row } from '../row.ts';
import { buildMutableGame, readShaders } from './build-mutable-game.ts';
import { dealMutations } from './choose-mutations.ts';
import { type DrawnSitting, drawSitting, judgeSitting, type Outcome, prepareShaders } from './draw-sitting.ts';
import { describeMutation, listMutations, type Mutation, mutateShader } from './list-mutations.ts';
import { groupIntoSittings, type ParityModule, type Sitting } from './sittings.ts';

/** Faults that are judged. */
const FAULTS = 40;

/** Per cent of them that the pictures have to show. */
const CAUGHT_BAR = 95;

/** Openings of the page that a fault is looked for in, of those that draw with its line: those of the most scenes first. */
const SITTINGS_MAX = 8;

/** Another one tries other faults. */
const SEED = Number(process.env.TALLOW_SEED ?? 1);

interface DrawnTruth {
  readonly sitting: Sitting;
  readonly truth: DrawnSitting;
}

/** One fault, and what the scenes made of it: caught by one, by none, or no fault at all. */
interface Verdict {
  readonly kind: 'caught' | 'missed' | 'refused' | 'equivalent';
  /** The scene that caught it, or why none did. */
  readonly because: string;
}

type Judge = (mutation: Mutation, drawn: DrawnTruth) => Promise<Outcome>;

/** Whether a sitting draws with the fault's line. */
function isDrawnIn({ truth }: DrawnTruth, text: string, { line }: Mutation): boolean {
  const code = text
    .split('\n')
    [line - 1]!.replace(/\/\/.*/, '')
    .replace(/\s/g, '');
  return truth.sources.includes(code);
}

async function judgeMutation(
  mutation: Mutation,
  text: string,
  drawn: readonly DrawnTruth[],
  judge: Judge,
): Promise<Verdict> {
  const candidates = drawn.filter((one) => isDrawnIn(one, text, mutation));
  let tried = 0;
  for (const one of candidates) {
    const outcome = await judge(mutation, one);
    if (outcome === 'refused') return { kind: 'refused', because: 'the compiler refuses it' };
    if (outcome === 'different' || outcome === 'failed') {
      return { kind: 'caught', because: one.sitting.cases[0]!.name };
    }
    // The same program: another shader has the same line, and this one is not drawn with here.
    if (outcome === 'same') tried++;
    if (tried === SITTINGS_MAX) break;
  }
  if (candidates.length === 0) return { kind: 'missed', because: 'no scene draws with this line' };
  if (tried === 0) return { kind: 'equivalent', because: 'the compiler makes the same program of it' };
  return { kind: 'missed', because: 'all pictures are the same' };
}

async function judgeAll(base: string, open: Awaited<ReturnType<typeof launchBrowser>>): Promise<Row[]> {
  const { browser } = open;
  const shaders = readShaders();
  const drawn: DrawnTruth[] = [];
  const { PARITY_CASES } = await loadTestModule<ParityModule>('parity/cases.ts');
  for (const sitting of groupIntoSittings(PARITY_CASES)) {
    process.stderr.write(`Drawing ${sitting.cases.map(({ name }) => name).join(', ')} ...\n`);
    const watched = await watchPage(browser, sitting.cases[0]!.size);
    await prepareShaders(watched.page, {});
    drawn.push({ sitting, truth: await drawSitting(watched, base, sitting) });
    await watched.page.close();
  }
  const judge: Judge = async (mutation, { sitting, truth }) => {
    const watched = await watchPage(browser, sitting.cases[0]!.size);
    await prepareShaders(watched.page, { [mutation.file]: mutateShader(shaders.get(mutation.file)!, mutation) });
    const outcome = await judgeSitting(watched, base, sitting, truth);
    await watched.page.close();
    return outcome;
  };
  const counts = { caught: 0, missed: 0, refused: 0, equivalent: 0 };
  const missed: string[] = [];
  const all = [...shaders].flatMap(([file, text]) => listMutations(file, text));
  for (const mutation of dealMutations(all, SEED)) {
    if (counts.caught + counts.missed === FAULTS) break;
    const text = shaders.get(mutation.file)!;
    const { kind, because } = await judgeMutation(mutation, text, drawn, judge);
    counts[kind]++;
    const told = `${describeMutation(text, mutation)} (${because})`;
    if (kind === 'missed') missed.push(told);
    process.stderr.write(`${kind}: ${told}\n`);
  }
  return describeVerdicts(counts, missed, all.length);
}

function describeVerdicts(
  counts: Readonly<Record<Verdict['kind'], number>>,
  missed: readonly string[],
  places: number,
): Row[] {
  const judged = counts.caught + counts.missed;
  return [
    createRow({
      id: 'mutations.caught',
      what: `of ${judged} faults of ${places} that the shaders could have, seed ${SEED}; left out: ${counts.refused} that do not compile, ${counts.equivalent} that compile to the same program`,
      value: (100 * counts.caught) / judged,
      unit: '%',
      bar: atLeast(CAUGHT_BAR),
    }),
    ...missed.map((what, i) => createRow({ id: `mutations.missed-${i + 1}`, what, value: 1, unit: 'fault' })),
  ];
}

export async function benchMutations(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const server = await serveGame({ gameFolder: await buildMutableGame() });
  const launched = await launchBrowser();
  try {
    return await judgeAll(server.url, launched);
  } finally {
    await launched.browser.close();
    await server.close();
  }
}
