import { expect, test } from 'vitest';
import { RELAY_NINE } from './relay-nine.ts';
import { byId, partsOf } from './testing/parts.ts';

const { scene, task, foe, exit, ways } = partsOf(RELAY_NINE);
const person = (id: string) => byId(RELAY_NINE.people, id);

test('[DT-SCC-01] it is of Level 3, and its premise says what it is about', () => {
  expect(RELAY_NINE.level).toBe(3);
  expect(RELAY_NINE.premise).toMatch(/relay nine/i);
});

test('[DT-SCC-02] ORLA is Neutral, Okoro Friendly with 1 of 7 HP, Kallo a pirate of Level 3 with 11 HP and +1 to hit', () => {
  expect(person('orla')).toMatchObject({ attitude: 'neutral' });
  expect(person('orla').base).toBeUndefined();
  expect(byId(RELAY_NINE.facts, 'vented-deck').kind).toBe('secret');
  expect(person('okoro')).toMatchObject({ attitude: 'friendly', over: { hp: 7, hpNow: 1 } });
  expect(person('kallo')).toMatchObject({
    attitude: 'hostile',
    base: 'void-pirate',
    over: { level: 3, hp: 11, hit: 1 },
  });
  expect(person('stalker').base).toBe('hull-stalker');
});

test('[DT-SCC-03] the pirates dock 3 hours after the party', () => {
  expect(RELAY_NINE.events[0]?.when).toEqual({ past: '+3h' });
  expect(scene('cargo').events?.[0]).toMatchObject({ when: { not: { past: '+3h' } } });
  expect(scene('cargo').events?.[0]?.do).toContainEqual({ pass: '+3h' });
});

test('[DT-SCC-11] docking at 15, else a hazard of Level 4 for all; the lock at 15, by force at 25, or cut in a minute', () => {
  expect(task('docking', 'dock')).toMatchObject({ tags: ['ship-pilot'], tn: 15 });
  expect(task('docking', 'dock').fail).toContainEqual({ hazard: 'collision', who: 'party' });
  expect(scene('docking').hazards?.[0]).toMatchObject({
    hazard: { level: 4, save: 'DEX' },
    target: 'all',
  });
  expect(task('docking', 'hack-lock')).toMatchObject({ tags: ['bypass-security'], tn: 15 });
  expect(task('docking', 'force-lock')).toMatchObject({ tags: ['force'], tn: 25 });
  expect(task('docking', 'cut-lock').time).toBe('1m');
  expect(task('docking', 'cut-lock').tn).toBeUndefined();
  expect(scene('docking').bargain?.do).toContainEqual({ flag: 'ship-damaged' });
  expect(task('countdown', 'mend-ship')).toMatchObject({ tags: ['ship-repair'], tn: 15 });
  expect(ways('docking')).toEqual(['spine']);
});

test('[DT-SCC-12] a vacuum of 40 feet that a suit spares, and 4 drones, hacked or powered down at 15', () => {
  const { zones } = byId(RELAY_NINE.maps, 'spine');
  const [left = 0, , right = 0] = zones.breach ?? [];
  expect((right - left + 1) * 5).toBe(40);
  expect(scene('spine').hazards?.[0]).toMatchObject({
    hazard: 'hard-vacuum',
    zone: 'breach',
    spares: 'vacc-suit',
  });
  expect(foe('spine', 'drones')).toMatchObject({ block: 'rogue-drone', count: 4 });
  expect(task('spine', 'hack-drone')).toMatchObject({ tags: ['bypass-security'], tn: 15 });
  expect(task('spine', 'power-down')).toMatchObject({ tags: ['ship-power'], tn: 15 });
  expect(ways('spine')).toEqual(['med-bay', 'core']);
});

test('[DT-SCC-13] Okoro tended at 15 gives the code of the turret; 15 shows acid, no plague', () => {
  expect(task('med-bay', 'tend-okoro')).toMatchObject({ tags: ['tend-wounds'], tn: 15 });
  expect(scene('med-bay').events?.[0]).toMatchObject({
    when: { flag: 'okoro-safe' },
    do: [{ learn: 'turret-code' }, { flag: 'override' }, {}],
  });
  expect(task('med-bay', 'examine-dead')).toMatchObject({
    tags: ['identify-biohazard'],
    tn: 15,
    ok: [{ learn: 'acid-burns' }],
  });
  expect(task('core', 'turret-panel').leans).toEqual([
    { when: { fact: 'turret-code' }, is: 'advantage' },
  ]);
  expect(scene('med-bay').bargain?.do[0]).toEqual({ extra: 'actor' });
  expect(scene('med-bay').bargain?.do[1]).toMatchObject({
    choose: [
      { do: [{ condition: 'overheated', until: 'long-rest' }] },
      { do: [{ condition: 'impaired-ability', ability: 'CON', until: 'long-rest' }] },
    ],
  });
  expect(ways('med-bay')).toEqual(['core', 'hydroponics']);
});

