import { expect, test } from 'vitest';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import type { HazardRow } from '../../content/adventure.ts';
import type { Whom } from '../../content/adventure-deeds.ts';
import type { Creature } from '../../model.ts';
import { takeAway, whomOf } from './doing.ts';
import { meetHazards } from './hazards.ts';

type Rig = ReturnType<typeof inOwn>;

const TWO = [{ name: 'Ash' }, { name: 'Bo' }];
const MIRA = aPerson();

const whom = (rig: Rig, who: Whom, actor?: Creature) =>
  whomOf(rig.t, who, { rule: 'DT-SCA-11', actor }).map(({ id }) => id);

test('[DT-SHOT-02] the actor is whoever acts; where nobody does it is the first of the party who is there', () => {
  const rig = inOwn({ party: TWO });
  const [ash, bo] = rig.heroes.map(({ id }) => id);
  expect([whom(rig, 'actor', rig.second), whom(rig, 'actor')]).toEqual([[bo], [ash]]);
  rig.first.place = { at: 'away' };
  expect(whom(rig, 'actor')).toEqual([bo]);
  // Who is away belongs to the party still.
  expect(whom(rig, 'party')).toEqual([ash, bo]);
  rig.first.life = 'dead';
  expect(whom(rig, 'party')).toEqual([bo]);
});

test('[DT-SHOT-02] foes are those who fight the party, live and are here', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 4, state: 'awake' })] } });
  const [one, two, three, four] = rig.rows('thugs');
  if (one === undefined || two === undefined || three === undefined) return;
  one.life = 'dead';
  two.place = { at: 'away' };
  three.side = 'others';
  expect(whom(rig, 'foes')).toEqual([four?.id]);
});

test('[DT-SHOT-02] a row are those of it who live and are here; one of it is the nearest to whoever acts', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 4 })] } });
  const [one, two, three, four] = rig.rows('thugs');
  if (one === undefined || two === undefined || three === undefined || four === undefined) return;
  one.place = { at: 'line', feet: 30 };
  two.place = { at: 'line', feet: 20 };
  three.place = { at: 'line', feet: 5 };
  three.life = 'dead';
  four.place = { at: 'line', feet: 60 };
  expect(whom(rig, { row: 'thugs' })).toEqual([one.id, two.id, four.id]);
  expect(whom(rig, { row: 'thugs', one: true }, rig.first)).toEqual([two.id]);
  expect(whom(rig, { row: 'thugs', one: true })).toEqual([one.id]);
  expect([whom(rig, { row: 'nobody' }), whom(rig, { row: 'nobody', one: true })]).toEqual([[], []]);
});

test('[DT-SHOT-02] a person is who it is once it has come, and nobody before', () => {
  const rig = inOwn({
    adventure: { people: [MIRA, { ...MIRA, id: 'lew' }] },
    here: { people: ['mira'] },
  });
  expect(whom(rig, { person: 'mira' })).toEqual([rig.person('mira').id]);
  expect(whom(rig, { person: 'lew' })).toEqual([]);
});

test('[DT-OPT-15, DT-SHOT-02] in a place are those who stand there and live; without a map the foes that began there', () => {
  const map = {
    id: 'hall',
    rows: ['.....', '.....'],
    zones: { start: [0, 0, 0, 1], pit: [3, 0, 4, 0] },
  } as const;
  const here = { map: 'hall', foes: [aRow({ count: 2, zone: 'pit' })] };
  const rig = inOwn({ adventure: { maps: [map] }, here });
  const [one, two] = rig.rows('thugs');
  if (one === undefined || two === undefined) return;
  expect([one.place, two.place]).toEqual([
    { at: 'square', cell: 3 },
    { at: 'square', cell: 4 },
  ]);
  expect(whom(rig, { zone: 'pit' })).toEqual([one.id, two.id]);
  one.place = { at: 'square', cell: 8 };
  rig.first.place = { at: 'square', cell: 3 };
  expect(whom(rig, { zone: 'pit' })).toEqual([rig.first.id, two.id]);
  two.life = 'dead';
  expect(whom(rig, { zone: 'pit' })).toEqual([rig.first.id]);
  const line = inOwn({ adventure: { maps: [map] }, here, options: { positions: 'bands' } });
  expect(whom(line, { zone: 'pit' })).toEqual(line.rows('thugs').map(({ id }) => id));
});

const PIT: HazardRow = {
  id: 'pit',
  hazard: { level: 4, save: 'DEX', tags: [] },
  plainName: 'a danger',
  trigger: 'deed',
  target: 'one',
};

