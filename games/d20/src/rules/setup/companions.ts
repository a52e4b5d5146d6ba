import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf } from '../adventure/adventure.ts';
import { masterSeat } from '../deciding/decide.ts';
import { raiseTo } from '../levels/level-up.ts';
import { addCharacter } from '../making/creature.ts';
import { readyFor } from './asked-character.ts';

/** How many a party is filled up to. */
const PARTY = 3;

/**
 * Companions fill a party up to three where the software runs the game (DT-OPT-16): ready characters that nobody has, in
 * id order, raised with average Hit Dice to the lowest Level of the players' characters.
 *
 * @param taken ids of ready characters that somebody has
 */
export function* addCompanions(t: D20, taken: readonly string[]): Flow<void> {
  if (!t.options.companions || masterSeat(t) !== undefined) return;
  const party = partyOf(t);
  const lowest = Math.min(...party.map(({ level }) => level));
  const free = readyFor(t).filter(({ id }) => !taken.includes(id));
  for (const { sheet } of free.slice(0, Math.max(0, PARTY - party.length))) {
    const creature: Creature = addCharacter(t, sheet, { by: 'companion' });
    yield* raiseTo(t, creature, lowest);
    const { id, level } = creature;
    t.tell?.({
      type: 'character-came',
      rule: 'DT-OPT-16',
      creature: id,
      how: 'companion',
      level,
    });
  }
}
