import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, playSteps } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { Hero } from '../../model.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { relationshipWith, withRelationship } from '../../sheets/relationships.ts';
import type { Bridge } from '../../table.ts';
import { rollStrengths } from '../combat/begin.ts';
import { foeOf } from '../combat/foes.ts';
import { offersAt } from '../ruling/offers.ts';
import { castOf } from './cast.ts';
import { joins } from './joining.ts';
import { meetFigurines } from './meetings.ts';

const BOSS = 'BQC-FIG-20';
/** A Miniboss of the reserve, here in the part of a Boss. */
const SECOND_BOSS = 'BQC-FIG-31';
const RESERVE = 'BQC-FIG-32';

const WORLDS = Object.fromEntries(
  [2, 3, 5, 7, 11, 14, 20].map((at, n) => [`world/${at}`, [world(n + 1)]]),
);

/** A game of one, which the second is yet to join; they know each other. */
function table(sitting: Sitting, cast: readonly string[] = [], boss = BOSS) {
  const { t, told } = sit({
    heroes: ['20 UL', 'off'],
    ...sitting,
    places: {
      ...WORLDS,
      'door-deck': [1, 2, 3, 4, 5].map(door),
      'treasure-deck': [1, 2, 3, 4, 5].map(treasure),
      ...sitting.places,
    },
  });
  const [one, joiner] = [heroAt(t.state, 0), heroAt(t.state, 1)];
  [one.sheet, joiner.sheet] = withRelationshipBetween(one.sheet, joiner.sheet, 0);
  joiner.life = 'away';
  t.state.cast = [...cast];
  t.state.boss = boss;
  t.state.atRest = true;
  return { t, told, one, joiner };
}

const know = (hero: Hero, numbers: Readonly<Record<string, number>>) => {
  for (const [id, number] of Object.entries(numbers)) {
    hero.sheet = withRelationship(hero.sheet, id, number);
  }
};

const whereIs = (t: Bridge, id: string): unknown => {
  const where = t.state.figures[id]?.where;
  return where?.at === 'bridge' ? where.place.location : where?.at;
};

