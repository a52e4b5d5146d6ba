import { expect, test } from 'vitest';
import { aPerson, aRow, deafen, inOwn } from '../../../test/own-scene.ts';
import type { Creature } from '../../model.ts';
import { doAll } from './doing.ts';

const TWO = [{ name: 'Ash' }, { name: 'Bo' }];
const MIRA = aPerson();
const THUGS = aRow();

const kinds = ({ items }: Creature): readonly string[] => items.map(({ kind }) => kind);

test('[DT-SHOT-02] a flag is raised once, and taken back', () => {
  const rig = inOwn();
  rig.does([{ flag: 'a' }, { flag: 'b', is: true }, { flag: 'a' }]);
  expect(rig.story().flags).toEqual(['a', 'b']);
  rig.does([
    { flag: 'a', is: false },
    { flag: 'c', is: false },
  ]);
  expect(rig.story().flags).toEqual(['b']);
});

test('[DT-SOC-06] a flag that changes the situation lets everybody try people again; others do not, nor one taken back', () => {
  const rig = inOwn({ party: TWO, here: { changes: ['news'] }, story: { flags: ['news'] } });
  const bo = rig.second;
  const used = () => rig.heroes.map((one) => Object.keys(one.used));
  rig.first.used = { 'influence/7': 0, unlisted: 0 };
  bo.used = { 'influence/7': 0, 'influence/8': 0 };
  const before = used();
  rig.does([{ flag: 'weather' }, { flag: 'news' }, { flag: 'news', is: false }]);
  expect(used()).toEqual(before);
  rig.does([{ flag: 'news' }]);
  expect(used()).toEqual([['unlisted'], []]);
});

test('[DT-SHOT-02] a counter goes no lower than 0 and no higher than its most, and is told', () => {
  const rig = inOwn({ adventure: { counters: [{ id: 'lit', max: 3 }] } });
  const count = (...adds: number[]) => rig.does(adds.map((add) => ({ counter: 'lit', add })));
  count(2, 2, -1, -5, 1);
  expect(rig.events('counted')).toMatchObject(
    [2, 3, 2, 0, 1].map((now) => ({ rule: 'DT-SCA-11', counter: 'lit', now })),
  );
  expect(rig.story().counters).toEqual({ lit: 1 });
  rig.does([{ counter: 'nobody-wrote-it', add: 1 }]);
  expect(rig.story().counters).toEqual({ lit: 1, 'nobody-wrote-it': 0 });
});

const FACTS = (['goal', 'secret', 'weakness', 'clue'] as const).map((kind) => ({
  id: `a-${kind}`,
  kind,
  text: `The ${kind}.`,
  answers: [],
}));

test('[DT-AGM-10] a true answer is a clue first, then a weakness, a secret, a goal; when all is known there is none', () => {
  const rig = inOwn({ adventure: { facts: FACTS } });
  const answer = { answer: 'actor' } as const;
  rig.does([answer, answer, answer, answer, answer]);
  expect(rig.events('learned')).toMatchObject(
    ['clue', 'weakness', 'secret', 'goal'].map((kind) => ({
      rule: 'DT-SCA-11',
      fact: `a-${kind}`,
      words: { prose: `The ${kind}.` },
    })),
  );
  expect(rig.story().facts).toEqual(['a-clue', 'a-weakness', 'a-secret', 'a-goal']);
});

test('[DT-AGM-10] what is known is learned no second time, nor given as an answer', () => {
  const rig = inOwn({ adventure: { facts: FACTS }, story: { facts: ['a-clue'] } });
  rig.does([{ learn: 'a-clue' }, { learn: 'a-goal' }, { learn: 'a-goal' }, { answer: 'actor' }]);
  expect(rig.events('learned').map((one) => 'fact' in one && one.fact)).toEqual([
    'a-goal',
    'a-weakness',
  ]);
  expect(rig.events('learned')[0]).toMatchObject({ rule: 'DT-SCA-11' });
});

test('[DT-SOC-01] a deed changes how a person stands to the party; of one who never came it changes nothing', () => {
  const lew = { ...MIRA, id: 'lew', name: 'Lew' };
  const rig = inOwn({ adventure: { people: [MIRA, lew] }, here: { people: ['mira'] } });
  rig.does([
    { attitude: 'mira', to: 'friendly' },
    { attitude: 'lew', to: 'hostile' },
  ]);
  const mira = rig.person('mira');
  expect(rig.events('attitude-changed')).toMatchObject([
    { rule: 'DT-SCA-11', creature: mira.id, attitude: 'friendly' },
  ]);
  expect([mira.attitude, rig.person('lew').attitude]).toEqual(['friendly', 'neutral']);
});

