// What the sources of this kernel know as typed arrays: Float64Array and so on. A value is found by one addition and no check; the number of values stands
// before the first. Nothing is ever given back: the next shell begins anew.

/** Before the values, so that they begin where the machine likes them to. */
const HEAD_BYTES: usize = 16;

function allocate(length: i32, shift: usize): usize {
  const at = heap.alloc(HEAD_BYTES + ((<usize>length) << shift)) + HEAD_BYTES;
  store<i32>(at - HEAD_BYTES, length);
  // What an earlier shell left there.
  memory.fill(at, 0, (<usize>length) << shift);
  return at;
}

function lengthAt(at: usize): i32 {
  return load<i32>(at - HEAD_BYTES);
}

function slice(from: usize, start: i32, end: i32, shift: usize): usize {
  const at = allocate(end - start, shift);
  memory.copy(at, from + ((<usize>start) << shift), (<usize>(end - start)) << shift);
  return at;
}

@final
@unmanaged
export class Floats {
  constructor(length: i32) {
    return changetype<Floats>(allocate(length, 3));
  }

  @inline
  get length(): i32 {
    return lengthAt(changetype<usize>(this));
  }

  @inline
  @operator('[]')
  at(i: i32): f64 {
    return load<f64>(changetype<usize>(this) + ((<usize>i) << 3));
  }

  @inline
  @operator('[]=')
  put(i: i32, value: f64): void {
    store<f64>(changetype<usize>(this) + ((<usize>i) << 3), value);
  }

  fill(value: f64): this {
    for (let i = 0; i < this.length; i++) this[i] = value;
    return this;
  }

  set(values: Floats): void {
    memory.copy(changetype<usize>(this), changetype<usize>(values), (<usize>values.length) << 3);
  }

  slice(start: i32 = 0, end: i32 = this.length): Floats {
    return changetype<Floats>(slice(changetype<usize>(this), start, end, 3));
  }
}

@final
@unmanaged
export class Ints {
  constructor(length: i32) {
    return changetype<Ints>(allocate(length, 2));
  }

  @inline
  get length(): i32 {
    return lengthAt(changetype<usize>(this));
  }

  @inline
  @operator('[]')
  at(i: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>i) << 2));
  }

  @inline
  @operator('[]=')
  put(i: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>i) << 2), value);
  }

  fill(value: i32): this {
    for (let i = 0; i < this.length; i++) this[i] = value;
    return this;
  }

  indexOf(value: i32): i32 {
    for (let i = 0; i < this.length; i++) if (this[i] === value) return i;
    return -1;
  }

  set(values: Ints): void {
    memory.copy(changetype<usize>(this), changetype<usize>(values), (<usize>values.length) << 2);
  }

  slice(start: i32 = 0, end: i32 = this.length): Ints {
    return changetype<Ints>(slice(changetype<usize>(this), start, end, 2));
  }
}

@final
@unmanaged
export class Uints {
  constructor(length: i32) {
    return changetype<Uints>(allocate(length, 2));
  }

  @inline
  get length(): i32 {
    return lengthAt(changetype<usize>(this));
  }

  /** Vertices and half-edges: none is so large that it would be negative. */
  @inline
  @operator('[]')
  at(i: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>i) << 2));
  }

  @inline
  @operator('[]=')
  put(i: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>i) << 2), value);
  }

  set(values: Uints): void {
    memory.copy(changetype<usize>(this), changetype<usize>(values), (<usize>values.length) << 2);
  }

  slice(start: i32 = 0, end: i32 = this.length): Uints {
    return changetype<Uints>(slice(changetype<usize>(this), start, end, 2));
  }
}

@final
@unmanaged
export class Bytes {
  constructor(length: i32) {
    return changetype<Bytes>(allocate(length, 0));
  }

  @inline
  get length(): i32 {
    return lengthAt(changetype<usize>(this));
  }

  @inline
  @operator('[]')
  at(i: i32): i32 {
    return load<u8>(changetype<usize>(this) + <usize>i);
  }

  @inline
  @operator('[]=')
  put(i: i32, value: i32): void {
    store<u8>(changetype<usize>(this) + <usize>i, <u8>value);
  }

  fill(value: i32): this {
    memory.fill(changetype<usize>(this), <u8>value, <usize>this.length);
    return this;
  }

  set(values: Bytes): void {
    memory.copy(changetype<usize>(this), changetype<usize>(values), <usize>values.length);
  }

  slice(start: i32 = 0, end: i32 = this.length): Bytes {
    return changetype<Bytes>(slice(changetype<usize>(this), start, end, 0));
  }
}

@final
@unmanaged
export class SignedBytes {
  constructor(length: i32) {
    return changetype<SignedBytes>(allocate(length, 0));
  }

  @inline
  get length(): i32 {
    return lengthAt(changetype<usize>(this));
  }

  @inline
  @operator('[]')
  at(i: i32): i32 {
    return load<i8>(changetype<usize>(this) + <usize>i);
  }

  @inline
  @operator('[]=')
  put(i: i32, value: i32): void {
    store<i8>(changetype<usize>(this) + <usize>i, <i8>value);
  }
}
