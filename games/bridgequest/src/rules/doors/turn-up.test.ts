import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';
import { kick } from './kick.ts';
import { turnUp } from './turn-up.ts';

const MONSTER = named('Hedge That Moved');
const WANDERING = door(86);

/** Has the first hero kick in a world without effects. The deck is given with its top first. */
function kicked(doors: readonly string[], sitting: Sitting = {}, script?: Script) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    places: { 'world/11': [world(3)], 'door-deck': [...doors].reverse(), ...sitting.places },
  });
  const { asked } = play(kick(t, heroAt(t.state, 0)), script);
  return { t, told, asked, combat: t.state.combat };
}

describe('a kick', () => {
  test('[BQ-KICK-01] [BQ-KICK-06] [BQ-CMB-21] one Door is turned up; a monster is fought with all that are there', () => {
    const { combat, told } = kicked([MONSTER, door(1)], { others: { a: '11 LR' } });
    expect(combat?.foes.map(({ id }) => id)).toEqual(['a', MONSTER]);
    expect(combat).toMatchObject({ stage: 'contact', isFirstStrike: false, owner: 0 });
    expect(told.find(({ type }) => type === 'door-kicked')).toMatchObject({ count: 1 });
  });

  test('[BQ-KICK-08] [BQ-CMB-20] with none kicked, those that are there are struck first', () => {
    expect(kicked([named('Second Job')], { others: { a: '11 LR' } }).combat).toMatchObject({
      isFirstStrike: true,
    });
  });

  test('[BQ-KICK-07] [BQ-KICK-09] what is nothing else goes to the hand, and without monsters nothing is fought', () => {
    const card = named('Second Job');
    const { combat, t } = kicked([card]);
    expect(combat).toBeUndefined();
    expect(t.state.places['hand/0']).toEqual([card]);
  });

  test('[BQ-TURN-16] [BQC-EX-07] [BQC-TRIG-13] on row 5 two, with what the world adds, and one for each portal', () => {
    const sitting = { heroes: ['2 UL'], places: { 'world/2': [world(38)] } };
    const four = [door(80), door(97), door(98), door(99)];
    const { told, t } = kicked(four, sitting);
    expect(told.find(({ type }) => type === 'door-kicked')).toMatchObject({ count: 3 });
    expect(t.state.places['hand/0']).toEqual([door(97), door(98), door(99)]);
  });

  test('[BQ-KICK-10] the patient have two Doors in Homeworld after a while', () => {
    const { t, told } = sit({
      heroes: ['homeworld'],
      places: { 'door-deck': [door(97), door(98)] },
    });
    heroAt(t.state, 0).turnsAtHome = 11;
    play(kick(t, heroAt(t.state, 0)));
    expect(told.find(({ type }) => type === 'door-kicked')).toMatchObject({ count: 2 });
  });

  test('[BQ-KICK-03] a curse hits the kicker, a trap as well', () => {
    const { t, told } = kicked([named('Wrong Form, Wrong Window')]);
    expect(heroAt(t.state, 0)).toMatchObject({ travels: -1, sheet: { karma: 0 } });
    expect(told.some(({ type }) => type === 'curse-struck')).toBe(true);
    const trap = kicked([named('Rake in the Grass')]);
    expect(trap.t.state.lasting).toMatchObject([{ target: 0, action: { verb: 'def', n: -3 } }]);
  });

  test('[BQ-KICK-03] [BQ-CURSE-09] a disaster hits all, for no Karma', () => {
    const { t } = kicked([named('Clocks Went Back Twice')], { heroes: ['11 UL', 'homeworld'] });
    expect(t.state.heroes.map(({ travels, sheet }) => [travels, sheet.karma])).toEqual([
      [-1, 1],
      [-1, 1],
    ]);
  });

  test('[BQ-KICK-05] [BQ-WAND-03] a wandering monster moves them all, and adds none', () => {
    const { told, combat } = kicked([WANDERING], {
      others: { a: '20 UR' },
      places: { 'world/20': [world(1)], 'hand/0': [MONSTER] },
    });
    expect(told.some(({ type }) => type === 'figure-stepped')).toBe(true);
    // It has come to where the kicker is.
    expect(combat?.foes.map(({ id }) => id)).toEqual(['a']);
  });

  test('[BQ-KICK-11] with no Door left play goes on', () => {
    const { combat, told } = kicked([], { others: { a: '11 LR' } });
    expect(told.some(({ type }) => type === 'cards-lacking')).toBe(true);
    expect(combat?.isFirstStrike).toBe(true);
  });

  test('[BQ-KICK-02] [BQ-KICK-04] a portal fires at once, and one more Door is turned up for each', () => {
    // On row 5 two are turned up: both portals fire, then two more come, the curse of which strikes in the new world.
    const doors = [door(80), door(83), named('Wrong Form, Wrong Window'), MONSTER, door(97)];
    const { t, told, combat } = kicked(doors, {
      heroes: ['2 UL'],
      places: { 'world/2': [world(3)], 'world/20': [world(1)], 'world-deck': [9, 16].map(world) },
    });
    const fired = told.filter(({ type }) => type === 'world-arrived' || type === 'curse-struck');
    expect(fired.map(({ type }) => type)).toEqual(['world-arrived', 'curse-struck']);
    expect(t.state.places['door-discard']).toEqual([door(80), door(83), doors[2]]);
    expect(t.state.places['door-deck']).toEqual([door(97)]);
    expect(combat?.foes.map(({ id }) => id)).toEqual([MONSTER]);
    // One portal among two brings one.
    const one = kicked([door(80), door(98), door(99), door(97)], {
      heroes: ['2 UL'],
      places: { 'world/2': [world(3)], 'world-deck': [world(9)] },
    });
    expect(one.t.state.places['hand/0']).toEqual([door(98), door(99)]);
    expect(one.t.state.places['door-deck']).toEqual([door(97)]);
    // Without a portal none.
    expect(kicked([door(98), door(99)]).t.state.places['door-deck']).toEqual([door(99)]);
  });

  test('[BQ-KICK-02] those who wander come first, so that a portal finds them where they are', () => {
    const { told } = kicked([door(80), WANDERING, door(97)], {
      heroes: ['2 UL'],
      others: { a: '11 UL>UR' },
      places: { 'world/2': [world(3)], 'world/11': [world(1)], 'world-deck': [world(9)] },
    });
    const types = told.map(({ type }) => type);
    expect(types.indexOf('figure-stepped')).toBeLessThan(types.indexOf('world-arrived'));
  });

  test('[BQ-CHG-05] [BQ-GM-14] what a portal says beside its scope joins in', () => {
    const own = {
      ...{ id: 'OWN-DOOR-1', name: 'Generous Door', type: 'portal', scope: 'WORLD_HERE' },
      effects: ['play: travel(2)'],
    };
    const { t } = kicked(['OWN-DOOR-1#1', door(97)], {
      cards: [own],
      places: { 'world-deck': [world(9)] },
    });
    expect(t.state.places['world/11']).toEqual([world(9)]);
    expect(heroAt(t.state, 0).travels).toBe(2);
  });

  test('[BQ-KICK-06] [BQ-KICK-08] [BQ-KICK-09] how it goes on is told: a fight, a first strike, nobody', () => {
    const began = (doors: readonly string[], others: Readonly<Record<string, string>>) =>
      kicked(doors, { others })
        .told.filter(({ type }) => type === 'combat-began' || type === 'nobody-there')
        .map((event) => (event as unknown as { rule: string }).rule);
    expect(began([MONSTER], {})).toEqual(['BQ-CMB-21']);
    expect(began([MONSTER], { a: '11 LR' })).toEqual(['BQ-CMB-21']);
    expect(began([door(97)], { a: '11 LR' })).toEqual(['BQ-KICK-08']);
    expect(began([door(97)], { a: '20 LR', ally: 'ally 11 UL' })).toEqual(['BQ-KICK-09']);
  });

  test('[BQ-KICK-11] only where no Door is left anywhere the kick yields nothing', () => {
    const lacking = (places: Sitting['places']) => {
      const { told, t } = kicked([], places === undefined ? {} : { places });
      const rules = told.map((event) => [event.type, (event as unknown as { rule: string }).rule]);
      return { rules, hand: t.state.places['hand/0'] ?? [] };
    };
    expect(lacking({}).rules).toContainEqual(['cards-lacking', 'BQ-KICK-11']);
    const refilled = lacking({ 'door-discard': [door(97)] });
    expect(refilled.rules.some(([type]) => type === 'cards-lacking')).toBe(false);
    expect(refilled.hand).toEqual([door(97)]);
  });

  test('[BQ-KICK-12] a monster that was kicked with it is fought there too, and another kicker stays', () => {
    const both = kicked([named('Left the Oven On'), MONSTER], {
      heroes: ['2 UL'],
      others: { a: '2 LR', b: 'homeworld' },
      places: { 'world/2': [world(3)] },
    });
    expect(both.combat?.foes.map(({ id }) => id)).toEqual(['b', MONSTER]);
    expect(both.combat?.isFirstStrike).toBe(false);
  });

  test('[BQ-KICK-12] what moves the kicker has it fight where it is then', () => {
    const { combat } = kicked([named('Left the Oven On')], {
      others: { a: '11 LR', b: 'homeworld' },
    });
    expect(combat?.foes.map(({ id }) => id)).toEqual(['b']);
  });

  test('[BQ-PVP-01] [BQ-PVP-02] a player that is attacked stands in the place of monsters', () => {
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], 'door-deck': [door(97)] },
    });
    play(kick(t, heroAt(t.state, 0), 1));
    expect(t.state.combat).toMatchObject({ defender: 1, isFirstStrike: false, foes: [] });
  });
});

