import { describe, expect, test } from 'vitest';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { giveQuest } from '../../../rules/harm/quests.ts';

const T = 'court(12,11)';
const [OWN, UPPER] = ['orb-6', 'orb-7'];
const golem = { group: 'golem', members: ['court(12,13)'], orb: OWN };

/** Ana of the red team beside the pedestal, with an orb of the blue team. */
function bearer(ana: Told = {}, more: Told = {}): Court {
  return begin(
    {
      athletes: [ours('Ana', T, { holds: ['orb-3'], ...ana }), theirs('Bo', 'court(21,2)')],
      creeps: [golem],
      turn: 'Ana',
      ...more,
    },
    { options: { map: 'throne', redTeam: 'players' } },
  );
}

const placeOf = (court: Court, orb: number) => court.state.items[orb]?.place;
const enemies = (court: Court) =>
  court.state.groups[0]?.enemies.map((id) => court.state.creatures[id]?.name);

describe('putting an orb behind the throne', () => {
  test('[KM-THRONE-05] with a Move Action: it keeps its colour and pays nothing by itself', () => {
    const court = bearer().answer('place-orb');
    expect(placeOf(court, 3)).toEqual({ at: 'pedestal', pedestal: 6 });
    expect(court.state.items[3]?.team).toBe(1);
    expect([court.state.points, court.state.turn?.moveActions]).toEqual([[0, 0], 0]);
    expect(court.of('Ana').held).toEqual([]);
    expect(court).toHaveHeard({ type: 'orb', what: 'placed', rule: 'KM-THRONE-05' });
    // That alone makes no enemy of the Golem.
    expect(enemies(court)).toEqual([]);
  });

  test.each([
    ['with no orb', { holds: [] }],
    ['from two squares away', { at: 'court(12,10)' }],
    ['while flying', { statuses: [{ status: 'flying', ends: 'match' }] }],
  ])('[KM-THRONE-05] not %s', (_, ana) => {
    expect(bearer(ana)).not.toOffer('place-orb');
  });

  test('[KM-THRONE-05] from any square beside it, diagonally too, Immobilized or not', () => {
    const statuses = ['immobilized'];
    expect(bearer({ at: 'court(11,13)', statuses })).toOffer('place-orb');
  });

  test('[KM-THRONE-05] it is asked which of two', () => {
    const court = bearer({ holds: ['orb-3', UPPER], stowed: true }).answer('place-orb');
    expect(court).toBeAskedFor('place-which', { rule: 'KM-THRONE-05', seat: 0 });
    court.answer(UPPER);
    expect(court.state.items[7]).toMatchObject({
      team: undefined,
      place: { at: 'pedestal', pedestal: 6 },
    });
    expect(court.of('Ana')).toHoldOrbs('orb-3');
  });
});

describe('taking one away again', () => {
  test('[KM-THRONE-05] as from any pedestal; whoever takes any orb is the Golem’s enemy', () => {
    const orbs = [{ name: 'orb-5', at: 'court(12,12)' }];
    const court = bearer({ holds: [] }, { orbs }).answer('pick-up', 'orb-5');
    expect(court.of('Ana')).toHoldOrb('orb-5');
    expect(enemies(court)).toEqual(['Ana']);
  });

  test('[KM-THRONE-05] [KZ-ORB-06] of the own colour by nobody', () => {
    const orbs = [
      { name: 'orb-0', at: 'court(12,12)' },
      { name: OWN, at: 'court(2,2)' },
    ];
    expect(bearer({ holds: [] }, { orbs })).not.toOffer('pick-up');
  });

  test('[KM-THRONE-05] elsewhere only the group’s own orb makes enemies', () => {
    const orbs = [{ name: 'orb-5', at: 'court(12,10)' }];
    const court = bearer({ holds: [] }, { orbs }).answer('pick-up', 'orb-5');
    expect(enemies(court)).toEqual([]);
  });
});

describe('quests', () => {
  const quest = (court: Court, orbs: readonly number[], reward = 2) =>
    giveQuest(court, court.id('Royal Golem'), {
      pedestal: 6,
      orbs,
      reward,
      rule: 'KM-GOLEM-05',
      what: 'given',
    });

  test('[KM-GOLEM-05] [KM-GOLEM-06] one of the named orbs pays at once, and the quest is over', () => {
    const court = bearer();
    quest(court, [0, 3], 4);
    court.answer('place-orb');
    expect(court.state.points).toEqual([4, 0]);
    expect(court.inPlay('quest')).toEqual([]);
    expect(court).toHaveHeard({ type: 'points', rule: 'KM-GOLEM-05', who: 'Ana', points: 4 });
  });

  test('[KM-GOLEM-05] another orb does not', () => {
    const court = bearer();
    quest(court, [0, 4]);
    court.answer('place-orb');
    expect([court.state.points, court.inPlay('quest').length]).toEqual([[0, 0], 1]);
  });
});
