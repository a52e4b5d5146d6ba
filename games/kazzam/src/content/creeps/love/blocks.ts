import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { walkAtOnce } from '../../../rules/creeps/at-once.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { BARRED, effectOn, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { isDying, reduceHp } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { extraTurn } from '../../../rules/turn/turn.ts';
import type { Kazzam } from '../../../table.ts';

const softened: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'weakened', on, by, source: 'soften', until });
  },
};

/** The target walks as near to the beast as it can: its own movement (KM-LOVE-04). */
const beckoned: EffectPart = {
  on: 'target',
  *run(t, { target, attacker }) {
    yield* walkAtOnce(t, target, 'near', attacker);
  },
};

/** Before it strikes: who would be Taken Out by it stays for one more turn (KM-LOVE-05). */
function keepUp({ state }: Kazzam, on: CreatureId, by: CreatureId): void {
  const until = { ends: 'match' } as const;
  putInPlay(state, { kind: NOTES.keptUp, on, by, source: 'pain-of-eros', until, amount: 0 });
}

/** A turn Dominated by the beast, then out (KM-LOVE-05). */
function* lastTurn(t: Kazzam, target: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const fallen = isOnMap(creatureOf(state, target)) && isDying(creatureOf(state, target));
  if (fallen) {
    const until = untilNextTurnEnds(state, target);
    yield* inflict(t, { kind: 'dominated', on: target, by, source: 'pain-of-eros', until });
    yield* extraTurn(t, target);
  }
  removeEffects(t, ({ kind, on }) => kind === NOTES.keptUp && on === target, 'KM-LOVE-05');
  if (fallen) takeOut(t, target, by);
}

/** Once in anybody's turn the beast feeds on an enemy that leaves its side (KM-LOVE-02, D-28). */
const FED = 'aura-of-desire';

function hasFed(state: KazzamState, beast: CreatureId): boolean {
  return effectOn(state, NOTES.usedThisTurn, beast) !== undefined;
}

/** What the aura takes (KM-LOVE-02). */
const DESIRE = 2;

/** Whether the beast would feed on a creature that goes from one square to another. */
function feedsOn(
  state: KazzamState,
  id: CreatureId,
  creature: CreatureId,
  from: Cell,
  to: Cell,
): boolean {
  const beast = creatureOf(state, id);
  const listed = itemAt(state.groups, beast.group)?.enemies.includes(creature) === true;
  if (!listed || from === to || !isOnMap(beast) || hasFed(state, id)) return false;
  const ground = groundOf(state);
  return areAdjacent(ground, beast, bodyAt(ground, creatureOf(state, creature), from));
}

function* feedOn(t: Kazzam, beast: CreatureId, victim: CreatureId): Flow<void> {
  const { state } = t;
  const of = state.turn?.creature ?? beast;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  const mark = { kind: NOTES.usedThisTurn, on: beast, by: beast, source: FED, until, amount: 0 };
  putInPlay(state, mark);
  reduceHp(t, victim, DESIRE, beast, 'KM-LOVE-02');
  yield* gainWard(t, { on: beast, amount: 2, by: beast });
}

/** Love Beasts of the Beginner map's Dungeon (KM-LOVE-01 to KM-LOVE-06). */
export const LOVE: CreepBlock = {
  id: 'love',
  name: 'Love Beast',
  type: 'standard',
  speed: 6,
  mob: false,
  rule: 'KM-LOVE-01',
  range: 6,
  on: {
    step: {
      // Who falls by it falls in the square that it was to leave (D-29).
      before: (t, { on }, { creature, from, to }) =>
        feedsOn(t.state, on, creature, from, to) ? feedOn(t, on, creature) : undefined,
    },
    risk: {
      modify({ state }, { on }, { creature, from, to, risks }) {
        if (feedsOn(state, on, creature, from, to)) risks.push({ by: on, amount: DESIRE });
      },
    },
  },
  rows: [
    {
      id: 'soften',
      rule: 'KM-LOVE-03',
      faces: [1, 2],
      power: {
        id: 'soften',
        rule: 'KM-LOVE-03',
        target: { ranged: 6 },
        damage: 2,
        effect: [softened],
        roll: 'none',
      },
    },
    {
      id: 'beckon',
      rule: 'KM-LOVE-04',
      faces: [3, 4],
      power: {
        id: 'beckon',
        rule: 'KM-LOVE-04',
        target: { ranged: 6 },
        damage: 2,
        effect: [beckoned],
        roll: 'none',
      },
    },
    {
      id: 'pain-of-eros',
      rule: 'KM-LOVE-05',
      faces: [5, 6],
      power: {
        id: 'pain-of-eros',
        rule: 'KM-LOVE-05',
        target: { ranged: 6 },
        damage: 2,
        before: (t, { target, attacker }) => keepUp(t, target, attacker),
        effect: [
          {
            on: 'others',
            *run(t, { attacker }) {
              yield* recover(t, { who: attacker, amount: 2, by: attacker, rule: 'KM-LOVE-05' });
            },
          },
        ],
        after: (t, { target, attacker }) => lastTurn(t, target, attacker),
        roll: 'none',
      },
    },
  ],
  /** Whoever missed it cannot attack it until its next turn ends (KM-LOVE-06). */
  *missTrigger({ state }, beast, attacker) {
    const until = untilNextTurnEnds(state, attacker);
    putInPlay(state, {
      ...withData(BARRED, { always: 1 }),
      on: beast,
      by: attacker,
      source: 'love-beast',
      until,
      amount: 0,
    });
  },
};
