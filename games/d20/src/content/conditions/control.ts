import type { D20 } from '../../d20-table.ts';
import { noteChange } from '../../rules/effects/changes.ts';
import type { Bearer } from '../trait.ts';
import { causeOf } from './shared.ts';

/** Whoever is behind an effect decides for its bearer from now on, which stands on the same side. */
export function takeControl(t: D20, { creature, effect }: Bearer): undefined {
  const by = effect === undefined ? undefined : causeOf(t, effect.source);
  if (effect === undefined || by === undefined) return undefined;
  const { run, side, attitude } = creature;
  effect.data = { ...effect.data, was: { run, side, attitude } };
  creature.run = { ...by.run };
  creature.side = by.side;
  creature.attitude = by.side === 'foes' ? 'hostile' : 'friendly';
  noteChange(t);
  return undefined;
}

/** It is what it was before. */
export function giveBack(t: D20, { creature, effect }: Bearer): undefined {
  const was = effect?.data?.was;
  if (was !== undefined) Object.assign(creature, was);
  noteChange(t);
  return undefined;
}
