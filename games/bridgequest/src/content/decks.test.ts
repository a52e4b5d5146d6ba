import { describe, expect, test } from 'vitest';
import { readEffect } from '../effects/read-effect.ts';
import { writtenActions, writtenEffect } from '../effects/write-effect.ts';
import type { Card, Monster, World } from './card.ts';
import { DEFAULT_DECKS } from './default-decks.ts';
import type { CardFault } from './fields.ts';
import { FIGURINES } from './figures/figures.ts';
import { DECK_FORMAT, readCards, readDecks } from './read-decks.ts';

const faults: CardFault[] = [];
const cards = readCards(DEFAULT_DECKS, (fault) => faults.push(fault));
const cardOf = (id: string): Card => {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};
const isWorld = (card: Card): card is World => card.type === 'world';
const isMonster = (card: Card): card is Monster => card.type === 'monster';
const count = (of: (card: Card) => boolean): number =>
  cards.filter(of).reduce((sum, { copies }) => sum + copies, 0);

describe('the decks that come with the game', () => {
  test('[BQC-INV-01] [BQC-INV-02] every card is read, and no id stands twice', () => {
    expect(faults).toEqual([]);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(DEFAULT_DECKS.length);
  });

  test('[BQC-INV-03] there are as many cards as the ledger counts', () => {
    expect(count(isWorld)).toBe(44);
    expect(count(({ family }) => family === 'door')).toBe(122);
    expect(count(({ family }) => family === 'treasure')).toBe(100);
    expect(count(({ family }) => family === 'dust')).toBe(12);
    expect(count(({ family }) => family === 'spell')).toBe(12);
    const doorways = cards.filter(isWorld).map(({ doors }) => doors.length);
    expect(doorways.reduce((sum, doors) => sum + doors, 0)).toBe(110);
    for (const doors of [1, 2, 3, 4]) {
      expect(doorways.filter((one) => one === doors)).toHaveLength(11);
    }
  });

  test('[BQ-COMP-04] they are enough: forty worlds, and fifteen to twenty figurines with one Boss to begin with', () => {
    expect(count(isWorld)).toBeGreaterThanOrEqual(40);
    const first = FIGURINES.slice(0, 20);
    expect(first.length).toBeGreaterThanOrEqual(15);
    expect(first.filter((one) => 'rank' in one && one.rank === 'boss')).toHaveLength(1);
    expect(new Set(FIGURINES.map(({ id }) => id)).size).toBe(FIGURINES.length);
  });

  test('[BQC-INV-05] six worlds have a piece of the map', () => {
    expect(cards.filter(isWorld).filter(({ hasMap }) => hasMap)).toHaveLength(6);
  });

  test('[BQC-INV-06] every monster pays, and does something bad', () => {
    for (const { travels, treasures, bad } of cards.filter(isMonster)) {
      expect(travels).toBeGreaterThanOrEqual(1);
      expect(treasures).toBeGreaterThanOrEqual(1);
      expect(bad.length).toBeGreaterThanOrEqual(1);
    }
  });

  test('[BQC-SCH-07] monsters pay two travels from level 16 on', () => {
    for (const { level, travels } of cards.filter(isMonster)) {
      expect(travels).toBe(level >= 16 ? 2 : 1);
    }
  });

  test('[BQC-INV-08] gold comes in hundreds', () => {
    for (const { gold = 0 } of cards) expect(gold % 100).toBe(0);
  });

  test('[BQC-PROP-01] [BQC-PROP-03] [BQC-PROP-04] [BQC-PROP-09] [BQC-PROP-12] the shares are those of the ledger', () => {
    const ofTypes = (...types: Card['type'][]) => count(({ type }) => types.includes(type));
    expect(ofTypes('monster')).toBe(48);
    expect(ofTypes('monsterEnhancer')).toBe(7);
    expect(ofTypes('curse', 'trap', 'disaster')).toBe(23);
    expect(ofTypes('portal')).toBe(14);
    expect(ofTypes('wandering')).toBe(5);
    expect(ofTypes('race', 'class', 'style', 'faction', 'accent', 'affiliation')).toBe(18);
    expect(ofTypes('power')).toBe(4);
    expect(ofTypes('item', 'steed', 'ally')).toBe(51);
    expect(ofTypes('itemEnhancer')).toBe(5);
    expect(ofTypes('potion')).toBe(17);
    expect(ofTypes('gual')).toBe(10);
  });

  test('[BQC-FX-11] [BQC-SCH-22] every effect is written again as it was', () => {
    for (const [i, { effects = [], bad }] of DEFAULT_DECKS.entries()) {
      const card = cards[i];
      const again = (text: string) => text.replaceAll(/(~\w)(@[\w-]+)/g, '$2$1');
      expect(card?.effects.map(writtenEffect)).toEqual(
        effects.map((effect) => again(String(effect))),
      );
      if (card?.type === 'monster') expect(writtenActions(card.bad)).toBe(bad);
    }
  });

  test('[BQC-SCH-09] [BQ-CMB-02] what is held helps the attack, what is worn the defence, the rest is free', () => {
    const sideOf = (id: string) => {
      const card = cardOf(id);
      return 'side' in card ? card.side : undefined;
    };
    expect(sideOf('BQC-TREA-021')).toBe('ATT');
    expect(sideOf('BQC-TREA-023')).toBe('DEF');
    expect(sideOf('BQC-TREA-001')).toBe('DEF');
    expect(sideOf('BQC-TREA-039')).toBe('DEF');
    expect(sideOf('BQC-TREA-043')).toBe('FREE');
    expect(sideOf('BQC-TREA-049')).toBe('FREE');
  });

  test('[BQC-SCH-17] how many of a one-shot are saved follows from what it does', () => {
    const quantityOf = (id: string) => {
      const card = cardOf(id);
      return 'quantity' in card ? card.quantity : undefined;
    };
    expect(quantityOf('BQC-TREA-057')).toBe('d6');
    expect(quantityOf('BQC-TREA-070')).toBe('d4');
    expect(quantityOf('BQC-TREA-084')).toBe('d4');
    expect(quantityOf('BQC-TREA-085')).toBe('d4');
    expect(quantityOf('BQC-TREA-095')).toBe('1');
  });
});

