import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { SavedItem } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import type { Deeds } from '../plays/deed.ts';
import { becoming } from './becoming.ts';
import { changingWorlds, openingPortals, selling, tapping, trading } from './deeds.ts';
import { fromSheet } from './from-sheet.ts';
import { menu } from './menu.ts';
import { asksAlly, picksUp, rescues } from './sheet-deeds.ts';

/** What the first hero can do, and what comes of doing one of it. */
function doing(deeds: Deeds, sitting: Sitting, script: Script = [], before?: (t: Bridge) => void) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    places: { 'world/11': [world(3)], ...sitting.places },
  });
  before?.(t);
  const hero = heroAt(t.state, 0);
  const offered = deeds(t, hero).map(({ id }) => id);
  const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [deeds] };
  const { asked } = play(menu(t, hero, all), script);
  return { t, told, asked, hero, offered };
}

describe('the own turn', () => {
  test('[BQ-CARD-04] what has a gold value can be laid on the table', () => {
    const { offered, t } = doing(
      tapping,
      { places: { 'hand/0': [treasure(1), treasure(74), door(1)] } },
      [['all', `lay/${treasure(1)}`]],
    );
    expect(offered).toEqual([`lay/${treasure(1)}`]);
    expect(t.state.places['tapped/0']).toEqual([treasure(1)]);
  });

  test('[BQ-CHAR-04] an identity fills its slot, or takes the place of another', () => {
    const places = { 'hand/0': [door(91)], 'active/0': [door(92)] };
    const { t } = doing(becoming, { places }, [['all', `become/${door(91)}`]]);
    expect(t.state.places['active/0']).toEqual([door(91)]);
    expect(t.state.places['door-discard']).toEqual([door(92)]);
  });

  test('[BQ-CHAR-04] a certificate makes room for a second one', () => {
    const places = { 'hand/0': [door(91)], 'active/0': [door(92), door(114)] };
    const { t } = doing(becoming, { places }, [['all', `become/${door(91)}`]]);
    expect(t.state.places['active/0']).toEqual([door(92), door(114), door(91)]);
  });

  test('[BQ-CARD-15] things are sold for a travel a thousand, the rest is lost', () => {
    const goods = [treasure(5), treasure(6), treasure(20)];
    const { hero, t } = doing(
      selling,
      { places: { 'tapped/0': [treasure(5), treasure(6)], 'hand/0': [treasure(20)] } },
      [
        ['all', 'sell'],
        ['sell', ...goods],
      ],
    );
    expect(hero.travels).toBe(1);
    expect(t.state.places['treasure-discard']).toHaveLength(3);
    expect(doing(selling, { places: { 'tapped/0': [treasure(5)] } }).offered).toEqual([]);
  });

  test('[BQC-VERB-43] [BQC-VERB-29] some worlds pay double, some cards forbid it', () => {
    const dear = doing(selling, {
      heroes: ['20 UL'],
      places: { 'world/20': [world(15)], 'tapped/0': [treasure(7)] },
    });
    expect(dear.offered).toEqual(['sell']);
  });

  test('[BQ-CARD-17] two who are near trade what both agree to', () => {
    const places = { 'tapped/0': [treasure(1)], 'tapped/1': [treasure(2)] };
    const { t } = doing(trading, { heroes: ['11 UL', '11 LR'], places }, [
      ['all', 'trade/1'],
      ['trade-give', treasure(1)],
      ['trade-take', treasure(2)],
      ['trade-or-not', 'yes'],
    ]);
    expect([t.state.places['tapped/0'], t.state.places['tapped/1']]).toEqual([
      [treasure(2)],
      [treasure(1)],
    ]);
    const far = doing(trading, { heroes: ['11 UL', '17 UL'], places });
    expect(far.offered).toEqual([]);
  });

  test('[BQ-CHG-06] four cards change the row or the column, once a turn', () => {
    const sitting = {
      places: {
        'hand/0': [97, 98, 99, 100, 101].map(door),
        'world-deck': [world(5), world(6), world(7)],
      },
    };
    const { t, offered } = doing(changingWorlds, sitting, [
      ['all', 'change-row'],
      ['discard', ...[97, 98, 99, 100].map(door)],
    ]);
    expect(offered).toEqual(['change-row', 'change-column']);
    expect([11, 12, 18].map((one) => t.state.places[`world/${one}`])).toEqual([
      [world(7)],
      [world(6)],
      [world(5)],
    ]);
    expect(changingWorlds(t, heroAt(t.state, 0))).toEqual([]);
  });

  test('[BQ-CHG-07] from Homeworld only the first row', () => {
    const { t } = doing(
      changingWorlds,
      {
        heroes: ['homeworld'],
        places: {
          'hand/0': [97, 98, 99, 100].map(door),
          'world/20': [world(1)],
          'world-deck': [world(5)],
        },
      },
      [['all', 'change-row']],
    );
    expect(t.state.places['world/20']).toEqual([world(5)]);
  });

  test('[BQ-PORT-06] four cards open a blue pair to the other side', () => {
    const { t } = doing(
      openingPortals,
      {
        options: { portals: true },
        places: { 'hand/0': [97, 98, 99, 100].map(door), 'world-deck': [world(5)] },
      },
      [['all', 'open-portal']],
    );
    expect(t.state.tokens).toEqual([{ colour: 'blue', ends: [11, 6] }]);
    expect(
      doing(openingPortals, { places: { 'hand/0': [97, 98, 99, 100].map(door) } }).offered,
    ).toEqual([]);
  });

  test('[BQ-DEAD-03] what lies there is taken', () => {
    const { t } = doing(picksUp, { places: { 'dropped/11': [treasure(1)] } }, [
      ['all', `pick-up/${treasure(1)}`],
    ]);
    expect(t.state.places['tapped/0']).toEqual([treasure(1)]);
  });
});

