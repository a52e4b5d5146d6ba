import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { imagine } from '../src/imagine.ts';
import { isTarget } from '../src/rules/attack/aim.ts';
import { oddsOf } from '../src/rules/attack/odds.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { rollInSecret } from '../src/rules/effects/dice.ts';
import { effectsOf, NOTES, putInPlay } from '../src/rules/effects/in-play.ts';
import { savingThrow } from '../src/rules/effects/saves.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { gainWard } from '../src/rules/harm/gain-ward.ts';
import { grab } from '../src/rules/harm/grabs.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { knockProne } from '../src/rules/harm/prone.ts';
import { recover } from '../src/rules/harm/recover.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { takeStep } from '../src/rules/movement/step.ts';
import { sees } from '../src/rules/sight/sight.ts';
import { viewOf } from '../src/view-of.ts';
import { kazzam } from './game.ts';
import { KEPT, WATCHED } from './moment-content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const [ANA, AL, BO] = [0, 1, 2] as const;
const until = { ends: 'match' } as const;

/** Ana and Al against Bo; Ana's turn. */
function table(
  picks: readonly string[],
  rolls: readonly number[] = [],
  { ana = {}, al = {}, bo = {}, rows = floor(12, 5) }: Setting = {},
): Court {
  return begin(
    {
      court: rows,
      athletes: [
        ours('Ana', '2,2', { picks, ...ana }),
        ours('Al', '3,3', al),
        theirs('Bo', '5,2', bo),
      ],
      turn: 'Ana',
    },
    { rolls },
  );
}

interface Setting {
  readonly ana?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly rows?: readonly string[];
}

const hit = (court: Court) => court.answer('basic-implement-attack', 'Bo');

describe('a roll', () => {
  test('[KC-CONV-11] a foreseen result stands in for attack dice, Advantage or not', () => {
    const court = hit(table(['test/foreseen'], [], { bo: { statuses: ['blinded', 'prone'] } }));
    expect(court).toHaveHeard({ type: 'attack', who: 'Ana', result: 5, foreseen: true });
  });
  test('[KC-CONV-11] and for a Saving Throw', () => {
    const court = table(['test/foreseen']);
    const saving = savingThrow(court, ANA, { against: 'x', rule: 'TEST', asked: true });
    expect(court.run(saving)).toBe(true);
  });
  test('[KC-CONV-11] turned over, a 6 is a 1 and a Strike', () => {
    const court = hit(table(['test/turned'], [6]));
    expect(court).toHaveHeard({ type: 'turned', who: 'Ana', from: 6, to: 1 });
    expect(court.state.strikes).toEqual([1, 0]);
  });
  test('[KC-CONV-11] [KZ-STAT-26] the die of a Frenzied turn is told as it fell, and turned over', () => {
    const frenzied = { status: 'frenzied', by: 'Bo', ends: 'match' };
    const ana = { picks: ['test/turned'], statuses: [frenzied] };
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Ana', '2,2', ana), theirs('Bo', '5,2')],
        turn: 'Ana',
      },
      { rolls: [2] },
    );
    expect(court).toHaveHeard({ type: 'wild', who: 'Ana', roll: 2 });
    // A 5: a turn of its own.
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KC-CONV-11] odds know of a die that will be turned over', () => {
    const { results, strike } = oddsOf(table(['test/turned']), ANA, BO, BASIC_IMPLEMENT_ATTACK) ?? {
      results: [],
      strike: 0,
    };
    expect([results.reduce((sum, chance) => sum + chance, 0), strike]).toEqual([
      expect.closeTo(1),
      expect.closeTo(1 / 6),
    ]);
  });
  test('[KC-CONV-11] thrown again, the new die counts; what stands in is turned too', () => {
    expect(hit(table(['test/again'], [1, 4]))).toHaveHeard({ type: 'attack', result: 4 });
    const both = hit(table(['test/foreseen', 'test/turned']));
    expect(both).toHaveHeard({ type: 'attack', natural: 2, foreseen: true });
  });
});

