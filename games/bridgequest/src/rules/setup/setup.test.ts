import { describe, expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { CORNERS, LOCATIONS, SPINE } from '../../bridge/layout.ts';
import { cardSetOf, defaultCards } from '../../content/card-set.ts';
import { FIGURINES } from '../../content/figures/figures.ts';
import { relationshipBetween } from '../../sheets/characters.ts';
import { relationshipWith, withRelationship } from '../../sheets/relationships.ts';
import { worldsAt, ZONES } from '../../zones.ts';
import { figuresAt, placeOf } from '../standing/figures.ts';
import { makeCharacters } from './characters.ts';
import { dealHands } from './deal.ts';
import { firstPlayer } from './first-player.ts';
import { meetEachOther, meetFigurines } from './meetings.ts';
import { setUp } from './setup.ts';
import { layOutSpine } from './spine.ts';

const worlds = (...numbers: readonly number[]): readonly string[] => numbers.map(world);
const asked = 'nobody is asked anything here';

describe('who goes first', () => {
  const first = (seats: readonly number[], dice: readonly number[]) => {
    const { t, told } = sit({ heroes: seats.map(() => 'homeworld'), dice });
    return { seat: firstPlayer(t, seats), rolls: told.length - 1 };
  };

  test('[BQ-BEGIN-01] whoever rolls highest', () => {
    expect(first([0, 1, 2], [5, 18, 9])).toEqual({ seat: 1, rolls: 3 });
  });

  test('[BQ-BEGIN-01] those who tie for it roll again among themselves until one leads', () => {
    expect(first([0, 1, 2], [18, 5, 18, 7, 7, 3, 12])).toEqual({ seat: 2, rolls: 7 });
  });

  test('[BQ-BEGIN-01] one alone need not roll', () => {
    expect(first([0], [])).toEqual({ seat: 0, rolls: 0 });
  });
});

describe('the worlds of the start', () => {
  test('[BQ-BEGIN-04] ten lie open, dealt in their order', () => {
    // The last of the list is on top; 20 gets a world with all doorways.
    const deck = worlds(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    const { t } = sit({ places: { 'world-deck': deck } });
    layOutSpine(t);
    expect(SPINE.map((location) => worldsAt(t.state, location)[0])).toEqual(
      worlds(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    );
    expect(t.state.places['world-deck']).toEqual(worlds(12, 11));
  });

  test('[BQ-MOVE-21] where nobody could enter, 20 is dealt anew, and all that were skipped go under the deck', () => {
    // 41 has UL alone, 42 UR alone, 44 LL alone. The others close the rest of the spine.
    const spine = worlds(41, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    const deck = [...worlds(40, 44, 42), ...[...spine].reverse()];
    const { t } = sit({ places: { 'world-deck': deck } });
    // No other world of this spine has a way out.
    t.state.doorways = SPINE.slice(1).flatMap((location) =>
      (['UL', 'UR', 'LL', 'LR'] as const).map((corner) => ({ location, corner, isOpen: false })),
    );
    layOutSpine(t);
    expect(worldsAt(t.state, 20)).toEqual(worlds(44));
    expect(t.state.places['world-deck']).toEqual(worlds(42, 41, 40));
  });

  test('[BQ-MOVE-21] a Bridge that can be entered elsewhere stays as it was dealt', () => {
    // 12 in column 5 has lower corners that nothing touches; its world has all doorways.
    const { t } = sit({
      places: { 'world-deck': worlds(12, 10, 9, 1, 8, 7, 6, 5, 4, 3, 2, 41) },
    });
    layOutSpine(t);
    expect(worldsAt(t.state, 20)).toEqual(worlds(41));
  });
});

/** Plays the meetings of these figurines, with these dice. */
function meet(sitting: Sitting, figurines: readonly string[], boss = 'none') {
  const { t, told } = sit({ heroes: ['homeworld', 'homeworld'], ...sitting });
  const flow = meetFigurines(t, figurines, boss);
  return { t, told, flow };
}

describe('meeting figurines', () => {
  const others = { F1: 'off', F2: 'off', F3: 'off', F4: 'off' };
  const places = {
    'world/3': worlds(1),
    'world/2': worlds(2),
    'world/7': worlds(3),
    'world/14': worlds(4),
  };
  const whereIs = (t: ReturnType<typeof sit>['t'], id: string): unknown => {
    const where = t.state.figures[id]?.where;
    return where?.at === 'bridge' ? where.place.location : where?.at;
  };

  test('[BQ-EX-06] [BQ-REL-02] [BQ-REL-05] [BQ-REL-06] the first game of two', () => {
    const dice = [
      ...[7, 10, 2, 'UL', 'OUT'],
      ...[15, 1, 14],
      ...[20, 20, 19, 'UR', 'OUT'],
      ...[4, 4, 9, 'UL', 'OUT'],
    ];
    const { t, flow } = meet({ others, places, dice }, ['F1', 'F2', 'F3', 'F4']);
    expect(flow.next(0).done, asked).toBe(true);
    const numbers = (seat: number) =>
      ['F1', 'F2', 'F3', 'F4'].map((id) => relationshipWith(heroAt(t.state, seat).sheet, id));
    expect(numbers(0)).toEqual([-3, 15, -3, -2]);
    expect(numbers(1)).toEqual([5, 1, 1, -5]);
    expect(['F1', 'F2', 'F3', 'F4'].map((id) => whereIs(t, id))).toEqual([3, 'friendzone', 3, 2]);
  });

  test('[BQ-EX-07] [BQ-REL-09] [BQ-REL-10] [BQ-REL-11] who knows them checks enemies alone', () => {
    const { t, flow } = meet(
      {
        heroes: ['homeworld'],
        others: { ...others, F5: 'off', F6: 'off' },
        places,
        dice: [10, 'UL', 'OUT', 12, 'UL', 'OUT', 20, 'UL', 'OUT', 1, 8],
      },
      ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'],
    );
    const hero = heroAt(t.state, 0);
    const known = { F1: -3, F2: -12, F3: -6, F4: -5, F5: -9, F6: 4 };
    for (const [id, number] of Object.entries(known)) {
      hero.sheet = withRelationship(hero.sheet, id, number);
    }
    expect(flow.next(0).done, asked).toBe(true);
    expect(Object.keys(known).map((id) => whereIs(t, id))).toEqual([
      ...[7, 2, 14, 'off', 'off'],
      // Everybody in the game is its ally.
      'friendzone',
    ]);
    expect(Object.keys(known).map((id) => relationshipWith(hero.sheet, id))).toEqual([
      ...[-3, -12, -7, -4, -9, 4],
    ]);
  });

  test('[BQ-REL-16] the Boss is met and waits in Boss Mode', () => {
    const { t, flow } = meet({ others, places, dice: [7, 10, 2] }, ['F1'], 'F1');
    expect(flow.next(0).done, asked).toBe(true);
    expect(whereIs(t, 'F1')).toBe('boss-mode');
    expect(relationshipWith(heroAt(t.state, 0).sheet, 'F1')).toBe(-3);
  });

  test('[BQ-KAR-20] whoever has tens of Karma may move a roll before it counts', () => {
    const { t, told, flow } = meet({ others, places, dice: [10, 12, 5] }, ['F1']);
    const hero = heroAt(t.state, 1);
    hero.sheet = { ...hero.sheet, karma: 25 };
    const question = flow.next(0).value;
    if (question?.kind !== 'many') throw new Error('a window opens');
    expect(question.choices.map(({ seat }) => seat)).toEqual([1]);
    // On the roll of the other: 12 becomes 11, then 10, a tie by which F1 is an enemy by 2.
    flow.next({ slot: 0, answer: 0 });
    // Without a ten left there is nothing but to pass.
    const rest = flow.next({ slot: 0, answer: 0 }).value;
    if (rest?.kind !== 'many' || rest.choices[0]?.kind !== 'one') throw new Error('it is asked');
    expect(rest.choices[0].options.map(({ id }) => id)).toEqual(['pass']);
    expect(flow.next({ slot: 0, answer: 0 }).done).toBe(true);
    expect(hero.sheet.karma).toBe(5);
    expect(relationshipWith(heroAt(t.state, 0).sheet, 'F1')).toBe(-2);
    expect(told.filter(({ type }) => type === 'karma-spent')).toHaveLength(2);
  });
});

describe('what is told of meetings', () => {
  const rulesOf = (told: readonly { readonly type: string }[], type: string) =>
    told.flatMap((event) =>
      event.type === type ? [(event as unknown as { rule: string }).rule] : [],
    );

  test('[BQ-REL-01] [BQ-REL-18] [BQ-REL-08] a new character meets all, one with a sheet whom it does not know, and its enemies', () => {
    const { t, told, flow } = meet(
      {
        others: { F1: 'off', F2: 'off', F3: 'off', F4: 'off' },
        // F1 is met by both: the one is new, the other knows others. F2 is an enemy of the latter, F3 its ally.
        dice: [10, 5, 5, 10, 5, 2, 10, 5, 10, 5, 5],
      },
      ['F1', 'F2', 'F3', 'F4'],
      'F4',
    );
    const veteran = heroAt(t.state, 1);
    veteran.sheet = withRelationship(withRelationship(veteran.sheet, 'F2', -6), 'F3', 4);
    expect(flow.next(0).done, asked).toBe(true);
    expect(rulesOf(told, 'met')).toEqual([
      ...['BQ-REL-01', 'BQ-REL-18', 'BQ-REL-01', 'BQ-REL-08', 'BQ-REL-01'],
      // The Boss is met as well.
      ...['BQ-REL-01', 'BQ-REL-18'],
    ]);
    expect(Object.keys(heroAt(t.state, 0).sheet.relationships.figurines)).toEqual([
      ...['F1', 'F2', 'F3', 'F4'],
    ]);
    expect(relationshipWith(veteran.sheet, 'F3')).toBe(4);
  });

  test('[BQ-REL-03] [BQ-REL-04] [BQ-REL-11] what gives a number: the difference, or a natural', () => {
    const set = (face: number, known?: number) => {
      const { t, told, flow } = meet(
        {
          heroes: ['homeworld'],
          others: { F1: 'off' },
          places: { 'world-deck': worlds(1, 2, 3) },
          dice: [...(known === undefined ? [10] : []), face],
        },
        ['F1'],
      );
      const hero = heroAt(t.state, 0);
      if (known !== undefined) hero.sheet = withRelationship(hero.sheet, 'F1', known);
      expect(flow.next(0).done, asked).toBe(true);
      return [...rulesOf(told, 'relationship-set'), relationshipWith(hero.sheet, 'F1')];
    };
    expect(set(4)).toEqual(['BQ-REL-03', 6]);
    expect(set(1)).toEqual(['BQ-REL-04', 10]);
    expect(set(20)).toEqual(['BQ-REL-04', -11]);
    expect(set(20, -6)).toEqual(['BQ-REL-11', -7]);
    expect(set(1, -6)).toEqual(['BQ-REL-11', -5]);
    // A check without a natural changes nothing.
    expect(set(9, -6)).toEqual([-6]);
  });

  test('[BQ-REL-07] [BQ-MAP-09] a closed location opens for the enemy that is placed there', () => {
    const { t, told, flow } = meet(
      {
        heroes: ['homeworld'],
        others: { F1: 'off' },
        places: { 'world-deck': worlds(9, 8) },
        dice: [7, 10],
      },
      ['F1'],
    );
    expect(flow.next(0).done, asked).toBe(true);
    expect(worldsAt(t.state, 3)).toEqual(worlds(8));
    expect(rulesOf(told, 'cards-drawn')).toEqual(['BQ-REL-07']);
    expect(rulesOf(told, 'figure-placed')).toEqual(['BQ-REL-05']);
    expect(t.state.figures.F1?.where).toMatchObject({ place: { location: 3 } });
  });

  test('[BQ-REL-10] [BQ-REL-12] [BQ-REL-09] what places it says so: a tie, the first of several, a failure', () => {
    const placed = (known: readonly number[], dice: readonly number[]) => {
      const { t, told, flow } = meet(
        {
          heroes: known.map(() => 'homeworld'),
          others: { F1: 'off' },
          places: { 'world-deck': worlds(9, 8) },
          dice: [...dice],
        },
        ['F1'],
      );
      for (const [seat, number] of known.entries()) {
        const hero = heroAt(t.state, seat);
        hero.sheet = withRelationship(hero.sheet, 'F1', number);
      }
      expect(flow.next(0).done, asked).toBe(true);
      const { where } = t.state.figures.F1 ?? {};
      return [...rulesOf(told, 'figure-placed'), where?.at === 'bridge' && where.place.location];
    };
    expect(placed([-6], [6])).toEqual(['BQ-REL-10', 2]);
    expect(placed([-6], [10])).toEqual(['BQ-REL-09', 4]);
    expect(placed([-6, -6], [10, 7])).toEqual(['BQ-REL-12', 4]);
    expect(placed([-6, -6], [2, 7])).toEqual(['BQ-REL-09', 1]);
  });

  test('[BQ-REL-14] those that are placed in one world stand on four corners before any has a second', () => {
    const ids = ['F1', 'F2', 'F3', 'F4', 'F5'];
    const { t, flow } = meet(
      {
        heroes: ['homeworld'],
        others: Object.fromEntries(ids.map((id) => [id, 'off'])),
        places: { 'world/3': worlds(9) },
        // Each has a mood of 7, and is an enemy by 3.
        dice: [
          ...[7, 10, 'LL', 'OUT', 7, 10, 'UL', 'OUT', 7, 10, 'LR', 'OUT', 7, 10],
          // The last free corner is not drawn.
          ...['OUT', 7, 10, 'UL', 'OUT'],
        ],
      },
      ids,
    );
    expect(flow.next(0).done, asked).toBe(true);
    const stands = ids.map((id) => {
      const figure = t.state.figures[id];
      return figure && placeOf(figure)?.stand;
    });
    expect(stands).toEqual(['LL', 'UL', 'LR', 'UR', 'UL']);
  });

  test('[BQ-REL-15] [BQ-KAR-20] Karma bends an enemy check, and what players are to each other', () => {
    const { t, flow } = meet({ others: { F1: 'off' }, dice: [6] }, ['F1']);
    const hero = heroAt(t.state, 0);
    hero.sheet = { ...withRelationship(hero.sheet, 'F1', -6), karma: 10 };
    const other = heroAt(t.state, 1);
    other.sheet = withRelationship(other.sheet, 'F1', 2);
    const question = flow.next(0).value;
    if (question?.kind !== 'many') throw new Error('a window opens');
    expect(question.choices[0]?.why.rule).toBe('BQ-REL-15');
    flow.next({ slot: 0, answer: 0 });
    expect(flow.next({ slot: 0, answer: 0 }).done).toBe(true);
    // The 6 has become a 5, under the number.
    expect(t.state.figures.F1?.where).toEqual({ at: 'off' });
    expect(hero.sheet.karma).toBe(0);

    const two = sit({ heroes: ['homeworld', 'homeworld'], dice: [9, 12] });
    const later = heroAt(two.t.state, 1);
    later.sheet = { ...later.sheet, karma: 20 };
    const introduced = meetEachOther(two.t);
    expect(introduced.next(0).value).toMatchObject({ kind: 'many' });
    introduced.next({ slot: 0, answer: 0 });
    introduced.next({ slot: 0, answer: 0 });
    expect(introduced.next({ slot: 0, answer: 0 }).done).toBe(true);
    // 12 has become 10: enemies by 1, and no more by 3.
    expect(relationshipBetween(heroAt(two.t.state, 0).sheet, later.sheet)).toBe(-1);
  });

  test('[BQ-REL-19] a figurine that somebody plays is met by nobody, and placed nowhere', () => {
    const { t, told, flow } = meet({ heroes: ['homeworld', 'homeworld'], dice: [] }, ['hero-1']);
    expect(flow.next(0).done, asked).toBe(true);
    expect(told).toEqual([]);
    expect(t.state.figures['hero-1']?.where).toEqual({ at: 'homeworld' });
  });
});

test('[BQ-REL-17] [BQ-INV-29] players get to know each other, by the mood of the earlier one', () => {
  const { t } = sit({
    heroes: ['homeworld', 'homeworld', 'homeworld'],
    dice: [9, 12, 4, 15, 15],
  });
  expect(meetEachOther(t).next(0).done, asked).toBe(true);
  const [one, two, three] = t.state.heroes.map(({ sheet }) => sheet);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three play');
  expect([
    relationshipBetween(one, two),
    relationshipBetween(one, three),
    relationshipBetween(two, three),
  ]).toEqual([-3, 5, -2]);
});

test('[BQ-CARD-01] everybody begins with four Doors and four Treasures', () => {
  const numbered = (deck: string, count: number) =>
    Array.from({ length: count }, (_, i) => `BQC-${deck}-001#${i + 1}`);
  const { t } = sit({
    heroes: ['homeworld', 'homeworld'],
    places: { 'door-deck': numbered('DOOR', 10), 'treasure-deck': numbered('TREA', 10) },
  });
  dealHands(t);
  for (const seat of [0, 1]) {
    const hand = t.state.places[`hand/${seat}`] ?? [];
    expect(hand.map((card) => card.slice(4, 8)).sort()).toEqual([
      ...Array(4).fill('DOOR'),
      ...Array(4).fill('TREA'),
    ]);
  }
  expect(t.state.places['door-deck']).toHaveLength(2);
});

test('[BQ-BEGIN-02] [BQ-INV-01] [BQ-INV-03] [BQ-INV-06] [BQ-INV-25] the whole set-up leaves every card and figure in one place', () => {
  const { instances } = cardSetOf(defaultCards());
  const figurines = FIGURINES.slice(0, 20).map(({ id }) => id);
  const boss = 'BQC-FIG-20';
  const { t } = sit({
    heroes: ['homeworld', 'homeworld', 'homeworld'],
    others: Object.fromEntries(figurines.map((id) => [id, 'off'])),
    places: Object.fromEntries(
      Object.entries(instances).map(([family, all]) => [`${family}-deck`, all]),
    ),
  });
  expect(setUp(t, { figurines, boss }).next(0).done, asked).toBe(true);
  const { state } = t;
  expect(ZONES.misplaced(state, Object.values(instances).flat())).toBeUndefined();
  expect([0, 1, 2].map((seat) => state.places[`hand/${seat}`]?.length)).toEqual([8, 8, 8]);
  const places = figurines.map((id) => state.figures[id]?.where);
  expect(places.filter((where) => where?.at === 'boss-mode')).toEqual([state.figures[boss]?.where]);
  for (const where of places) {
    if (where?.at !== 'bridge') continue;
    expect(worldsAt(state, where.place.location)).toHaveLength(1);
  }
  for (const location of LOCATIONS) {
    const counts = CORNERS.map(
      (corner) => figuresAt(state, location).filter((one) => placeOf(one)?.stand === corner).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  }
  const [one, two, three] = state.heroes.map(({ sheet }) => sheet);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three play');
  for (const pair of [
    [one, two],
    [one, three],
    [two, three],
  ] as const) {
    expect(relationshipBetween(...pair)).toBeDefined();
  }
});

test('[BQ-BEGIN-02] [BQ-BEGIN-03] one thing after another, and then all are in Homeworld with nothing in the bank', () => {
  const { instances } = cardSetOf(defaultCards());
  const { t, told } = sit({
    heroes: ['homeworld', 'homeworld'],
    others: { 'BQC-FIG-05': 'off', 'BQC-FIG-20': 'off' },
    places: Object.fromEntries(
      Object.entries(instances).map(([family, all]) => [`${family}-deck`, all]),
    ),
    options: { portals: true },
  });
  const captive = { ...heroAt(t.state, 0).sheet, name: 'Lost', race: 'BQC-FIG-06' };
  t.state = { ...t.state, campaign: { ...t.state.campaign, captured: [captive] } };
  const cast = { figurines: ['BQC-FIG-05', 'BQC-FIG-20'], boss: 'BQC-FIG-20' };
  expect(setUp(t, cast).next(0).done, asked).toBe(true);
  const types = told.map((event) =>
    event.type === 'cards-drawn'
      ? `drawn ${(event as unknown as { rule: string }).rule}`
      : event.type,
  );
  const order = [
    ...['goes-first', 'drawn BQ-BEGIN-04', 'captive-placed', 'players-related', 'mood-rolled'],
    ...['portal-opened', 'drawn BQ-CARD-01'],
  ];
  const at = order.map((type) => types.indexOf(type));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(types.lastIndexOf('drawn BQ-BEGIN-04')).toBeLessThan(types.indexOf('captive-placed'));
  for (const hero of t.state.heroes) {
    expect(hero.travels).toBe(0);
    expect(t.state.figures[hero.figure]?.where).toEqual({ at: 'homeworld' });
  }
});

test('[BQ-SHEET-07] [BQ-SHEET-02] whoever brings a sheet plays it, and whoever brings none makes a new character', () => {
  const { t, told } = sit({ heroes: ['homeworld', 'homeworld'], dice: [3, 2, 7, 9, 11] });
  const [veteran, novice] = [heroAt(t.state, 0), heroAt(t.state, 1)];
  veteran.sheet = {
    ...veteran.sheet,
    name: 'Ada',
    race: 'BQC-FIG-07',
    ST: 4,
    karma: -12,
    level: 3,
  };
  novice.sheet = { ...novice.sheet, name: '', race: '' };
  const { asked: questions } = play(makeCharacters(t));
  expect(questions).toEqual(['character 1']);
  expect(veteran.sheet).toMatchObject({ name: 'Ada', ST: 4, karma: -12, level: 3 });
  expect(veteran.figure).toBe('BQC-FIG-07');
  expect(novice.sheet).toMatchObject({ ST: 4, DEX: 3, WIS: 8, CON: 10, karma: 12, level: 1 });
  expect(novice.sheet.relationships).toEqual({ figurines: {}, characters: {} });
  expect(told.filter(({ type }) => type.startsWith('hero-')).map(({ type }) => type)).toEqual([
    ...['hero-came', 'hero-created'],
  ]);
});

test('[BQ-SHEET-03] [BQ-REL-17] [BQ-COMP-05] a sheet keeps its name and its figurine; what comes after it gives way', () => {
  const { t } = sit({ heroes: ['homeworld', 'homeworld', 'homeworld'] });
  const bring = (seat: number, name: string, race: string) => {
    const hero = heroAt(t.state, seat);
    hero.sheet = { ...hero.sheet, name, race };
    hero.figure = '';
  };
  // The first is new, and takes no figurine that another brings.
  bring(0, '', '');
  bring(1, 'Ada', FIGURINES[0].id);
  bring(2, 'Ada', FIGURINES[0].id);
  play(makeCharacters(t));
  expect(t.state.heroes.map(({ sheet }) => sheet.name)).toEqual([
    ...[FIGURINES[1].name, 'Ada', 'Ada 2'],
  ]);
  expect(t.state.heroes.map(({ figure }) => figure)).toEqual([
    ...[FIGURINES[1].id, FIGURINES[0].id, FIGURINES[2].id],
  ]);
});
