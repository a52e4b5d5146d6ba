import { tell } from '../../../rules/creepmaster/tell.ts';
import { walkAtOnce } from '../../../rules/creeps/at-once.ts';
import type { CreepBlock, CreepRow } from '../../../rules/effects/creep-block.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { BARRED, putInPlay } from '../../../rules/effects/in-play.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { AURA_OF_FEAR } from './aura.ts';

const rooted: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by, power }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'immobilized', on, by, source: power.id, until });
  },
};

/** The target walks as far from the beast as it can: its own movement (KM-HORROR-04). */
const banished: EffectPart = {
  on: 'target',
  *run(t, { target, attacker }) {
    yield* walkAtOnce(t, target, 'far', attacker);
  },
};

/** A Saving Throw, or Panicked on its next turn (KM-HORROR-05). */
const frightened: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by, power: { id: source, rule } }) {
    if (yield* savingThrow(t, on, { against: source, rule })) return;
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'panicked', on, by, source, until });
  },
};

function row(id: string, rule: string, faces: readonly number[], effect: EffectPart): CreepRow {
  const power = { id, rule, target: 'melee', damage: 2, effect: [effect], roll: 'none' } as const;
  return { id, rule, faces, power };
}

/** Horror Beasts of the Throne map (KM-HORROR-01 to KM-HORROR-06). */
export const HORROR: CreepBlock = {
  id: 'horror',
  name: 'Horror Beast',
  type: 'standard',
  speed: 6,
  mob: false,
  rule: 'KM-HORROR-01',
  range: 1,
  on: AURA_OF_FEAR,
  rows: [
    row('horror-soften', 'KM-HORROR-03', [1, 2], rooted),
    row('horror-beckon', 'KM-HORROR-04', [3, 4], banished),
    row('pain-of-phobos', 'KM-HORROR-05', [5, 6], frightened),
  ],
  /** Whoever missed it cannot attack it until its next turn ends (KM-HORROR-06). */
  *missTrigger(t, beast, attacker) {
    const until = untilNextTurnEnds(t.state, attacker);
    const barred = withData(BARRED, { always: 1 });
    putInPlay(t.state, {
      ...barred,
      on: beast,
      by: attacker,
      source: 'horror-beast',
      until,
      amount: 0,
    });
    tell(t, beast, 'bar', attacker, 'KM-HORROR-06');
  },
};
