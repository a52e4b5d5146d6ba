import { describe, expect, test } from 'vitest';
import { begin, type Court } from '../../../../test/table.ts';
import { OF_QUESTS } from '../../../invariants/of-quests.ts';
import { positionOf } from '../../../position.ts';
import { orbsOf, questOf } from '../../../rules/harm/quests.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { acted, BLUE, GOLEM, hall, OWN, PEDESTAL, paid, RED, THRONE } from './testing/hall.ts';

const named = (court: Court): readonly string[] => {
  const quest = questOf(court.state, court.id(GOLEM));
  return quest === undefined ? [] : orbsOf(quest).map((orb) => `orb-${orb}`);
};
const reward = (court: Court) => questOf(court.state, court.id(GOLEM))?.amount;
/** A quest that is open at the start of Bo's turn. */
const open = (orb: number, other: number | undefined, amount = 2) => ({
  kind: 'quest',
  on: GOLEM,
  by: GOLEM,
  source: 'quest',
  ends: 'match',
  amount,
  pedestal: 6,
  orb,
  ...(other === undefined ? {} : { other }),
  rule: 'KM-GOLEM-05',
});
const away = [{ name: OWN, at: 'court(2,2)' }];

describe('Questgiver', () => {
  test('[KM-GOLEM-05] names a red and a blue orb for 2 points, drawn without a die', () => {
    const court = acted(1);
    expect(reward(court)).toBe(2);
    const [red = '', blue = ''] = named(court);
    expect(RED).toContain(red);
    expect(BLUE).toContain(blue);
    expect(court.heard('quest')).toMatchObject([
      { rule: 'KM-GOLEM-05', what: 'given', reward: 2, colours: ['red', 'blue'] },
    ]);
    // The group's die alone, and two lots (D-87).
    const purposes = court.draws.map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose === 'quest')).toHaveLength(2);
    expect(court.heard('quest')[0]?.lots).toHaveLength(2);
  });

  test('[KM-GOLEM-05] from those of that colour now, in whose hands they may be', () => {
    // Only one orb of each colour is left: the others have been dunked by the other team.
    const court = hall({ rolls: [1] });
    for (const orb of [0, 2]) {
      const item = court.state.items[orb];
      if (item !== undefined) item.team = 1;
    }
    for (const orb of [1, 3, 5, 0]) {
      const item = court.state.items[orb];
      if (item !== undefined) item.team = undefined;
    }
    court.answer('end-turn');
    expect(named(court)).toEqual(['orb-4', 'orb-2']);
  });

  test('[KM-GOLEM-06] without one of a colour only the other is named', () => {
    const court = hall({ rolls: [1] });
    for (const orb of [0, 2, 4]) {
      const item = court.state.items[orb];
      if (item !== undefined) item.team = undefined;
    }
    court.answer('end-turn');
    expect(named(court)).toHaveLength(1);
    expect(BLUE).toContain(named(court)[0]);
  });

  test('[KM-GOLEM-05] with its own orb taken it wants that back instead', () => {
    const court = acted(1, { orbs: away });
    expect([named(court), reward(court)]).toEqual([[OWN], 2]);
  });

  test('[KM-GOLEM-05] an open quest pays a point more', () => {
    const court = acted(1, { effects: [open(0, 1, 3)] });
    expect([named(court), reward(court)]).toEqual([['orb-0', 'orb-1'], 4]);
    expect(court).toHaveHeard({ type: 'quest', what: 'raised', reward: 4 });
  });

  test('[KM-GOLEM-05] and asks for its own orb once that is taken', () => {
    const court = acted(1, { effects: [open(0, 1)], orbs: away });
    expect([named(court), reward(court)]).toEqual([[OWN], 3]);
    expect(court).toHaveHeard({ type: 'quest', what: 'changed', reward: 3 });
  });

  test('[KM-GOLEM-05] it stays with that, be it back or not', () => {
    const court = acted(1, { effects: [open(6, undefined)] });
    expect([named(court), reward(court)]).toEqual([[OWN], 3]);
  });
});

describe('delivering', () => {
  const deliver = (holds: string, effects = [open(0, 1)], orbs?: typeof away) =>
    hall({
      bo: { at: THRONE, holds: [holds] },
      effects,
      ...(orbs === undefined ? {} : { orbs }),
    }).answer('place-orb');

  test('[KM-GOLEM-05] [KM-GOLEM-06] pays the team of whoever places it at once, and ends the quest', () => {
    // Bo plays blue: he brings the red one.
    const court = deliver('orb-0');
    expect(paid(court)).toEqual([['KM-GOLEM-05', 1, 2]]);
    expect([court.state.points, named(court)]).toEqual([[0, 2], []]);
    expect(court.state.items[0]).toMatchObject({ team: 0, place: { at: 'pedestal', pedestal: 6 } });
  });

  test('[KM-GOLEM-05] nothing for an orb that is not named', () => {
    const court = deliver('orb-2');
    expect([paid(court), named(court).length]).toEqual([[], 2]);
  });

  test('[KM-GOLEM-06] a named orb stays named when its colour changes', () => {
    const court = hall({ bo: { at: THRONE, holds: ['orb-0'] }, effects: [open(0, 1)] });
    const orb = court.state.items[0];
    if (orb !== undefined) orb.team = undefined;
    expect(paid(court.answer('place-orb'))).toEqual([['KM-GOLEM-05', 1, 2]]);
  });

  test('[KM-GOLEM-06] its own orb is the one that began there, whatever its colour is', () => {
    const court = hall({ bo: { at: THRONE, holds: [OWN] }, effects: [open(6, undefined, 3)] });
    const orb = court.state.items[6];
    if (orb !== undefined) orb.team = 0;
    expect(paid(court.answer('place-orb'))).toEqual([['KM-GOLEM-05', 1, 3]]);
  });

  test('[KM-GOLEM-06] an own orb that was dunked counts as taken', () => {
    const court = hall({ orbs: away, rolls: [1] });
    const orb = court.state.items[6];
    if (orb !== undefined) orb.team = 0;
    expect(named(court.answer('end-turn'))).toEqual([OWN]);
  });

  test('[KM-GOLEM-05] what the Golem itself puts back fulfils nothing', () => {
    const court = hall({
      effects: [open(6, undefined)],
      orbs: [{ name: OWN, at: 'court(13,14)' }],
    });
    court.answer('end-turn');
    expect(court.state.items[6]?.place.at).toBe('pedestal');
    expect([paid(court), named(court)]).toEqual([[], [OWN]]);
  });

  test('[KM-GOLEM-05] no quest outlasts the Golem', () => {
    const court = hall({ effects: [open(0, 1)] });
    takeOut(court, court.id(GOLEM), -1);
    expect(court.inPlay('quest')).toEqual([]);
  });
});

describe('what must hold of a quest', () => {
  const [invariant] = OF_QUESTS;

  test('[KM-INV-15] [KM-GOLEM-05] its orbs and its reward', () => {
    const court = hall({ effects: [open(0, 1)] });
    expect(invariant?.check(court.state)).toBeUndefined();
    const [quest] = court.inPlay('quest');
    if (quest !== undefined) quest.amount = 1;
    expect(invariant?.check(court.state)).toContain(GOLEM);
  });

  test('a position keeps it', () => {
    const written = positionOf(acted(1));
    expect(positionOf(begin(written, { options: { map: 'throne', redTeam: 'players' } }))).toEqual(
      written,
    );
    expect(PEDESTAL).toBe('court(12,12)');
  });
});
