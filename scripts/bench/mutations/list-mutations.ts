// Every small fault that can be made in a shader by rule: a sign turned, the letters of a swizzle moved on, a constant changed, an
// operator exchanged. Places where the rule can change no picture, or where GLSL leaves open what happens, are no places.

import { glslFloat } from '../../../shared/glsl-constants.ts';

export const MUTATION_KINDS = ['sign', 'swizzle', 'constant', 'operator'] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

export interface Mutation {
  /** Path of the shader below the project. */
  readonly file: string;
  readonly kind: MutationKind;
  /** Of the changed text, from 1. */
  readonly line: number;
  /** First and last character (excluded) of what is replaced. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Constants below it guard a division: another guard changes nothing. */
const GUARD_MAX = 1e-3;

/** What a constant is multiplied by; 0 becomes 1. Large enough to leave the same band or byte. */
const CONSTANT_FACTOR = 1.5;

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '<': '>',
  '>': '<',
  // Not its border, which no float lies on, but its side.
  '<=': '>',
  '>=': '<',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  lessThan: 'greaterThan',
  greaterThan: 'lessThan',
  lessThanEqual: 'greaterThan',
  greaterThanEqual: 'lessThan',
};

const LETTERS: Readonly<Record<string, string>> = { x: 'y', y: 'x', z: 'y', w: 'x', r: 'g', g: 'r', b: 'r', a: 'r' };

/** Blanks out, so that all places stay, what is no code or no place of a fault. */
function blank(text: string): string {
  // An image of bytes has these bounds itself, and its white is no whiter.
  const isBytes = /\bout vec4 outColor_disp;/.test(text);
  const boundsOfBytes = isBytes ? [/(?<=[^,]), 0\.0, 1\.0(?=\);)/g, /(?<=return vec3\()1\.0(?=\);)/g] : [];
  const unreadable = [
    ...boundsOfBytes,
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    /^[ \t]*#[^\n]*/gm,
    /layout\([^)]*\)/g,
    // An image has one level: what another one gives is nobody's promise.
    /(?<=(?:texelFetch|textureSize)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*), ?0(?=\))/g,
    // A colour with the opaque alpha that no image's reader looks at.
    /(?<=(?:return|out\w+ =) vec4\((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*), ?[01]\.0(?=\);)/g,
    // Every component is asked the same: their order says nothing.
    /(?<=\b(?:any|all)\(\w+\(\w+)\.xy(?=, vec2\([\d.]+\)\))/g,
    // Fills up what only the first component of is read.
    /(?<=vec4\(\w+), 0\.0, 0\.0, 1\.0(?=\);)/g,
    // Every image of ours has a named output; this one is Babylon's, and masked out.
    /gl_FragColor = [^;]*/g,
    // "None yet" of a search for the greatest, which every number below all others says.
    /(?<== )-1\.0(?=;)/g,
    /^[ \t]*precision[^\n]*/gm,
    /\[[^\]\n]*\]/g,
  ];
  return unreadable.reduce((code, pattern) => code.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')), text);
}

/** Where a fault can be made, and what it makes of the text there. */
type Place = readonly [kind: MutationKind, start: number, length: number, replace: (found: string) => string];

function* listSigns(code: string): Generator<Place> {
  // The value of an assignment or of a function. A truth has no sign, nor has zero.
  for (const match of code.matchAll(/(?:(?<![=<>!])=(?!=)|\breturn\b)\s*([^;{}]+);/g)) {
    const value = match[1]!;
    const start = match.index + match[0].lastIndexOf(value);
    const declaration = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index);
    const isTruth = /\bbool\b/.test(declaration) || /[<>]|[=!]=|&&|\|\||\btrue\b|\bfalse\b/.test(value.split('?')[0]!);
    const isZero = /^(?:\w+\()?0(?:\.0)?\)?$/.test(value.trim());
    if (!isZero && (!isTruth || value.includes('?'))) yield ['sign', start, value.length, (found) => `-(${found})`];
  }
}

function* listSwizzles(code: string): Generator<Place> {
  for (const match of code.matchAll(/(?<=[\w)\] ]\.)(?:[xyzw]{1,4}|[rgba]{1,4})\b/g)) {
    const move = (found: string): string => (found.length === 1 ? LETTERS[found]! : found.slice(1) + found[0]);
    yield ['swizzle', match.index, match[0].length, move];
  }
}

function* listConstants(code: string): Generator<Place> {
  for (const match of code.matchAll(/(?<![\w.])(?:\d+\.\d*(?:e[-+]?\d+)?|\d+e[-+]?\d+|\d+)(?![\w.])/g)) {
    const [number] = match;
    const value = Number(number);
    if (value > 0 && value < GUARD_MAX) continue;
    const changed = /^\d+$/.test(number) ? String(value + 1) : glslFloat(value === 0 ? 1 : value * CONSTANT_FACTOR);
    yield ['constant', match.index, number.length, () => changed];
  }
}

function* listOperators(code: string): Generator<Place> {
  const words = /(?<= )(?:[<>=!]=|&&|\|\||[-+*/<>])(?=\s)|\b(?:min|max|floor|(?:less|greater)Than(?:Equal)?)(?=\()/g;
  const assigning = /(?<= )[-+*/](?==\s)/g;
  for (const match of [...code.matchAll(words), ...code.matchAll(assigning)]) {
    yield ['operator', match.index, match[0].length, (found) => OPERATORS[found]!];
  }
}

/** All faults of a shader, in the order of the text within each kind. */
export function listMutations(file: string, text: string): Mutation[] {
  const code = blank(text);
  return [listSigns, listSwizzles, listConstants, listOperators].flatMap((list) =>
    [...list(code)].map(([kind, start, length, replace]) => ({
      file,
      kind,
      line: code.slice(0, start).split('\n').length,
      start,
      end: start + length,
      replacement: replace(text.slice(start, start + length)),
    })),
  );
}

/** The shader with the fault. */
export function mutateShader(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The fault in one line, for people: `light.fragment.glsl:87 operator: facing > 0.0 -> facing < 0.0`. */
export function describeMutation(text: string, mutation: Mutation): string {
  const lineOf = (source: string): string =>
    source
      .split('\n')
      [mutation.line - 1]!.replace(/\/\/.*/, '')
      .trim();
  return `${mutation.file}:${mutation.line} ${mutation.kind}: ${lineOf(text)}  ->  ${lineOf(mutateShader(text, mutation))}`;
}