test('[BQC-INV-09] of the first twenty figurines one is the Boss and two are Minibosses', () => {
  const first = FIGURINES.slice(0, 20).map((figurine) => 'rank' in figurine && figurine.rank);
  expect(first.filter((rank) => rank === 'boss')).toHaveLength(1);
  expect(first.filter((rank) => rank === 'miniboss')).toHaveLength(2);
});

describe('a deck file', () => {
  const fileOf = (...list: unknown[]) => ({ format: DECK_FORMAT, name: 'Mine', cards: list });
  const messages = (file: unknown): string[] => {
    const read = readDecks(file);
    return read.ok ? [] : read.faults.map(({ path, message }) => `${message} at ${path}`);
  };

  test('[BQC-EX-10] [BQC-IMP-02] [BQC-IMP-03] is refused whole for one verb that is none', () => {
    const teleporting = {
      id: 'x',
      name: 'X',
      type: 'helper',
      effects: [{ trigger: 'play', do: [{ verb: 'teleport' }] }],
    };
    expect(messages(fileOf(teleporting))).toEqual([
      'unknown verb teleport at cards[0].effects[0].do[0]',
    ]);
    const byHand = { trigger: 'play', do: [{ verb: 'manual', text: 'Teleport somewhere.' }] };
    expect(readDecks(fileOf({ ...teleporting, effects: [byHand] })).ok).toBe(true);
  });

  test('[BQC-IMP-02] says everything that is wrong at once, where it is and what would be right', () => {
    const wrong = fileOf(
      { id: 'a', name: 'A', type: 'world', doors: [] },
      { id: 'b', name: 'B', type: 'monster', treasures: 1 },
      { id: 'b2', name: 'C', type: 'item', gold: -100 },
      { id: 'b2', name: 'D', type: 'gual' },
      { id: 'e', name: 'E', type: 'spaceship' },
      { id: 'f', name: 'F', type: 'curse', effects: ['hit: run(2)~forever', 'hti: run(2)'] },
      { id: 'g', name: 'G', type: 'curse', effects: ['hit if mood(bad): lose(socks,1)'] },
      'H',
    );
    expect(messages(wrong)).toEqual([
      'a world has at least one doorway at cards[0].doors',
      expect.stringContaining('level is a whole number'),
      'gold is a whole number of at least 0, or null, not -100 at cards[2].gold',
      expect.stringContaining('unknown type "spaceship"'),
      expect.stringContaining('unknown duration forever'),
      expect.stringContaining('unknown trigger hti'),
      'unknown condition mood(bad) at cards[6].effects[0].if[0]',
      expect.stringContaining('what of lose is one of hand, item,'),
      'a card is an object, not "H" at cards[7]',
    ]);
  });

  test('[BQC-INV-01] an id that stands twice is named with its first place', () => {
    const one = { id: 'a', name: 'A', type: 'gual' };
    expect(messages(fileOf(one, one))).toEqual(['cards[0] has the id "a" already at cards[1].id']);
  });

  test('[BQC-IMP-02] tells a hundred faults at most', () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ id: `c${i}`, name: 'C', type: 'none' }));
    expect(messages(fileOf(...many))).toHaveLength(100);
  });

  test('[BQC-IMP-01] says its format, its name and its cards', () => {
    expect(messages({ cards: [] })).toEqual(['a deck file says "format": "bq-cards/1" at format']);
    expect(messages({ format: DECK_FORMAT, name: 'x' })).toEqual([
      'a deck file has a list of cards at cards',
    ]);
    expect(messages({ format: DECK_FORMAT, cards: [] })).toEqual([
      'a deck file has a name at name',
    ]);
  });

  test('[BQC-IMP-07] levels of the parent game are travels', () => {
    const read = readDecks(fileOf({ id: 'm', name: 'M', type: 'monster', level: 3, levels: 2 }));
    expect(read.ok && read.cards[0]).toMatchObject({ travels: 2 });
  });

  test('[BQC-ROLE-05] what is called glue is glue', () => {
    const read = readDecks(fileOf({ id: 'g', name: 'Super Glue', type: 'helper' }));
    expect(read.ok && read.cards[0]?.roles).toEqual(['glue']);
  });

  test('[BQC-SCH-22] effects as objects and as texts are the same', () => {
    const report = (fault: CardFault) => {
      throw new Error(fault.message);
    };
    const written = 'start: check(WIS){mst(-4)@foe}{mst(2)@foe}';
    const object = {
      trigger: 'start',
      do: [
        {
          verb: 'check',
          stat: 'WIS',
          pass: [{ verb: 'mst', n: -4, target: 'foe' }],
          fail: [{ verb: 'mst', n: 2, target: 'foe' }],
        },
      ],
    };
    expect(readEffect(object, '', report)).toEqual(readEffect(written, '', report));
  });
});
