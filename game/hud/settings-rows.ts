// Settings that are a choice among a few, beside the switches: what each is called and how the game is told.

import type { Game } from '../core/game.ts';
import type { StoredOption } from '../core/stored-settings.ts';
import { DEBUG_VIEWS, SHADOW_QUALITIES, ZOOM_MAX, ZOOM_MIN } from '../core/url-options.ts';
import { DAY_MINUTES } from '../play/day-clock.ts';
import { CROWN_MODES } from '../world/crowns.ts';
import { ROOF_VIEWS } from '../world/roof-view.ts';

export interface ChoiceRow {
  /** The option's name in the address. */
  readonly name: Exclude<StoredOption, 'keys'> | 'view';
  readonly label: string;
  /** What it does, for who points at it. */
  readonly note: string;
  /** Values as the address spells them, and what they are called. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  read(game: Game): string;
}

const ROOF_LABELS = {
  auto: 'Open around the player',
  all: 'Whole houses',
  'no-roofs': 'No roofs',
  'ground-floor': 'Ground floor',
} as const;

const CROWN_LABELS = { auto: 'Near the player', always: 'Always bare', never: 'Always whole' } as const;

const ZOOMS = Array.from({ length: ZOOM_MAX - ZOOM_MIN + 1 }, (_, i) => String(ZOOM_MIN + i));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const CHOICE_ROWS: readonly ChoiceRow[] = [
  {
    name: 'day',
    label: 'Clock',
    note: 'How long a day takes.',
    choices: [
      ['0', 'Stands still'],
      ...DAY_MINUTES.map((minutes) => [String(minutes), `A day in ${minutes} min`] as const),
    ],
    read: (game) => String(game.clock.minutes),
  },
  {
    name: 'zoom',
    label: 'Zoom',
    note: 'Pixels of the screen that a texel is wide. The wheel changes it too.',
    choices: ZOOMS.map((zoom) => [zoom, `${zoom} ×`]),
    read: (game) => String(game.controls.level),
  },
  {
    name: 'roofs',
    label: 'Houses',
    note: 'Roofs and upper storeys lift off, to look inside.',
    choices: ROOF_VIEWS.map((view) => [view, ROOF_LABELS[view]]),
    read: (game) => game.roofs,
  },
  {
    name: 'crowns',
    label: 'Crowns of trees',
    note: 'Crowns make way for the player, and branches are left.',
    choices: CROWN_MODES.map((mode) => [mode, CROWN_LABELS[mode]]),
    read: (game) => game.crowns,
  },
  {
    name: 'shadows',
    label: 'Shadow detail',
    note: 'How fine the edges of shadows are.',
    choices: SHADOW_QUALITIES.map((quality) => [quality, capital(quality)]),
    read: (game) => game.shadowQuality,
  },
  {
    name: 'view',
    label: 'Show',
    note: 'The picture, or one of the images that it is made of. A click there tells about a texel.',
    choices: [['', 'The picture'], ...DEBUG_VIEWS.map((view) => [view, capital(view)] as const)],
    read: (game) => game.debugView ?? '',
  },
];

/** Volumes: how loud what is. */
export interface VolumeRow {
  readonly name: 'volume' | 'effects' | 'surroundings';
  readonly label: string;
  readonly note: string;
}

export const VOLUME_ROWS: readonly VolumeRow[] = [
  { name: 'volume', label: 'Volume', note: 'How loud everything is.' },
  { name: 'effects', label: 'Steps and doors', note: 'How loud that is which happens.' },
  { name: 'surroundings', label: 'Surroundings', note: 'How loud that is which goes on by itself, such as fires.' },
];