describe('what is on the sheet', () => {
  const friend = 'BQC-FIG-03';
  const home = { heroes: ['homeworld'], places: { 'hand/0': [door(97), door(98)] } };
  const allied = (number: number) => (t: Bridge) => {
    const hero = heroAt(t.state, 0);
    const figurines = { [friend]: number };
    hero.sheet = { ...hero.sheet, relationships: { figurines, characters: {} } };
  };

  test('[BQ-ALLY-01] [BQ-ALLY-02] [BQ-ALLY-03] an ally comes along by what the roll leaves of its number', () => {
    const sitting = { ...home, others: { [friend]: 'friendzone' }, dice: [1] };
    const { t, hero } = doing(
      asksAlly,
      sitting,
      [
        ['all', 'ask-ally'],
        ['discard', door(97)],
      ],
      allied(18),
    );
    expect(t.state.figures[friend]).toMatchObject({ kind: 'ally', owner: 0, bonus: 16 });
    expect(hero.hasTriedAlly).toBe(true);
    expect(t.state.places['door-discard']).toEqual([door(97)]);
  });

  test('[BQ-ALLY-01] it fails at its number, and is not tried again', () => {
    const sitting = { ...home, others: { [friend]: 'friendzone' }, dice: [17] };
    const { t } = doing(
      asksAlly,
      sitting,
      [
        ['all', 'ask-ally'],
        ['discard', door(97)],
      ],
      allied(18),
    );
    expect(t.state.figures[friend]?.kind).toBe('figurine');
    expect(asksAlly(t, heroAt(t.state, 0))).toEqual([]);
  });

  const saved = (item: SavedItem) => (t: Bridge) => {
    const hero = heroAt(t.state, 0);
    hero.sheet = { ...hero.sheet, items: [item] };
  };
  const SWORD: SavedItem = {
    ...{ kind: 'gear', card: 'BQC-TREA-022', name: 'Rapier of Small Talk', bonus: 3, side: 'ATT' },
    ...{ slot: 'hand', hands: 1, isBig: false, enhancers: [], number: 10 },
  };

  test('[BQ-USE-02] [BQ-USE-03] [BQ-INV-02] a saved item is taken in Homeworld, for a card and by a roll', () => {
    const { t } = doing(
      fromSheet,
      { ...home, dice: [4] },
      [
        ['all', 'take/BQC-TREA-022'],
        ['discard', door(97)],
      ],
      saved(SWORD),
    );
    expect(t.state.places['active/0']).toEqual(['BQC-TREA-022#s1']);
    const away = doing(fromSheet, { ...home, heroes: ['11 UL'] }, [], saved(SWORD));
    expect(away.offered).toEqual([]);
  });

  test('[BQ-USE-05] a natural 20 fails, and lowers the number', () => {
    const { hero } = doing(
      fromSheet,
      { ...home, dice: [19] },
      [
        ['all', 'take/BQC-TREA-022'],
        ['discard', door(97)],
      ],
      saved(SWORD),
    );
    expect(hero.sheet.items).toMatchObject([{ number: 9 }]);
  });

  test('[BQ-USE-06] a saved one-shot needs no roll, and is one less', () => {
    const potion: SavedItem = {
      kind: 'one-shot',
      card: 'BQC-TREA-057',
      name: 'Draught of Sudden Competence',
      quantity: 2,
    };
    const { t, hero } = doing(
      fromSheet,
      home,
      [
        ['all', 'use/BQC-TREA-057'],
        ['discard', door(97)],
      ],
      saved(potion),
    );
    expect(t.state.places['active/0']).toEqual(['BQC-TREA-057#s1']);
    expect(hero.sheet.items).toMatchObject([{ quantity: 1 }]);
  });

  test('[BQ-CAPT-04] [BQ-CAPT-05] a captive is rescued by a roll under its number, and only so', () => {
    const sitting = {
      others: { [friend]: 'captive 11 UR' },
      places: { 'hand/0': [door(97), door(98)] },
    };
    const under = doing(
      rescues,
      { ...sitting, dice: [4] },
      [
        ['all', `rescue/${friend}`],
        ['discard', door(97)],
      ],
      allied(6),
    );
    expect(under.t.state.figures[friend]).toMatchObject({ kind: 'ally', owner: 0, bonus: 0 });
    const over = doing(
      rescues,
      { ...sitting, dice: [4] },
      [
        ['all', `rescue/${friend}`],
        ['discard', door(97)],
      ],
      allied(-6),
    );
    expect(over.t.state.figures[friend]?.kind).toBe('captive');
  });
});