test('[DT-HAZ-01, DT-SAVE-02] a hazard of a scene strikes those who are named, and what else it does comes over whoever fails', () => {
  const row = { ...PIT, failed: [{ gp: -2 }, { flag: 'fell' }] };
  const rig = inOwn({
    party: [
      { hitDice: [9, 9], gp: 5 },
      { hitDice: [9, 9], gp: 5 },
    ],
    here: { hazards: [{ ...PIT, id: 'other', hazard: { level: 9, save: 'INT', tags: [] } }, row] },
    dice: [3, 4],
  });
  rig.does([{ hazard: 'pit', who: 'party' }]);
  expect(rig.events('rolled')).toMatchObject([
    { creature: rig.first.id, kind: 'save', ability: 'DEX', success: false },
    { creature: rig.second.id, kind: 'save', ability: 'DEX', success: true },
  ]);
  expect(rig.heroes.map(({ hp, gp }) => [hp, gp])).toEqual([
    [10, 3],
    [16, 5],
  ]);
  expect(rig.events('gold')).toMatchObject([{ rule: 'DT-HAZ-01', gp: -2 }]);
  expect(rig.story().flags).toEqual(['fell']);
  rig.allDiceUsed();
});

test('[DT-HAZ-01] what a hazard brings is told by the rule of its scene', () => {
  const rig = inOwn({
    here: { rule: 'DT-SCB-14', hazards: [{ ...PIT, failed: [{ gp: 2 }] }] },
    dice: [1],
  });
  rig.does([{ hazard: 'pit', who: 'actor' }]);
  expect(rig.events('gold')).toMatchObject([{ rule: 'DT-SCB-14', gp: 2 }]);
  expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SAVE-02', kind: 'save' }]);
});

test('[DT-HAZ-14] a hazard that strikes once is spent when it has struck, whatever sets it off', () => {
  const blade = {
    ...PIT,
    id: 'blade',
    hazard: 'swinging-blade',
    trigger: 'enter',
    by: ['try'],
  } as const;
  const rig = inOwn({
    party: [{ hitDice: [20] }, { hitDice: [20] }],
    here: { hazards: [blade, { ...PIT, by: ['try'], trigger: 'enter' }] },
    dice: [5, 5, 5, 5, 5],
  });
  const swings = () => rig.events('rolled').length;
  rig.does([{ hazard: 'blade', who: 'party' }]);
  expect(swings()).toBe(2);
  rig.does([{ hazard: 'blade', who: 'party' }]);
  rig.play(meetHazards(rig.t, 'try', rig.first));
  expect(swings()).toBe(3);
  rig.story().gone.length = 0;
  rig.play(meetHazards(rig.t, 'try', rig.first));
  expect(swings()).toBe(5);
  expect(rig.story().gone).toHaveLength(1);
  rig.allDiceUsed();
});

test('[DT-HAZ-01] whoever has the thing that a hazard spares makes no save, and one that is not there strikes nobody', () => {
  const rig = inOwn({
    party: [{ gear: [{ kind: 'rope' }, { kind: 'rations' }] }, { gear: [{ kind: 'rope' }] }],
    here: { hazards: [{ ...PIT, spares: 'rations' }] },
    dice: [1],
  });
  rig.does([
    { hazard: 'pit', who: 'party' },
    { hazard: 'nothing', who: 'party' },
  ]);
  expect(rig.events('rolled')).toMatchObject([{ creature: rig.second.id }]);
  rig.allDiceUsed();
});

test('[DT-SHOT-02, DT-HP-05] what a scene takes in Hit Points is taken of each who is named, and whoever has too few dies', () => {
  const rig = inOwn({
    party: [{ hitDice: [9] }, { hitDice: [9] }],
    here: { foes: [aRow()] },
  });
  rig.does([{ hurt: 3, who: 'party' }]);
  expect(rig.heroes.map(({ hp }) => hp)).toEqual([6, 6]);
  rig.does([{ hurt: 40, who: 'actor' }], rig.second);
  expect(rig.heroes.map(({ life }) => life)).toEqual(['alive', 'dead']);
  expect(rig.events('hurt')).toMatchObject([
    { rule: 'DT-SCA-11', creature: rig.first.id, amount: 3 },
    { rule: 'DT-SCA-11', creature: rig.second.id, amount: 3 },
    { rule: 'DT-SCA-11', creature: rig.second.id },
  ]);
});

test('[DT-INIT-11] those of whom a scene says so are surprised in the next fight, and in no other', () => {
  const rig = inOwn({ party: TWO, here: { foes: [aRow()] } });
  rig.does([{ surprised: 'actor' }, { surprised: { row: 'thugs', one: true } }], rig.second);
  rig.does([{ fight: 'begin' }]);
  const [thug] = rig.rows('thugs');
  expect(rig.state.combat?.surprised).toEqual([rig.second.id, thug?.id]);
  rig.does([{ fight: 'end' }, { fight: 'begin' }]);
  expect(rig.state.combat?.surprised).toEqual([]);
});

test('[DT-SHOT-02] foes leave, so many or all of the row, and do not come again; who is dead or away stays', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 5 })] } });
  const [one, two, three, four, five] = rig.rows('thugs');
  if (one === undefined || two === undefined || four === undefined) return;
  one.life = 'dead';
  two.place = { at: 'away' };
  rig.does([{ foes: 'thugs', how: 'leave', count: 1 }]);
  expect(rig.events('fled')).toMatchObject([{ creature: three?.id }]);
  expect([one.place.at, three?.place.at, four.place.at]).toEqual(['line', 'away', 'line']);
  rig.does([{ foes: 'thugs', how: 'leave' }]);
  expect(rig.events('fled').slice(1)).toMatchObject([
    { creature: four.id },
    { creature: five?.id },
  ]);
  expect(rig.events('foes-left')).toMatchObject([
    { rule: 'DT-SCA-11', row: 'thugs' },
    { rule: 'DT-SCA-11', row: 'thugs' },
  ]);
  expect(rig.story().gone).toEqual(['here/thugs', 'here/thugs']);
});

