import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Effect, NOBODY, type Until } from '../src/model.ts';
import { NOTES, putInPlay } from '../src/rules/in-play.ts';
import {
  BITS,
  endAll,
  endsLater,
  giveStatus,
  has,
  type NewStatus,
  refreshStatuses,
  removeEffects,
  sumOf,
  untilNextTurnEnds,
} from '../src/rules/status.ts';
import { extraTurn } from '../src/rules/turn.ts';
import type { Kazzam } from '../src/table.ts';
import { begin, type Court, floor, ours, theirs } from './court.ts';
import { golems } from './creep-court.ts';
import { driven, tableAt } from './played.ts';

const ANA = 0;
const BO = 1;
const CY = 2;

/** Ana, Bo and Cy act in this order; it is Ana's turn. */
const POSITION = {
  court: floor(12, 3),
  athletes: [
    ours('Ana', '1,1', { initiative: 6 }),
    theirs('Bo', '5,1', { initiative: 4 }),
    ours('Cy', '9,1', { initiative: 2 }),
  ],
  turn: 'Ana',
};

/** Ana's turn; how many turns each has had so far, this one included. */
function table(...turns: readonly number[]): Kazzam {
  const t = tableAt({ given: POSITION });
  for (const [id, had] of turns.entries()) creature(t, id).turns = had;
  return t;
}

function creature(t: Kazzam, id: number) {
  const found = t.state.creatures[id];
  if (found === undefined) throw new RangeError(`nobody is ${id}`);
  return found;
}

/** When that turn of a creature starts or ends: 0 for the one that runs, 1 for its next one. */
const turnOf = (t: Kazzam, ends: 'turn-start' | 'turn-end', of: number, ahead: number): Until => ({
  ends,
  of,
  turn: creature(t, of).turns + ahead,
});

/** Ends that are known, in the order in which they come after this point of Ana's turn. */
function known(t: Kazzam): readonly (readonly [string, Until])[] {
  return [
    ['the end of the turn that runs', turnOf(t, 'turn-end', ANA, 0)],
    ['the start of Bo’s next', turnOf(t, 'turn-start', BO, 1)],
    ['the end of Bo’s next', turnOf(t, 'turn-end', BO, 1)],
    ['the start of Cy’s next', turnOf(t, 'turn-start', CY, 1)],
    ['the end of Cy’s next', turnOf(t, 'turn-end', CY, 1)],
    ['the start of Bo’s after that', turnOf(t, 'turn-start', BO, 2)],
    ['the end of Bo’s after that', turnOf(t, 'turn-end', BO, 2)],
    ['the start of Cy’s after that', turnOf(t, 'turn-start', CY, 2)],
    ['the end of Cy’s after that', turnOf(t, 'turn-end', CY, 2)],
  ];
}

/** Ends of which nobody knows when they come. */
const UNKNOWN: readonly Until[] = [
  { ends: 'save' },
  { ends: 'failed-save' },
  { ends: 'escape' },
  { ends: 'with', effects: [1] },
];

const MATCH: Until = { ends: 'match' };

