import { describe, expect, test } from 'vitest';
import { asking, drawn, namesIn, seenOf } from '../../test/board.tsx';
import { named, treasure, world } from '../../test/cards.ts';
import { fight, sit } from '../../test/table.ts';
import { readCards } from '../content/read-decks.ts';
import { calledOf } from '../explain/index.ts';

const FIGURINE = 'BQC-FIG-10';
const WORLDS = { 'world/20': [world(1)], 'world/11': [world(2)] };

/** A table of two on the Bridge, each with a card in hand. */
function table() {
  const places = {
    ...WORLDS,
    'hand/0': [treasure(1)],
    'hand/1': [treasure(2), treasure(3)],
    'karma/1': ['BQC-DUST-01#1'],
    'active/1': [treasure(10)],
  };
  return sit({ heroes: ['20 LL>UR', '11 UL'], others: { [FIGURINE]: '11 UR' }, places }).t;
}

describe('the chart', () => {
  test('names every location: the world that lies there, its row, and who stands there', () => {
    const names = namesIn(drawn(seenOf(table(), 0)));
    const worlds = names.filter((name) => /location \d+, row \d/i.test(name));
    expect(worlds).toHaveLength(20);
    const first = worlds.find((name) => name.includes('ocation 20,')) ?? '';
    expect(first).toMatch(
      /^The Sock Dimension, location 20, row 1; .*lower left, facing upper right$/,
    );
    expect(worlds.find((name) => name.includes('ocation 11,'))).toContain(calledOf(FIGURINE));
    expect(worlds.find((name) => name.includes('ocation 17,'))).toContain('no world yet');
  });

  test('lights up the locations and figures that options name, with what they do', () => {
    const view = seenOf(table(), 0);
    const lit = (...names: Record<string, string | number>[]): readonly string[] =>
      namesIn(drawn(view, { choices: [asking(0, names)] })).filter((name) =>
        name.includes('do option'),
      );
    expect(lit({ location: 20 })).toEqual([
      expect.stringMatching(/^The Sock Dimension, location 20.*: do option 0$/),
    ]);
    // In its world, as it stands there.
    expect(lit({ figure: FIGURINE })[0]).toContain('location 11');
  });

  test('stops the Tab key once', () => {
    const html = drawn(seenOf(table(), 0));
    const stops = [
      ...html.matchAll(/class="bq-world"[^>]*/g),
      ...html.matchAll(/tabindex="0" class="bq-world"/gi),
    ];
    expect(stops.length).toBeGreaterThan(0);
    expect(html.match(/tabindex="0"[^>]*class="bq-world"/gi)).toHaveLength(1);
  });
});

describe('[BQ-HIDN-01] hands', () => {
  test('show their faces to their owners alone', () => {
    const t = table();
    const own = drawn(seenOf(t, 0), { observer: 0 });
    expect(own).toContain(treasure(1));
    const other = drawn(seenOf(t, 1), { observer: 1 });
    expect(other).not.toContain(treasure(1));
    expect(other).not.toContain(calledOf(treasure(1)));
  });

  test('leave nothing of others’ cards on the page', () => {
    const html = drawn(seenOf(table(), 0), { observer: 0 });
    for (const card of [treasure(2), treasure(3), 'BQC-DUST-01#1']) {
      expect(html).not.toContain(card);
      expect(html).not.toContain(calledOf(card));
    }
    expect(html).toContain('2 cards in hand');
  });

  test('[BQC-HIDN-02] of an own deck have their names for who sits there, for others their ids', () => {
    const [mine] = readCards(
      [{ id: 'u', name: 'Quixotic Umbrella', type: 'item', slot: 'none', gold: 9 }],
      ({ message }) => {
        throw new Error(message);
      },
    );
    if (mine === undefined) throw new Error('no card');
    const view = seenOf(table(), 0);
    const cards = { ...view.cards, 'active/0': [{ card: 'OWN-TREA-u#1', down: false }] } as never;
    const ownCards = { 'OWN-TREA-u': { ...mine, id: 'OWN-TREA-u' } };
    expect(drawn({ ...view, cards, ownCards }, { observer: 0 })).toContain('Quixotic Umbrella');
    const watched = drawn({ ...view, cards, ownCards: {} }, { observer: -1 });
    expect(watched).not.toContain('Quixotic Umbrella');
    expect(drawn({ ...view, cards, ownCards: {} }, { observer: 0 })).toContain('OWN-TREA-u');
  });

  test('of nobody are seen by those who watch', () => {
    const html = drawn(seenOf(table()), { observer: -1 });
    for (const card of [treasure(1), treasure(2), treasure(3)])
      expect(html).not.toContain(calledOf(card));
  });
});

describe('a combat', () => {
  const MONSTER = 'BQC-DOOR-004#1';
  function fighting() {
    const { t } = sit({
      heroes: ['20 LL', '11 UL'],
      places: { ...WORLDS, combat: [MONSTER] },
    });
    const foe = { id: MONSTER, rolled: 4, tenths: 5, changes: [], met: [] };
    const hero = fight(t, { stage: 'calculation', foes: [foe] });
    hero.sheet = { ...hero.sheet, ST: 9, CON: 8 };
    return t;
  }

  test('[BQ-CMB-15] shows the sums of both sides and what they would come to', () => {
    const view = seenOf(fighting(), 0);
    const html = drawn(view);
    expect(view.sums?.result).toBe('winning');
    expect(html).toContain('data-result="winning"');
    expect(html).toMatch(/ATT<\/span> <b>10<\/b>/);
    expect(html).toContain('1 treasure');
    expect(namesIn(html)).toContain('Your combat');
    expect(namesIn(drawn(view, { observer: 1 }))).toContain('Combat of Ann');
  });

  test('[BQ-CMB-21] shows its stage as a step', () => {
    expect(drawn(seenOf(fighting(), 0))).toMatch(/aria-current="step"[^>]*>Calculation</);
  });

  test('offers the monster that options name', () => {
    const choices = [asking(0, [{ foe: MONSTER }])];
    const offered = namesIn(drawn(seenOf(fighting(), 0), { choices }));
    expect(offered).toContain(`${calledOf(MONSTER)}: do option 0`);
  });
});

test('everything is said in German too', () => {
  const html = drawn(seenOf(table(), 0), { locale: 'de' });
  expect(html).toContain('Deine Hand');
  expect(html).toContain('Homeworld');
  drawn(seenOf(table(), 0));
});

test('a card prints what it does, in the words of its effects', () => {
  const html = drawn(
    seenOf(
      sit({ heroes: ['20 LL'], places: { ...WORLDS, 'hand/0': [named('Moth With Opinions')] } }).t,
      0,
    ),
  );
  expect(html).toContain('In combat, if you have anything marked fire: +3 monster ST.');
});
