import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { heroAt, sit } from '../../../test/table.ts';
import { leavesFor } from '../acts/losses.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { overfull, usedOf } from '../heroes/slots.ts';
import { changesOf, makeChange } from './changes.ts';

type Places = Readonly<Record<string, readonly string[]>>;

function offered(places: Places) {
  const { t } = sit({ heroes: ['homeworld'], places });
  return { t, ids: changesOf(t, heroAt(t.state, 0)).map(({ id }) => id) };
}

function made(places: Places, id: string, script: Script = []) {
  const { t } = sit({ heroes: ['homeworld'], places });
  const hero = heroAt(t.state, 0);
  const change = changesOf(t, hero).find((one) => one.id === id);
  if (change === undefined) throw new Error(`${id} is not offered`);
  play(makeChange(t, hero, change), script);
  return t.state.places;
}

const HAT = treasure(1);
const CROWN = treasure(5);
const SWORD = treasure(22);
const AXE = treasure(25);
const HAMMER = treasure(35);

describe('gear', () => {
  test('[BQ-TURN-04] from the hand or the table it goes into its slot', () => {
    expect(made({ 'hand/0': [HAT] }, `equip/${HAT}`)['active/0']).toEqual([HAT]);
    expect(made({ 'tapped/0': [HAT] }, `equip/${HAT}`)['active/0']).toEqual([HAT]);
  });

  test('[BQ-CHAR-12] [BQ-INV-09] what is in its place makes room, of its owner’s choice', () => {
    const places = { 'hand/0': [HAMMER], 'active/0': [SWORD, AXE] };
    const swapped = made(places, `equip/${HAMMER}`);
    expect(swapped['active/0']).toEqual([HAMMER]);
    expect(swapped['tapped/0']).toEqual([SWORD, AXE]);
    const third = made(
      { 'hand/0': [treasure(21)], 'active/0': [SWORD, AXE] },
      `equip/${treasure(21)}`,
      [['tap-for-slot', AXE]],
    );
    expect(third['active/0']).toEqual([SWORD, treasure(21)]);
  });

  test('[BQC-EX-04] a hat that makes room for another lets both work; without it one stays', () => {
    const both = made({ 'hand/0': [HAT], 'active/0': [treasure(3)] }, `equip/${HAT}`);
    expect(both['active/0']).toEqual([treasure(3), HAT]);
    const alone = made({ 'active/0': [treasure(3), HAT] }, `tap/${treasure(3)}`);
    expect(alone).toMatchObject({ 'active/0': [HAT], 'tapped/0': [treasure(3)] });
  });

  test('[BQC-EX-05] [BQ-CHAR-06] a third hand holds what two cannot', () => {
    const places = { 'hand/0': [AXE], 'active/0': [door(96), HAMMER] };
    expect(made(places, `equip/${AXE}`)['active/0']).toEqual([door(96), HAMMER, AXE]);
  });

  test('[BQ-POT-02] [BQ-INV-10] a hand holds five potions; without a free one there is no room', () => {
    const five = [57, 58, 60, 61, 62].map(treasure);
    const more = treasure(64);
    expect(offered({ 'hand/0': [more], 'active/0': [SWORD, ...five.slice(1)] }).ids).toContain(
      `equip/${more}`,
    );
    expect(offered({ 'hand/0': [more], 'active/0': [SWORD, ...five] }).ids).not.toContain(
      `equip/${more}`,
    );
    expect(offered({ 'hand/0': [more], 'active/0': [HAMMER] }).ids).not.toContain(`equip/${more}`);
  });

  test('[BQC-TYPE-14] enhancers go on items that they fit, and go where these go', () => {
    const places = {
      'hand/0': [treasure(53), treasure(55)],
      'active/0': [HAMMER, HAT, treasure(43)],
    };
    expect(offered(places).ids.filter((id) => id.startsWith('attach/'))).toEqual([
      `attach/${treasure(53)}/${HAMMER}`,
      `attach/${treasure(55)}/${treasure(43)}`,
    ]);
    const put = made(places, `attach/${treasure(53)}/${HAMMER}`);
    expect(put[`on/${HAMMER}`]).toEqual([treasure(53)]);
  });

  test('[BQ-CHAR-09] an ally carries one item that is neither Big nor two-handed', () => {
    const ally = treasure(47);
    const { ids } = offered({ 'hand/0': [SWORD, HAMMER], 'active/0': [ally] });
    expect(ids.filter((id) => id.startsWith('carry/'))).toEqual([`carry/${SWORD}/${ally}`]);
    const full = offered({ 'hand/0': [AXE], 'active/0': [ally], [`on/${ally}`]: [SWORD] });
    expect(full.ids.some((id) => id.startsWith('carry/'))).toBe(false);
  });

  test('[BQ-CHAR-11] [BQ-INV-09] what a cheat lies on breaks every limit', () => {
    const cheat = door(113);
    const places = { 'hand/0': [cheat], 'active/0': [CROWN], 'tapped/0': [HAT] };
    const { ids } = offered(places);
    expect(ids).toContain(`attach/${cheat}/${CROWN}`);
    const freed = made(
      { 'hand/0': [HAT], 'active/0': [CROWN], [`on/${CROWN}`]: [cheat] },
      `equip/${HAT}`,
    );
    expect(freed['active/0']).toEqual([CROWN, HAT]);
  });

  const OWN = { deck: 'treasure', gold: 100 };
  const PENNANT = {
    ...{ ...OWN, id: 'OWN-A-1', name: 'Pennant', type: 'item', slot: 'hand', bonus: 2 },
    usableBy: ['class(any)', 'gender(female)'],
  };
  /** What can be done with the pennant by a hero of this gender with these cards active. */
  const withPennant = (active: readonly string[], gender: 'female' | 'male' = 'female') => {
    const places = { 'tapped/0': ['OWN-A-1#1'], 'active/0': active };
    const { t } = sit({ heroes: ['homeworld'], places, cards: [PENNANT] });
    const hero = heroAt(t.state, 0);
    hero.sheet = { ...hero.sheet, gender };
    return changesOf(t, hero)
      .map(({ id }) => id)
      .filter((id) => id.includes('OWN'));
  };

  test('[BQC-SCH-14] only who is all that an item asks for can use it, or have it carried', () => {
    const [CLASS, NEPHEW] = [door(97), treasure(47)];
    expect(withPennant([CLASS])).toEqual(['equip/OWN-A-1#1']);
    expect(withPennant([])).toEqual([]);
    expect(withPennant([CLASS], 'male')).toEqual([]);
    expect(withPennant([CLASS, NEPHEW])).toContain(`carry/OWN-A-1#1/${NEPHEW}`);
    expect(withPennant([NEPHEW])).toEqual([]);
  });

  test('[BQC-VERB-27] whatever cheats frees one item of slots, hands and Big, and no other', () => {
    const cheat = { id: 'OWN-A-2', name: 'Cheat', type: 'helper', deck: 'door' };
    const lying = (effects: readonly string[], on: readonly string[]) => {
      const places = {
        'active/0': [HAT, HAMMER, AXE],
        'hand/0': [CROWN],
        ...Object.fromEntries(on.map((one) => [`on/${one}`, ['OWN-A-2#1']])),
      };
      const { t } = sit({ heroes: ['homeworld'], places, cards: [{ ...cheat, effects }] });
      return overfull(t, heroAt(t.state, 0));
    };
    const cheats = ['play: cheat()'];
    // Two hands for the hammer, and one for the axe.
    expect(lying(cheats, [])).toContain('hand');
    expect(lying(cheats, [HAMMER])).not.toContain('hand');
    expect(lying(cheats, [HAMMER])).not.toContain('big');
    expect(lying(cheats, [HAT])).toContain('hand');
    expect(lying(['active: run(1)'], [HAMMER])).toContain('hand');
  });
});