describe('which end is the later one', () => {
  test.each([
    ['in the first round', [1, 0, 0]],
    ['after three rounds', [4, 3, 3]],
    ['after turns that Bo had besides', [4, 7, 3]],
    ['after turns that Cy had besides', [4, 3, 9]],
  ])(
    '[KZ-STAT-02] [KZ-GEN-17] [KZ-GEN-18] of two turns the one that comes later, %s',
    (_name, turns) => {
      const t = table(...turns);
      const ends = known(t);
      const wrong = ends.flatMap(([early, one], at) =>
        ends.flatMap(([late, other], place) =>
          endsLater(t.state, other, one) === place > at ? [] : [[early, late]],
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
  test.each([[[1, 0, 0]], [[4, 9, 2]]])(
    '[KZ-GEN-17] [KZ-GEN-18] of one creature’s turns the end comes after the start, and the next after both: turns %j',
    (turns) => {
      const t = table(...turns);
      for (const of of [ANA, BO, CY]) {
        const ends = [1, 2, 3].flatMap((ahead) => [
          turnOf(t, 'turn-start', of, ahead),
          turnOf(t, 'turn-end', of, ahead),
        ]);
        const later = ends.map((one) =>
          ends.map((other) => Number(endsLater(t.state, one, other))),
        );
        expect(later).toEqual(ends.map((_, at) => ends.map((_, place) => Number(at > place))));
      }
    },
  );
  test('[KZ-GEN-17] in its own turn, the end of its next one comes after that of the turn that runs', () => {
    const t = table(2, 1, 1);
    const next = untilNextTurnEnds(t.state, ANA);
    expect(next).toEqual(turnOf(t, 'turn-end', ANA, 1));
    expect(endsLater(t.state, next, turnOf(t, 'turn-end', ANA, 0))).toBe(true);
    expect(endsLater(t.state, turnOf(t, 'turn-end', ANA, 0), next)).toBe(false);
    expect(endsLater(t.state, next, turnOf(t, 'turn-start', ANA, 1))).toBe(true);
  });
  test('[KZ-STAT-02] [KZ-INIT-04] of next turns that of who has the turn comes last, Creeps’ after athletes’', () => {
    const creeps = [golems(['1,2', '9,2'])];
    const [first, second] = [3, 4];
    /** All of them, in the order in which the ends of their next turns come. */
    const ahead = (turn: string) => {
      const t = tableAt({ given: { ...POSITION, creeps, turn } });
      const later = (one: number, other: number) =>
        endsLater(t.state, untilNextTurnEnds(t.state, one), untilNextTurnEnds(t.state, other));
      return [ANA, BO, CY, first, second].sort((a, b) => Number(later(a, b)) - Number(later(b, a)));
    };
    expect(ahead('Ana')).toEqual([BO, CY, first, second, ANA]);
    expect(ahead('Bo')).toEqual([CY, first, second, ANA, BO]);
    expect(ahead('Cy')).toEqual([first, second, ANA, BO, CY]);
  });
  test('[KZ-STAT-02] what a roll, an escape or something else ends outlasts any turn', () => {
    const t = table(4, 3, 3);
    for (const until of UNKNOWN) {
      for (const [, turn] of known(t)) {
        expect(endsLater(t.state, until, turn)).toBe(true);
        expect(endsLater(t.state, turn, until)).toBe(false);
      }
    }
  });
  test('[KZ-STAT-02] of two of those neither is known to be the later one', () => {
    const { state } = table();
    for (const one of UNKNOWN) {
      for (const other of UNKNOWN) expect(endsLater(state, one, other)).toBe(false);
    }
  });
  test('[KZ-STAT-02] the match outlasts all, and not itself', () => {
    const t = table(4, 3, 3);
    for (const until of [...UNKNOWN, ...known(t).map(([, turn]) => turn)]) {
      expect(endsLater(t.state, MATCH, until)).toBe(true);
      expect(endsLater(t.state, until, MATCH)).toBe(false);
    }
    expect(endsLater(t.state, MATCH, MATCH)).toBe(false);
  });
});

/** Gives Bo a status of the same power by Ana, unless something else is said. */
function give(t: Kazzam, more: Partial<NewStatus>): Effect {
  return giveStatus(t.state, {
    kind: 'vulnerable',
    on: BO,
    by: ANA,
    source: 'hex',
    until: MATCH,
    amount: 1,
    ...more,
  });
}

const entries = (t: Kazzam) =>
  t.state.effects.map(({ kind, on, by, amount, until }) => ({ kind, on, by, amount, until }));
const ends = (t: Kazzam) => t.state.effects.map(({ until }) => until);

describe('a status given anew by the same source', () => {
  test('[KZ-STAT-02] [KZ-GEN-16] is one entry with the later end, whichever was first', () => {
    const t = table(4, 3, 3);
    const all = [...known(t).map(([, until]) => until), { ends: 'save' } as const, MATCH];
    for (const [at, early] of all.entries()) {
      for (const late of all.slice(at)) {
        for (const order of [
          [early, late],
          [late, early],
        ]) {
          t.state.effects = [];
          for (const until of order) give(t, { until });
          expect(ends(t)).toEqual([late]);
        }
      }
    }
  });
  test('[KZ-STAT-02] of two ends that nobody knows the first one stays', () => {
    for (const first of UNKNOWN.slice(0, 3)) {
      for (const then of UNKNOWN.slice(0, 3)) {
        const t = table();
        give(t, { until: first });
        give(t, { until: then });
        expect(ends(t)).toEqual([first]);
      }
    }
  });
  test('[KZ-GEN-16] has the larger number, be it the one with the earlier end', () => {
    const t = table();
    const soon = turnOf(t, 'turn-end', BO, 1);
    give(t, { amount: 1, until: { ends: 'save' } });
    give(t, { amount: 3, until: soon });
    give(t, { amount: 2, until: soon });
    expect(entries(t)).toMatchObject([{ amount: 3, until: { ends: 'save' } }]);
    expect(sumOf(t.state, BO, 'vulnerable')).toBe(3);
  });
  test('[KZ-GEN-16] keeps both at their best however often and in whatever order it comes', () => {
    const t = table(4, 3, 3);
    const all = [...known(t).map(([, until]) => until), { ends: 'save' } as const, MATCH];
    const uses = fc.array(fc.record({ end: fc.nat(all.length - 1), amount: fc.nat(5) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(uses, (given) => {
        t.state.effects = [];
        for (const { end, amount } of given) give(t, { until: all[end] ?? MATCH, amount });
        const late = all[Math.max(...given.map(({ end }) => end))];
        const most = Math.max(...given.map(({ amount }) => amount));
        expect(entries(t)).toMatchObject([{ amount: most, until: late }]);
      }),
    );
  });
  test('[KZ-GEN-16] is the same entry, whoever used the power', () => {
    const t = table();
    const first = give(t, { until: { ends: 'save' } });
    expect(give(t, { by: CY, mark: 77 })).toBe(first);
    expect(t.state.effects).toEqual([first]);
    expect(first).toMatchObject({ by: ANA, mark: first.id, until: MATCH });
  });
  test('[KZ-STAT-03] without a common mark each entry has one of its own', () => {
    const t = table();
    const marks = [
      give(t, { source: 'one' }).mark,
      give(t, { source: 'two' }).mark,
      give(t, { source: 'three', mark: 77 }).mark,
      give(t, { source: 'three', kind: 'slowed', mark: 77 }).mark,
    ];
    expect(new Set(marks).size).toBe(3);
    expect(marks.slice(2)).toEqual([77, 77]);
  });
});

describe('entries that stand side by side', () => {
  test('[KZ-STAT-01] [KZ-GEN-16] those of different sources, each with its own number and end', () => {
    const t = table();
    const soon = turnOf(t, 'turn-end', BO, 1);
    give(t, { source: 'hex', amount: 1, until: { ends: 'save' } });
    give(t, { source: 'curse', amount: 2, until: soon });
    expect(entries(t)).toMatchObject([
      { amount: 1, until: { ends: 'save' } },
      { amount: 2, until: soon },
    ]);
  });
  test('[KZ-STAT-01] the status lasts until the last of them ends', () => {
    const t = table();
    const [one, other] = ['net', 'frost'].map((source) => give(t, { kind: 'slowed', source }));
    removeEffects(t.state, (effect) => effect === other);
    expect(has(creature(t, BO), BITS.slowed)).toBe(true);
    removeEffects(t.state, (effect) => effect === one);
    expect(has(creature(t, BO), BITS.slowed)).toBe(false);
  });
  test('[KZ-STAT-02] those of one source on different creatures, and different statuses of it', () => {
    const t = table();
    const soon = turnOf(t, 'turn-end', BO, 1);
    give(t, { on: BO, until: soon });
    give(t, { on: CY, amount: 4 });
    give(t, { on: BO, kind: 'slowed', amount: 0 });
    expect(entries(t)).toMatchObject([
      { on: BO, kind: 'vulnerable', amount: 1, until: soon },
      { on: CY, kind: 'vulnerable', amount: 4, until: MATCH },
      { on: BO, kind: 'slowed', until: MATCH },
    ]);
  });
  test('[KZ-STAT-40] Marks of different markers of one power, each with its own end', () => {
    const t = table();
    const mark = { kind: 'marked', on: BO, source: 'defender', amount: 0 } as const;
    const soon = turnOf(t, 'turn-end', BO, 1);
    give(t, { ...mark, by: ANA, until: soon });
    give(t, { ...mark, by: CY, until: { ends: 'save' } });
    expect(entries(t)).toMatchObject([
      { by: ANA, until: soon },
      { by: CY, until: { ends: 'save' } },
    ]);
    removeEffects(t.state, ({ by }) => by === ANA);
    expect(has(creature(t, BO), BITS.marked)).toBe(true);
  });
  test('[KZ-STAT-40] [KZ-STAT-02] one marker’s Mark given anew is one with the later end', () => {
    const t = table();
    const mark = { kind: 'marked', on: BO, source: 'defender', amount: 0 } as const;
    const soon = turnOf(t, 'turn-end', BO, 1);
    const late = turnOf(t, 'turn-end', BO, 2);
    for (const by of [ANA, CY]) {
      give(t, { ...mark, by, until: soon });
      give(t, { ...mark, by, until: late });
      give(t, { ...mark, by, until: soon });
    }
    expect(entries(t)).toMatchObject([
      { by: ANA, until: late },
      { by: CY, until: late },
    ]);
  });
  test('[KZ-STAT-01] all entries of a status on one creature can be ended at once', () => {
    const t = table();
    give(t, { source: 'hex' });
    give(t, { source: 'curse' });
    give(t, { kind: 'slowed' });
    give(t, { on: CY });
    endAll(t.state, BO, 'vulnerable');
    expect(entries(t)).toMatchObject([
      { on: BO, kind: 'slowed' },
      { on: CY, kind: 'vulnerable' },
    ]);
    expect(has(creature(t, BO), BITS.vulnerable)).toBe(false);
  });
});

describe('what lasts as long as something else', () => {
  /** A Grab by each of these on Bo. */
  const holds = (t: Kazzam, ...by: readonly number[]) =>
    by.map((one) => give(t, { kind: 'grabbed', by: one, source: `hold/${one}`, amount: 0 }).id);
  const ongoing = (t: Kazzam, ...effects: readonly number[]) =>
    give(t, { kind: 'ongoing', source: 'electrified', until: { ends: 'with', effects } });
  const end = (t: Kazzam, ...ids: readonly number[]) =>
    removeEffects(t.state, ({ id }) => ids.includes(id));
  const burns = (t: Kazzam) => has(creature(t, BO), BITS.ongoing);

  test('[KC-SHV-19] ends with it, and not with anything else', () => {
    const t = table();
    const [hold = -1, other = -1] = holds(t, ANA, CY);
    ongoing(t, hold);
    end(t, other);
    expect(burns(t)).toBe(true);
    end(t, hold);
    expect([burns(t), t.state.effects]).toEqual([false, []]);
  });
  test('[KZ-STAT-02] [KC-SHV-19] given anew it hangs on both, and ends with the last of them', () => {
    for (const first of [0, 1]) {
      const t = table();
      const [one = -1, other = -1] = holds(t, ANA, CY);
      ongoing(t, one);
      ongoing(t, other);
      expect(ends(t).at(-1)).toEqual({ ends: 'with', effects: [one, other] });
      expect(sumOf(t.state, BO, 'ongoing')).toBe(1);
      const [sooner = -1, later = -1] = first === 0 ? [one, other] : [other, one];
      end(t, sooner);
      expect(burns(t)).toBe(true);
      end(t, later);
      expect(burns(t)).toBe(false);
    }
  });
  test('[KC-SHV-19] what hangs on that in turn ends as well', () => {
    const t = table();
    const [hold = -1] = holds(t, ANA);
    const { id } = ongoing(t, hold);
    give(t, { kind: 'slowed', on: CY, amount: 0, until: { ends: 'with', effects: [id] } });
    give(t, { kind: 'weakened', on: CY, amount: 0 });
    end(t, hold);
    expect(entries(t)).toMatchObject([{ on: CY, kind: 'weakened' }]);
    expect([has(creature(t, CY), BITS.slowed), has(creature(t, CY), BITS.weakened)]).toEqual([
      false,
      true,
    ]);
  });
  test('[KZ-STAT-02] it outlasts turns, and stays as it is beside a Saving Throw', () => {
    const t = table();
    const [hold = -1] = holds(t, ANA);
    const same = { kind: 'ongoing', source: 'electrified' } as const;
    const hanging = { ends: 'with', effects: [hold] } as const;
    const last = (...untils: readonly Until[]) => {
      endAll(t.state, BO, 'ongoing');
      for (const until of untils) give(t, { ...same, until });
      return ends(t).at(-1);
    };
    const soon = turnOf(t, 'turn-end', BO, 1);
    expect([last(soon, hanging), last(hanging, soon)]).toEqual([hanging, hanging]);
    expect(last(hanging, { ends: 'save' })).toEqual(hanging);
    expect(last({ ends: 'save' }, hanging)).toEqual({ ends: 'save' });
  });
  test('[KZ-STAT-02] with one for the match it no longer ends with the other', () => {
    const t = table();
    const [one = -1, other = -1] = holds(t, ANA, CY);
    ongoing(t, one);
    give(t, { kind: 'ongoing', source: 'electrified' });
    ongoing(t, other);
    end(t, one, other);
    expect(burns(t)).toBe(true);
    expect(ends(t)).toEqual([MATCH]);
  });
});

describe('numbers of a status', () => {
  test('[KZ-STAT-01] [KZ-GEN-16] are added over sources, for each creature by itself', () => {
    const t = table();
    give(t, { source: 'hex', amount: 2 });
    give(t, { source: 'hex', amount: 1 });
    give(t, { source: 'curse', amount: 3 });
    give(t, { source: 'hex', on: CY, amount: 7 });
    give(t, { source: 'hide', kind: 'resist', amount: 5 });
    const sums = (status: 'vulnerable' | 'resist' | 'ongoing') =>
      [ANA, BO, CY].map((id) => sumOf(t.state, id, status));
    expect(sums('vulnerable')).toEqual([0, 5, 7]);
    expect(sums('resist')).toEqual([0, 5, 0]);
    expect(sums('ongoing')).toEqual([0, 0, 0]);
    expect(sumOf(t.state, NOBODY, 'vulnerable')).toBe(0);
  });
  test('[KZ-STAT-05] are nothing for who is immune to it, as long as it is', () => {
    const t = table();
    give(t, { amount: 2 });
    give(t, { on: CY, amount: 1 });
    const data = { status: 'vulnerable' };
    const immune = { kind: NOTES.immunity, on: BO, by: BO, source: 'test', until: MATCH, data };
    const { id } = putInPlay(t.state, { ...immune, amount: 0 });
    refreshStatuses(t.state, BO);
    const sums = () => [BO, CY].map((id) => sumOf(t.state, id, 'vulnerable'));
    expect(sums()).toEqual([0, 1]);
    removeEffects(t.state, (effect) => effect.id === id);
    expect(sums()).toEqual([2, 1]);
  });
});

describe('lived to its end', () => {
  /** Slows Bo until each of these. */
  const slow = ({ state }: Pick<Kazzam, 'state'>, ...untils: readonly Until[]) => {
    for (const until of untils)
      giveStatus(state, { kind: 'slowed', on: BO, by: ANA, source: 'net', until });
  };
  /** In whose turns, ended one after another, Bo is still Slowed. */
  const slowedIn = (court: Court): readonly string[] => {
    const turns: string[] = [];
    while (has(court.of('Bo'), BITS.slowed) && turns.length < 9) {
      turns.push(court.state.creatures[court.state.turn?.creature ?? -1]?.name ?? '');
      court.answer('end-turn');
    }
    return turns;
  };
  const at = (ends: 'turn-start' | 'turn-end', of: number, turn: number): Until => ({
    ends,
    of,
    turn,
  });

  test.each<readonly [string, readonly Until[], readonly string[]]>([
    ['the end of Ana’s turn', [at('turn-end', ANA, 1)], ['Ana']],
    ['the start of Bo’s', [at('turn-start', BO, 1), at('turn-end', ANA, 1)], ['Ana']],
    ['the end of Bo’s', [at('turn-start', BO, 1), at('turn-end', BO, 1)], ['Ana', 'Bo']],
    ['the start of Cy’s', [at('turn-start', CY, 1), at('turn-end', BO, 1)], ['Ana', 'Bo']],
    ['the end of Cy’s', [at('turn-start', BO, 1), at('turn-end', CY, 1)], ['Ana', 'Bo', 'Cy']],
    [
      'the start of Bo’s second',
      [at('turn-end', CY, 1), at('turn-start', BO, 2)],
      ['Ana', 'Bo', 'Cy', 'Ana'],
    ],
    [
      'the end of Bo’s second',
      [at('turn-end', BO, 2), at('turn-start', BO, 2), at('turn-end', CY, 1)],
      ['Ana', 'Bo', 'Cy', 'Ana', 'Bo'],
    ],
  ])(
    '[KZ-STAT-02] [KZ-GEN-17] [KZ-GEN-18] until %s, whichever was given first',
    (_name, untils, turns) => {
      for (const order of [untils, untils.toReversed()]) {
        const court = begin(POSITION);
        slow(court, ...order);
        expect(slowedIn(court)).toEqual(turns);
      }
    },
  );
  test('[KZ-GEN-22] [KZ-STAT-02] a turn outside the order counts for which end is the later one', () => {
    const t = table();
    driven(extraTurn(t, BO), ['end-turn']);
    slow(t, untilNextTurnEnds(t.state, CY), untilNextTurnEnds(t.state, BO));
    expect(ends(t)).toEqual([{ ends: 'turn-end', of: CY, turn: 1 }]);
  });
});
