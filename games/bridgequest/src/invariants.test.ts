import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../test/table.ts';
import { cardSetOf, defaultCards } from './content/card-set.ts';
import { invariantsOf } from './invariants.ts';
import type { BridgeState, Figure } from './model.ts';
import { foeOf } from './rules/combat/foes.ts';
import type { BridgeContent } from './table.ts';
import { contentOf } from './table-content.ts';

const CARDS = cardSetOf(defaultCards());
const INVARIANTS = invariantsOf(contentOf(CARDS));
/** The decks whose cards are all in a game. */
const DECKS = ['door', 'treasure', 'world', 'dust', 'spell'] as const;

/** What an invariant finds in a state. */
function found(rule: string, state: BridgeState, content?: BridgeContent): readonly string[] {
  const held = content === undefined ? INVARIANTS : invariantsOf(content);
  return held.filter((one) => one.rule === rule).flatMap(({ check }) => check(state) ?? []);
}

/** What an invariant finds once a table of its own, in which it finds nothing, has been spoilt. */
function spoilt(
  rule: string,
  spoil: (state: BridgeState) => void,
  sitting: Sitting = {},
): readonly string[] {
  const { t } = sit({
    heroes: ['20 UL', 'homeworld'],
    ...sitting,
    places: { 'world/20': [world(1)], ...sitting.places },
  });
  expect(found(rule, t.state)).toEqual([]);
  spoil(t.state);
  return found(rule, t.state);
}

function figureIn(state: BridgeState, id: string): Figure {
  const figure = state.figures[id];
  if (figure === undefined) throw new Error(`${id} is not in the game`);
  return figure;
}

describe('cards', () => {
  test('[BQ-INV-01] one that lies in two places is found', () => {
    const twice = spoilt('BQ-INV-01', (state) => {
      state.places['hand/0'] = [door(1)];
      state.places['door-discard'] = [door(1)];
    });
    expect(twice).toEqual([`${door(1)} lies in door-discard, and somewhere else`]);
  });

  const whole = () => ({
    places: {
      ...Object.fromEntries(DECKS.map((deck) => [`${deck}-deck`, CARDS.instances[deck] ?? []])),
      'world/20': [],
    },
  });

  test('[BQ-INV-02] one that is lost is found, in each family', () => {
    for (const deck of DECKS) {
      const lost = spoilt('BQ-INV-02', ({ places }) => places[`${deck}-deck`]?.pop(), whole());
      const count = CARDS.instances[deck]?.length ?? 0;
      expect(lost).toEqual([`${count - 1} of ${count} ${deck} cards are in the game`]);
    }
  });

  test('[BQ-INV-02] one that comes from a sheet is counted, and none twice', () => {
    const came = (created: number, ...cards: readonly string[]) =>
      spoilt(
        'BQ-INV-02',
        (state) => {
          state.created = created;
          state.places['active/0'] = [...cards];
        },
        whole(),
      ).length;
    expect(came(2, 'BQC-TREA-022#s1', 'BQC-TREA-023#s2')).toBe(0);
    expect(came(1, 'BQC-TREA-022#s1', 'BQC-TREA-023#s2')).toBe(1);
    expect(came(2, 'BQC-TREA-022#s1', 'BQC-TREA-023#s1')).toBe(1);
    expect(came(1, 'BQC-TREA-022#s0')).toBe(1);
  });

  test('[BQ-INV-12] one that was dealt face up is found in a hand, of anybody', () => {
    for (const seat of [0, 1]) {
      const held = spoilt('BQ-INV-12', ({ places }) => (places[`hand/${seat}`] = [treasure(2)]), {
        places: { 'hand/0': [treasure(1)], 'tapped/0': [treasure(2)] },
      });
      expect(held).toEqual([]);
      const up = spoilt('BQ-INV-12', (state) => {
        state.dealtUp = [treasure(2)];
        state.places[`hand/${seat}`] = [treasure(1), treasure(2)];
      });
      expect(up).toEqual([`${treasure(2)} was dealt face up, and seat ${seat} holds it`]);
    }
  });
});

