import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { performs } from '../../../test/effects.ts';
import type { Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';

/** Heroes on 11, on the same world, and far away. */
function table(sitting: Sitting = {}) {
  return sit({
    heroes: ['11 UL', '11 UR', '17 UL'],
    ...sitting,
    places: { 'world/11': [world(3)], 'world/17': [world(12)], ...sitting.places },
  });
}

/** What is left of a place after something was lost. */
function left(text: string, places: Sitting['places'], script: Script = []) {
  const { t } = table({ places: places ?? {} });
  const { asked } = performs(t, text, script);
  const at = (place: string) => t.state.places[place] ?? [];
  return { t, asked, active: at('active/0'), tapped: at('tapped/0'), hand: at('hand/0') };
}

/** Headgear of 1 for 100, of 4 for 800, of 3 for 500; armor. */
const [COLANDER, CROWN, BOLLARD] = [treasure(1), treasure(5), treasure(7)];
const ARMOR = treasure(14);

describe('losing', () => {
  test('[BQC-VERB-13] its owner chooses, on the table, active and tapped; with no more than asked nobody is asked', () => {
    const places = { 'active/0': [CROWN, ARMOR], 'tapped/0': [COLANDER], 'hand/0': [BOLLARD] };
    const one = left('lose(head,1)', places, [['lose', COLANDER]]);
    expect(one.asked).toEqual(['lose 0']);
    expect([one.active, one.tapped, one.hand]).toEqual([[CROWN, ARMOR], [], [BOLLARD]]);
    const both = left('lose(head,2)', places);
    expect(both.asked).toEqual([]);
    expect([both.active, both.tapped, both.hand]).toEqual([[ARMOR], [], [BOLLARD]]);
    expect(left('lose(head,all)', places).active).toEqual([ARMOR]);
  });

  test('[BQC-VERB-13] each kind of loss means its own cards', () => {
    const kinds = {
      item: [COLANDER],
      head: [COLANDER],
      foot: [treasure(8)],
      armor: [ARMOR],
      handitem: [named('Torch of Mild Arson')],
      potion: [treasure(57)],
      race: [named('Puddlefolk')],
      class: [door(97)],
    };
    const all = Object.values(kinds).flat();
    for (const [what, cards] of Object.entries(kinds)) {
      if (what === 'item') continue;
      const { active } = left(`lose(${what},all)`, { 'active/0': [...new Set(all)] });
      expect(
        [...new Set(all)].filter((card) => !active.includes(card)),
        what,
      ).toEqual(cards);
    }
    const items = left('lose(item,all)', { 'active/0': [...new Set(all)] }).active;
    expect(items).toEqual([treasure(57), named('Puddlefolk'), door(97)]);
    const identities = left('lose(identity,all)', { 'active/0': [...new Set(all)] }).active;
    expect(identities).toHaveLength(all.length - 3);
  });

  test('[BQC-VERB-13] the best, the dearest and the cheapest, one after another', () => {
    const places = { 'active/0': [COLANDER], 'tapped/0': [CROWN, BOLLARD] };
    const kept = (text: string) => {
      const { active, tapped } = left(text, places);
      return [...active, ...tapped];
    };
    expect(kept('lose(best,1)')).toEqual([COLANDER, BOLLARD]);
    expect(kept('lose(dearest,1)')).toEqual([COLANDER, BOLLARD]);
    expect(kept('lose(cheapest,1)')).toEqual([CROWN, BOLLARD]);
    expect(kept('lose(best,2)')).toEqual([COLANDER]);
    expect(kept('lose(cheapest,2)')).toEqual([CROWN]);
    expect(kept('lose(best,4)')).toEqual([]);
  });

  test('[BQC-VERB-13] of two that are equally dear one is chosen', () => {
    // Both are worth 100.
    const [A, B] = [treasure(57), treasure(58)];
    const { asked, active } = left('lose(cheapest,1)', { 'active/0': [A, B] }, [['lose', B]]);
    expect(asked).toEqual(['lose 0']);
    expect(active).toEqual([A]);
  });

  test('[BQC-VERB-13] [BQ-CARD-16] gold is paid in items, without change, enhancers with their item', () => {
    const places = { 'active/0': [CROWN], 'tapped/0': [COLANDER, BOLLARD] };
    // 500 is enough for 400; 100 is not, and takes another.
    const one = left('lose(gold,400)', places, [['lose-gold', BOLLARD]]);
    expect([one.active, one.tapped]).toEqual([[CROWN], [COLANDER]]);
    const two = left('lose(gold,400)', places, [
      ['lose-gold', COLANDER],
      ['lose-gold', BOLLARD],
    ]);
    expect([two.active, two.tapped]).toEqual([[CROWN], []]);
    expect(two.asked).toEqual(['lose-gold 0', 'lose-gold 0']);
    // 400 on a torch of 300 make it enough for 600.
    const [TORCH, ENHANCER] = [named('Torch of Mild Arson'), treasure(52)];
    const worth = { 'active/0': [TORCH], [`on/${TORCH}`]: [ENHANCER], 'tapped/0': [COLANDER] };
    const both = left('lose(gold,600)', worth, [['lose-gold', TORCH]]);
    expect([both.active, both.tapped]).toEqual([[], [COLANDER]]);
    expect(both.t.state.places['treasure-discard']).toEqual([ENHANCER, TORCH]);
  });

  test('[BQC-VERB-13] [BQ-TERM-11] half of the hand, of items, of their gold: rounded down', () => {
    const hand = [door(56), door(57), door(58)];
    expect(left('lose(hand,half,rnd)', { 'hand/0': hand }).hand).toHaveLength(2);
    const items = { 'active/0': [COLANDER], 'tapped/0': [CROWN, BOLLARD] };
    const half = left('lose(item,half)', items, [['lose', CROWN]]);
    expect([half.active, half.tapped]).toEqual([[COLANDER], [BOLLARD]]);
    // 700 of 1,400.
    const gold = left('lose(gold,half)', items, [['lose-gold', CROWN]]);
    expect([gold.active, gold.tapped]).toEqual([[COLANDER], [BOLLARD]]);
  });

  test('[BQC-VERB-13] [BQC-HIDN-05] what is drawn from a hand is asked of nobody, and lies open in the discards', () => {
    const { t, told } = table({
      places: { 'hand/0': [treasure(80), treasure(81), treasure(82)] },
    });
    expect(performs(t, 'lose(hand,1,rnd)').asked).toEqual([]);
    const [lost] = t.state.places['treasure-discard'] ?? [];
    expect([treasure(80), treasure(81), treasure(82)]).toContain(lost);
    expect(t.state.places['hand/0']).toHaveLength(2);
    const moved = told.find(({ type }) => type === 'cards-moved');
    expect(moved).toMatchObject({ cards: [lost] });
    expect(moved).not.toHaveProperty('only');
    expect(moved).not.toHaveProperty('secret');
  });

  test('[BQC-VERB-13] what an ally carries is not lost with it, unless it is such a thing itself', () => {
    const ALLY = treasure(47);
    const carried = { 'active/0': [ALLY], [`on/${ALLY}`]: [COLANDER] };
    const alone = left('lose(ally,1)', carried);
    expect([alone.active, alone.tapped]).toEqual([[], [COLANDER]]);
  });
});

describe('taking', () => {
  test('[BQC-VERB-14] one such card of somebody near comes onto the own table, tapped, with what is on it', () => {
    const STEED = treasure(44);
    const { t } = table({
      places: { 'active/1': [STEED, CROWN], [`on/${STEED}`]: [treasure(55)], 'active/0': [] },
    });
    performs(t, 'take(steed)@pick-adj');
    expect(t.state.places['tapped/0']).toEqual([STEED]);
    expect(t.state.places[`on/${STEED}`]).toEqual([treasure(55)]);
    expect(t.state.places['active/1']).toEqual([CROWN]);
  });

  test('[BQC-VERB-14] of several whoever takes chooses; without such a card nothing happens', () => {
    const { t } = table({ places: { 'active/1': [CROWN], 'tapped/1': [BOLLARD, ARMOR] } });
    const { asked } = performs(t, 'take(head)@pick-adj', [['take', BOLLARD]]);
    expect(asked).toContain('take 0');
    expect(t.state.places['tapped/0']).toEqual([BOLLARD]);
    expect(performs(t, 'take(steed)@pick-adj').asked).not.toContain('take 0');
    expect(t.state.places['tapped/0']).toEqual([BOLLARD]);
  });

  test('[BQC-VERB-14] [BQ-CURSE-13] with nobody near such a card comes from the discards', () => {
    const { t } = sit({
      heroes: ['11 UL'],
      places: { 'world/11': [world(3)], 'treasure-discard': [CROWN, treasure(44)] },
    });
    performs(t, 'take(steed)@pick-adj', []);
    expect(t.state.places['tapped/0']).toEqual([treasure(44)]);
  });
});

describe('paying and choosing', () => {
  test('[BQC-FX-04] nobody has to pay, and without it nothing in braces happens', () => {
    const { t } = table({ places: { 'hand/0': [door(97), door(98)] } });
    const hero = heroAt(t.state, 0);
    expect(performs(t, 'pay(card 1){travel(3)}', [['pay', 'no']]).asked).toEqual(['pay 0']);
    expect([hero.travels, t.state.places['hand/0']?.length]).toEqual([0, 2]);
    performs(t, 'pay(card 1){travel(3)}', [
      ['pay', 'yes'],
      ['discard', door(97)],
    ]);
    expect([hero.travels, t.state.places['hand/0']]).toEqual([3, [door(98)]]);
    // A price that cannot be paid in full is not offered.
    expect(performs(t, 'pay(card 2){travel(3)}').asked).toEqual([]);
    expect(hero.travels).toBe(3);
  });

  test('[BQC-FX-04] whom it is done to picks', () => {
    const { t } = table();
    const { asked } = performs(t, 'pick{travel(2), skip(1)}@pick-player', [
      ['pick-player', '2'],
      ['pick-effect', '2/skip'],
    ]);
    expect(asked).toEqual(['pick-player 0', 'pick-effect 2']);
    expect(t.state.heroes.map(({ skips, travels }) => [skips, travels])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('[BQC-FX-07] a choice that no target can make does nothing, and nobody is asked', () => {
    const { t } = sit({ heroes: ['11 UL'], places: { 'world/11': [world(3)] } });
    const before = JSON.stringify(t.state);
    for (const text of [
      ...['travel(1)@pick-adj', 'mst(2)@pick-foe', 'lose(armor,1)', 'swap(hand)@pick-adj'],
      ...['uncurse(1)', 'heal()', 'unglue()', 'fetch(door,any)', 'regain()', 'wander(1)'],
    ]) {
      expect(performs(t, text).asked, text).toEqual([]);
      expect(JSON.stringify(t.state), text).toBe(before);
    }
  });
});