describe('an ally of the table', () => {
  const ALLY = 'BQC-FIG-03';
  const CARD_ALLY = treasure(47);

  /** The first hero at 11 with this ally, and these cards. */
  function withAlly(places: Places, at = '11 LR') {
    const { t, told } = sit({
      heroes: ['11 UL'],
      others: { [ALLY]: `ally ${at}` },
      places: { 'world/11': [world(3)], 'world/20': [world(1)], ...places },
    });
    const figure = t.state.figures[ALLY];
    if (figure === undefined) throw new Error('the ally is there');
    figure.owner = 0;
    figure.bonus = 5;
    const hero = heroAt(t.state, 0);
    const change = (id: string) => {
      const found = changesOf(t, hero).find((one) => one.id === id);
      if (found === undefined) throw new Error(`${id} is not offered`);
      play(makeChange(t, hero, found));
    };
    const att = () => heroStrength(t, hero).att.reduce((sum, { n }) => sum + n, 0);
    const ids = () => changesOf(t, hero).map(({ id }) => id);
    return { t, told, hero, figure, change, att, ids };
  }

  test('[BQ-ALLY-07] carries one item that is neither Big nor two-handed, and that takes no slot', () => {
    const { t, told, hero, change, att, ids } = withAlly({
      'hand/0': [SWORD, AXE, HAMMER],
      'active/0': [treasure(21), treasure(23)],
    });
    const before = att();
    expect(ids().filter((id) => id.startsWith('carry/'))).toEqual([
      ...[`carry/${SWORD}/${ALLY}`, `carry/${AXE}/${ALLY}`],
    ]);
    change(`carry/${SWORD}/${ALLY}`);
    // A sword of 3 more, and both hands as full as they were.
    expect(att()).toBe(before + 3);
    expect(usedOf(t, hero, 'hand')).toBe(2);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-ALLY-07' });
    expect(t.state.places['active/0']).toEqual([treasure(21), treasure(23), SWORD]);
    // It has its hands full.
    expect(ids().some((id) => id.startsWith('carry/'))).toBe(false);
  });

  test('[BQ-ALLY-07] what it carries works where it is with its player alone', () => {
    const { figure, change, att, ids } = withAlly({ 'hand/0': [SWORD] });
    change(`carry/${SWORD}/${ALLY}`);
    const together = att();
    figure.where = { at: 'bridge', place: { location: 20, stand: 'UL', facing: 'OUT' } };
    // Both the ally's 5 and the sword's 3 are away.
    expect(att()).toBe(together - 8);
    expect(ids()).toEqual([]);
  });

  test('[BQ-ALLY-07] one that is elsewhere is given nothing', () => {
    expect(withAlly({ 'hand/0': [SWORD] }, '20 UL').ids()).toEqual([`equip/${SWORD}`]);
  });

  test('[BQ-ALLY-07] it is taken back by tapping it, and then is carried no more', () => {
    const { t, figure, hero, change, ids } = withAlly({ 'hand/0': [SWORD] });
    change(`carry/${SWORD}/${ALLY}`);
    change(`tap/${SWORD}`);
    expect(t.state.places['tapped/0']).toEqual([SWORD]);
    expect(figure.carries).toBeUndefined();
    expect(ids()).toContain(`carry/${SWORD}/${ALLY}`);
    change(`equip/${SWORD}`);
    expect(usedOf(t, hero, 'hand')).toBe(1);
  });

  test('[BQ-ALLY-07] [BQ-CHAR-09] [BQ-CHAR-10] when it goes, what it carried lies tapped', () => {
    const { t, figure, change } = withAlly({ 'hand/0': [SWORD] });
    change(`carry/${SWORD}/${ALLY}`);
    leavesFor(t, ALLY, 'BQ-CHAR-10');
    expect(t.state.places['tapped/0']).toEqual([SWORD]);
    expect(t.state.places['active/0'] ?? []).toEqual([]);
    expect(figure).toMatchObject({ kind: 'figurine', where: { at: 'friendzone' } });
    expect(figure.carries).toBeUndefined();
  });

  test('[BQ-ALLY-07] [BQ-CHAR-01] it needs no slot of an ally card, which comes beside it', () => {
    const { t, hero, change } = withAlly({ 'hand/0': [CARD_ALLY] });
    expect(usedOf(t, hero, 'ally')).toBe(0);
    change(`equip/${CARD_ALLY}`);
    expect(t.state.places['active/0']).toEqual([CARD_ALLY]);
  });
});
