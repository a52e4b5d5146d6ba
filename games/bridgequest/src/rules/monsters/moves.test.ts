import { expect, test } from 'vitest';
import { door, named, world } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';
import { goOff } from '../discards/go-off.ts';
import { plays } from '../plays/play.ts';
import { playsOf } from '../plays/playable.ts';
import { hordesRise } from './rise.ts';
import { monstersWander } from './wandering.ts';

test('[BQ-MMOV-01] [BQ-MAP-09] a horde that rises opens the location, and stays where no world is left for it', () => {
  const { t, told } = sit({
    heroes: ['12 UL'],
    others: { a: '19 UL', b: '20 UR>LL' },
    places: { 'world-deck': [world(1)] },
  });
  hordesRise(t);
  expect(t.state.figures.a?.where).toEqual({
    at: 'bridge',
    place: { location: 10, stand: 'UL', facing: 'OUT' },
  });
  expect(t.state.figures.b?.where).toMatchObject({ place: { location: 20 } });
  expect(told.map(({ type }) => type)).toEqual(['cards-drawn', 'figure-rose', 'cards-lacking']);
});

test('[BQ-WAND-01] [BQ-WAND-10] a wandering card moves every monster once, in ascending id', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { b: '20 UR', a: '20 UL>UR', ally: 'ally 20 LL' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)] },
  });
  expect(monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01').next().done).toBe(true);
  expect(
    told.slice(1).map((event) => {
      const { figure, step, location, stand } = event as unknown as Record<string, string>;
      return `${figure} ${step} ${location} ${stand}`;
    }),
  ).toEqual(['a cross 20 UR', 'b doorway 11 LR']);
  expect(told[0]).toEqual({ type: 'monsters-wander', rule: 'BQ-WAND-01', seat: 0 });
});

test('[BQ-GM-12] a person who runs the game may have a monster take another legal step', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { a: '20 UR' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)] },
    options: { gm: 'human' },
  });
  const wandering = monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01');
  const asked = wandering.next(0).value;
  if (asked?.kind !== 'one') throw new Error('one step is taken');
  expect(asked.options[asked.fallback ?? -1]?.id).toBe('11.LR>UR');
  wandering.next(asked.options.findIndex(({ id }) => id === '20.UR>LL'));
  expect(told.map(({ type }) => type)).toEqual([
    ...['monsters-wander', 'master-ruled', 'figure-stepped'],
  ]);
  expect(t.state.figures.a?.where).toMatchObject({ place: { location: 20, facing: 'LL' } });
});

const MONSTER = named('Hedge That Moved');
const WANDERING = door(86);
const OTHER = door(1);

/** The first hero fights one figurine at 11, and holds a wandering monster. */
function wandering(hand: readonly string[], others: Readonly<Record<string, string>> = {}) {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { 'BQC-FIG-05': '11 UR', ...others },
    places: {
      ...{ 'world/11': [world(3)], 'world/20': [world(1)], 'world/2': [world(2)] },
      'hand/0': [WANDERING, ...hand],
    },
  });
  const hero = fight(t, { foes: [{ ...foeOf('BQC-FIG-05'), rolled: 1, tenths: 1 }] });
  hero.sheet = { ...hero.sheet, ST: 1, CON: 9, karma: 0 };
  return { t, told, hero };
}

test('[BQ-WAND-02] played into a combat it adds a monster of the hand, and then all step', () => {
  const { t, told, hero } = wandering([MONSTER, OTHER], { 'BQC-FIG-06': '20 UR' });
  const [card] = playsOf(t, hero, 'action');
  if (card === undefined) throw new Error('it can be played');
  play(plays(t, hero, card), [['join-from-hand', OTHER]]);
  const entered = told.filter(({ type }) => type === 'foe-entered');
  expect(entered).toEqual([
    { type: 'foe-entered', rule: 'BQ-WAND-02', foe: OTHER },
    { type: 'foe-entered', rule: 'BQ-WAND-08', foe: 'BQC-FIG-06' },
  ]);
  const types = told.map(({ type }) => type);
  expect(types.indexOf('foe-entered')).toBeLessThan(types.indexOf('monsters-wander'));
  expect(t.state.places['hand/0']).toEqual([MONSTER]);
  expect(t.state.places['door-discard']).toEqual([WANDERING]);
});