describe('joining a game that goes on', () => {
  const keys = (t: Bridge) =>
    offersAt(t)
      .offersFor(1)
      .map(({ why }) => why.key);

  test('[BQ-LATE-01] somebody may come at any time but in Boss Mode', () => {
    const { t } = table({});
    expect(keys(t)).toEqual(['choice.join']);
    t.state.atRest = false;
    expect(keys(t)).toEqual([]);
    t.state.atRest = true;
    t.state.bossMode = { since: 1, reached: [0] };
    expect(keys(t)).toEqual([]);
  });

  test('[BQ-LATE-01] it enters in Homeworld with 4 + 4 cards, and its turn comes in its place', () => {
    const { t, told, joiner } = table({});
    const [offer] = offersAt(t).offersFor(1);
    if (offer === undefined) throw new Error('it may join');
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.active, t.state.round]).toEqual([0, 2]);
    play(offersAt(t).use(offer, 0));
    expect([joiner.life, whereIs(t, 'hero-1')]).toEqual(['alive', 'homeworld']);
    expect(t.state.places['hand/1']).toEqual([
      ...[5, 4, 3, 2].map(door),
      ...[5, 4, 3, 2].map(treasure),
    ]);
    expect(told.some(({ type, rule }) => type === 'joined' && rule === 'BQ-LATE-01')).toBe(true);
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.active, t.state.round]).toEqual([1, 2]);
  });

  test('[BQ-LATE-04] players who do not know each other get to do so', () => {
    const { t, told, one, joiner } = table({ dice: [9, 12] });
    one.sheet = { ...one.sheet, relationships: { figurines: {}, characters: {} } };
    joiner.sheet = { ...joiner.sheet, relationships: { figurines: {}, characters: {} } };
    play(joins(t, joiner));
    expect(one.sheet.relationships.characters).toEqual({ 'Hero 1': -3 });
    expect(joiner.sheet.relationships.characters).toEqual({ 'Hero 0': -3 });
    expect(told.find(({ type }) => type === 'players-related')).toMatchObject({
      rule: 'BQ-LATE-04',
    });
  });

  test('[BQ-LATE-02] it checks its enemies that are off the Bridge, beaten ones too, and no others', () => {
    const others = { a: 'off', b: 'off', c: '11 UL', d: 'friendzone', e: 'friendzone' };
    const { t, told, joiner } = table({ others, dice: [10, 'UL', 'OUT', 8, 8] }, [
      ...['a', 'b', 'c', 'd', 'e'],
    ]);
    t.state.beaten.push('a');
    know(joiner, { a: -3, b: -9, c: -3, d: -9, e: 4 });
    play(joins(t, joiner));
    // 10 against 3 fails by 7; 8 against 9 passes; who is an enemy leaves the Friendzone.
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => whereIs(t, id))).toEqual([
      ...[7, 'off', 11, 'off', 'friendzone'],
    ]);
    const met = told.filter(({ type }) => type === 'met');
    expect(met.map(({ rule, ...event }) => [rule, 'figure' in event && event.figure])).toEqual([
      ...[
        ['BQ-LATE-02', 'a'],
        ['BQ-LATE-02', 'b'],
        ['BQ-LATE-02', 'd'],
      ],
    ]);
  });

  test('[BQ-LATE-02] [BQ-LATE-05] a new character meets all figurines, and only those off the Bridge are placed', () => {
    const others = { a: 'off', b: '11 UL', c: 'ally 20 UR', [BOSS]: 'boss-mode', hero: 'off' };
    const dice = [...[5, 12, 'UL', 'OUT'], ...[5, 12], ...[5, 3], ...[5, 8]];
    const { t, told, joiner } = table({ others, dice }, ['a', 'b', 'c', BOSS]);
    play(joins(t, joiner));
    expect(['a', 'b', 'c', BOSS].map((id) => whereIs(t, id))).toEqual([7, 11, 20, 'boss-mode']);
    expect(t.state.figures.c?.kind).toBe('ally');
    expect(joiner.sheet.relationships.figurines).toEqual({ a: -7, b: -7, c: 2, [BOSS]: -3 });
    expect(new Set(told.filter(({ type }) => type === 'met').map(({ rule }) => rule))).toEqual(
      new Set(['BQ-LATE-05']),
    );
  });

  test('[BQ-LATE-05] whom it knows from elsewhere comes with it, and is met by all', () => {
    const { t, told, one, joiner } = table({ dice: [9, 3, 12, 'UL', 'OUT'] }, ['a']);
    know(joiner, { [RESERVE]: -2, a: 1, 'BQC-FIG-05': -4 });
    know(one, { a: 1 });
    play(joins(t, joiner));
    expect(t.state.cast).toEqual(['a', RESERVE]);
    // A mood of 9 against 3 makes an ally; 12 against enemy 2 fails by 10.
    expect(relationshipWith(one.sheet, RESERVE)).toBe(6);
    expect(whereIs(t, RESERVE)).toBe(10);
    expect(told.filter(({ type }) => type === 'met')).toHaveLength(2);
    // One that stays away from this game stays away.
    expect(t.state.figures['BQC-FIG-05']).toBeUndefined();
  });

  test('[BQ-LATE-06] the Boss stays who it is, whatever the newcomer has beaten', () => {
    const { t, joiner } = table({ others: { [BOSS]: 'boss-mode' } }, [BOSS]);
    joiner.sheet = { ...joiner.sheet, bosses: [BOSS, SECOND_BOSS] };
    know(joiner, { [BOSS]: -4, [SECOND_BOSS]: 2 });
    play(joins(t, joiner));
    expect([t.state.boss, whereIs(t, BOSS)]).toEqual([BOSS, 'boss-mode']);
    expect(t.state.cast).toEqual([BOSS, SECOND_BOSS]);
  });
});

