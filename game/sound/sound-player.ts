// Plays the world's sounds. Browsers let no page sound before somebody has touched it: until then all is silent, and nothing is made.

import type { Footing } from './synthesis.ts';
import { renderDoor, renderFire, renderStep } from './synthesis.ts';

/** 0 to 100, as settings count. */
export interface Volumes {
  readonly volume: number;
  readonly effects: number;
  readonly surroundings: number;
}

/** How a sound that comes from somewhere is heard. */
export interface Hearing {
  /** 0 to 1 */
  readonly loudness: number;
  /** -1: from the left; 1: from the right. */
  readonly pan: number;
}

/** Short sounds. */
export type Effect = `step-${Footing}` | 'door-open' | 'door-shut';

/** Ways in which each effect is made: a walk of equal steps would tick. */
const TAKES = 6;

/** Loudness glides for so long, or it would crackle. */
const GLIDE_SECONDS = 0.08;

const FIRE_SEED = 1;

/** Of the samples that a second has: a fire has nothing above 6 kHz, and is made while somebody waits. */
const FIRE_RATE_SHARE = 0.5;

function render(effect: Effect, take: number, sampleRate: number): Float32Array {
  if (effect === 'door-open' || effect === 'door-shut') return renderDoor(effect === 'door-shut', take, sampleRate);
  return renderStep(effect.slice('step-'.length) as Footing, take, sampleRate);
}

/** What a setting does to sound: ears hear ratios, so half of it is a quarter of the strength. */
function gainOf(percent: number): number {
  return (percent / 100) ** 2;
}

interface Playing {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly surroundings: GainNode;
  readonly master: GainNode;
  readonly fire: { readonly gain: GainNode; readonly panner: StereoPannerNode };
}

export class SoundPlayer {
  #volumes: Volumes;
  #playing: Playing | undefined;
  #takes = 0;
  #fire: Hearing = { loudness: 0, pan: 0 };
  readonly #buffers = new Map<string, AudioBuffer>();
  readonly #abort = new AbortController();

  constructor(volumes: Volumes) {
    this.#volumes = volumes;
    const { signal } = this.#abort;
    for (const kind of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(kind, () => this.#wake(), { signal, capture: true });
    }
    document.addEventListener('visibilitychange', () => this.#rest(), { signal });
  }

  get volumes(): Volumes {
    return this.#volumes;
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes;
    this.#applyVolumes();
  }

  /** What is heard now, for tests: undefined while the page may not sound. */
  get state(): { readonly rate: number; readonly fire: Hearing; readonly effects: number } | undefined {
    if (this.#playing?.context.state !== 'running') return undefined;
    return { rate: this.#playing.context.sampleRate, fire: this.#fire, effects: this.#takes };
  }

  /** Plays an effect once; in silence, nothing happens. */
  play(effect: Effect, { loudness, pan }: Hearing): void {
    const playing = this.#playing;
    if (playing === undefined || playing.context.state !== 'running' || loudness <= 0) return;
    const take = this.#takes++ % TAKES;
    const { context } = playing;
    const buffer = this.#bufferOf(
      `${effect} ${take}`,
      () => render(effect, take, context.sampleRate),
      context.sampleRate,
    );
    const source = new AudioBufferSourceNode(context, { buffer });
    const gain = new GainNode(context, { gain: loudness });
    const panner = new StereoPannerNode(context, { pan });
    source.connect(gain).connect(panner).connect(playing.effects);
    source.start();
  }

  /** Has the fires that are near be heard so, until told otherwise. */
  setFire(fire: Hearing): void {
    // Asked with every frame: what stays needs no word to the audio thread.
    if (fire.loudness === this.#fire.loudness && fire.pan === this.#fire.pan) return;
    this.#fire = fire;
    this.#applyFire();
  }

  #applyFire(): void {
    const playing = this.#playing;
    if (playing === undefined) return;
    const fire = this.#fire;
    const { currentTime } = playing.context;
    playing.fire.gain.gain.setTargetAtTime(fire.loudness, currentTime, GLIDE_SECONDS);
    playing.fire.panner.pan.setTargetAtTime(fire.pan, currentTime, GLIDE_SECONDS);
  }

  dispose(): void {
    this.#abort.abort();
    void this.#playing?.context.close();
    this.#playing = undefined;
    this.#buffers.clear();
  }

  /** The page was touched. */
  #wake(): void {
    if (this.#playing !== undefined) {
      if (this.#playing.context.state === 'suspended' && !document.hidden) void this.#playing.context.resume();
      return;
    }
    const context = new AudioContext();
    const [master, effects, surroundings, gain] = [0, 1, 2, 3].map(() => new GainNode(context)) as [
      GainNode,
      GainNode,
      GainNode,
      GainNode,
    ];
    const panner = new StereoPannerNode(context);
    effects.connect(master);
    surroundings.connect(master);
    master.connect(context.destination);
    const rate = context.sampleRate * FIRE_RATE_SHARE;
    const buffer = this.#bufferOf('fire', () => renderFire(FIRE_SEED, rate), rate);
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    gain.gain.value = 0;
    source.connect(gain).connect(panner).connect(surroundings);
    source.start();
    this.#playing = { context, effects, surroundings, master, fire: { gain, panner } };
    this.#applyVolumes();
    this.#applyFire();
  }

  /** What nobody looks at is not heard. */
  #rest(): void {
    const context = this.#playing?.context;
    if (context === undefined || context.state === 'closed') return;
    void (document.hidden ? context.suspend() : context.resume());
  }

  #applyVolumes(): void {
    const playing = this.#playing;
    if (playing === undefined) return;
    const { volume, effects, surroundings } = this.#volumes;
    const { currentTime } = playing.context;
    playing.master.gain.setTargetAtTime(gainOf(volume), currentTime, GLIDE_SECONDS);
    playing.effects.gain.setTargetAtTime(gainOf(effects), currentTime, GLIDE_SECONDS);
    playing.surroundings.gain.setTargetAtTime(gainOf(surroundings), currentTime, GLIDE_SECONDS);
  }

  #bufferOf(key: string, make: () => Float32Array, sampleRate: number): AudioBuffer {
    const known = this.#buffers.get(key);
    if (known !== undefined) return known;
    const samples = make();
    const buffer = new AudioBuffer({ length: samples.length, sampleRate });
    buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
    this.#buffers.set(key, buffer);
    return buffer;
  }
}