describe('what befalls others', () => {
  test('[KC-DIV-10] HP regained and Ward gained are heard of by whom, how much and of which kind', () => {
    const court = table(['test/mirror'], [], { ana: { hp: 3 }, al: { hp: 5 } });
    court.run(recover(court, { who: AL, amount: 9, by: AL, rule: 'KZ-STAT-53' }));
    expect([court.of('Al').hp, court.of('Ana').hp]).toEqual([8, 6]);
    court.run(gainWard(court, { on: AL, amount: 2, by: AL, special: true }));
    expect(court.of('Ana').wards).toEqual([{ amount: 2, onTop: true, by: ANA }]);
  });
  test('[KZ-DMG-16] of no HP regained nothing is heard', () => {
    const court = table(['test/mirror'], [], { ana: { hp: 3 } });
    court.run(recover(court, { who: AL, amount: 2, by: AL, rule: 'KZ-STAT-53' }));
    expect(court.of('Ana').hp).toBe(3);
  });
  test('[KR-LEAD-02] [KZ-INV-06] above its maximum nobody waits without what allows it', () => {
    const leader = { role: 'leader', specialisation: 'motivator' };
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '2,2', leader),
          ours('Al', '3,3'),
          ours('Em', '3,1', { hp: 4, class: 'diviner', picks: ['diviner/empath'] }),
          theirs('Bo', '5,2'),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    );
    court.answer('basic-implement-attack', 'Bo', ['role-boost', 'damage'], 'Al');
    expect(court).toBeAskedFor('mirror-healing', { rule: 'KC-DIV-10', seat: 0 });
    expect(
      kazzam.invariants.flatMap(({ rule, check }) => (check(court.state) ? [rule] : [])),
    ).toEqual([]);
  });
  test('[KC-DIV-11] damage goes to another, whose own Ward takes it first', () => {
    const court = table(['test/guardian'], [], { ana: { ward: 1 }, al: { ward: 5 } });
    const of = { to: AL, by: BO, kind: 'other', melee: false } as const;
    const total = court.run(deal(court, of, 3, 'TEST'));
    expect([court.of('Al').hp, court.of('Ana').hp, total.taken]).toEqual([8, 6, 0]);
    expect(court.of('Al').wards).toMatchObject([{ amount: 5 }]);
  });
  test('[KC-DIV-11] [D-39] the Ward of the attacked decides whether an Effect passes', () => {
    // Bo's own attack: his Ward is what counts, Ana the guardian attacks nobody.
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '2,2', { picks: ['test/hobble'], role: 'leader' }),
          theirs('Bo', '5,2', { ward: 9 }),
          theirs('Cy', '9,2', { picks: ['test/guardian'] }),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    );
    court.answer('hobble', 'Bo', ['damage', 'effect']);
    expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([8, 3]);
    expect(court.of('Cy')).not.toHaveStatus('slowed');
  });
  test('[KC-DIV-11] a status, a fall and a Grab go to another, with its own turns to count', () => {
    const court = table(['test/guardian'], [], { bo: { implement: 'staff' } });
    const ends = { ends: 'turn-end', of: AL, turn: creatureOf(court.state, AL).turns + 1 } as const;
    const given = { on: AL, by: BO, source: 'test', until: ends } as const;
    court.run(inflict(court, { kind: 'slowed', ...given }));
    court.run(knockProne(court, AL, BO, 'test'));
    court.run(grab(court, { on: AL, by: BO, source: 'test', ranged: true }));
    for (const status of ['slowed', 'prone', 'grabbed'] as const) {
      expect(court.of('Ana')).toHaveStatus(status);
      expect(court.of('Al')).not.toHaveStatus(status);
    }
    const { turns } = court.of('Ana');
    expect(effectsOf(court.state, 'slowed')[0]?.until).toEqual({
      ...ends,
      of: ANA,
      turn: turns + 1,
    });
  });
  test('[KC-DIV-11] [KZ-STAT-29] nobody is held in another’s place from out of reach', () => {
    const court = table(['test/guardian'], [], { al: { at: '5,3' } });
    expect(
      court.run(grab(court, { on: AL, by: BO, source: 'test', ranged: false })),
    ).toBeUndefined();
  });
  test('[KC-DIV-22] who is Taken Out is heard of before its statuses end', () => {
    const court = table(['test/avenger']);
    takeOut(court, BO, ANA);
    expect(court.of('Ana').missTokens).toBe(1);
  });
});

describe('an action in progress', () => {
  test('[KC-TNK-23] [KZ-MOVE-16] a movement that is cancelled ends there, and its action is spent', () => {
    const court = table(['test/lariat'], [], { bo: { at: '11,4' } });
    court.answer('walk', ['court(2,1)', 'court(2,0)', 'court(3,0)']);
    expect(court.at('Ana')).toBe('court(2,1)');
    expect(court.of('Ana')).toHaveStatus('prone');
    expect(court).toBeTheTurnOf('Ana');
    expect(court.state.turn?.moveActions).toBe(0);
  });
});

describe('rounds', () => {
  test('[KZ-GEN-06] begin before the first turn and end after the last', () => {
    const court = table(['test/rounds'], [5]);
    court.answer('end-turn', 'end-turn', 'end-turn');
    expect(court.state.round).toBe(2);
    expect(court.of('Ana').wards).toMatchObject([{ amount: 1 }]);
    expect(effectsOf(court.state, KEPT.kind)).toMatchObject([{ amount: 5 }]);
  });
});