test('[DT-COND-27, DT-SHOT-02] sleepers wake and fight if they are hostile', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 2, state: 'asleep' })] } });
  expect([rig.state.combat, rig.rows('thugs').map(({ effects }) => effects)]).toMatchObject([
    undefined,
    [[{ kind: 'asleep' }], [{ kind: 'asleep' }]],
  ]);
  const [, calm] = rig.rows('thugs');
  if (calm !== undefined) Object.assign(calm, { attitude: 'neutral', side: 'others' });
  rig.does([{ foes: 'thugs', how: 'wake' }]);
  expect(rig.rows('thugs').map(({ effects, side }) => [effects, side])).toEqual([
    [[], 'foes'],
    [[], 'others'],
  ]);
  const [thug] = rig.rows('thugs');
  expect(rig.state.combat?.participants).toEqual([rig.first.id, thug?.id]);
});

test('[DT-INIT-10] whoever comes or wakes in a fight joins it', () => {
  const rig = inOwn({
    here: {
      people: ['mira'],
      foes: [
        aRow({ count: 1, state: 'awake' }),
        aRow({ id: 'late', state: 'away', count: 2 }),
        aRow({ id: 'sleepy', state: 'asleep', count: 1, with: 'mira' }),
      ],
    },
    adventure: { people: [MIRA] },
  });
  const [sleeper] = rig.rows('sleepy');
  if (sleeper === undefined) return;
  expect([rig.rows('late'), rig.state.combat?.arrived, sleeper.side]).toEqual([[], [], 'others']);
  sleeper.attitude = 'hostile';
  rig.does([
    { foes: 'late', how: 'come' },
    { foes: 'sleepy', how: 'wake' },
    { foes: 'nobody', how: 'come' },
  ]);
  const late = () => rig.rows('late').map(({ id }) => id);
  expect([late().length, sleeper.side]).toEqual([2, 'foes']);
  expect(rig.state.combat?.arrived).toEqual([...late(), sleeper.id]);
  rig.does([{ foes: 'late', how: 'come', count: 1 }]);
  expect(late()).toHaveLength(3);
  expect(rig.state.combat?.arrived).toEqual([late()[0], late()[1], sleeper.id, late()[2]]);
});

test('[DT-SOC-07] a person joins the party as a friend, and a fight that runs', () => {
  const rig = inOwn({
    adventure: { people: [MIRA, { ...MIRA, id: 'lew' }] },
    here: { people: ['mira'], foes: [aRow({ state: 'awake' })] },
  });
  const mira = rig.person('mira');
  expect(rig.state.combat?.participants).not.toContain(mira.id);
  rig.does([
    { person: 'mira', how: 'join' },
    { person: 'lew', how: 'join' },
  ]);
  expect([mira.side, mira.attitude]).toEqual(['party', 'friendly']);
  expect(rig.state.combat?.arrived).toEqual([mira.id]);
  expect(rig.story().people).toEqual({ mira: mira.id });
});

test('[DT-SHOT-02] a person leaves the scene, or dies for good', () => {
  const rig = inOwn({
    adventure: { people: [MIRA, { ...MIRA, id: 'lew' }, { ...MIRA, id: 'joe' }] },
    here: { people: ['mira', 'lew', 'joe'] },
  });
  rig.does([
    { person: 'mira', how: 'leave' },
    { person: 'lew', how: 'die' },
  ]);
  const is = (id: string) => [rig.person(id).life, rig.person(id).place.at];
  expect([is('mira'), is('lew')[0], is('joe')]).toEqual([
    ['alive', 'away'],
    'dead',
    ['alive', 'line'],
  ]);
  expect(rig.events('fled')).toMatchObject([{ creature: rig.person('mira').id }]);
  expect(rig.events('died')).toMatchObject([{ rule: 'DT-HP-09', creature: rig.person('lew').id }]);
});

test('[DT-EQ-57] what is taken away leaves hand and body, and nothing else does', () => {
  const rig = inOwn({
    party: [
      {
        gear: [
          { kind: 'torches', is: 'held' },
          { kind: 'dagger', is: 'held' },
          { kind: 'light-armor', is: 'worn' },
        ],
      },
    ],
  });
  const [torch, dagger, armor] = rig.first.items.map(({ id }) => id);
  takeAway(rig.first, torch ?? 0);
  expect([rig.first.held, rig.first.armor]).toEqual([[dagger], armor]);
  takeAway(rig.first, armor ?? 0);
  expect([rig.first.items.map(({ id }) => id), rig.first.armor]).toEqual([[dagger], undefined]);
});
