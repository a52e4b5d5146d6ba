import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf, playing } from '../adventure/adventure.ts';
import { followMaximum } from '../harm/heal.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { gapAt, levelFor } from '../numbers/levels.ts';

/** Experience for a scene: each character of a player gets all of it (DT-LVL-01); at other Levels by their gap (DT-LVL-06). */
export function award(t: D20, xp: number): number {
  const { adventure, story } = playing(t);
  // Whom others play counts as a companion does (DT-TAB-05).
  const players = partyOf(t).filter(
    ({ seat, absence }) => seat !== undefined && absence === undefined,
  );
  const paid = t.options.xpScale
    ? Math.round((xp * gapAt(story.lowest)) / gapAt(adventure.level))
    : xp;
  if (paid <= 0) return 0;
  for (const creature of players) {
    const { character } = creature;
    if (character === undefined) continue;
    character.xp += paid;
    t.tell?.({
      type: 'xp',
      rule: 'DT-LVL-01',
      creature: creature.id,
      xp: paid,
      total: character.xp,
    });
  }
  return paid;
}

/** Whether somebody has reached a Level that it has not taken yet. */
export const hasLevelToGain = ({ character, level, life }: Creature): boolean =>
  character !== undefined && life === 'alive' && levelFor(character.xp) > level;

/** Hit Points that a change of a character brings (DT-LVL-05, DT-ABIL-09). */
export function withMaximum(t: D20, creature: Creature, change: () => void): void {
  const before = maxHpOf(t, creature);
  change();
  followMaximum(t, creature, before);
}
