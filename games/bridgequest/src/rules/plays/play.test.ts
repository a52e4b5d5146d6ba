import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { CardData } from '../../content/card-data.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { avoidingsOf } from '../course/avoiding.ts';
import { roll } from '../dice/roll.ts';
import { kick } from '../doors/kick.ts';
import { plays } from './play.ts';
import { type Moment, playsOf } from './playable.ts';

const CURSE = named('Wrong Form, Wrong Window');
const WISH = treasure(84);
const RING_2 = 'BQC-TREA-084#2';
const RING_3 = 'BQC-TREA-084#3';
const RING_4 = 'BQC-TREA-084#4';

/** A seat of some plays a card in a moment. */
function played(
  t: Bridge,
  card: string,
  script: Script = [],
  { seat = 0, moment = 'own-turn' }: { seat?: number; moment?: Moment } = {},
) {
  const hero = heroAt(t.state, seat);
  const found = playsOf(t, hero, moment).find((one) => one.card === card);
  if (found === undefined) throw new Error(`${card} cannot be played`);
  return play(plays(t, hero, found), script);
}

const canPlay = (t: Bridge, card: string, moment: Moment, seat = 0): boolean =>
  playsOf(t, heroAt(t.state, seat), moment).some((one) => one.card === card);

const three = (places: Sitting['places'] = {}, sitting: Sitting = {}) =>
  sit({ heroes: ['homeworld', 'homeworld', 'homeworld'], ...sitting, places });