describe('figures and tokens', () => {
  test('[BQ-INV-03] a figure or a token on a closed location is found', () => {
    const stands = spoilt('BQ-INV-03', (state) => {
      figureIn(state, 'hero-0').where = {
        at: 'bridge',
        place: { location: 19, stand: 'UL', facing: 'OUT' },
      };
    });
    expect(stands).toEqual(['hero-0 stands on 19, which is closed']);
    const lies = spoilt('BQ-INV-03', (state) => {
      state.tokens = [{ colour: 'red', ends: [20, 19] }];
    });
    expect(lies).toEqual(['a red portal lies on a closed location']);
  });

  test('[BQ-INV-06] a loose card that is no figure is found, and a figure that is no loose card', () => {
    expect(spoilt('BQ-INV-06', ({ places }) => (places.loose = [door(1)]))).toHaveLength(1);
    const loose = { others: { [door(1)]: 'loose homeworld' }, places: { loose: [door(1)] } };
    expect(spoilt('BQ-INV-06', ({ places }) => (places.loose = []), loose)).toHaveLength(1);
  });

  test('[BQ-INV-19] a spot that is none is found', () => {
    const standing = (place: object) =>
      spoilt('BQ-INV-19', (state) => {
        figureIn(state, 'hero-0').where = { at: 'bridge', place } as Figure['where'];
      }).length;
    expect(standing({ location: 20, stand: 'CENTRE' })).toBe(0);
    expect(standing({ location: 1, stand: 'LR', facing: 'UL' })).toBe(0);
    expect(standing({ location: 0, stand: 'UL', facing: 'OUT' })).toBe(1);
    expect(standing({ location: 21, stand: 'UL', facing: 'OUT' })).toBe(1);
    expect(standing({ location: 20, stand: 'UL', facing: 'UL' })).toBe(1);
    expect(standing({ location: 20, stand: 'UL' })).toBe(1);
    expect(standing({ location: 20, stand: 'UP', facing: 'OUT' })).toBe(1);
    expect(standing({ location: 20, stand: 'CENTRE', facing: 'OUT' })).toBe(1);
  });

  test('[BQ-INV-20] a pair with both ends on one location is found', () => {
    const pair = (ends: readonly [number, number]) =>
      spoilt('BQ-INV-20', (state) => {
        state.tokens = [
          { colour: 'blue', ends: [20, 1] },
          { colour: 'red', ends },
        ];
      });
    expect(pair([1, 20])).toEqual([]);
    expect(pair([1, 1])).toEqual(['both ends of a red portal lie on 1']);
  });

  test('[BQ-INV-24] a figurine that is there twice, or as two things, is found', () => {
    const wrong = (spoil: (state: BridgeState) => void) =>
      spoilt('BQ-INV-24', spoil, { others: { a: '20 UR' } });
    const sharing = wrong(({ heroes }) => {
      for (const hero of heroes) hero.figure = 'hero-0';
    });
    expect(sharing).toEqual(['hero-0 stands for two characters']);
    expect(wrong((state) => (figureIn(state, 'a').kind = 'hero'))).toHaveLength(1);
    expect(wrong((state) => (figureIn(state, 'hero-1').kind = 'figurine'))).toHaveLength(1);
    expect(wrong((state) => (state.figures.c = figureIn(state, 'a')))).toEqual(['a is called c']);
  });

  test('[BQ-INV-24] an ally of nobody is found', () => {
    const { t } = sit({ heroes: ['homeworld'], others: { a: 'ally homeworld' } });
    expect(found('BQ-INV-24', t.state)).toEqual(['a is an ally of nobody']);
    figureIn(t.state, 'a').owner = 0;
    expect(found('BQ-INV-24', t.state)).toEqual([]);
  });
});

describe('a combat', () => {
  const fighting = (
    rule: string,
    combat: Partial<NonNullable<BridgeState['combat']>>,
    sitting: Sitting = {},
  ) => {
    const { t } = sit({
      heroes: ['20 UL', '20 UR', '20 LL'],
      ...sitting,
      places: { 'world/20': [world(1)], ...sitting.places },
    });
    fight(t, combat);
    return found(rule, t.state, t.content as BridgeContent);
  };

  test('[BQ-INV-13] somebody on two sides of it is found, and somebody who is not there', () => {
    expect(fighting('BQ-INV-13', {})).toEqual([]);
    expect(fighting('BQ-INV-13', { helper: 1 })).toEqual([]);
    expect(fighting('BQ-INV-13', { helper: 1, defender: 2 })).toEqual([]);
    const onTwo = ['somebody fights on two sides'];
    expect(fighting('BQ-INV-13', { helper: 0 })).toEqual(onTwo);
    expect(fighting('BQ-INV-13', { defender: 0 })).toEqual(onTwo);
    expect(fighting('BQ-INV-13', { helper: 1, defender: 1 })).toEqual(onTwo);
    expect(fighting('BQ-INV-13', { owner: 3 })).toEqual(['nobody sits in seat 3, who fights']);
    expect(fighting('BQ-INV-13', { helper: 3 })).toEqual(['nobody sits in seat 3, who fights']);
  });

  test('[BQ-INV-14] a split that is none is found', () => {
    const split = (tenths: number, rolled: number | undefined = 5) =>
      fighting('BQ-INV-14', { foes: [{ ...foeOf('a'), rolled, tenths }] }).length;
    expect([split(1), split(10)]).toEqual([0, 0]);
    expect([split(0), split(11), split(2.5)]).toEqual([1, 1, 1]);
    expect(fighting('BQ-INV-14', { foes: [{ ...foeOf('a'), tenths: 5 }] })).toHaveLength(1);
    expect(fighting('BQ-INV-14', { foes: [foeOf('a')] })).toEqual([]);
  });

  test('[BQ-INV-15] a win without a lead of 1 to 9 is found, unless by a tie that counts, or doors that did not come', () => {
    const won = (lead: number, winsTies = false, combat = {}) =>
      fighting('BQ-INV-15', {
        ...{ stage: 'won', compared: { lead, winsTies } },
        ...{ foes: [foeOf(named('Hedge That Moved'))], ...combat },
      });
    expect(won(1)).toEqual([]);
    expect(won(0)).toEqual(['a combat is won with a lead of 0']);
    expect(won(-1)).toEqual(['a combat is won with a lead of -1']);
    expect(won(-1, false, { stage: 'claim' })).toEqual([]);
    expect(won(0, true)).toEqual([]);
    expect(won(-1, true)).toHaveLength(1);
    expect(won(9)).toEqual([]);
    expect(won(10)).toHaveLength(1);
    expect(won(10, false, { differentials: 1 })).toEqual([]);
    expect(won(-1, false, { foes: [] })).toEqual([]);
  });
});

