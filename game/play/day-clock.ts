// The hour, and how it runs. Light follows in steps, so that between two of them a still scene draws no frame: the sun moves when
// a shadow's tip would move by half a texel of the shadow map, the mood when it has changed, at most MOOD_STEPS_PER_HOUR times an
// hour of the day.

import { type Look, phaseAt } from '../../shared/look/look.ts';
import { stepSunHour, sunAt } from '../../shared/look/sun-path.ts';

/** Lengths of a day that keys and settings offer, real minutes, from slow to fast; 0 stands for a clock that stands still. */
export const DAY_MINUTES = [96, 48, 24, 12, 6] as const;

/** The length of a day before anybody chose one: long enough that shadows are not seen to crawl. */
const DAY_MINUTES_FIRST = 48;

/** Twelve steps a minute of the day: where the mood changes fastest, no step is more than a byte of the picture. */
export const MOOD_STEPS_PER_HOUR = 720;

/** No frame lets more time pass: after a halt of the page the day goes on where it was. */
const ELAPSED_MAX_SECONDS = 5;

/** Hours whose sun and whose mood are shown. */
export interface LightHours {
  readonly sun: number;
  readonly mood: number;
}

/** An hour within the day is left as it is, to the last bit. */
function wrapHour(hour: number): number {
  return hour - 24 * Math.floor(hour / 24);
}

/** Whether an hour comes after another within the next half a day. */
function isLater(hour: number, than: number): boolean {
  const ahead = wrapHour(hour - than);
  return ahead > 0 && ahead < 12;
}

function isSameMood(look: Look, a: number, b: number): boolean {
  if (sunAt(a).fade !== sunAt(b).fade) return false;
  const [one, other] = [phaseAt(look, a), phaseAt(look, b)];
  return (Object.keys(one) as (keyof typeof one)[]).every((field) => {
    const [value, wanted] = [one[field], other[field]] as [number | readonly number[], number | readonly number[]];
    if (typeof value === 'number' || typeof wanted === 'number') return value === wanted;
    return value.every((channel, i) => channel === wanted[i]);
  });
}

export class DayClock {
  readonly #look: Look;
  readonly #isFrozen: boolean;
  #hour: number;
  #light: LightHours;
  /** The mood's step that was looked at last: between two of them, which are shorter than the sun's, nothing can have changed. */
  #stepSeen = -1;
  #minutes: number;
  /** The length that a clock which was stopped goes on with. */
  #minutesWhenRunning: number;

  /**
   * @param hour of the day
   * @param minutes real minutes of a day; 0: it stands still
   * @param isFrozen it never runs, whatever it is told
   */
  constructor(look: Look, hour: number, minutes: number, isFrozen: boolean) {
    this.#look = look;
    this.#isFrozen = isFrozen;
    this.#hour = wrapHour(hour);
    this.#light = { sun: this.#hour, mood: this.#hour };
    this.#minutes = minutes;
    this.#minutesWhenRunning = minutes > 0 ? minutes : DAY_MINUTES_FIRST;
  }

  /** Of the day, 0 <= hour < 24. */
  get hour(): number {
    return this.#hour;
  }

  /** What the frame is drawn by: after `setHour` that very hour, and steps behind the clock while it runs. */
  get light(): LightHours {
    return this.#light;
  }

  /** Real minutes of a day; 0: it stands still. */
  get minutes(): number {
    return this.#minutes;
  }

  /** Moves the clock, and the light with it at once. */
  setHour(hour: number): void {
    this.#hour = wrapHour(hour);
    this.#light = { sun: this.#hour, mood: this.#hour };
    this.#stepSeen = -1;
  }

  /** @param minutes real minutes of a day; 0 stops it */
  setMinutes(minutes: number): void {
    this.#minutes = minutes;
    if (minutes > 0) this.#minutesWhenRunning = minutes;
  }

  /** Stops it, or has it go on as fast as before. */
  toggle(): void {
    this.#minutes = this.#minutes > 0 ? 0 : this.#minutesWhenRunning;
  }

  /** Has it run at the next speed; one that stands still keeps standing and remembers. @param by 1 faster, -1 slower */
  changeSpeed(by: 1 | -1): void {
    const faster = DAY_MINUTES.find((minutes) => minutes < this.#minutesWhenRunning);
    const slower = DAY_MINUTES.findLast((minutes) => minutes > this.#minutesWhenRunning);
    this.#minutesWhenRunning = (by > 0 ? faster : slower) ?? this.#minutesWhenRunning;
    if (this.#minutes > 0) this.#minutes = this.#minutesWhenRunning;
  }

  /**
   * Lets time pass.
   *
   * @param seconds real ones since the last call
   * @param texelUnits size of a shadow texel across the rays
   * @returns whether the light has changed
   */
  advance(seconds: number, texelUnits: number): boolean {
    if (this.#isFrozen || this.#minutes === 0) return false;
    this.#hour = wrapHour(this.#hour + (Math.min(seconds, ELAPSED_MAX_SECONDS) * 24) / (this.#minutes * 60));
    const shown = this.#light;
    const step = Math.floor(this.#hour * MOOD_STEPS_PER_HOUR);
    if (step === this.#stepSeen) return false;
    this.#stepSeen = step;
    const mood = step / MOOD_STEPS_PER_HOUR;
    // A step begins before the hour that the clock was set to: light never runs backwards.
    if (!isLater(mood, shown.mood)) return false;
    const sun = stepSunHour(this.#hour, texelUnits);
    const hasSunMoved =
      isLater(sun, shown.sun) && sunAt(sun).direction.some((v, i) => v !== sunAt(shown.sun).direction[i]);
    if (!hasSunMoved && isSameMood(this.#look, mood, shown.mood)) return false;
    this.#light = { sun: hasSunMoved ? sun : shown.sun, mood };
    return true;
  }
}
