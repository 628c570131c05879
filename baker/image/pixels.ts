/** Samples row by row from the top, channels interleaved; 8-bit samples for depths up to 8, 16-bit ones for 16. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Grey, grey and alpha, RGB, RGBA. Palettes come as RGB or RGBA, 8-bit grey with alpha as RGBA. */
  readonly channels: number;
  readonly samples: Uint8Array | Uint16Array;
}
