import { describe, expect, it } from 'vitest';
import { ContextGuard } from '../../../../game/core/context-guard.ts';

class Signal {
  readonly callbacks = new Set<() => void>();

  add(callback: () => void): { remove(): void } {
    this.callbacks.add(callback);
    return { remove: () => this.callbacks.delete(callback) };
  }

  tell(): void {
    for (const callback of this.callbacks) callback();
  }
}

function create() {
  const source = { onContextLostObservable: new Signal(), onContextRestoredObservable: new Signal() };
  const faults: unknown[] = [];
  const guard = new ContextGuard(source, (error) => faults.push(error));
  return {
    source,
    faults,
    guard,
    lose: () => source.onContextLostObservable.tell(),
    restore: () => source.onContextRestoredObservable.tell(),
  };
}

/** An upload that waits until it is let go on, each time that it runs. */
function createUpload() {
  const waiting: (() => void)[] = [];
  let runs = 0;
  return {
    run: () => {
      runs++;
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    finish: async () => {
      waiting.shift()?.();
      for (let i = 0; i < 5; i++) await Promise.resolve();
    },
    get runs() {
      return runs;
    },
  };
}

describe('ContextGuard', () => {
  it('is whole once an upload has come through, and not before', async () => {
    const { guard } = create();
    const upload = createUpload();
    const kept = guard.keep(upload.run);
    expect(guard.isWhole).toBe(false);
    await upload.finish();
    await kept;
    expect(guard.isWhole).toBe(true);
  });

  it('runs every upload again after each loss', async () => {
    const { guard, lose, restore } = create();
    const uploads = [createUpload(), createUpload()];
    for (const upload of uploads) {
      void guard.keep(upload.run);
      await upload.finish();
    }
    lose();
    expect([guard.isLost, guard.isWhole]).toEqual([true, false]);
    restore();
    expect([guard.isLost, guard.isWhole]).toEqual([false, false]);
    await uploads[0]!.finish();
    expect(guard.isWhole).toBe(false);
    await uploads[1]!.finish();
    expect(guard.isWhole).toBe(true);
    expect(uploads.map(({ runs }) => runs)).toEqual([2, 2]);
  });

  it('runs one again that a loss met on its way, and does not run it twice at a time', async () => {
    const { guard, lose, restore } = create();
    const upload = createUpload();
    const kept = guard.keep(upload.run);
    lose();
    restore();
    expect(upload.runs).toBe(1);
    await upload.finish();
    expect([upload.runs, guard.isWhole]).toEqual([2, false]);
    await upload.finish();
    await kept;
    expect([upload.runs, guard.isWhole]).toEqual([2, true]);
  });

  it('tells of what cannot be brought back, and is not whole', async () => {
    const { guard, faults, lose, restore } = create();
    const error = new Error('the connection failed');
    let runs = 0;
    await guard.keep(async () => {
      if (++runs > 1) throw error;
    });
    lose();
    restore();
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(faults).toEqual([error]);
    expect(guard.isWhole).toBe(false);
  });

  it('hears nothing any more once it is disposed', () => {
    const { guard, source } = create();
    guard.dispose();
    expect(source.onContextLostObservable.callbacks.size + source.onContextRestoredObservable.callbacks.size).toBe(0);
  });
});
