import { type Flow, parallel } from '@tablewright/engine';
import { AVERAGE_DIE } from '../../content/sheet.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { deciderOf } from '../deciding/decide.ts';
import { DICE_LEVELS, maxHpOf } from '../numbers/hit-points.ts';
import { BENEFIT_LEVELS, LAST_LEVEL, LEVEL_XP, levelFor } from '../numbers/levels.ts';
import { rollD6 } from '../rolls/roll.ts';
import { hasLevelToGain, withMaximum } from './awards.ts';
import { takeBenefit } from './benefit.ts';
import { exchangeSpell, learnSpells } from './learn.ts';

/**
 * Everybody who has reached a Level takes it, out of combat at the end of a scene (DT-LVL-03): those of players side by
 * side, each at its own pace.
 */
export function* levelUps(t: D20): Flow<void> {
  const rising = t.state.creatures.filter(hasLevelToGain);
  if (rising.length === 0) return;
  const phase = t.state.phase;
  t.state.phase = 'level-up';
  t.tell?.({ type: 'phase-began', rule: 'DT-TAB-02', phase: 'level-up' });
  yield* sideBySide(t, rising, (creature) => gainLevels(t, creature));
  t.state.phase = phase;
  t.tell?.({ type: 'phase-began', rule: 'DT-TAB-02', phase });
}

/** Does something for several characters: for each at its own pace. */
export function* sideBySide(
  t: D20,
  creatures: readonly Creature[],
  flowOf: (creature: Creature) => Flow<void>,
): Flow<void> {
  const strands = creatures.flatMap((creature) => {
    const seat = deciderOf(t, creature);
    return seat === undefined ? [] : [{ seat, flow: flowOf(creature) }];
  });
  for (const creature of creatures) {
    if (deciderOf(t, creature) === undefined) yield* flowOf(creature);
  }
  if (strands.length > 0) yield* parallel(t, strands, { secret: false });
}

/** The Levels that experience has brought, lowest first (DT-LVL-02, -03, -07). */
export function* gainLevels(t: D20, creature: Creature): Flow<void> {
  const { character } = creature;
  if (character === undefined) return;
  const reached = Math.min(levelFor(character.xp), LAST_LEVEL);
  while (creature.level < reached) yield* levelUp(t, creature);
}

/** A character is raised to a Level, at its least experience (DT-CHAR-04, DT-OPT-16); nobody is lowered. */
export function* raiseTo(t: D20, creature: Creature, level: number): Flow<void> {
  const { character } = creature;
  if (character === undefined || creature.level >= level) return;
  character.xp = Math.max(character.xp, LEVEL_XP[level - 1] ?? 0);
  yield* gainLevels(t, creature);
}

/** A character gains one Level: its Hit Die and Hit Points, its benefit, its spells (DT-LVL-02 to -05, DT-MAG-04). */
export function* levelUp(t: D20, creature: Creature): Flow<void> {
  const { character } = creature;
  if (character === undefined) return;
  const die = yield* hitDie(t, creature);
  withMaximum(t, creature, () => {
    creature.level += 1;
    if (die !== undefined) character.hitDice.push(die);
  });
  const { level } = creature;
  t.tell?.({
    type: 'level-gained',
    rule: 'DT-LVL-05',
    creature: creature.id,
    level,
    die: die === AVERAGE_DIE ? undefined : die,
    max: maxHpOf(t, creature),
    hp: creature.hp,
  });
  if (BENEFIT_LEVELS.some((one) => one === level)) yield* takeBenefit(t, creature, character);
  yield* learnSpells(t, creature, character);
  yield* exchangeSpell(t, creature, character);
}

/** The Hit Die of the next Level, to the ninth (DT-HP-03, -05): rolled, or an average, as companions' always are (DT-INV-04). */
function* hitDie(t: D20, creature: Creature): Flow<number | undefined> {
  if (creature.level >= DICE_LEVELS) return undefined;
  if (t.options.hpMode === 'average' || creature.run.by === 'companion') return AVERAGE_DIE;
  const [face = 1] = yield* rollD6(t, creature, 1, 'hit-die');
  return face;
}