describe('a curse of the hand', () => {
  test('[BQ-CURSE-01] is played in every window, but on no roll and on no broken defence', () => {
    const { t } = three({ 'hand/0': [CURSE], 'hand/1': [CURSE] });
    fight(t, { foes: [foeOf('BQC-FIG-05')] });
    const moments = ['own-turn', 'turns', 'declaration', 'action', 'broken'] as const;
    // Who fights answers nothing before the first calculation.
    expect(moments.map((one) => canPlay(t, CURSE, one, 0))).toEqual([
      ...[true, true, false, true, false],
    ]);
    expect(moments.map((one) => canPlay(t, CURSE, one, 1))).toEqual([
      ...[true, true, true, true, false],
    ]);
    // Whoever is stopped at a roll finds no curse to answer it.
    heroAt(t.state, 1).stops = ['rolls'];
    const flow = roll(t, { sides: 20, purpose: 'strength', rule: 'BQ-CMB-05', better: 'low' });
    const step = flow.next(0);
    const asked = step.done ? undefined : step.value;
    if (asked?.kind !== 'many') throw new Error('a window opens');
    for (const choice of asked.choices) {
      expect('options' in choice && choice.options.map(({ id }) => id)).toEqual(['pass']);
    }
  });

  test('[BQ-CURSE-01] strikes any living player, oneself too', () => {
    for (const victim of [0, 1]) {
      const { t } = three({ 'hand/0': [CURSE] });
      heroAt(t.state, 2).life = 'dead';
      played(t, CURSE, [['curse-whom', `${victim}`]]);
      expect(t.state.heroes.map(({ travels }) => travels)).toEqual([
        victim === 0 ? -1 : 0,
        victim === 1 ? -1 : 0,
        0,
      ]);
      expect(t.state.places['door-discard']).toEqual([CURSE]);
    }
    const { t } = three({ 'hand/0': [CURSE] });
    heroAt(t.state, 2).life = 'dead';
    expect(() => played(t, CURSE, [['curse-whom', '2']])).toThrow('never asked');
  });

  test('[BQ-CURSE-03] [BQ-KAR-12] costs its caster a point of Karma, unless it is the victim', () => {
    const karma = (victim: string) => {
      const { t } = three({ 'hand/0': [CURSE] });
      played(t, CURSE, [['curse-whom', victim]]);
      return t.state.heroes.map(({ sheet }) => sheet.karma);
    };
    expect(karma('1')).toEqual([0, 0, 1]);
    expect(karma('0')).toEqual([0, 1, 1]);
  });

  test('[BQ-CURSE-03] also where a wish cancels it, which then hits nobody', () => {
    const { t } = three({ 'hand/0': [CURSE], 'hand/1': [WISH] });
    played(t, CURSE, [
      ['curse-whom', '1'],
      ['cancel-curse', WISH],
    ]);
    expect(t.state.heroes.map(({ sheet, travels }) => [sheet.karma, travels])).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test('[BQ-CURSE-04] a wish that lies tapped cancels it as well', () => {
    const { t } = three({ 'hand/0': [CURSE], 'tapped/1': [WISH] });
    played(t, CURSE, [
      ['curse-whom', '1'],
      ['cancel-curse', WISH],
    ]);
    expect(heroAt(t.state, 1).travels).toBe(0);
    expect(t.state.places['treasure-discard']).toEqual([WISH]);
  });

  test('[BQ-CURSE-07] hits for Karma where there is nothing to lose, and is discarded', () => {
    const hat = named('Hat Allergy');
    const { t } = three({ 'hand/0': [hat], 'active/1': [treasure(22)] });
    played(t, hat, [['curse-whom', '1']]);
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
    expect(t.state.places['active/1']).toEqual([treasure(22)]);
    expect(t.state.places['door-discard']).toEqual([hat]);
  });

  test('[BQ-CURSE-08] no check of WIS stands against it, a trap or a disaster, nor against what lasts of it', () => {
    for (const card of [CURSE, named('Rake in the Grass'), named('Clocks Went Back Twice')]) {
      const { t } = sit({
        heroes: ['11 UL'],
        places: { 'world/11': [world(3)], 'door-deck': [card] },
      });
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, WIS: 20 };
      const { asked } = play(kick(t, hero));
      expect(asked.filter((one) => one.includes('wisdom'))).toEqual([]);
      expect(hero.sheet.WIS).toBe(20);
      expect(hero.travels < 0 || t.state.lasting.length > 0).toBe(true);
    }
    const { t } = sit({ heroes: ['11 UL'] });
    const hero = fight(t, { foes: [foeOf('BQC-FIG-05')] });
    hero.sheet = { ...hero.sheet, WIS: 20 };
    t.state.lasting = [
      {
        ...{ id: 1, source: door(70), target: 0, until: 'w' },
        action: { verb: 'att', n: -2 },
      },
    ];
    const { combat } = t.state;
    expect(combat && avoidingsOf(t, combat, hero)).toEqual([]);
  });
});

describe('a magnet', () => {
  const rings = { 'hand/0': [WISH, RING_2, RING_3, RING_4, CURSE] };
  const lay = (t: Bridge, ring: string, on: string) => played(t, ring, [['pick-player', on]]);

  test('[BQ-CURSE-06] is taken off by another wish', () => {
    const { t } = three(rings);
    lay(t, WISH, '1');
    expect(t.state.places['magnet/1']).toEqual([WISH]);
    lay(t, RING_2, '1');
    expect(t.state.places['magnet/1'] ?? []).toEqual([]);
    expect(t.state.places['treasure-discard']).toEqual([WISH, RING_2]);
    played(t, CURSE, [['curse-whom', '2']]);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([0, 0, -1]);
  });

  test('[BQ-CURSE-06] of several the newest pulls, and without it the one before', () => {
    const pulled = (without: readonly string[]) => {
      const { t } = three(rings);
      lay(t, WISH, '0');
      lay(t, RING_2, '2');
      lay(t, RING_3, '1');
      for (const ring of without) lay(t, ring, '1');
      played(t, CURSE, [['curse-whom', '0']]);
      return t.state.heroes.map(({ travels }) => travels);
    };
    expect(pulled([])).toEqual([0, -1, 0]);
    expect(pulled([RING_4])).toEqual([0, 0, -1]);
  });

  test('[BQ-CURSE-05] [BQ-CURSE-06] one that comes from a Door goes back to the Doors, and pulls no disaster', () => {
    const own: CardData = {
      ...{ id: 'OWN-DOOR-1', name: 'Door of Wishes', type: 'helper', deck: 'door' },
      ...{ roles: ['wish'], effects: ['play: magnet()@pick-player'] },
    };
    const disaster = named('Clocks Went Back Twice');
    const { t } = three({ 'hand/0': ['OWN-DOOR-1#1', WISH, disaster] }, { cards: [own] });
    lay(t, 'OWN-DOOR-1#1', '1');
    played(t, disaster);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([-1, -1, -1]);
    lay(t, WISH, '1');
    expect(t.state.places['door-discard']).toEqual([disaster, 'OWN-DOOR-1#1']);
  });
});

describe('whoever is alone', () => {
  const STEED = named('Tea Trolley of War');
  const oats = treasure(92);
  const dental = treasure(93);
  const ally = treasure(47);

  /** One hero at 11, another too far away, and these cards. */
  const alone = (places: Sitting['places'], sitting: Sitting = {}) =>
    sit({
      heroes: ['11 UL', '17 UL'],
      ...sitting,
      places: { 'world/11': [world(3)], 'world/17': [world(1)], ...places },
    }).t;

  test('[BQ-CURSE-10] [BQ-CURSE-13] looks for a steed or a hireling in the discards', () => {
    const t = alone({
      'hand/0': [oats, dental],
      'treasure-discard': [treasure(22), STEED, ally],
      'active/1': [treasure(48)],
    });
    played(t, oats);
    expect(t.state.places['tapped/0']).toEqual([STEED]);
    played(t, dental);
    expect(t.state.places['tapped/0']).toEqual([STEED, ally]);
    expect(t.state.places['active/1']).toEqual([treasure(48)]);
    expect(t.state.places['treasure-discard']).toEqual([treasure(22), oats, dental]);
  });

  test('[BQ-CURSE-13] [BQC-VERB-14] with somebody near it is taken from them, not from the discards', () => {
    const t = alone(
      { 'hand/0': [dental], 'treasure-discard': [ally], 'active/1': [treasure(48)] },
      { heroes: ['11 UL', '11 UR'] },
    );
    played(t, dental);
    expect(t.state.places['tapped/0']).toEqual([treasure(48)]);
    expect(t.state.places['treasure-discard']).toEqual([ally, dental]);
  });

  test('[BQ-CURSE-14] takes all else from the discarded treasures, as it likes; none there, nothing', () => {
    const own: CardData = {
      ...{ id: 'OWN-DOOR-1', name: 'Long Fingers', type: 'helper', deck: 'door' },
      effects: ['play: take(handitem)@pick-adj'],
    };
    const handy: CardData = {
      ...{ id: 'OWN-DOOR-2', name: 'Door Handle', type: 'item', deck: 'door', slot: 'hand' },
      ...{ hands: 1, bonus: 1, gold: 100 },
    };
    const cards = [own, handy];
    const t = alone(
      {
        'hand/0': ['OWN-DOOR-1#1'],
        'treasure-discard': [treasure(1), treasure(22), treasure(25)],
        'door-discard': ['OWN-DOOR-2#1'],
      },
      { cards },
    );
    const { asked } = played(t, 'OWN-DOOR-1#1', [['take', treasure(25)]]);
    expect(asked).toContain('take 0');
    expect(t.state.places['tapped/0']).toEqual([treasure(25)]);
    const none = alone({ 'hand/0': ['OWN-DOOR-1#1'], 'door-discard': ['OWN-DOOR-2#1'] }, { cards });
    played(none, 'OWN-DOOR-1#1');
    expect(none.state.places['tapped/0'] ?? []).toEqual([]);
    expect(none.state.places['door-discard']).toEqual(['OWN-DOOR-2#1', 'OWN-DOOR-1#1']);
  });

  test('[BQC-FX-06] what has no price is used once a turn, though it may be used as often as it is paid', () => {
    const own = (id: string, effect: string): CardData => ({
      ...{ id, name: id, type: 'item', slot: 'none', gold: 100, effects: [effect] },
    });
    const cards = [
      own('OWN-TREA-1', 'use(n): travel(1)'),
      own('OWN-TREA-2', 'use(n): pay(travel 1){karma(1)}'),
    ];
    const t = alone({ 'active/0': ['OWN-TREA-1#1', 'OWN-TREA-2#1'] }, { cards });
    heroAt(t.state, 0).travels = 3;
    for (const card of ['OWN-TREA-1#1', 'OWN-TREA-2#1']) played(t, card);
    expect(canPlay(t, 'OWN-TREA-1#1', 'own-turn')).toBe(false);
    expect(canPlay(t, 'OWN-TREA-2#1', 'own-turn')).toBe(true);
    expect(t.state.used).toEqual([{ what: '0/OWN-TREA-1#1/0', until: 't' }]);
  });

  /** The first hero fights, with a card to use, and a card to pay for it. */
  const fighting = (card: string, places: Sitting['places'] = {}, heroes = ['11 UL']) => {
    const t = alone({ 'active/0': [card], 'hand/0': [door(97)], ...places }, { heroes, dice: [0] });
    const hero = fight(t, { foes: [foeOf('BQC-FIG-05')], calculations: 1 });
    hero.sheet = {
      ...{ ...hero.sheet, WIS: 9, ST: 3, karma: 0 },
      relationships: { figurines: { 'BQC-FIG-06': 7, 'BQC-FIG-07': -4 }, characters: {} },
    };
    return t;
  };
  const att = (t: Bridge) =>
    heroStrength(t, heroAt(t.state, 0)).att.reduce((sum, { n }) => sum + n, 0);

  test('[BQ-CURSE-10] [BQ-CURSE-11] enthrals an ally of its sheet, for its number and one combat', () => {
    const crooner = door(99);
    const t = fighting(crooner);
    const before = att(t);
    const { asked } = played(t, crooner, [], { moment: 'action' });
    expect(asked).toContain('enthral 0');
    expect(att(t)).toBe(before + 7);
    expect(t.state.lasting).toMatchObject([{ target: 0, until: 'c', action: { n: 7 } }]);
    expect(t.state.combat?.helper).toBeUndefined();
    // An enemy is nobody to enthral.
    const enemies = fighting(crooner);
    const hero = heroAt(enemies.state, 0);
    const relationships = { figurines: { 'BQC-FIG-07': -4 }, characters: {} };
    hero.sheet = { ...hero.sheet, relationships };
    expect(played(enemies, crooner, [], { moment: 'action' }).asked).not.toContain('enthral 0');
    expect(att(enemies)).toBe(before);
  });

  test('[BQ-CURSE-11] with somebody near a player is compelled, and no ally of the sheet', () => {
    const crooner = door(99);
    const t = fighting(crooner, {}, ['11 UL', '11 UR']);
    played(t, crooner, [], { moment: 'action' });
    expect(t.state.combat?.helper).toBe(1);
    expect(t.state.lasting).toEqual([]);
  });

  test('[BQ-CURSE-12] stabs itself in the back, or its hireling, which is lost then', () => {
    const sidler = door(98);
    const self = fighting(sidler);
    const before = att(self);
    played(self, sidler, [], { moment: 'action' });
    expect(att(self)).toBe(before - 2);
    const t = fighting(sidler, { 'active/0': [sidler, ally] });
    const whole = att(t);
    played(t, sidler, [['stab-whom', 'ally']], { moment: 'action' });
    expect(t.state.places['treasure-discard']).toEqual([ally]);
    expect(t.state.lasting).toEqual([]);
    expect(att(t)).toBeLessThanOrEqual(whole);
    const itself = fighting(sidler, { 'active/0': [sidler, ally] });
    played(itself, sidler, [['stab-whom', 'self']], { moment: 'action' });
    expect(itself.state.places['active/0']).toEqual([sidler, ally]);
    expect(att(itself)).toBe(whole - 2);
  });

  test('[BQ-CURSE-12] with somebody near stabs them', () => {
    const sidler = door(98);
    const t = fighting(sidler, {}, ['11 UL', '11 UR']);
    played(t, sidler, [['pick-player', '1']], { moment: 'action' });
    expect(t.state.lasting).toMatchObject([{ target: 1, action: { verb: 'att', n: -2 } }]);
  });

  test('[BQ-CURSE-15] cannot play what only hurts others, and can what gains something', () => {
    const card = (id: string, effect: string): CardData => ({
      ...{ id: `OWN-DOOR-${id}`, name: id, type: 'helper', deck: 'door', effects: [effect] },
    });
    const cards = [
      card('1', 'play: lose(hand,1)@pick-adj'),
      card('2', 'play: skip(1)@pick-adj'),
      card('3', 'play: travel(-1)@others'),
      card('4', 'play: lose(hand,1)@pick-adj; travel(1)'),
      card('5', 'play: travel(-1)@all'),
    ];
    const ids = cards.map(({ id }) => `${id}#1`);
    const offered = (heroes: readonly string[]) => {
      const t = alone({ 'hand/0': ids }, { heroes, cards });
      return ids.filter((id) => canPlay(t, id, 'own-turn')).map((id) => id.at(-3));
    };
    expect(offered(['11 UL'])).toEqual(['4', '5']);
    // Somebody is there, and too far away.
    expect(offered(['11 UL', '17 UL'])).toEqual(['3', '4', '5']);
    expect(offered(['11 UL', '11 UR'])).toEqual(['1', '2', '3', '4', '5']);
  });
});
