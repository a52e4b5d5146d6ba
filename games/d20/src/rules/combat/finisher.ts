import type { Creature } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import { attacksOf } from '../attack/forms.ts';
import { spellsOf } from '../bearers/known-spells.ts';
import { areEnemies, isUp } from '../creature.ts';
import { shareOf } from '../deciding/naming.ts';
import { woundOf } from '../harm/wound.ts';
import { purposeOf } from '../magic/purposes.ts';
import { bandLimit, distanceBetween, isHere, MELEE } from '../place/distance.ts';
import { speedOf } from '../place/speed.ts';

/**
 * Whom companions and bots name among characters (DT-BOT-03): whoever can finish a wounded foe, else a healer where
 * somebody is down, else whoever has most of its Hit Points left, equal ones in order of entry.
 */
export function finisherOf(w: World, characters: readonly Creature[]): Creature | undefined {
  const byHealth = [...characters].sort((a, b) => shareOf(w, b) - shareOf(w, a));
  const finisher = byHealth.find((one) => canFinish(w, one));
  if (finisher !== undefined) return finisher;
  const healer = isSomebodyDown(w) ? byHealth.find((one) => isHealer(w, one)) : undefined;
  return healer ?? byHealth[0];
}

const isSomebodyDown = ({ state }: World): boolean =>
  state.creatures.some(
    ({ side, life, hp, place }) =>
      side === 'party' && life === 'alive' && hp <= 0 && place.at !== 'away',
  );

/** Whether somebody can heal others: by a spell that it can still cast, or by what it carries. */
export function isHealer(w: World, creature: Creature): boolean {
  const heals = spellsOf(w, creature).some(
    (spell) =>
      !creature.strained.includes(spell.id) &&
      (spell.forms ?? ['']).some((form) => purposeOf(spell, form) === 'heal'),
  );
  return (
    heals ||
    creature.items.some(({ kind, uses }) => {
      const { good, tends } = oneOf(w, 'gear', kind);
      return good === 'heal' || (tends !== undefined && (uses ?? 1) > 0);
    })
  );
}

/** Whether a blow may fell an enemy who looks badly hurt and is in reach of it (DT-BOT-03): by looks, as characters see no more (DT-BOT-05). */
function canFinish(w: World, creature: Creature): boolean {
  const prey = w.state.creatures.filter(
    (other) =>
      isUp(other) &&
      areEnemies(creature, other) &&
      isHere(other) &&
      woundOf(w, other) === 'badly-hurt',
  );
  if (prey.length === 0) return false;
  const walk = speedOf(w, creature);
  return attacksOf(w, creature).some((attack) =>
    prey.some((other) => {
      const reach = attack.use === 'melee' ? MELEE + walk : bandLimit(w, attack.band);
      return distanceBetween(w, creature, other) <= reach;
    }),
  );
}