test('[DT-SHOT-02] things are given to whoever acts, or to each of the party', () => {
  const rig = inOwn({ party: TWO });
  const bo = rig.second;
  rig.does([{ give: 'rope' }], bo);
  rig.does([{ give: 'rations', count: 2, to: 'each' }], bo);
  rig.does([{ give: 'torches', count: 1, to: 'actor' }]);
  expect(rig.heroes.map(kinds)).toEqual([
    ['rations', 'rations', 'torches'],
    ['rope', 'rations', 'rations'],
  ]);
  const rule = 'DT-SCA-11';
  expect(rig.events('given')).toMatchObject([
    { rule, creature: bo.id, item: 'rope', count: 1 },
    { rule, creature: rig.first.id, item: 'rations', count: 2 },
    { rule, creature: bo.id, item: 'rations', count: 2 },
    { rule, creature: rig.first.id, item: 'torches', count: 1 },
  ]);
});

test('[DT-SHOT-02] one thing of a kind is lost, that of whoever acts first, also from the hand and from the body', () => {
  const gear = (is: 'held' | 'worn', kind: string) => [{ kind, is }] as const;
  const rig = inOwn({
    party: [
      { gear: [...gear('held', 'torches'), { kind: 'rope' }, ...gear('worn', 'light-armor')] },
      { gear: [{ kind: 'torches' }, { kind: 'torches' }] },
    ],
  });
  const bo = rig.second;
  const [torch] = rig.first.held;
  rig.does([{ lose: 'torches' }], bo);
  expect([rig.first.held, kinds(bo)]).toEqual([[torch], ['torches']]);
  rig.does([{ lose: 'torches' }]);
  expect([rig.first.held, kinds(rig.first), rig.first.armor !== undefined]).toEqual([
    [],
    ['rope', 'light-armor'],
    true,
  ]);
  rig.does([{ lose: 'rope' }, { lose: 'rope' }, { lose: 'lantern' }], bo);
  rig.does([{ lose: 'light-armor' }], bo);
  expect([rig.first.armor, kinds(rig.first), kinds(bo)]).toEqual([undefined, [], ['torches']]);
  const rule = 'DT-SCA-11';
  expect(rig.events('lost-item')).toMatchObject([
    { rule, creature: bo.id, item: 'torches' },
    { rule, creature: rig.first.id, item: 'torches' },
    { rule, creature: rig.first.id, item: 'rope' },
    { rule, creature: rig.first.id, item: 'light-armor' },
  ]);
});

test.each([
  [60, [20, 20, 20]],
  [8, [3, 3, 2]],
  [1, [1, 0, 0]],
  [0, [0, 0, 0]],
])('[DT-SHOT-02] %d gold pieces are shared out as evenly as they can be', (gp, each) => {
  const rig = inOwn({ party: [{}, {}, {}] });
  rig.does([{ gp }], rig.second);
  expect(rig.heroes.map((one) => one.gp)).toEqual(each);
  expect(rig.events('gold')).toMatchObject([{ rule: 'DT-SCA-11', gp }]);
});

test('[DT-SHOT-02] gold that is asked for is paid by whoever acts, down to nothing', () => {
  const rig = inOwn({ party: [{ gp: 10 }, { gp: 10 }] });
  rig.does([{ gp: -4 }], rig.second);
  expect(rig.heroes.map(({ gp }) => gp)).toEqual([10, 6]);
  rig.does([{ gp: -9 }], rig.second);
  rig.does([{ gp: -3 }]);
  expect(rig.heroes.map(({ gp }) => gp)).toEqual([7, 0]);
});

test('[DT-TOK-02, DT-TOK-23] a token is gained up to one for each Level, by whoever acts', () => {
  const rig = inOwn({ party: [{ level: 2 }, { level: 1 }] });
  const bo = rig.second;
  const token = { token: 'actor' } as const;
  rig.does([token, token], bo);
  rig.does([token, token, token], rig.first);
  rig.does([token]);
  expect(rig.heroes.map(({ tokens }) => tokens)).toEqual([2, 1]);
  expect(rig.events('token-gained')).toMatchObject([
    { rule: 'DT-SCA-11', creature: bo.id, tokens: 1 },
    { creature: rig.first.id, tokens: 1 },
    { creature: rig.first.id, tokens: 2 },
  ]);
});

