import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { JELLY } from './blocks.ts';
import { J1, J2, jellies, pool } from './testing/pool.ts';

const sturdy = { hp: 20, maxHp: 20 };
const ORBS = ['1............2', '..............', '..............', '..............'];

test('[KM-JELLY-01] [KM-INV-05] Standard Creeps that go 6 and strike hand to hand; each face has one row', () => {
  const { type, speed, range, mob, rows } = JELLY;
  expect([type, speed, range, mob]).toEqual(['standard', 6, 1, false]);
  expect(rows.flatMap(({ faces = [] }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[KM-JELLY-02] it hovers: Difficult Terrain costs it nothing', () => {
  const court = pool({
    rows: ['..,,,,,.......'],
    athletes: [theirs('Bo', '8,0', sturdy)],
    creeps: [jellies(['1,0'])],
    rolls: [2],
  }).answer('end-turn');
  expect([court.at(J1), blows(court, 'Bo', J1)]).toEqual(['court(7,0)', [2]]);
  expect(court.of(J1)).toHaveStatus('hovering');
});

describe('Steal', () => {
  const robs = (bo: Told = {}, rolls: readonly number[] = []): Court =>
    pool({
      rows: ORBS,
      athletes: [theirs('Bo', '5,1', { ...sturdy, ...bo })],
      creeps: [jellies(['4,1'])],
      rolls: [1, ...rolls],
    }).answer('end-turn');

  test('[KM-JELLY-03] takes everything that the target holds, and Disarms it', () => {
    const court = robs({ holds: ['orb-0', 'orb-1'], stowed: true });
    expect([court.of('Bo').held, court.of(J1).held]).toEqual([[], [0, 1]]);
    expect(court.of('Bo')).toHaveStatus('disarmed');
    expect(court).toHaveHeard({ type: 'orb', what: 'stolen', rule: 'KM-JELLY-03' });
  });

  test('[KM-JELLY-03] one that holds nothing loses its implement', () => {
    expect(robs().of('Bo')).toHaveStatus('disarmed');
  });

  test('[KM-JELLY-03] not until its next turn ends, but until this jelly is defeated, which drops the rest', () => {
    const court = robs({ holds: ['orb-0'] }, [2]).answer('end-turn');
    expect(court.of('Bo')).toHaveStatus('disarmed');
    court.run(
      deal(
        court,
        { to: court.id(J1), by: court.id('Bo'), kind: 'other', melee: false },
        99,
        'KZ-GEN-14',
      ),
    );
    expect(court.inPlay('disarmed')).toEqual([]);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(4, 1) });
  });

  test('[KM-JELLY-03] that of another jelly changes nothing', () => {
    const court = pool({
      athletes: [theirs('Bo', '5,1', sturdy)],
      creeps: [jellies(['4,1', '6,1'])],
      rolls: [1],
    }).answer('end-turn');
    const fall = (who: string) =>
      court.run(
        deal(
          court,
          { to: court.id(who), by: court.id('Bo'), kind: 'other', melee: false },
          99,
          'KZ-GEN-14',
        ),
      );
    fall(J1);
    expect(court.of('Bo')).toHaveStatus('disarmed');
    fall(J2);
    expect(court.inPlay('disarmed')).toEqual([]);
  });

  test('[KM-JELLY-03] [KM-CRP-11] Ward stops it', () => {
    const court = robs({ holds: ['orb-0'], ward: 1 });
    expect([court.of('Bo').held, court.inPlay('disarmed')]).toEqual([[0], []]);
  });

  test('[KM-JELLY-03] [KM-CRP-17] a Runner may save each, its implement too', () => {
    const court = pool({
      rows: ORBS,
      athletes: [
        theirs('Bo', '5,1', {
          ...sturdy,
          role: 'specialist',
          specialisation: 'runner',
          holds: ['orb-0'],
        }),
      ],
      creeps: [jellies(['4,1'])],
      rolls: [1, 6, 6],
    }).answer('end-turn');
    while (court.asked.startsWith('runner')) court.answer('yes');
    expect([court.of('Bo').held, court.inPlay('disarmed')]).toEqual([[0], []]);
  });

  test('[KM-CRP-20] a Disarmed jelly does Steal, whatever the die shows', () => {
    const court = pool({
      rows: ORBS,
      athletes: [theirs('Bo', '5,1', { ...sturdy, holds: ['orb-0'] })],
      creeps: [jellies([{ at: '4,1', statuses: ['disarmed'] }])],
      rolls: [2],
    }).answer('end-turn');
    expect(court.of(J1).held).toEqual([0]);
  });
});

test('[KM-JELLY-04] Sting: 2 damage and Weakened, until the end of its next turn', () => {
  const court = pool({
    athletes: [theirs('Bo', '5,1', sturdy)],
    creeps: [jellies(['4,1'])],
    rolls: [3, 1],
  }).answer('end-turn');
  expect([blows(court, 'Bo', J1), court.inPlay('weakened').length]).toEqual([[2], 1]);
  court.answer('end-turn');
  expect(court.inPlay('weakened')).toEqual([]);
});

describe('Mesmerize', () => {
  /** Whoever is asked for a way goes to the first square that it may end in. */
  const walkAll = (court: Court): readonly string[] => {
    const asked: string[] = [];
    while (court.asked.startsWith('way.')) {
      const { params } = court.open.why as unknown as { params: { who: number } };
      asked.push(court.state.creatures[params.who]?.name ?? '');
      const { open } = court;
      if (open.kind !== 'path') break;
      const end = court.ends[0] ?? '';
      asked.push(end);
      court.match.submit({ seat: open.seat as number, answer: pathTo(court, end) });
    }
    return asked;
  };

  test('[KM-JELLY-05] players of both teams, listed or not, walk beside it in the order of initiative', () => {
    const court = pool({
      athletes: [
        ours('Ana', '8,3', { initiative: 5 }),
        theirs('Cy', '3,3', { initiative: 4 }),
        theirs('Bo', '0,3', { initiative: 1 }),
      ],
      creeps: [jellies(['5,3'])],
      rolls: [4],
    }).answer('end-turn');
    const asked = walkAll(court);
    expect(asked.filter((_, at) => at % 2 === 0)).toEqual(['Ana', 'Cy', 'Bo']);
    for (const who of ['Ana', 'Cy', 'Bo']) {
      const [x = 0, y = 0] = (court.at(who).match(/\d+/g) ?? []).map(Number);
      expect(Math.max(Math.abs(x - 5), Math.abs(y - 3))).toBe(1);
    }
  });

  test('[KM-JELLY-05] each once in a turn of the group: the second jelly has nobody, and comes no nearer than its range (D-78)', () => {
    const court = pool({
      athletes: [theirs('Bo', '8,3', { ...sturdy })],
      creeps: [jellies(['5,3', '2,3'])],
      rolls: [5],
    }).answer('end-turn');
    walkAll(court);
    expect(court.heard('creep').map(({ power }) => power)).toEqual(['jelly-mesmerize']);
    // Bo is within 6 of the second one by now.
    expect(court.at(J2)).toBe('court(2,3)');
    // In the next round it is called anew.
    expect(court.inPlay('mesmerized')).toEqual([]);
  });

  test('[KM-JELLY-05] [D-78] farther away it comes into range', () => {
    const court = pool({
      rows: ['.'.repeat(24)],
      athletes: [theirs('Bo', '13,0', { ...sturdy, speed: 1 })],
      creeps: [jellies(['9,0', '2,0'])],
      rolls: [5],
    }).answer('end-turn');
    walkAll(court);
    expect([court.at('Bo'), court.at(J2)]).toEqual(['court(12,0)', 'court(6,0)']);
  });

  test('[KM-JELLY-05] a Prone one stays (D-79)', () => {
    const court = pool({
      athletes: [ours('Ana', '8,3'), theirs('Bo', '2,3', { statuses: ['prone'] })],
      creeps: [jellies(['5,3'])],
      rolls: [4],
    }).answer('end-turn');
    expect(walkAll(court)[0]).toBe('Ana');
    expect(court.at('Bo')).toBe('court(2,3)');
  });

  test('[KM-JELLY-05] [KM-CRP-11] so does one with Ward', () => {
    const court = pool({
      athletes: [theirs('Bo', '2,3', { ward: 1 })],
      creeps: [jellies(['5,3'])],
      rolls: [4],
    }).answer('end-turn');
    expect([walkAll(court), court.at('Bo')]).toEqual([[], 'court(2,3)']);
  });

  test('[KM-JELLY-05] [KM-CRP-12] a Hidden one is called too', () => {
    const court = pool({
      athletes: [ours('Ana', '8,3', { statuses: ['hidden'] }), theirs('Bo', '2,3')],
      creeps: [jellies(['5,3'])],
      rolls: [4],
    }).answer('end-turn');
    expect(walkAll(court)).toContain('Ana');
  });

  test('[KM-JELLY-05] none of them strikes another on the way', () => {
    const court = pool({
      rows: ['.........', '#########'],
      athletes: [
        ours('Ana', '1,0', { ...sturdy, initiative: 1 }),
        theirs('Bo', '0,0', { ...sturdy, initiative: 5 }),
      ],
      creeps: [jellies(['5,0'])],
      more: { turn: 'Ana', order: ['Bo', 'Ana'] },
      rolls: [4],
    }).answer('end-turn');
    walkAll(court);
    expect(court.heard('opportunity')).toEqual([]);
  });
});

/** A straight way to a square from where whoever is asked stands. */
function pathTo(court: Court, end: string): readonly string[] {
  const { open } = court;
  if (open.kind !== 'path') return [];
  const at = open.options.findIndex(({ id }) => id === end);
  const before = new Map<number, number>([[open.from, -1]]);
  const wave = [open.from];
  for (const place of wave) {
    for (const to of open.steps[place] ?? []) {
      if (before.has(to)) continue;
      before.set(to, place);
      wave.push(to);
    }
  }
  const path: string[] = [];
  for (let place = at; place !== open.from && place >= 0; place = before.get(place) ?? -1)
    path.unshift(open.options[place]?.id ?? '');
  return path;
}

describe('Drift', () => {
  test('[KM-JELLY-06] past most enemies, each stung once', () => {
    const court = pool({
      athletes: [
        ours('Ana', '5,1', sturdy),
        theirs('Cy', '8,4', sturdy),
        theirs('Bo', '0,6', sturdy),
      ],
      creeps: [jellies(['4,3'], ['Ana', 'Bo', 'Cy'])],
      rolls: [6],
    });
    court.answer('end-turn');
    while (court.asked.startsWith('opportunity')) court.answer('no');
    const hit = ['Ana', 'Bo', 'Cy'].map((who) => blows(court, who, J1).length);
    expect(hit.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...hit)).toBe(1);
    expect(court.inPlay('weakened').length).toBe(hit.filter((one) => one > 0).length);
  });

  test('[KM-JELLY-06] the shortest way: beside its only enemy it stays', () => {
    const court = pool({
      athletes: [theirs('Bo', '5,3', sturdy)],
      creeps: [jellies(['4,3'])],
      rolls: [6],
    }).answer('end-turn');
    expect([court.at(J1), blows(court, 'Bo', J1)]).toEqual(['court(4,3)', [2]]);
  });

  test('[KM-JELLY-06] [KZ-OPP-02] on the way it grants Opportunities', () => {
    const court = pool({
      rows: ['##############', '..............', '##############'],
      athletes: [ours('Ana', '8,1', sturdy), theirs('Bo', '3,1', sturdy)],
      creeps: [jellies([{ at: '4,1', hp: 9, maxHp: 9 }], ['Ana', 'Bo'])],
      rolls: [6],
    }).answer('end-turn');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    court.answer('yes');
    expect([blows(court, 'Ana', J1), blows(court, 'Bo', J1)]).toEqual([[2], [2]]);
  });

  test('[KM-JELLY-06] [KZ-AI-41] past nobody it comes nearer', () => {
    const court = pool({
      rows: ['.'.repeat(24)],
      athletes: [theirs('Bo', '20,0', sturdy)],
      creeps: [jellies(['2,0'])],
      rolls: [6],
    }).answer('end-turn');
    expect([court.at(J1), blows(court, 'Bo', J1)]).toEqual(['court(14,0)', []]);
  });
});

describe('the answer of a jelly to a miss', () => {
  const missed = (bo: string, more: Told = {}): Court =>
    pool({
      rows: ['1.............', ...Array.from({ length: 6 }, () => '..............')],
      athletes: [theirs('Bo', bo, { implement: 'wand', holds: ['orb-0'], ...sturdy, ...more })],
      creeps: [jellies(['4,3'], [])],
      rolls: [2],
    }).answer('basic-implement-attack', J1);

  test('[KM-JELLY-07] from beside it: it steals', () => {
    const court = missed('5,3');
    expect([court.of('Bo').held, court.of(J1).held]).toEqual([[], [0]]);
    expect(court.of('Bo')).toHaveStatus('disarmed');
  });

  test('[KM-JELLY-07] from afar: the attacker alone has to come', () => {
    const court = missed('9,3');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    court.answer(row(3, 8, 7, 6, 5));
    expect(court.at('Bo')).toBe('court(5,3)');
  });
});
