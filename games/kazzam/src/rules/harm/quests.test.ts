import { describe, expect, test } from 'vitest';
import { begin, ours, theirs } from '../../../test/table.ts';
import { couldPlaceOn, placeOrb } from './place-orb.ts';
import { fulfilQuests, giveQuest, orbsOf, promisedFor, questOf } from './quests.ts';

const RULE = 'KM-GOLEM-05';

/** Ana beside a neutral pedestal with two orbs in her hands. */
function court(bo = '7,2') {
  const table = begin({
    court: ['R......B', '....1...', '........'],
    athletes: [ours('Ana', '3,1', { holds: ['blue', 'neutral'], stowed: true }), theirs('Bo', bo)],
    turn: 'Ana',
  });
  const pedestal = table.state.pedestals.findIndex(({ cell }) => cell === table.cell(4, 1));
  const [first = -1, second = -1] = table.of('Ana').held;
  return { table, pedestal, first, second };
}

describe('a quest', () => {
  test('[KM-GOLEM-05] is one of its giver alone: a new one takes its place', () => {
    const { table, pedestal, first, second } = court();
    const quest = { pedestal, rule: RULE } as const;
    giveQuest(table, 1, { ...quest, orbs: [first, second], reward: 2, what: 'given' });
    giveQuest(table, 1, { ...quest, orbs: [second], reward: 3, what: 'changed' });
    const open = questOf(table.state, 1);
    expect([open?.amount, open && orbsOf(open)]).toEqual([3, [second]]);
    expect(table.inPlay('quest')).toHaveLength(1);
    expect(table.heard('quest').map(({ what, reward }) => [what, reward])).toEqual([
      ['given', 2],
      ['changed', 3],
    ]);
  });

  test('[KM-GOLEM-05] pays for each of its orbs on its pedestal alone', () => {
    const { table, pedestal, first, second } = court();
    giveQuest(table, 1, { pedestal, orbs: [first], reward: 2, rule: RULE, what: 'given' });
    expect(promisedFor(table.state, first, pedestal)).toBe(2);
    expect(promisedFor(table.state, second, pedestal)).toBe(0);
    expect(promisedFor(table.state, first, pedestal + 1)).toBe(0);
    fulfilQuests(table, 0, { orb: first, pedestal: pedestal + 1 });
    fulfilQuests(table, 0, { orb: second, pedestal });
    expect(table.state.points).toEqual([0, 0]);
    fulfilQuests(table, 0, { orb: first, pedestal });
    fulfilQuests(table, 0, { orb: first, pedestal });
    expect([table.state.points, table.state.stats[0]?.points]).toEqual([[2, 0], 2]);
  });

  test('[KM-HID-05] [KZ-INFO-03] is told with who holds an orb, not with the square', () => {
    const { table, pedestal, first } = court();
    giveQuest(table, 1, { pedestal, orbs: [first], reward: 2, rule: RULE, what: 'given' });
    expect(table.heard('quest')[0]).toMatchObject({
      cells: [-1],
      holders: [0],
      colours: ['blue'],
    });
  });
});

describe('putting an orb on a neutral pedestal', () => {
  test('[KZ-ORB-11] [KM-THRONE-05] the orb keeps its colour, and nothing is scored', () => {
    const { table, pedestal, first } = court();
    table.run(placeOrb(table, 0, { pedestal, rule: 'KM-THRONE-05' }), `orb-${first}`);
    expect(table.state.items[first]).toMatchObject({
      team: 1,
      place: { at: 'pedestal', pedestal },
    });
    expect([table.state.points, table.of('Ana').held.length]).toEqual([[0, 0], 1]);
  });

  test('[KM-THRONE-05] from a square beside it, with an orb in hand', () => {
    const { table, pedestal } = court('5,1');
    expect(couldPlaceOn(table.state, 0, pedestal)).toBe(true);
    expect(couldPlaceOn(table.state, 1, pedestal)).toBe(false);
    table.of('Ana').cell = table.cell(2, 1);
    expect(couldPlaceOn(table.state, 0, pedestal)).toBe(false);
  });
});
