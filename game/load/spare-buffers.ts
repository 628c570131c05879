// Memory of images that were uploaded, for the next ones: the system clears and maps fresh memory page by page, which
// takes a fifth of the time of all decoding.

/** More is left to the collector: that of a large sprite, or of several. */
const SPARE_MAX_BYTES = 32 * 1024 * 1024;

/** Buffers are a power of two, so that one fits many sprites. */
const BUFFER_MIN_BYTES = 64 * 1024;

export class SpareBuffers {
  readonly #buffers: ArrayBuffer[] = [];
  #bytes = 0;

  /** A buffer of at least so many bytes, with anything in it. */
  take(bytes: number): ArrayBuffer {
    let size = BUFFER_MIN_BYTES;
    while (size < bytes) size *= 2;
    const place = this.#buffers.findIndex((buffer) => buffer.byteLength === size);
    if (place < 0) return new ArrayBuffer(size);
    this.#bytes -= size;
    return this.#buffers.splice(place, 1)[0]!;
  }

  put(buffer: ArrayBuffer): void {
    if (this.#bytes + buffer.byteLength > SPARE_MAX_BYTES) return;
    this.#bytes += buffer.byteLength;
    this.#buffers.push(buffer);
  }
}
