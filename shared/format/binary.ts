// Little-endian reading and writing that every binary format shares: a growing writer, a bounds-checked reader, and the
// header (magic, version) with its one error.

/** A baked file that is not what its name says: wrong kind, other version, or cut short. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Writes numbers little-endian into a buffer that grows. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @returns a copy of what was written */
  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  u8(value: number): void {
    const at = this.#grow(1);
    this.#view.setUint8(at, value);
  }

  u16(value: number): void {
    const at = this.#grow(2);
    this.#view.setUint16(at, value, true);
  }

  i16(value: number): void {
    const at = this.#grow(2);
    this.#view.setInt16(at, value, true);
  }

  u32(value: number): void {
    const at = this.#grow(4);
    this.#view.setUint32(at, value, true);
  }

  f32(value: number): void {
    const at = this.#grow(4);
    this.#view.setFloat32(at, value, true);
  }

  bytes(values: Uint8Array): void {
    const at = this.#grow(values.length);
    this.#bytes.set(values, at);
  }

  /** Pads with zeros to a multiple of `alignment` bytes, so that what follows can be viewed as a typed array. */
  align(alignment: number): void {
    while (this.#length % alignment !== 0) this.u8(0);
  }

  /** Four letters and a version: the start of every binary format. */
  header(magic: string, version: number): void {
    for (let i = 0; i < 4; i++) this.u8(magic.charCodeAt(i));
    this.u32(version);
  }

  /** Call before touching `#view`: growing replaces it. */
  #grow(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}

/** Reads numbers little-endian; throws FormatError instead of reading past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #what: string;
  #at = 0;

  /** @param what names the file in errors */
  constructor(bytes: Uint8Array, what: string) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#what = what;
  }

  get remaining(): number {
    return this.#bytes.length - this.#at;
  }

  u8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  i16(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  f32(): number {
    return this.#view.getFloat32(this.#take(4), true);
  }

  /** @returns a view (no copy) of the next bytes */
  bytes(count: number): Uint8Array {
    const at = this.#take(count);
    return this.#bytes.subarray(at, at + count);
  }

  /** @returns an aligned copy, since a view may start at any byte */
  u16Array(count: number): Uint16Array {
    return new Uint16Array(this.bytes(count * 2).slice().buffer);
  }

  /** @returns an aligned copy, since a view may start at any byte */
  u32Array(count: number): Uint32Array {
    return new Uint32Array(this.bytes(count * 4).slice().buffer);
  }

  align(alignment: number): void {
    this.#take((alignment - (this.#at % alignment)) % alignment);
  }

  /** Checks the magic and the version; says both versions and what to do when they differ. */
  header(magic: string, version: number): void {
    const found = String.fromCharCode(...this.bytes(4));
    if (found !== magic)
      throw new FormatError(`${this.#what}: starts with "${found}", expected "${magic}"; bake again`);
    const foundVersion = this.u32();
    if (foundVersion !== version) {
      throw new FormatError(
        `${this.#what}: format version ${foundVersion}, this build reads ${version}; run \`npx tallow bake\` again`,
      );
    }
  }

  #take(count: number): number {
    const at = this.#at;
    if (at + count > this.#bytes.length) {
      throw new FormatError(
        `${this.#what}: ends after ${this.#bytes.length} bytes, ${at + count} expected; bake again`,
      );
    }
    this.#at += count;
    return at;
  }
}
