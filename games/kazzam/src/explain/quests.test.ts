import { expect, test } from 'vitest';
import { begin, ours, theirs } from '../../test/table.ts';
import { giveQuest } from '../rules/harm/quests.ts';
import { inPlayOn, questsIn, squareReader } from './index.ts';

function asked() {
  const court = begin({
    court: ['R......B', '....1...', '........'],
    athletes: [ours('Ana', '1,1', { holds: ['blue'] }), theirs('Bo', '6,1')],
    orbs: [{ colour: 'neutral', at: '4,1' }],
    turn: 'Ana',
  });
  const pedestal = court.state.pedestals.findIndex(({ cell }) => cell === court.cell(4, 1));
  const held = court.state.items.findIndex(({ place }) => place.at === 'held');
  const there = court.state.items.findIndex(
    ({ place }) => place.at === 'pedestal' && place.pedestal === pedestal,
  );
  const orbs = [there, held];
  giveQuest(court, 1, { pedestal, orbs, reward: 3, rule: 'KM-GOLEM-05', what: 'given' });
  return court;
}

test('[KM-GOLEM-05] [KM-HID-05] a quest is told with its reward and both its orbs', () => {
  const { state } = asked();
  const [quest] = questsIn(state);
  expect(quest).toMatchObject({
    reward: 3,
    orbs: [
      { key: 'orb.on', params: { orb: { key: 'orb.neutral' } } },
      { key: 'orb.held', params: { orb: { key: 'orb.blue' }, by: 0 } },
    ],
  });
  expect(inPlayOn(state, 1)[0]?.quest).toEqual(quest);
  expect(inPlayOn(state, 1)[0]).toMatchObject({ name: { key: 'note.quest' }, amount: 3 });
});

test('[KM-GOLEM-05] and told on the square of an orb that nobody holds', () => {
  const court = asked();
  const read = squareReader(court.state);
  expect(read(court.cell(4, 1)).lying).toEqual([{ is: 'named', reward: 3 }]);
  expect(read(court.cell(1, 1)).lying).toEqual([]);
});
