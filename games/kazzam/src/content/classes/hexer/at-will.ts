import { chooseSome, type Flow } from '@tablewright/engine';
import type { Status } from '../../../model.ts';
import { implementBonus } from '../../../rules/attack/hit.ts';
import { areAllies, creatureOf, isOnMap, seatOf } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower, EffectPart, Reading, Use } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { force } from '../../../rules/movement/forced.ts';
import type { Face } from '../../../rules/numbers/result.ts';
import { reachOf } from '../../../rules/sight/reach.ts';
import type { Kazzam } from '../../../table.ts';
import { GNAWING_HEX } from './gnawing-hex.ts';
import { PATIENT_GAZE, PATIENT_SHOT } from './patient.ts';

/** Clinging Flare: a light on the target, until it spends an Attack Action on it (KC-HEX-20). */
const clingingFlare: AttackPower = {
  id: 'clinging-flare',
  rule: 'KC-HEX-20',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      gives: 'revealed',
      *run(t, { attacker: by, target: on }) {
        const until = { ends: 'match' } as const;
        const revealed = withData(STATUS.revealed, { removable: 1 });
        yield* inflict(t, { ...revealed, on, by, source: 'clinging-flare', until });
      },
    },
  ],
};

/** Slides the target of an attack up to so many squares. */
function* slide(t: Kazzam, use: Use, squares: number): Flow<void> {
  const { attacker: by, target, power, total } = use;
  const { id: source, rule } = power;
  const from = creatureOf(t.state, by);
  yield* force(t, target, { how: 'slide', squares, by, source, from, rule, total });
}

/** On whom a Lesser Confusion lies: friend and foe are changed about (KC-HEX-21). */
const CONFUSED = 'lesser-confusion';

export const CONFUSED_EFFECT: EffectDef = {
  kind: CONFUSED,
  on: {
    reply: {
      modify({ state }, { on, by }, event) {
        if (event.holder !== on) return;
        event.may = false;
        if (!areAllies(state, on, event.granter)) return;
        const holder = creatureOf(state, on);
        const granter = creatureOf(state, event.granter);
        if (!isWithin(groundOf(state), holder, granter, reachOf(state, on))) return;
        event.may = true;
        event.compelledBy = by;
      },
    },
  },
  status: true,
};

/** Lesser Confusion: a slide, and Opportunities on its own allies only, all of them (KC-HEX-21). */
const lesserConfusion: AttackPower = {
  id: 'lesser-confusion',
  rule: 'KC-HEX-21',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        yield* slide(t, use, 2);
        if (isOnMap(creatureOf(t.state, use.target))) confuse(t, use);
      },
    },
  ],
};

function confuse(t: Kazzam, { attacker: by, target: on }: Use): void {
  const { state } = t;
  const until = untilNextTurnEnds(state, on);
  const known = state.effects.find((effect) => effect.kind === CONFUSED && effect.on === on);
  // Whoever casts it, it is one status (KC-CONV-21).
  if (known !== undefined) {
    known.until = until;
    return;
  }
  const mark = state.nextEffect;
  windows.attach(t, { kind: CONFUSED, on, by, source: CONFUSED, until, mark, amount: 0 });
}

/** A line of an Amalgam that puts a status on the target until the end of its next turn. */
function inflicts(kind: Status): EffectPart {
  return {
    on: 'target',
    gives: kind,
    *run(t, { attacker: by, target: on, power: { id: source } }) {
      yield* inflict(t, { kind, on, by, source, until: untilNextTurnEnds(t.state, on) });
    },
  };
}

/** The lines of Beginner's Amalgam besides its damage (KC-HEX-25). */
const LINES = [
  { id: 'slide', part: { on: 'target', run: (t, use) => slide(t, use, 2) } },
  { id: 'slowed', part: inflicts('slowed') },
  { id: 'distracted', part: inflicts('distracted') },
] as const satisfies readonly { readonly id: string; readonly part: EffectPart }[];

/** How many lines a result gives (KC-HEX-25). */
const PICKS: Readonly<Record<Face, number>> = { 1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 3 };

/** What a 6 adds (KC-HEX-25). */
const MORE = 2;

/**
 * Picks different lines: one for a 3, two for a 4, three for a 5, and for a 6 damage besides.
 * Nothing doubles, and the implement adds to the damage line only (KC-HEX-25).
 */
function* readAmalgam(t: Kazzam, use: Use): Flow<Reading> {
  const { attacker, target, power, result } = use;
  const count = PICKS[result];
  const picked = yield* chooseSome(
    t,
    seatOf(t.state, attacker),
    'amalgam',
    [{ id: 'damage', part: undefined }, ...LINES],
    {
      rule: power.rule,
      params: { who: attacker, of: target },
      about: { who: attacker, of: target, power: power.id },
      min: count,
      max: count,
    },
  );
  const hurts = picked.some(({ id }) => id === 'damage');
  const line = hurts ? power.damage + implementBonus(t.state, use) : 0;
  return {
    line: line + (result === 6 ? MORE : 0),
    effect: picked.flatMap(({ part }) => part ?? []),
  };
}

/** Beginner's Amalgam: a table of its own (KC-HEX-25). */
const beginnersAmalgam: AttackPower = {
  id: 'beginners-amalgam',
  rule: 'KC-HEX-25',
  target: 'implement',
  damage: 2,
  line: readAmalgam,
};

/** The At-Will powers, three of which a Hexer picks (KC-HEX-01). */
export const AT_WILLS: readonly Ability[] = [
  { id: 'hexer/clinging-flare', rule: 'KC-HEX-20', power: clingingFlare },
  {
    id: 'hexer/lesser-confusion',
    rule: 'KC-HEX-21',
    power: lesserConfusion,
    leaves: [CONFUSED_EFFECT],
  },
  GNAWING_HEX,
  PATIENT_SHOT,
  PATIENT_GAZE,
  { id: 'hexer/beginners-amalgam', rule: 'KC-HEX-25', power: beginnersAmalgam },
];
