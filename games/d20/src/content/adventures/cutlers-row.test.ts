import { expect, test } from 'vitest';
import { CUTLERS_ROW } from './cutlers-row.ts';
import { byId, partsOf } from './testing/parts.ts';

const { scene, task, foe, exit, ways } = partsOf(CUTLERS_ROW);
const person = (id: string) => byId(CUTLERS_ROW.people, id);

test('[DT-SCB-01] it is of Level 2, and its premise says what it is about', () => {
  expect(CUTLERS_ROW.level).toBe(2);
  expect(CUTLERS_ROW.premise).toMatch(/lamp/i);
});

test('[DT-SCB-02] Pell and Dray are Neutral, Tansy Friendly; Vane is of Level 3 with AC 11, 11 HP, knife +1, casting +6 against 13', () => {
  expect(person('pell')).toMatchObject({ attitude: 'neutral', facts: ['pell-cellar'] });
  expect(person('dray')).toMatchObject({ attitude: 'neutral', base: 'guard' });
  expect(person('tansy')).toMatchObject({ attitude: 'friendly', base: 'bystander' });
  expect(person('vane')).toMatchObject({
    attitude: 'hostile',
    over: {
      level: 3,
      ac: 11,
      hp: 11,
      attacks: [{ category: 'light', printed: { hit: 1 } }],
      casts: { bonus: 6, saveTn: 13, spells: ['sleep', 'charm-person', 'light'] },
    },
  });
});

test('[DT-SCB-03] it starts at 18:00; from 24:00 the wraith has 6 HP more', () => {
  expect(CUTLERS_ROW.time).toBe('18:00');
  expect(CUTLERS_ROW.events[0]).toMatchObject({
    when: { past: '24:00' },
    do: [{ flag: 'rite' }, {}],
  });
  expect(foe('lamps', 'wraith').extra).toEqual([{ when: { flag: 'rite' }, hp: 6 }]);
});

test('[DT-SCB-11] Pell by attitude, the soot at 15, her face opposed to her; exits to the Row and past it', () => {
  expect(task('house', 'win-pell').tn).toEqual({ attitude: 'pell' });
  expect(task('house', 'search-cellar')).toMatchObject({ tags: ['search-clues'], tn: 15 });
  expect(task('house', 'see-through-pell')).toMatchObject({
    tags: ['detect-lie'],
    tn: { opposed: 'pell' },
  });
  expect(scene('house').key).toEqual({ task: 'search-cellar', fact: 'surgery-and-tunnel' });
  expect(ways('house')).toEqual(['row', 'surgery']);
  expect(scene('house').bargain?.do).toContainEqual({
    upon: 'tunnel',
    do: [{ condition: 'shaken', who: 'actor', until: 'scene' }],
  });
  expect(scene('house').skip.exit).toBeUndefined();
});

test('[DT-SCB-12] 3 thugs; Dray comes along when Friendly; a watch sold makes Vane wary', () => {
  expect(foe('row', 'thugs')).toMatchObject({ block: 'thug', count: 3, scale: 'count' });
  expect(scene('row').events?.[0]).toMatchObject({
    when: { attitude: 'dray', is: 'friendly' },
    do: [{ person: 'dray', how: 'join' }, {}],
  });
  expect(scene('row').bargain?.do).toEqual([{ flag: 'name-sold' }]);
  expect(foe('lamps', 'doctor').wary).toEqual({ flag: 'name-sold' });
  expect(ways('row')).toEqual(['surgery']);
});

test('[DT-SCB-13] the desk at 15 with a needle for failure, evidence at 15 with the key clue, signs at 15', () => {
  expect(task('surgery', 'open-desk')).toMatchObject({
    tags: ['open-locks'],
    tn: 15,
    fail: [{ hazard: 'needle', who: 'actor' }],
  });
  expect(scene('surgery').hazards?.[0]).toMatchObject({ hazard: 'poison-needle', trigger: 'deed' });
  expect(task('surgery', 'study-notes')).toMatchObject({
    tags: ['analyse-evidence'],
    tn: 15,
    ok: [{ learn: 'three-lamps' }],
  });
  expect(task('surgery', 'read-signs')).toMatchObject({
    tags: ['occult-symbols'],
    tn: 15,
    ok: [{ learn: 'dreads-light' }],
  });
  expect(scene('surgery').bargain?.do).toEqual([
    { circumstance: { on: 'any', is: 'advantage', for: 'roll' }, who: 'actor' },
    { condition: 'impaired-ability', ability: 'CON', who: 'actor', until: 'long-rest' },
  ]);
  expect(ways('surgery')).toEqual(['tunnel']);
});

