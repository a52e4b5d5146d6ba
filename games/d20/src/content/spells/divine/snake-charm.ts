import { forRounds } from '../../../rules/effects/afflict.ts';
import { setAttitude } from '../../../rules/effects/attitude.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { forMinutes, spellAffects, spellDice } from '../../../rules/magic/verbs.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Spell } from '../../spell.ts';
import { standingOf } from '../effects/swayed.ts';
import { atSurroundings } from '../shared/aims.ts';
import { withinLevels } from '../shared/pool.ts';

const RULE = 'DT-DIV-207';
const FEET = 60;

/** Snake Charm: serpents of as many Levels as the caster’s sway idly. */
export const SNAKE_CHARM: Spell = {
  id: 'snake-charm',
  rule: RULE,
  tradition: 'divine',
  level: 2,
  range: FEET,
  good: 'disable',
  closed: (w, caster) =>
    w.state.creatures.some(
      (one) => isA(w, one, 'serpent') && one.hp > 0 && distanceBetween(w, caster, one) <= FEET,
    )
      ? undefined
      : 'closed.nobody',
  aim: () => atSurroundings(FEET),
  *cast(t, casting) {
    const { targets, level } = casting;
    const serpents = targets.filter((one) => one.hp > 0 && isA(t, one, 'serpent'));
    const charmed = withinLevels(serpents, level);
    if (charmed.length === 0) return;
    const die = yield* spellDice(t, casting, 1, 'duration');
    const until = t.state.combat === undefined ? forMinutes(t, 10 * die) : forRounds(t, die);
    for (const serpent of charmed) {
      const data = standingOf(serpent);
      const laid = yield* spellAffects(t, casting, serpent, 'snake-charm', until, { data });
      if (laid !== undefined) setAttitude(t, serpent, 'friendly', RULE);
    }
  },
};
