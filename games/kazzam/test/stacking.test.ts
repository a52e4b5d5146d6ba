import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Effect, NOBODY, type Until } from '../src/model.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../src/rules/effects/in-play.ts';
import {
  BITS,
  endAll,
  giveStatus,
  has,
  type NewStatus,
  refreshStatuses,
  removeEffects,
  sumOf,
} from '../src/rules/effects/status.ts';
import type { Court } from './table.ts';

import { ANA, BO, CY, creature, known, MATCH, table, turnOf, UNKNOWN } from './three-in-turn.ts';

/** Gives Bo a status of the same power by Ana, unless something else is said. */
function give(t: Court, more: Partial<NewStatus>): Effect {
  return giveStatus(t, {
    kind: 'vulnerable',
    on: BO,
    by: ANA,
    source: 'hex',
    until: MATCH,
    amount: 1,
    ...more,
  });
}

const entries = (t: Court) =>
  t.state.effects.map(({ kind, on, by, amount, until }) => ({ kind, on, by, amount, until }));
const ends = (t: Court) => t.state.effects.map(({ until }) => until);

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
    removeEffects(t, (effect) => effect === other, 'test');
    expect(has(creature(t, BO), BITS.slowed)).toBe(true);
    removeEffects(t, (effect) => effect === one, 'test');
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
    removeEffects(t, ({ by }) => by === ANA, 'test');
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
    endAll(t, BO, 'vulnerable', 'test');
    expect(entries(t)).toMatchObject([
      { on: BO, kind: 'slowed' },
      { on: CY, kind: 'vulnerable' },
    ]);
    expect(has(creature(t, BO), BITS.vulnerable)).toBe(false);
  });
});

describe('what lasts as long as something else', () => {
  /** A Grab by each of these on Bo. */
  const holds = (t: Court, ...by: readonly number[]) =>
    by.map((one) => give(t, { kind: 'grabbed', by: one, source: `hold/${one}`, amount: 0 }).id);
  const ongoing = (t: Court, ...effects: readonly number[]) =>
    give(t, { kind: 'ongoing', source: 'electrified', until: { ends: 'with', effects } });
  const end = (t: Court, ...ids: readonly number[]) =>
    removeEffects(t, ({ id }) => ids.includes(id), 'test');
  const burns = (t: Court) => has(creature(t, BO), BITS.ongoing);

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
      endAll(t, BO, 'ongoing', 'test');
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
    const immune = withData(IMMUNITY, { status: 'vulnerable' });
    const of = { on: BO, by: BO, source: 'test', until: MATCH, amount: 0 };
    const { id } = putInPlay(t.state, { ...immune, ...of });
    refreshStatuses(t.state, BO);
    const sums = () => [BO, CY].map((id) => sumOf(t.state, id, 'vulnerable'));
    expect(sums()).toEqual([0, 1]);
    removeEffects(t, (effect) => effect.id === id, 'test');
    expect(sums()).toEqual([2, 1]);
  });
});