describe('players', () => {
  test('[BQ-INV-07] a number below 1 is found, of a sheet and of what is on it', () => {
    const wrong = (changed: object) =>
      spoilt('BQ-INV-07', (state) => {
        const hero = heroAt(state, 1);
        hero.sheet = { ...hero.sheet, ...changed };
      });
    for (const stat of ['ST', 'DEX', 'WIS', 'CON']) {
      expect(wrong({ [stat]: 0 })).toEqual([`${stat} of seat 1 is 0`]);
      expect(wrong({ [stat]: 1.5 })).toHaveLength(1);
    }
    expect(wrong({ powers: [{ card: 'BQC-DOOR-098', number: 0 }] })).toHaveLength(1);
    expect(wrong({ powers: [{ card: 'BQC-DOOR-098', number: 1 }] })).toEqual([]);
    const potion = { kind: 'one-shot', card: 'BQC-TREA-057' };
    expect(wrong({ items: [{ ...potion, quantity: 0 }] })).toHaveLength(1);
    expect(wrong({ items: [{ ...potion, quantity: 1 }] })).toEqual([]);
  });

  test('[BQ-INV-23] whatever the dead have is found', () => {
    const dead = (spoil: (state: BridgeState) => void) =>
      spoilt('BQ-INV-23', (state) => {
        const hero = heroAt(state, 0);
        hero.life = 'dead';
        hero.sheet = { ...hero.sheet, karma: 0 };
        spoil(state);
      }).length;
    expect(dead(() => undefined)).toBe(0);
    for (const zone of ['hand', 'active', 'tapped', 'karma', 'identities']) {
      expect(dead(({ places }) => (places[`${zone}/0`] = [door(1)]))).toBe(1);
      expect(dead(({ places }) => (places[`${zone}/1`] = [door(1)]))).toBe(0);
    }
    expect(dead((state) => (heroAt(state, 0).travels = 1))).toBe(1);
    expect(dead((state) => (heroAt(state, 0).travels = -1))).toBe(1);
    expect(
      dead((state) => (heroAt(state, 0).sheet = { ...heroAt(state, 0).sheet, karma: 1 })),
    ).toBe(1);
  });

  test('[BQ-INV-27] more additions than are earned are found, and more than there are to spend', () => {
    const scored = (...all: readonly { degree: number; additions: number; given?: number }[]) =>
      spoilt('BQ-INV-27', ({ heroes }) => {
        for (const hero of heroes) Object.assign(hero, { isScored: true, ...all[hero.seat] });
      });
    expect(scored({ degree: 4, additions: 4 }, { degree: 0, additions: 0 })).toEqual([]);
    expect(scored({ degree: 4, additions: 1 }, { degree: 1, additions: 4 })).toEqual([]);
    expect(scored({ degree: 5, additions: 0 })).toHaveLength(1);
    expect(scored({ degree: -1, additions: 0 })).toHaveLength(1);
    expect(scored({ degree: 2, additions: -1 })).toHaveLength(1);
    expect(scored({ degree: 2, additions: 1, given: -1 })).toHaveLength(1);
    const over = scored({ degree: 4, additions: 4 }, { degree: 0, additions: 1 });
    expect(over).toEqual(['5 additions are left of 4 that were earned']);
  });

  test('[BQ-INV-27] what is given counts with whoever has not spent it yet', () => {
    const given = (left: number) =>
      spoilt('BQ-INV-27', ({ heroes }) => {
        Object.assign(heroes[0] ?? {}, { isScored: true, degree: 3, additions: left });
        Object.assign(heroes[1] ?? {}, { given: 2 });
      }).length;
    expect([given(1), given(2)]).toEqual([0, 1]);
  });

  test('[BQ-INV-29] two who are not the same to each other are found', () => {
    const between = (one: number | undefined, other: number | undefined) =>
      spoilt('BQ-INV-29', ({ heroes }) => {
        for (const [at, n] of [one, other].entries()) {
          const hero = heroes[at];
          if (hero === undefined || n === undefined) continue;
          const relationships = {
            ...hero.sheet.relationships,
            characters: { [`Hero ${1 - at}`]: n },
          };
          hero.sheet = { ...hero.sheet, relationships };
        }
      });
    expect(between(3, 3)).toEqual([]);
    expect(between(3, 2)).toHaveLength(1);
    expect(between(3, undefined)).toHaveLength(1);
  });
});