test('[BQ-WAND-02] with no monster in the hand only the step happens, as outside a combat', () => {
  const played = (others: Readonly<Record<string, string>>, hand: readonly string[]) => {
    const { t, told, hero } = wandering(hand, others);
    if (hand.includes(MONSTER)) t.state.combat = undefined;
    const [card] = playsOf(t, hero, hand.includes(MONSTER) ? 'own-turn' : 'action');
    if (card === undefined) throw new Error('it can be played');
    play(plays(t, hero, card));
    return { t, told };
  };
  const fought = played({ far: '17 UL' }, []);
  expect(fought.t.state.combat?.foes.map(({ id }) => id)).toEqual(['BQC-FIG-05']);
  expect(fought.told.some(({ type }) => type === 'figure-stepped')).toBe(true);
  const { t, told } = played({}, [MONSTER]);
  expect(t.state.places['hand/0']).toEqual([MONSTER]);
  expect(told.some(({ type }) => type === 'figure-stepped')).toBe(true);
});

test('[BQ-WAND-08] who steps into the world of a combat joins it at once; who is in it is no second one', () => {
  const { t, hero } = wandering([], { near: '20 UR', later: '20 LL', far: '2 UL' });
  play(monstersWander(t, hero, 'BQ-WAND-01'));
  expect(t.state.combat?.foes.map(({ id }) => id)).toEqual(['BQC-FIG-05', 'near']);
  // Where nobody fights, nobody joins anything.
  const calm = wandering([], { near: '20 UR' });
  calm.t.state.combat = undefined;
  play(monstersWander(calm.t, calm.hero, 'BQ-WAND-01'));
  expect(calm.told.some(({ type }) => type === 'foe-entered')).toBe(false);
});

test('[BQ-WAND-03] discarded it moves them all, and adds no monster of the hand', () => {
  const { t, told, hero } = wandering([MONSTER], { near: '20 UR' });
  t.state.places['hand/0'] = [MONSTER];
  t.state.places['door-discard'] = [WANDERING];
  play(goOff(t, hero, [WANDERING]));
  expect(told[0]).toEqual({ type: 'monsters-wander', rule: 'BQ-WAND-03', seat: 0 });
  expect(t.state.combat?.foes.map(({ id }) => id)).toEqual(['BQC-FIG-05', 'near']);
  expect(t.state.places['hand/0']).toEqual([MONSTER]);
  expect(t.state.places['door-discard']).toEqual([WANDERING]);
});

test('[BQ-WAND-05] [BQ-WAND-06] [BQ-WAND-07] every step says why it was taken', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { near: '20 UR', with: '11 UL', cut: '17 UL' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)], 'world/17': [world(3)] },
  });
  play(monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01'));
  const why = told.slice(1) as unknown as readonly { figure: string; rule: string }[];
  expect(why.map(({ figure, rule }) => `${figure} ${rule}`)).toEqual([
    ...['cut BQ-WAND-07', 'near BQ-WAND-05', 'with BQ-WAND-06'],
  ]);
});

test('[BQ-WAND-06] nobody may have a monster leave the world of a player', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { a: '11 UR' },
    places: { 'world/20': [world(1)], 'world/11': [world(2)], 'world/3': [world(3)] },
    options: { gm: 'human' },
  });
  const flow = monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01');
  const asked = flow.next(0).value;
  if (asked?.kind !== 'one') throw new Error('one step is taken');
  expect(asked.options.map(({ id }) => id)).toEqual(['11.UR>UL', '11.UR>LL', '11.UR>LR']);
  flow.next(2);
  // Another step than the usual is a legal one.
  expect(told.at(-1)).toMatchObject({ type: 'figure-stepped', rule: 'BQ-WAND-04', facing: 'LR' });
});

test('[BQ-WAND-09] in Homeworld and in Boss Mode nobody steps', () => {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { a: 'homeworld', b: 'boss-mode', c: 'off' },
    places: { 'world/11': [world(2)] },
  });
  play(monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01'));
  expect(told).toEqual([{ type: 'monsters-wander', rule: 'BQ-WAND-01', seat: 0 }]);
});
