import type { CreatureId } from '../../../../model.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { effectOn } from '../../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../../rules/effects/status.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { heldBy } from '../../../../rules/harm/grabs.ts';
import { summonedBy } from '../../../../rules/movement/company.ts';
import { aboutFennec, allOf, forDungeonOrb, needsSave, RESTORED } from './plan.ts';
import { matesOf, nearestTo, opponentsOf, placeOf, squares, withRole } from './sights.ts';

/** How far from her a beast can appear (KC-SUM-10), and how near its help is. */
const SUMMONED = 5;
const HELP = 4;

/** Whom the hound is set on: the opponent nearest to Fennec, or to her if Fennec is away. */
function prey(judge: Judge): CreatureId | undefined {
  const centre = withRole(judge, 'striker') ?? judge.id;
  return nearestTo(judge, placeOf(judge, centre), opponentsOf(judge));
}

/** Whether a beast would not be alone with that one: lost beasts are Strikes. */
function hasHelpAt(judge: Judge, foe: CreatureId): boolean {
  const place = placeOf(judge, foe);
  return [judge.id, ...matesOf(judge)].some(
    (id) => squares(judge, placeOf(judge, id), place) <= HELP,
  );
}

function summons(judge: Judge): number {
  const foe = prey(judge);
  if (foe === undefined || !hasHelpAt(judge, foe)) return -0.4;
  const away = squares(judge, placeOf(judge, judge.id), placeOf(judge, foe));
  // A second one, once the first is there, is no hurry (KC-TMR-08).
  if (away > SUMMONED + 1 || summonedBy(judge.t.state, judge.id).length > 0) return 0;
  return judge.t.state.round <= 2 ? 0.5 : 0.3;
}

/** Whether a beast of hers has an opponent in its grip. */
function hasGrip({ t: { state }, id }: Judge): boolean {
  return summonedBy(state, id).some((beast) => heldBy(state, beast).length > 0);
}

/** How much an ally needs to be Restored: a save first, then Fennec to be Guarded. */
function need(judge: Judge, id: CreatureId): number {
  if (needsSave(judge, id)) return 0.5;
  const isGuarded = has(placeOf(judge, id), BITS.guarded);
  return id === withRole(judge, 'striker') && !isGuarded ? 0.3 : 0;
}

/** Fatima: her hound beside whoever is nearest to Fennec, and help for her own. */
export const fatima: Tactic = {
  rule: 'KT-FAT-17',
  start: [3, 10],
  actions: {
    'summon-scalehound': summons,
    'hissing-howl': (judge) => (hasGrip(judge) ? 0.5 : 0),
    'vine-worms': (judge) => (hasGrip(judge) ? 0 : 0.2),
    restore: (judge) => Math.max(0, ...matesOf(judge).map((id) => need(judge, id))),
  },
  whom: {
    restore: need,
    // One that is rooted already need not be rooted again.
    'vine-worms': ({ t: { state } }, id) =>
      effectOn(state, 'grabbed', id) === undefined ? 0.05 : -0.1,
  },
  options: {
    ...RESTORED,
    'summon-where'(judge, { cell }) {
      const foe = prey(judge);
      if (foe === undefined || cell === undefined) return 0;
      return squares(judge, placeOf(judge, foe), cell) <= 1 ? 0.5 : 0;
    },
  },
  stands: allOf(aboutFennec, forDungeonOrb),
};
