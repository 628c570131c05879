// Gives settings to the running game, all at once and without a reload.

import { formatBindings, parseBindings } from '../play/actions.ts';
import type { Game } from './game.ts';
import type { StoredSettings } from './stored-settings.ts';
import { SWITCHES } from './switches.ts';

/** Sets what differs from what the game has. */
export function applySettings(game: Game, settings: StoredSettings): void {
  const { switches, shadows, roofs, crowns, zoom, day, keys, volume, effects, surroundings } = settings;
  for (const name of SWITCHES) if (game.switches[name] !== switches[name]) game.setSwitch(name, switches[name]);
  if (game.shadowQuality !== shadows) void game.setShadowQuality(shadows);
  if (game.roofs !== roofs) game.setRoofs(roofs);
  if (game.crowns !== crowns) game.setCrowns(crowns);
  if (game.controls.level !== zoom) {
    game.controls.setLevel(zoom);
    game.invalidate();
  }
  if (formatBindings(game.keys.bindings) !== keys) game.keys.bindings = parseBindings(keys);
  if (game.clock.minutes !== day) game.clock.setMinutes(day);
  game.sounds?.setVolumes({ volume, effects, surroundings });
}
