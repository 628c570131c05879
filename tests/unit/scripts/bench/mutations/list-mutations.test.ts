import { describe, expect, it } from 'vitest';
import { dealMutations } from '../../../../../scripts/bench/mutations/choose-mutations.ts';
import {
  describeMutation,
  listMutations,
  type MutationKind,
  mutateShader,
} from '../../../../../scripts/bench/mutations/list-mutations.ts';

/** Every way that a rule of this kind changes the text. */
function changes(kind: MutationKind, text: string): string[] {
  return listMutations('a.glsl', text)
    .filter((mutation) => mutation.kind === kind)
    .map((mutation) => mutateShader(text, mutation));
}

describe('listMutations', () => {
  it('turns the sign of a value that has one', () => {
    expect(changes('sign', 'float a = b + 1.0;')).toEqual(['float a = -(b + 1.0);']);
    expect(changes('sign', 'return a * b;')).toEqual(['return -(a * b);']);
    expect(changes('sign', 'vec3 a = vec3(0.0); bool b = c; if (a == b) d();')).toEqual([]);
  });

  it('moves the letters of a swizzle on', () => {
    expect(changes('swizzle', 'a = b.xyz + f(c).r;')).toEqual(['a = b.yzx + f(c).r;', 'a = b.xyz + f(c).g;']);
    expect(changes('swizzle', 'a = record.size;')).toEqual([]);
  });

  it('changes a constant by half or by one', () => {
    expect(changes('constant', 'a = 0.5 * b;')).toEqual(['a = 0.75 * b;']);
    expect(changes('constant', 'a = 2.0;')).toEqual(['a = 3.0;']);
    expect(changes('constant', 'a = 0.0;')).toEqual(['a = 1.0;']);
    expect(changes('constant', 'int i = 4;')).toEqual(['int i = 5;']);
  });

  it('exchanges an operator', () => {
    expect(changes('operator', 'a = b + c;')).toEqual(['a = b - c;']);
    expect(changes('operator', 'if (a <= b && c) d *= max(e, f);')).toEqual([
      'if (a > b && c) d *= max(e, f);',
      'if (a <= b || c) d *= max(e, f);',
      'if (a <= b && c) d *= min(e, f);',
      'if (a <= b && c) d /= max(e, f);',
    ]);
  });

  it.each([
    ['comments', '// a = b + 1.0;'],
    ['directives', '#define A 2.0'],
    ['layouts', 'layout(location = 1) out vec4 outNormal;'],
    ['guards of divisions', 'max(b, 1e-6)'],
    ['the one level of an image', 'texelFetch(uColor, at, 0)'],
    ['an alpha that nobody reads', 'return vec4(encoded, 1.0);'],
    ["the colour of Babylon's map", 'gl_FragColor = vec4(1.0);'],
  ])('leaves %s alone', (_, text) => {
    expect(listMutations('a.glsl', text).filter(({ kind }) => kind === 'constant')).toEqual([]);
  });

  it('says what it would do', () => {
    const text = 'float a;\n  a = b.x; // why';
    const [swizzle] = listMutations('a.glsl', text).filter(({ kind }) => kind === 'swizzle');
    expect(describeMutation(text, swizzle!)).toBe('a.glsl:2 swizzle: a = b.x;  ->  a = b.y;');
  });
});

describe('dealMutations', () => {
  const all = ['a.glsl', 'b.glsl'].flatMap((file) =>
    listMutations(file, 'float a = b.x * 2.0;\nfloat c = d.y + 3.0;'.repeat(file === 'a.glsl' ? 5 : 1)),
  );

  it('deals each once, the kinds in turn, a small shader as often as a large one', () => {
    const dealt = [...dealMutations(all, 1)];
    expect(new Set(dealt).size).toBe(all.length);
    expect(dealt.slice(0, 4).map(({ kind }) => kind)).toEqual(['sign', 'swizzle', 'constant', 'operator']);
    expect(dealt.slice(0, 8).filter(({ file }) => file === 'b.glsl')).toHaveLength(4);
  });

  it('follows its seed', () => {
    const first = (seed: number): unknown => [...dealMutations(all, seed)].slice(0, 8);
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
  });
});