describe('the Doors of a differential', () => {
  const opened = (doors: readonly string[], foes: readonly string[] = [MONSTER]) => {
    const { t, told } = sit({
      heroes: ['11 UL'],
      places: { 'world/11': [world(3)], combat: [...foes], 'door-deck': [...doors].reverse() },
    });
    const hero = fight(t, { foes: foes.map((id) => foeOf(id)) });
    const { value } = play(turnUp(t, hero, doors.length, 'differential'));
    return { t, told, turned: value };
  };

  test('[BQ-PD-09] what is of no use at once is laid aside, and never reaches the hand', () => {
    const { t } = opened([door(97), named('Second Job')]);
    expect(t.state.places['side/0']).toEqual([door(97), named('Second Job')]);
    expect(t.state.places['hand/0'] ?? []).toEqual([]);
  });

  test('[BQ-PD-07] new monsters join', () => {
    const { t } = opened([door(1)]);
    expect(t.state.combat?.foes.map(({ id }) => id)).toEqual([MONSTER, door(1)]);
  });

  test('[BQC-TYPE-02] an enhancer goes on the highest level, the first of equals; its stunt double comes', () => {
    const { t } = opened([door(50), door(55)], [door(1), door(40), door(41)]);
    expect(t.state.places[`on/${door(40)}`]).toEqual([door(50), door(55)]);
    expect(t.state.combat?.foes.map(({ id }) => id)).toEqual([
      ...[door(1), door(40), door(41)],
      `${door(40)}*1`,
    ]);
  });

  test('[BQ-PD-05] the discards are shuffled in once a combat; what is missing is waived', () => {
    const { t } = sit({
      heroes: ['11 UL'],
      places: { 'world/11': [world(3)], combat: [MONSTER], 'door-discard': [door(97)] },
    });
    const hero = fight(t, { foes: [foeOf(MONSTER)] });
    expect(play(turnUp(t, hero, 2, 'differential')).value).toBe(1);
    expect(t.state.combat?.isRefilled).toBe(true);
    t.state.places['door-discard'] = [door(98)];
    expect(play(turnUp(t, hero, 1, 'differential')).value).toBe(0);
  });

  test('[BQ-PD-08] a curse hits the owner', () => {
    const { t } = opened([named('Armor Shrank in the Wash')]);
    expect(heroAt(t.state, 0).sheet.karma).toBe(0);
    expect(t.state.places['treasure-discard'] ?? []).not.toContain(treasure(16));
  });
});