test('[DT-SCC-14] a turret; ORLA by attitude, Hostile once attacked; as a friend it opens doors and shows the stalker', () => {
  expect(foe('core', 'turret')).toMatchObject({ block: 'sentry-turret', count: 1 });
  expect(task('core', 'win-orla')).toMatchObject({
    tags: ['influence', 'interface-ai'],
    tn: { attitude: 'orla' },
  });
  expect(person('orla').moods).toEqual([{ when: { flag: 'orla-attacked' }, as: 'hostile' }]);
  expect(scene('core').events?.[0]?.do).toEqual(
    expect.arrayContaining([{ flag: 'doors-open' }, { learn: 'stalker-place' }]),
  );
  expect(task('core', 'ask-why')).toMatchObject({
    when: { attitude: 'orla', is: 'friendly' },
    ok: [{ learn: 'vented-deck' }],
  });
  expect(scene('core').bargain?.do[0]).toEqual({ attitude: 'orla', to: 'friendly' });
  expect(ways('core')).toEqual(['hydroponics', 'cargo']);
});

test('[DT-SCC-15] the stalker surprises whoever loses to it; flame or a bulkhead at 15 drives it off, in the dark among vines', () => {
  expect(task('hydroponics', 'sneak')).toMatchObject({
    tags: ['stealth'],
    tn: { opposed: 'stalker' },
    who: 'each',
  });
  expect(task('hydroponics', 'sneak').fail).toContainEqual({ surprised: 'actor' });
  expect(task('hydroponics', 'sneak').ok).not.toContainEqual({ surprised: 'actor' });
  expect(task('hydroponics', 'use-flame').when).toEqual({
    all: [{ can: 'fire' }, { not: { foes: 'stalker', down: 1 } }],
  });
  expect(task('hydroponics', 'seal-bulkhead')).toMatchObject({ tags: ['ship-power'], tn: 15 });
  expect(scene('hydroponics').isDark).toBe(true);
  expect(byId(RELAY_NINE.maps, 'gardens').rows.join('')).toContain('ooo');
  expect(scene('hydroponics').bargain?.do).toContainEqual({ foes: 'stalker', how: 'leave' });
  expect(ways('hydroponics')).toEqual(['cargo']);
});

test('[DT-SCC-16] Kallo and 3 pirates; 25, or 15 for half the codes; ORLA takes the gravity for 2 rounds; 500 g.p. for all', () => {
  expect(foe('cargo', 'captain')).toMatchObject({ person: 'kallo', scale: 'hp' });
  expect(foe('cargo', 'crew')).toMatchObject({ block: 'void-pirate', count: 3 });
  expect(task('cargo', 'all-or-nothing')).toMatchObject({ tags: ['negotiate'], tn: 25 });
  expect(task('cargo', 'half-the-codes')).toMatchObject({ tags: ['negotiate'], tn: 15 });
  expect(task('cargo', 'gravity-off')).toMatchObject({
    when: { attitude: 'orla', is: 'friendly' },
    time: 'free',
    ok: [
      { condition: 'impaired-movement', who: 'party', until: '2r' },
      { condition: 'impaired-movement', who: 'foes', until: '2r' },
      { circumstance: { is: 'disadvantage', for: '2r' }, who: 'foes' },
    ],
  });
  expect(scene('cargo').bargain?.do).toContainEqual({ gp: 500 });
  expect(RELAY_NINE.climax).toBe('cargo');
});

test('[DT-SCC-17] ten rounds; power at 15 in two turns, or 240 difficult feet; else Level 15 for all, and adrift without this award', () => {
  const { countdown, hazards, award } = scene('countdown');
  expect(countdown).toMatchObject({
    rounds: 10,
    do: [{ hazard: 'reactor', who: 'party' }, { end: 'adrift' }],
  });
  expect(hazards?.[0]).toMatchObject({ hazard: { level: 15, save: 'DEX' }, target: 'all' });
  expect(task('countdown', 'shut-down')).toMatchObject({
    tags: ['ship-power'],
    tn: 15,
    turns: { count: 2, distinct: true },
  });
  expect(task('countdown', 'run').way).toEqual({ feet: 240, isDifficult: true });
  expect(award).toEqual({ xp: 400, when: { any: [{ flag: 'stable' }, { flag: 'aboard' }] } });
  expect(exit('countdown', 'away').opensAfter).toBeUndefined();
});