describe('who is met in a game', () => {
  const cast = (bosses: readonly (readonly string[])[], levels: readonly number[] = []) => {
    const { t } = sit({ heroes: bosses.map(() => 'homeworld') });
    for (const [seat, listed] of bosses.entries()) {
      const hero = heroAt(t.state, seat);
      hero.sheet = { ...hero.sheet, bosses: listed, level: levels[seat] ?? 1 };
    }
    return { t, ...castOf(t) };
  };
  const FIRST = FIGURINES.slice(0, 19).map(({ id }) => id);

  test('[BQ-LATE-06] [BQ-PREP-15] without a Boss on a sheet it is the one of the campaign, and last in the cast', () => {
    const { boss, figurines } = cast([[], []]);
    // The heroes are two of twenty.
    expect(boss).toBe(BOSS);
    expect(figurines.at(-1)).toBe(BOSS);
    expect(figurines).toHaveLength(18);
    expect(figurines.slice(0, -1).every((id) => FIRST.some((one) => one === id))).toBe(true);
  });

  test('[BQ-LATE-06] the Boss is the one of highest level on a sheet, of equals that of the higher character, then of the first', () => {
    expect(cast([[BOSS], [BOSS, SECOND_BOSS]]).boss).toBe(SECOND_BOSS);
    expect(cast([[BOSS, SECOND_BOSS], [RESERVE]]).boss).toBe(SECOND_BOSS);
    expect(cast([[SECOND_BOSS], [RESERVE]], [1, 2]).boss).toBe(RESERVE);
    expect(cast([[SECOND_BOSS], [RESERVE]], [2, 2]).boss).toBe(SECOND_BOSS);
    expect(cast([[SECOND_BOSS], [RESERVE]], [3, 2]).boss).toBe(SECOND_BOSS);
  });

  test('[BQ-LATE-06] [BQ-REL-16] it waits in Boss Mode', () => {
    const { t, told } = sit({
      heroes: ['homeworld'],
      others: { [SECOND_BOSS]: 'off' },
      dice: [7, 10],
    });
    heroAt(t.state, 0).sheet = { ...heroAt(t.state, 0).sheet, bosses: [SECOND_BOSS] };
    play(meetFigurines(t, [SECOND_BOSS], SECOND_BOSS));
    expect(told.at(-1)).toMatchObject({
      ...{ type: 'figure-went', rule: 'BQ-LATE-06', figure: SECOND_BOSS, to: 'boss-mode' },
    });
  });

  test('[BQ-XBRDG-01] other Bosses that were beaten are in the game, and stand on the Bridge if the check fails', () => {
    const { figurines, boss, t } = cast([[BOSS, SECOND_BOSS]]);
    expect([boss, figurines.slice(-2)]).toEqual([SECOND_BOSS, [BOSS, SECOND_BOSS]]);
    expect(t.state.figures[BOSS]).toMatchObject({ kind: 'figurine', where: { at: 'off' } });
    const checked = (number: number, dice: NonNullable<Sitting['dice']>) => {
      const others = { [BOSS]: 'off' };
      const made = sit({ heroes: ['homeworld'], others, places: WORLDS, dice });
      const hero = heroAt(made.t.state, 0);
      hero.sheet = { ...hero.sheet, bosses: [BOSS, SECOND_BOSS] };
      know(hero, { [BOSS]: number });
      made.t.state.boss = SECOND_BOSS;
      play(meetFigurines(made.t, [BOSS], SECOND_BOSS));
      return { at: whereIs(made.t, BOSS), told: made.told };
    };
    const failed = checked(-3, [10, 'UL', 'OUT']);
    expect(failed.at).toBe(7);
    expect(failed.told.find(({ type }) => type === 'met')).toMatchObject({ rule: 'BQ-XBRDG-01' });
    expect(checked(-12, [10]).at).toBe('off');
    // An allied or neutral one is not checked.
    expect(checked(4, []).told.some(({ type }) => type === 'met')).toBe(false);
    expect(checked(0, []).told.some(({ type }) => type === 'met')).toBe(false);
  });

  test('[BQ-XBRDG-02] they keep the d100, and beating one is not beating the Boss', () => {
    const { t, told } = sit({
      heroes: ['boss-mode'],
      others: { [BOSS]: 'boss-mode', [SECOND_BOSS]: 'boss-mode' },
      dice: [98, 3],
    });
    t.state.boss = SECOND_BOSS;
    t.state.bossMode = { since: 1, reached: [0] };
    const foe = foeOf(BOSS);
    play(rollStrengths(t, { foes: [foe] }));
    expect(foe.rolled).toBe(99);
    expect(told[0]).toMatchObject({ rule: 'BQ-XBRDG-02', sides: 100 });
  });

  test('[BQ-NEWE-01] [BQ-NEWE-02] figurines that earlier games have brought are there, and met by every player', () => {
    const { t, told } = sit({ heroes: ['homeworld', 'homeworld'], places: WORLDS });
    const added = [SECOND_BOSS, RESERVE];
    Object.assign(t.state, { campaign: { ...t.state.campaign, added } });
    const { figurines } = castOf(t);
    // With the heroes they are twenty: others stay away for them.
    expect(figurines).toHaveLength(18);
    expect(figurines.slice(-3)).toEqual([...added, BOSS]);
    play(meetFigurines(t, [RESERVE, 'BQC-FIG-01'], BOSS));
    const met = told.filter(({ type }) => type === 'met');
    expect(met).toMatchObject([
      { rule: 'BQ-NEWE-02', seat: 0 },
      { rule: 'BQ-NEWE-02', seat: 1 },
      { rule: 'BQ-REL-01', seat: 0 },
      { rule: 'BQ-REL-01', seat: 1 },
    ]);
  });

  test('[BQ-SOLO-01] of fewer figurines some stay away, the first before those that have come later', () => {
    const { t, told } = sit({ heroes: ['homeworld'], options: { figurines: 8 } });
    Object.assign(t.state, { campaign: { ...t.state.campaign, added: [RESERVE] } });
    const { figurines } = castOf(t);
    expect(figurines).toHaveLength(7);
    expect(figurines.slice(-2)).toEqual([RESERVE, BOSS]);
    // Nineteen without the Boss, and one added; the hero and the Boss are two of eight.
    expect(told.filter(({ type }) => type === 'figure-stays-away')).toHaveLength(14);
  });
});
