import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { plays } from './play.ts';
import { type Moment, playsOf } from './playable.ts';

const HEDGE = named('Hedge That Moved');

function table(sitting: Sitting = {}, combat?: Partial<Combat>) {
  const { t, told } = sit({
    heroes: ['11 UL', '11 UR', '17 UL'],
    ...sitting,
    places: { 'world/11': [world(3)], 'world/17': [world(3)], ...sitting.places },
  });
  for (const hero of t.state.heroes) hero.sheet = { ...hero.sheet, karma: 0 };
  if (combat !== undefined) fight(t, { foes: [foeOf(HEDGE)], ...combat });
  return { t, told };
}

const playable = (t: Bridge, seat: number, moment: Moment): readonly string[] =>
  playsOf(t, heroAt(t.state, seat), moment).map(({ id }) => id);

function played(t: Bridge, seat: number, moment: Moment, card: string, script: Script = []) {
  const hero: Hero = heroAt(t.state, seat);
  const one = playsOf(t, hero, moment).find(({ id }) => id === card);
  if (one === undefined) throw new Error(`${card} cannot be played`);
  return play(plays(t, hero, one), script);
}

describe('what is played from the hand', () => {
  test('[BQC-TRIG-01] does what it says, for all to see, and is done with', () => {
    const GIFT = named('Potluck Casserole');
    const { t, told } = table({ places: { 'hand/0': [GIFT, door(97)] } });
    played(t, 0, 'own-turn', GIFT);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([1, 1, 1]);
    expect(t.state.places['hand/0']).toEqual([door(97)]);
    expect(t.state.places.played).toEqual([]);
    expect(t.state.places['treasure-discard']).toEqual([GIFT]);
    expect(told[0]).toEqual({ type: 'card-played', rule: 'BQC-TRIG-01', seat: 0, card: GIFT });
  });

  test('[BQC-TRIG-01] nothing that waits for a blow, and nothing that only works where it lies', () => {
    // A trap, an item, a class.
    const { t } = table({ places: { 'hand/0': [door(74), treasure(1), door(97)] } });
    for (const moment of ['own-turn', 'turns', 'action', 'declaration'] as const) {
      expect(playable(t, 0, moment), moment).toEqual([]);
    }
  });

  test('[BQC-TRIG-02] a curse hits whom it is played on', () => {
    const CURSE = named('Wrong Form, Wrong Window');
    const { t } = table({ places: { 'hand/0': [CURSE] } });
    played(t, 0, 'own-turn', CURSE, [['curse-whom', '2']]);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([0, 0, -1]);
    expect(t.state.places['door-discard']).toEqual([CURSE]);
  });

  test('[BQC-TYPE-05] a disaster hits everybody whom it names, and nobody’s Karma', () => {
    const DISASTER = named('Clocks Went Back Twice');
    const { t } = table({ places: { 'hand/0': [DISASTER] } });
    played(t, 0, 'own-turn', DISASTER);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([-1, -1, -1]);
    expect(t.state.heroes.map(({ sheet }) => sheet.karma)).toEqual([0, 0, 0]);
    expect(t.state.places['door-discard']).toEqual([DISASTER]);
  });

  test('[BQC-TYPE-05] the dead are hit by none', () => {
    const DISASTER = named('Clocks Went Back Twice');
    const { t } = table({ places: { 'hand/0': [DISASTER] } });
    heroAt(t.state, 2).life = 'dead';
    played(t, 0, 'own-turn', DISASTER);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([-1, -1, 0]);
  });
});

describe('one-shots', () => {
  const POTION = named('Fizzy Tonic of Wrath');
  const SMOKE = named('Smoke-Flavored Smoke');

  test('[BQ-INV-16] [BQ-CMB-22] [BQ-CMB-24] who fights uses none before the first calculation, and those that help to flee when all is lost', () => {
    const { t } = table({ places: { 'active/0': [POTION, SMOKE] } }, {});
    expect(playable(t, 0, 'declaration')).toEqual([]);
    expect(playable(t, 0, 'action')).toEqual([POTION, SMOKE]);
    expect(playable(t, 0, 'broken')).toEqual([SMOKE]);
    expect(playable(t, 0, 'own-turn')).toEqual([]);
  });

  test('[BQ-INV-16] nor curses, enhancers or wandering monsters; others may', () => {
    const hand = [named('Existential Hiccups'), named('On Its Ninth Coffee'), door(86)];
    const { t } = table({ places: { 'hand/0': hand, 'hand/1': hand } }, {});
    expect(playable(t, 0, 'declaration')).toEqual([]);
    expect(playable(t, 1, 'declaration')).toEqual(hand);
    const helping = table({ places: { 'hand/1': hand } }, { helper: 1 });
    expect(playable(helping.t, 1, 'declaration')).toEqual([]);
    const attacked = table({ places: { 'hand/1': hand } }, { defender: 1 });
    expect(playable(attacked.t, 1, 'declaration')).toEqual([]);
  });

  test('[BQC-FX-02] from outside a potion means the owner of the combat', () => {
    const SANDWICH = named('Decoy Sandwich');
    const { t } = table({ places: { 'active/1': [SANDWICH] } }, {});
    played(t, 1, 'action', SANDWICH, [['pick-foe', HEDGE]]);
    expect(t.state.combat?.escapes).toEqual([{ seat: 0, foe: HEDGE }]);
    const own = table({ places: { 'active/1': [SANDWICH] } }, { helper: 1 });
    played(own.t, 1, 'action', SANDWICH, [['pick-foe', HEDGE]]);
    expect(own.t.state.combat?.escapes).toEqual([{ seat: 1, foe: HEDGE }]);
  });

  test('[BQC-VERB-55] a potion that was used can be had back until the combat is over, by whoever used it', () => {
    const BUSH = named('Bottle-Return Bush');
    const { t } = table({ places: { 'active/0': [POTION], 'hand/0': [BUSH], 'hand/1': [] } }, {});
    expect(playable(t, 0, 'action')).toEqual([POTION]);
    played(t, 0, 'action', POTION, [['throw-potion', 'att']]);
    expect(playable(t, 0, 'action')).toEqual([BUSH]);
    played(t, 0, 'action', BUSH);
    expect(t.state.places['hand/0']).toEqual([POTION]);
    expect(t.state.places['treasure-discard']).toEqual([BUSH]);
  });
});
