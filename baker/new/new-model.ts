// What a new model script is to be: its kind follows from the sprite's name, as everything does that the engine knows of it.

import { isPortableName, parseSpriteName, SPRITE_NAME_MAX } from '../../shared/names.ts';
import { BakeError } from '../fault.ts';

/** Kinds that there is a template for. */
export const MODEL_KINDS = ['object', 'wall', 'ground', 'mobile'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

const FACINGS = [1, 4, 8] as const;
type Facings = (typeof FACINGS)[number];

export interface NewModel {
  readonly name: string;
  readonly kind: ModelKind;
  readonly facings: Facings;
}

/** Stands in templates where the sprite's name is to be. */
const TEMPLATE_NAME = 'template_name';
const TEMPLATE_FACINGS = 'facings=1';

/**
 * @param kind as it was asked for; undefined: what the name says
 * @param facings as they were asked for
 * @throws BakeError 'usage' that says what is wrong and how to mend it
 */
export function planModel(name: string, kind: string | undefined, facings: string | undefined): NewModel {
  if (!isPortableName(name)) {
    const rule = `lower-case words of a-z and 0-9 joined by underscores, at most ${SPRITE_NAME_MAX} letters`;
    throw new BakeError('usage', `"${name}" is no sprite's name; expected ${rule}, as in barrel_oak`);
  }
  const planned = { name, kind: chooseKind(name, kind), facings: readFacings(facings) };
  if (planned.kind !== 'object' && facings !== undefined) {
    const why = planned.kind === 'mobile' ? 'a mobile has 8' : `a ${planned.kind} has one`;
    throw new BakeError('usage', `--facings is for objects: ${why}; leave it out`);
  }
  const tooLong = listModelSheets(planned).find((sheet) => !isPortableName(sheet));
  if (tooLong !== undefined) {
    throw new BakeError('usage', `"${tooLong}" would be longer than ${SPRITE_NAME_MAX} letters; choose a shorter name`);
  }
  return planned;
}

/** @returns names of the sheets that the script declares */
export function listModelSheets({ name, kind }: Pick<NewModel, 'name' | 'kind'>): readonly string[] {
  return kind === 'wall' ? [`${name}_x`, `${name}_y`] : [name];
}

/** @param template text of the kind's template */
export function fillTemplate(template: string, { name, facings }: NewModel): string {
  return template.replaceAll(TEMPLATE_NAME, name).replace(TEMPLATE_FACINGS, `facings=${facings}`);
}

function chooseKind(name: string, asked: string | undefined): ModelKind {
  const { spriteClass, orientation } = parseSpriteName(name);
  const kinds = MODEL_KINDS.join(', ');
  const kind = MODEL_KINDS.find((known) => known === (asked ?? spriteClass));
  if (kind === undefined) {
    if (asked !== undefined) throw new BakeError('usage', `--kind is "${asked}", expected one of ${kinds}`);
    const mend = `copy a model of that class in assets/blender/models/, or start from --kind object`;
    throw new BakeError('usage', `there is no template for the class "${spriteClass}" of "${name}"; ${mend}`);
  }
  const isOfKind = MODEL_KINDS.some((known) => known === spriteClass) ? spriteClass === kind : kind === 'object';
  if (!isOfKind) {
    const mend = kind === 'object' ? `leave --kind out` : `call it ${kind}_${name}`;
    throw new BakeError('usage', `"${name}" is by its name of the class "${spriteClass}", not "${kind}"; ${mend}`);
  }
  if (kind === 'wall' && (orientation !== 'none' || name === 'wall')) {
    throw new BakeError('usage', `a wall's model makes both _x and _y; give the name before that, as in wall_brick`);
  }
  return kind;
}

function readFacings(asked: string | undefined): Facings {
  const facings = FACINGS.find((known) => String(known) === (asked ?? '1'));
  if (facings !== undefined) return facings;
  throw new BakeError('usage', `--facings is "${asked}", expected one of ${FACINGS.join(', ')}`);
}
