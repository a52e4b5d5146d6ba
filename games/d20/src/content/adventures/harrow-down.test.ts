import { expect, test } from 'vitest';
import { HARROW_DOWN } from './harrow-down.ts';
import { byId, partsOf } from './testing/parts.ts';

const { scene, task, foe, exit, ways } = partsOf(HARROW_DOWN);
const person = (id: string) => byId(HARROW_DOWN.people, id);

test('[DT-SCA-01] it is of Level 1, and its premise says what it is about', () => {
  expect(HARROW_DOWN.level).toBe(1);
  expect(HARROW_DOWN.premise).toMatch(/bell/i);
});

test('[DT-SCA-02] Hild is Neutral with a secret, Perrin Friendly, Snik with 7 HP and Grummet Hostile', () => {
  expect(HARROW_DOWN.people.map(({ id, attitude }) => [id, attitude])).toEqual([
    ['hild', 'neutral'],
    ['perrin', 'friendly'],
    ['snik', 'hostile'],
    ['grummet', 'hostile'],
  ]);
  expect(person('snik')).toMatchObject({ base: 'goblin-raider', over: { hp: 7 } });
  expect(person('grummet').base).toBe('ogre');
  expect(person('hild').facts).toEqual(['hild-silver']);
  expect(byId(HARROW_DOWN.facts, 'hild-silver').kind).toBe('secret');
  expect(byId(HARROW_DOWN.facts, 'snik-goal').kind).toBe('goal');
});

test('[DT-SCA-03] it starts at 16:00, and from 20:00 one skeleton more waits in the hall', () => {
  expect(HARROW_DOWN.time).toBe('16:00');
  expect(foe('hall', 'skeletons').extra).toEqual([{ when: { past: '20:00' }, add: 1 }]);
});

test('[DT-SCA-11] Hild at her attitude, Perrin at 5, the belfry at 15; a friendly Hild gives 2 draughts and 60 g.p. on return', () => {
  expect(task('green', 'win-hild')).toMatchObject({
    tags: ['influence'],
    tn: { attitude: 'hild' },
  });
  expect(task('green', 'ask-perrin')).toMatchObject({
    tags: ['question-witness'],
    tn: 5,
    ok: [{ learn: 'hymn' }],
  });
  expect(task('green', 'search-belfry')).toMatchObject({ tags: ['search-clues'], tn: 15 });
  expect(scene('green').events?.[0]).toMatchObject({
    when: { attitude: 'hild', is: 'friendly' },
    do: [{ give: 'healing-draught', count: 2 }, { flag: 'reward-promised' }, {}],
  });
  expect(scene('home').events?.[0]?.do).toContainEqual({ gp: 60 });
  expect(scene('green').key).toEqual({ task: 'search-belfry', fact: 'bell-hushes' });
  expect(ways('green')).toEqual(['trail']);
  expect(scene('green').bargain).toMatchObject({
    flaw: 'greed',
    do: [{ flag: 'coin' }, { condition: 'cursed', who: 'actor', until: 'cure' }],
  });
  expect(task('green', 'give-coin')).toMatchObject({ when: { flag: 'coin' } });
  expect(task('green', 'give-coin').ok).toContainEqual({ lift: 'cursed', who: 'party' });
  expect(scene('green').skip.do).toEqual([{ learn: 'hymn' }]);
});

test('[DT-SCA-12] a failed track, near or not, costs an hour and brings 2 dire wolves, which 15 or rations turn', () => {
  const follow = task('trail', 'follow');
  expect(follow).toMatchObject({ tags: ['track'], tn: 15, near: 'fail' });
  expect(follow.fail).toContainEqual({ pass: '1h' });
  expect(follow.fail).toContainEqual({ foes: 'wolves', how: 'come' });
  expect(foe('trail', 'wolves')).toMatchObject({ block: 'dire-wolf', count: 2, state: 'away' });
  expect(task('trail', 'calm-wolves')).toMatchObject({ tags: ['calm-animal'], tn: 15 });
  expect(task('trail', 'throw-food').price).toEqual({ item: 'rations' });
  expect(task('trail', 'throw-food').tn).toBeUndefined();
  expect(scene('trail').bargain?.do).toEqual([
    { circumstance: { on: 'stealth', is: 'fails', for: 'roll' }, who: 'party' },
  ]);
  expect(ways('trail')).toEqual(['barrow']);
});

test('[DT-SCA-13] a covered pit found at 15, an iron door at 15 by lock or force in a minute, with noise by force', () => {
  expect(scene('barrow').hazards?.[0]).toMatchObject({
    hazard: 'covered-pit',
    known: 'look-for-traps',
  });
  expect(task('barrow', 'look-for-traps')).toMatchObject({ tags: ['find-traps'], tn: 15 });
  expect(task('barrow', 'climb-out')).toMatchObject({ tags: ['climb'], tn: 5 });
  expect(task('barrow', 'pick-door')).toMatchObject({ tags: ['open-locks'], tn: 15 });
  expect(task('barrow', 'break-door')).toMatchObject({ tags: ['force'], tn: 15, time: '1m' });
  expect(task('barrow', 'break-door').ok).toContainEqual({ flag: 'noise' });
  expect(task('barrow', 'pick-door').ok).not.toContainEqual({ flag: 'noise' });
  expect(foe('camp', 'raiders').wary).toEqual({ flag: 'noise' });
  expect(ways('barrow')).toEqual(['camp', 'hall']);
  expect(exit('barrow', 'crawl').do).toEqual([
    { condition: 'impaired-movement', who: 'party', until: 'next-scene' },
  ]);
  expect(scene('barrow').bargain?.do).toEqual([
    {
      upon: 'hall',
      do: [
        { circumstance: { on: 'attack', is: 'advantage', for: 'roll' }, who: { row: 'skeletons' } },
      ],
    },
  ]);
});

