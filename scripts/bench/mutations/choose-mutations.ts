import { createRandom } from '../../../shared/hash.ts';
import { MUTATION_KINDS, type Mutation } from './list-mutations.ts';

/**
 * Deals mutations out one by one: the kinds in turn, and of a kind one of the file that had the fewest so far, so that a small
 * shader is tried as often as a large one.
 *
 * @returns all of them, each once
 */
export function* dealMutations(all: readonly Mutation[], seed: number): Generator<Mutation> {
  const random = createRandom(seed);
  const left = [...all];
  const dealt = new Map<string, number>();
  const countOf = ({ file }: Mutation): number => dealt.get(file) ?? 0;
  for (let turn = 0; left.length > 0; turn++) {
    const kind = MUTATION_KINDS[turn % MUTATION_KINDS.length]!;
    const candidates = left.filter((mutation) => mutation.kind === kind);
    if (candidates.length === 0) continue;
    const fewest = Math.min(...candidates.map(countOf));
    const files = [...new Set(candidates.filter((one) => countOf(one) === fewest).map(({ file }) => file))];
    const file = random.pick(files);
    const chosen = random.pick(candidates.filter((one) => one.file === file));
    dealt.set(chosen.file, countOf(chosen) + 1);
    left.splice(left.indexOf(chosen), 1);
    yield chosen;
  }
}