test('[DT-TOK-41] complication points of a scene are added to those that there are', () => {
  const rig = inOwn();
  rig.does([{ points: 2 }, { points: 1 }]);
  expect(rig.state.points).toBe(3);
  expect(rig.events('points-gained')).toMatchObject([
    { rule: 'DT-SCA-11', points: 2 },
    { rule: 'DT-SCA-11', points: 3 },
  ]);
});

test('[DT-SHOT-02] where a deed leads on or ends the adventure, nothing after it is done', () => {
  const rig = inOwn();
  rig.does([{ say: 'One.' }, { go: 'there' }, { flag: 'late' }]);
  expect([rig.story().goes, rig.story().ending, rig.story().flags]).toEqual([
    'there',
    undefined,
    [],
  ]);
  expect(rig.events('described')).toMatchObject([{ rule: 'DT-SCA-11', words: { prose: 'One.' } }]);
  const other = inOwn();
  other.does([{ end: 'adrift' }, { flag: 'late' }]);
  expect([other.story().goes, other.story().ending, other.story().flags]).toEqual([
    'end',
    'adrift',
    [],
  ]);
  const ended = inOwn();
  ended.state.phase = 'ended';
  ended.does([{ flag: 'first' }, { flag: 'late' }]);
  expect(ended.story().flags).toEqual(['first']);
});

test('[DT-SCA-13] what waits for a scene is kept with whoever did it', () => {
  const rig = inOwn();
  const deeds = [{ flag: 'caught' }];
  rig.does([{ upon: 'there', do: deeds }], rig.first);
  rig.does([{ upon: 'elsewhere', do: deeds }]);
  expect(rig.story().upon).toEqual([
    { scene: 'there', deeds, actor: rig.first.id },
    { scene: 'elsewhere', deeds },
  ]);
});

test('[DT-SHOT-02] whoever acts picks one of several ways, and that one happens', () => {
  const rig = inOwn({ party: TWO });
  const choose = [
    { label: 'Left', do: [{ flag: 'left' }] },
    { label: 'Right', do: [{ flag: 'right' }, { gp: -1 }] },
  ];
  rig.second.gp = 3;
  const { asked } = rig.does([{ choose }], rig.second, [['way', 'way-2']]);
  expect([asked, rig.story().flags, rig.heroes.map(({ gp }) => gp)]).toEqual([
    ['way 1'],
    ['right'],
    [0, 2],
  ]);
  rig.does([{ choose }], undefined, [['way', 'way-1']]);
  expect(rig.story().flags).toEqual(['right', 'left']);
});

test('[DT-SHOT-02] a way is asked for in the words of the scene; a companion takes the first', () => {
  const rig = inOwn({ party: TWO });
  const choose = [
    { label: 'Left', do: [{ flag: 'left' }] },
    { label: 'Right', do: [{ flag: 'right' }] },
  ];
  const asked = doAll(rig.t, [{ choose }], { rule: 'DT-SCA-11', actor: rig.first }).next(0);
  expect(asked.value).toMatchObject({
    seat: 0,
    why: { key: 'choice.way', rule: 'DT-SCA-11' },
    options: ['Left', 'Right'].map((prose, at) => ({
      id: `way-${at + 1}`,
      text: { key: 'option.words', params: { words: { prose } } },
    })),
  });
  const helper = rig.hero({}, 0, 0, undefined);
  helper.run = { by: 'companion' };
  expect(rig.does([{ choose }], helper).asked).toEqual([]);
  expect(rig.story().flags).toEqual(['left']);
});

test('[DT-SHOT-02] with nobody left to choose nothing happens', () => {
  const rig = inOwn();
  rig.first.life = 'dead';
  rig.does([{ choose: [{ label: 'Left', do: [{ flag: 'left' }] }] }]);
  expect(rig.story().flags).toEqual([]);
});

test('[DT-SIM-01] what happens in a scene is the same where nobody listens', () => {
  const outcome = (isDeaf: boolean) => {
    const rig = inOwn({
      party: TWO,
      adventure: { facts: FACTS, counters: [{ id: 'lit', max: 3 }] },
      here: { foes: [THUGS] },
    });
    if (isDeaf) deafen(rig);
    rig.does([
      { counter: 'lit', add: 1 },
      { learn: 'a-clue' },
      { give: 'rope', count: 2 },
      { lose: 'rope' },
      { gp: 7 },
      { points: 1 },
      { token: 'actor' },
      { say: 'A word.' },
      { foes: 'thugs', how: 'leave', count: 1 },
    ]);
    return rig.state;
  };
  expect(outcome(true)).toEqual(outcome(false));
});
