import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  actionOf,
  BINDINGS_DEFAULTS,
  type Bindings,
  formatBindings,
  isBindable,
  keyOf,
  nameKey,
  parseBindings,
  rebind,
} from '../../../../game/play/actions.ts';
import { createRandom } from '../../../../shared/hash.ts';

const keysOf = (bindings: Bindings): string[] => ACTIONS.map((action) => bindings[action]);

describe('bindings', () => {
  it('give every action a key of its own', () => {
    expect(new Set(keysOf(BINDINGS_DEFAULTS)).size).toBe(ACTIONS.length);
    expect(keysOf(BINDINGS_DEFAULTS).every(isBindable)).toBe(true);
  });

  it('exchange keys where one is taken, so that nothing is ever without', () => {
    const bindings = rebind(BINDINGS_DEFAULTS, 'roofs', 'KeyL');
    expect([bindings.roofs, bindings.pointer]).toEqual(['KeyL', 'KeyH']);
    expect(actionOf('KeyL', bindings)).toBe('roofs');
    expect(rebind(bindings, 'roofs', 'KeyL')).toEqual(bindings);
  });

  it('come back as they were written, after any changes', () => {
    const random = createRandom(2);
    for (let round = 0; round < 50; round++) {
      let bindings = BINDINGS_DEFAULTS;
      for (let i = 0; i < 6; i++) {
        const key = random.next() < 0.5 ? random.pick(keysOf(bindings)) : `Key${random.pick([...'XYZBGK'])}`;
        bindings = rebind(bindings, random.pick(ACTIONS), key);
      }
      expect(new Set(keysOf(bindings)).size).toBe(ACTIONS.length);
      expect(parseBindings(formatBindings(bindings))).toEqual(bindings);
    }
    expect(formatBindings(BINDINGS_DEFAULTS)).toBe('');
  });

  it('make nothing of what makes no sense, say so, and keep the rest', () => {
    const problems: string[] = [];
    const bindings = parseBindings('fly:KeyX,roofs:Escape,clock:tea,follow,pointer:KeyB', (text) =>
      problems.push(text),
    );
    expect(bindings).toEqual({ ...BINDINGS_DEFAULTS, pointer: 'KeyB' });
    expect(problems.map((text) => text.slice(0, 18))).toEqual([
      'keys=fly:KeyX: exp',
      'keys=roofs:Escape:',
      'keys=clock:tea: ex',
      'keys=follow: expec',
    ]);
  });
});

describe('a key', () => {
  it('is its place, with Shift as a word before it', () => {
    expect(keyOf({ code: 'KeyQ', shiftKey: true })).toBe('Shift+KeyQ');
    expect(['KeyQ', 'Shift+Comma', 'Numpad8', 'ArrowLeft', 'Digit1', 'ControlRight'].map(nameKey)).toEqual([
      ...['Q', 'Shift ,', 'Numpad 8', '←', '1', 'Control Right'],
    ]);
  });

  it('is not to be had where it leads out of a window, or belongs to others', () => {
    const keys = ['Escape', 'Shift+Tab', 'ShiftLeft', 'MetaRight', '', 'key w', 'Space', 'NumpadEnter'];
    expect(keys.filter(isBindable)).toEqual([]);
    expect(['F4', 'KeyW', 'Shift+KeyW', 'Numpad8', 'Comma'].every(isBindable)).toBe(true);
  });
});