test('[DT-SCA-14] Snik and 2 raiders; 20 g.p. or a promise make him as Neutral; as a friend he tells of the stone', () => {
  expect(foe('camp', 'captain')).toMatchObject({ person: 'snik', count: 1, scale: 'hp' });
  expect(foe('camp', 'raiders')).toMatchObject({ block: 'goblin-raider', count: 2 });
  expect(person('snik').moods).toEqual([
    { when: { any: [{ flag: 'paid' }, { flag: 'promised' }] }, as: 'neutral' },
  ]);
  expect(task('camp', 'pay').price).toEqual({ gp: 20 });
  expect(task('camp', 'parley')).toMatchObject({ tn: { attitude: 'snik' } });
  expect(task('camp', 'parley').tags).toContain('negotiate');
  expect(scene('camp').events?.[0]).toMatchObject({
    when: { attitude: 'snik', is: 'friendly' },
    do: [{ learn: 'loose-stone' }, {}],
  });
  expect(scene('camp').bargain).toMatchObject({ flaw: 'vice' });
  expect(scene('camp').bargain?.do[0]).toEqual({
    condition: 'impaired-ability',
    ability: 'WIS',
    who: 'actor',
    until: 'long-rest',
  });
  expect(ways('camp')).toEqual(['hall']);
});

test('[DT-SCA-15] 3 skeletons rise unless the hymn at 15 or turning keeps them; silver wakes one more, the torque all again', () => {
  expect(foe('hall', 'skeletons')).toMatchObject({ block: 'skeleton', count: 3, state: 'asleep' });
  expect(task('hall', 'sing')).toMatchObject({
    tags: ['perform'],
    tn: 15,
    when: { fact: 'hymn' },
  });
  expect(task('hall', 'turn')).toMatchObject({
    tn: { turning: 'skeletons' },
    when: { can: 'turn-undead' },
  });
  expect(task('hall', 'cross').ok).toEqual([{ foes: 'skeletons', how: 'wake' }]);
  expect(task('hall', 'take-silver').ok).toContainEqual({ foes: 'robbed', how: 'come' });
  expect(foe('hall', 'robbed')).toMatchObject({ block: 'skeleton', count: 1, scale: 'none' });
  expect(scene('hall').bargain?.do).toEqual([{ flag: 'torque' }]);
  expect(exit('bell', 'to-home').if).toEqual({ not: { flag: 'torque' } });
  expect(exit('bell', 'to-hall-again')).toMatchObject({
    to: 'hall-again',
    if: { flag: 'torque' },
  });
  expect(foe('hall-again', 'risen').count).toEqual({
    scene: 'hall',
    rows: ['skeletons', 'robbed'],
  });
  expect(ways('hall-again')).toEqual(['home']);
});

test('[DT-SCA-16] Grummet and a raider; the stone is a hazard of Level 8 on one square, the bell stuns him once, praise opens a new try', () => {
  expect(foe('bell', 'ogre')).toMatchObject({ person: 'grummet', scale: 'hp' });
  expect(foe('bell', 'raider')).toMatchObject({ block: 'goblin-raider', count: 1 });
  expect(task('bell', 'drop-stone')).toMatchObject({ tags: ['force'], tn: 15 });
  expect(scene('bell').hazards?.[0]).toMatchObject({
    hazard: { level: 8, save: 'DEX' },
    target: 'one',
  });
  const chamber = byId(HARROW_DOWN.maps, 'chamber');
  expect(chamber.zones.seat).toEqual([8, 3, 8, 3]);
  expect(task('bell', 'ring')).toMatchObject({
    tags: ['force'],
    tn: 15,
    time: '1r',
    when: { not: { flag: 'rung' } },
  });
  expect(task('bell', 'ring').ok).toContainEqual({
    condition: 'stunned',
    who: { person: 'grummet' },
    until: '1r',
  });
  expect(task('bell', 'flatter')).toMatchObject({
    tn: { attitude: 'grummet' },
    leans: [{ when: { all: [] }, is: 'advantage' }],
  });
  expect(scene('bell').changes).toEqual(['praised']);
  expect(scene('bell').bargain?.do).toContainEqual({ person: 'grummet', how: 'leave' });
  expect(HARROW_DOWN.climax).toBe('bell');
});

test('[DT-SCA-17] the bell is hung at 5 by all together, and her silver returned ends it for good', () => {
  expect(task('home', 'hang-bell')).toMatchObject({ tags: ['force'], tn: 5, who: 'together' });
  expect(task('home', 'return-silver').when).toEqual({
    all: [{ flag: 'hung' }, { fact: 'hild-silver' }],
  });
  expect(exit('home', 'done-for-good')).toMatchObject({
    to: 'end',
    ending: 'quiet-for-good',
    when: { flag: 'silver-returned' },
  });
  expect(scene('home').bargain).toBeUndefined();
});
