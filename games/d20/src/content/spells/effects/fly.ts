import { calmFeetLeft, feetLeft, spendFeet } from '../../../rules/place/ways.ts';
import type { Trait } from '../../trait.ts';
import { changeHeight, plunge } from '../shared/heights.ts';

const RULE = 'DT-ARC-304';
/** Feet of a minute outside a combat are not counted: as high as anybody likes to go. */
const CALM_FEET = 1000;

/** Flies at twice its base speed, up and down as well; falls if the spell ends in the air. */
export const FLY: Trait = {
  id: 'fly',
  rule: RULE,
  speed: (w, { creature }) => ({
    value: creature.printed?.speed ?? Number(w.options.baseSpeed),
    rule: RULE,
    from: 'fly',
  }),
  powers: [
    {
      id: 'fly-height',
      rule: RULE,
      takes: 'free',
      *use(t, { creature }) {
        const turn = t.state.combat?.turn;
        const most = turn === undefined ? CALM_FEET : feetLeft(t, creature, turn);
        // In the air its speed may be another, as of whoever levitates, too.
        const calm = turn === undefined ? 0 : calmFeetLeft(t, creature, turn);
        const feet = yield* changeHeight(t, creature, RULE, most);
        if (turn !== undefined) spendFeet(turn, feet, calm);
      },
    },
  ],
  on: { ended: (t, { creature }) => plunge(t, creature) },
};