describe('a die rolled in secret', () => {
  const kept = () => {
    const court = table(['test/rounds'], [5]);
    return court.answer('end-turn', 'end-turn', 'end-turn');
  };
  const seenBy = (court: Court, seat: number) =>
    viewOf(court, seat).effects.find(({ kind }) => kind === KEPT.kind)?.amount;
  test('[KC-HID-02] is known to nobody but the seat that plays its maker', () => {
    const court = kept();
    expect([seenBy(court, 0), seenBy(court, 1), seenBy(court, -1)]).toEqual([5, 0, 0]);
  });
  test('[KC-HID-02] is told to others without its face', () => {
    const court = kept();
    expect(court.heard('secret-roll')).toMatchObject([{ who: ANA, of: ANA, roll: 0 }]);
  });
  test('[D-68] [KC-HID-02] may be turned over, which is told without its faces', () => {
    const court = table(['test/turned'], [5]);
    const face = court.run(rollInSecret(court, ANA, ANA, 'TEST'));
    expect(court.heard('secret-roll')).toMatchObject([{ roll: 0 }]);
    expect(court.heard('turned')).toMatchObject([{ from: 0, to: 0 }]);
    expect(face).toBe(2);
  });
  test('[KC-HID-02] is imagined anew by everybody else', () => {
    const { state, content } = kept();
    const imagined = (seat: number) => {
      const moment = { state: structuredClone(state), content };
      const source = { ...seededSource('any'), index: () => 1 };
      return effectsOf(imagine(moment, seat, source), KEPT.kind)[0]?.amount;
    };
    expect([imagined(0), imagined(1)]).toEqual([5, 2]);
  });
});

describe('what moments tell', () => {
  test('[KC-DIV-11] how much damage is about to be dealt, and whether a save was rolled', () => {
    const court = table(['test/witness'], [3], { al: { statuses: ['vulnerable'] } });
    const of = { to: AL, by: BO, kind: 'other', melee: false } as const;
    court.run(deal(court, of, 3, 'TEST'));
    expect(court.of('Ana').missTokens).toBe(3);
    court.run(savingThrow(court, AL, { against: 'x', rule: 'TEST' }), 'fail');
    expect(court.of('Ana').missTokens).toBe(3);
    court.run(savingThrow(court, AL, { against: 'x', rule: 'TEST' }), 'roll');
    expect(court.of('Ana').missTokens).toBe(13);
  });
});

describe('who cannot hide from somebody', () => {
  const hidden = (found: boolean) => {
    const court = table([], [], { bo: { statuses: ['hidden'] } });
    const note = { kind: NOTES.found, on: BO, by: ANA, source: 'test', until, amount: 0 };
    if (found) putInPlay(court.state, note);
    return court;
  };
  test('[KC-HID-06] [KC-DIV-14] is a target for that one, and has no Advantage on it', () => {
    expect(oddsOf(hidden(false), ANA, BO, BASIC_IMPLEMENT_ATTACK)).toBeUndefined();
    expect(oddsOf(hidden(true), ANA, BO, BASIC_IMPLEMENT_ATTACK)?.advantages).toEqual([]);
    const seen = (court: Court, target: number) =>
      oddsOf(court, BO, target, BASIC_IMPLEMENT_ATTACK)?.advantages;
    const court = hidden(true);
    expect([seen(court, ANA), seen(court, AL)]).toEqual([[], ['KZ-STAT-31']]);
  });
});

describe('sight', () => {
  const walled = ['............', '............', '....#.......', '............', '............'];
  test('[KC-DIV-14] a creature in one’s eye is seen through walls', () => {
    expect(sees(table([], [], { rows: walled }), ANA, BO)).toBe(false);
    expect(sees(table(['test/link'], [], { rows: walled }), ANA, BO)).toBe(true);
  });
  test('[KC-DIV-24] what lasts while somebody is seen is over with the step out of sight', () => {
    const court = table([], [], { rows: walled, bo: { at: '5,1' } });
    putInPlay(court.state, {
      kind: WATCHED.kind,
      on: BO,
      by: ANA,
      source: 'test',
      until,
      amount: 0,
    });
    const to = (cell: number) => court.run(takeStep(court, BO, cell, { how: 'move' }));
    to(6);
    expect(effectsOf(court.state, WATCHED.kind)).toHaveLength(1);
    to(2 * 12 + 6);
    expect(effectsOf(court.state, WATCHED.kind)).toHaveLength(0);
  });
  test('[KC-DIV-06] [KC-DIV-24] and with the Take-Out of who sees', () => {
    const court = table([], [], { bo: { at: '5,1' } });
    putInPlay(court.state, {
      kind: WATCHED.kind,
      on: BO,
      by: ANA,
      source: 'test',
      until,
      amount: 0,
    });
    takeOut(court, ANA, BO);
    expect(effectsOf(court.state, WATCHED.kind)).toHaveLength(0);
  });
  test('[KC-DIV-14] a range without end reaches into other parts of the map', () => {
    const far = { ...BASIC_IMPLEMENT_ATTACK, further: Number.POSITIVE_INFINITY };
    const court = begin(
      {
        athletes: [ours('Ana', 'dungeon(2,2)', { picks: ['test/link'] }), theirs('Bo', '5,5')],
        turn: 'Ana',
      },
      {},
    );
    expect(isTarget(court, ANA, 1, BASIC_IMPLEMENT_ATTACK)).toBe(false);
    expect(isTarget(court, ANA, 1, far)).toBe(true);
  });
});
