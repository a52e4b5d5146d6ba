import { describe, expect, test } from 'vitest';
import { golems } from '../../../test/creep-court.ts';
import { CONTENT } from '../../../test/game.ts';
import { begin, floor, ours, theirs } from '../../../test/table.ts';
import { said, TEST_MANIFESTS } from '../../../test/test-content.ts';
import { deal } from '../harm/damage.ts';
import { assemble, blocksOf, isStatus, mapInPlay, specialisationsOf } from './content.ts';
import { NOTES, putInPlay } from './in-play.ts';
import { windows } from './windows.ts';

const until = { ends: 'match' } as const;

describe('a game that is assembled', () => {
  test('is refused if something is declared twice, and says what', () => {
    const { creeps, classes } = TEST_MANIFESTS;
    const again = { ...TEST_MANIFESTS, creeps: [...creeps, ...creeps.slice(-1)] };
    expect(() => assemble(again)).toThrow(RangeError);
    expect(() => assemble(again)).toThrow('test-charioteer is declared twice');
    const twice = { ...TEST_MANIFESTS, classes: [...classes, ...classes.slice(0, 1)] };
    expect(() => assemble(twice)).toThrow(/^\S+ is declared twice$/);
  });
  test('may have several maps, of which one is played on', () => {
    const [first] = TEST_MANIFESTS.maps;
    if (first === undefined) throw new Error('there is no map');
    const { map, texts } = first;
    const second = { map: { ...map, id: 'second' }, texts };
    const content = assemble({ ...TEST_MANIFESTS, maps: [first, second] });
    const played = (id: string) => {
      const { state } = begin(undefined, { seed: 'maps' });
      return mapInPlay({ content, state: { ...state, map: id } })?.map.id;
    };
    expect([map.id, 'second', 'nowhere'].map(played)).toEqual([map.id, 'second', undefined]);
  });
});

describe('the blocks of a group', () => {
  const named = (group: string) => blocksOf(CONTENT, group).map(({ name }) => name);
  test('are one for all members, or those of a team', () => {
    expect(named('practice-golem')).toEqual(['Practice Golem']);
    expect(named('test-crew')).toEqual(['Twin Blade', 'Medic', 'Brute']);
  });
  test('are none of a group that nobody declared', () => {
    expect(blocksOf(CONTENT, 'nobody')).toEqual([]);
  });
});

test('[KZ-CHAR-02] a role has its specialisations, and one that the game lacks none', () => {
  const game = { content: CONTENT };
  expect(specialisationsOf(game, 'striker')).toContain('sniper');
  const content = { ...CONTENT, roles: CONTENT.roles.filter(({ id }) => id !== 'striker') };
  expect(specialisationsOf({ content }, 'striker')).toEqual([]);
});

test('[KC-CONV-42] what a creature is by nature is no status that powers take off, nor is a note', () => {
  const court = begin({
    court: floor(12, 5),
    athletes: [ours('Ana', '1,1'), theirs('Bo', '9,1')],
    creeps: [{ group: 'swarm', members: ['5,2'] }],
    turn: 'Ana',
  });
  court.befall('Bo', 'hovering');
  const hovers = court.inPlay('hovering').map((effect) => [effect.on, isStatus(court, effect)]);
  expect(hovers).toEqual([
    [2, false],
    [court.id('Bo'), true],
  ]);
  const note = { kind: NOTES.keptUp, on: 0, by: 0, source: 'test', until, amount: 0 };
  expect(isStatus(court, putInPlay(court.state, note))).toBe(false);
});

test('[KZ-GEN-14] what lies on creatures answers in their places, whoever has made it', () => {
  const court = begin({
    court: floor(12, 3),
    athletes: [
      ours('Ana', '1,1', { initiative: 3 }),
      theirs('Bo', '3,1', { initiative: 6 }),
      ours('Cy', '5,1', { initiative: 1 }),
      theirs('Di', '7,1', { initiative: 5 }),
    ],
    creeps: [golems(['9,0'])],
    turn: 'Ana',
  });
  for (const source of ['Ana', 'Bo', 'Cy']) {
    const by = court.id('Di');
    const on = court.id(source);
    windows.attach(court, { kind: 'test-answer', on, by, source, until, mark: -1, amount: 0 });
  }
  said.length = 0;
  court.run(deal(court, { to: 3, by: 0, kind: 'other', melee: false }, 1, 'KZ-GEN-14'));
  // It is Ana's turn, so that hers come last.
  expect(said.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    'Cy before',
    'Bo before',
    'Ana before',
    'Cy after',
    'Bo after',
    'Ana after',
  ]);
});