test('[DT-SCB-14] gas for 2 rounds unless masked or vented at 15, fire with an open flame, then 3 zombies in the water', () => {
  expect(task('tunnel', 'vent')).toMatchObject({ tags: ['improvise-tech'], tn: 15 });
  expect(scene('tunnel').hazards).toMatchObject([
    { hazard: 'choking-gas', rounds: 2, off: { flag: 'vented' }, spares: 'rebreather' },
    { hazard: 'burning-oil', when: { flame: true }, off: { flag: 'vented' } },
  ]);
  expect(foe('tunnel', 'zombies')).toMatchObject({ block: 'zombie', count: 3, zone: 'water' });
  const { rows, zones } = byId(CUTLERS_ROW.maps, 'tunnel');
  const [left = 0, top = 0, right = 0] = zones.water ?? [];
  expect([...(rows[top]?.slice(left, right + 1) ?? '')].every((letter) => letter === ',')).toBe(
    true,
  );
  expect(scene('tunnel').bargain?.do).toEqual([
    {
      circumstance: { on: 'initiative', is: 'first', for: 'fight' },
      who: { row: 'zombies', one: true },
    },
  ]);
  expect(ways('tunnel')).toEqual(['larder']);
});

test('[DT-SCB-15] a ghoul that stealth can surprise; Tansy dies after 5 rounds unless 15 or a Cure saves him, and tells of the lamps', () => {
  expect(foe('larder', 'ghoul')).toMatchObject({ block: 'ghoul', count: 1 });
  expect(task('larder', 'creep')).toMatchObject({
    tags: ['stealth'],
    tn: { opposed: 'ghoul', tag: 'sense-danger' },
  });
  expect(task('larder', 'creep').ok).toContainEqual({ surprised: { row: 'ghoul' } });
  expect(scene('larder').countdown).toMatchObject({
    rounds: 5,
    off: { flag: 'tansy-safe' },
    do: [{ person: 'tansy', how: 'die' }, {}, {}],
  });
  expect(task('larder', 'tend-tansy')).toMatchObject({ tags: ['tend-wounds'], tn: 15 });
  expect(task('larder', 'cure-tansy').tn).toEqual({ casting: 'cure-light-wounds' });
  expect(scene('larder').events?.[0]?.do).toContainEqual({ learn: 'working-lamps' });
  expect(scene('larder').bargain?.do).toEqual([
    { condition: 'shaken', who: 'actor', until: 'scene' },
  ]);
  expect(scene('larder').skip.do).toContainEqual({ flag: 'tansy-safe' });
});

test('[DT-SCB-16] Vane, 2 cultists, a wraith at −2 a lamp that loses its halving at two and flees at three; the rite at 15, twice', () => {
  expect(foe('lamps', 'doctor')).toMatchObject({ person: 'vane', scale: 'hp' });
  expect(foe('lamps', 'cultists')).toMatchObject({ block: 'cultist', count: 2 });
  expect(task('lamps', 'light-lamp')).toMatchObject({ tn: 5, time: '1r' });
  expect(JSON.stringify(task('lamps', 'light-lamp').when)).toContain('{"can":"fire"}');
  expect(task('lamps', 'light-lamp').isRepeated).toBe(true);
  const { mods, leavesBy } = foe('lamps', 'wraith');
  for (const lit of [0, 1, 2, 3]) {
    const holding = (mods ?? []).filter(({ when }) => 'counter' in when && when.atLeast <= lit);
    const hit = holding.reduce((sum, { is }) => sum + (typeof is?.is === 'number' ? is.is : 0), 0);
    expect(hit).toBe(0 - 2 * lit);
    expect(holding.some(({ without }) => without === 'shadowy')).toBe(lit >= 2);
  }
  expect(leavesBy).toEqual({ counter: 'lit', atLeast: 3 });
  expect(task('lamps', 'break-rite')).toMatchObject({
    tags: ['ritual'],
    tn: 15,
    time: '1r',
    turns: { count: 2, distinct: false },
  });
  expect(scene('lamps').bargain?.do).toEqual([
    { answer: 'actor' },
    { condition: 'cursed', who: 'actor', until: '07:00' },
  ]);
  expect(CUTLERS_ROW.climax).toBe('lamps');
});

test('[DT-SCB-17] the report succeeds at 15 or by evidence; else he has friends', () => {
  expect(task('morning', 'report')).toMatchObject({
    tags: ['influence'],
    tn: 15,
    auto: { flag: 'evidence' },
  });
  expect(exit('morning', 'vane-charged')).toMatchObject({
    ending: 'charged',
    if: { flag: 'vane-charged' },
  });
  expect(exit('morning', 'vane-free')).toMatchObject({
    ending: 'friends',
    if: { not: { flag: 'vane-charged' } },
  });
});
