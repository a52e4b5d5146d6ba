import { describe, expect, test } from 'vitest';
import { cardThat, named } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat, Foe } from '../../model.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { withRelationship } from '../../sheets/relationships.ts';
import { combatOf, gather, rollStrengths } from './begin.ts';
import { foeOf } from './foes.ts';
import { calculateCombat, totalsOf } from './totals.ts';

const BEAST = 'BQC-DOOR-026#1';
const UNDEAD = 'BQC-DOOR-004#1';

describe('a combat begins', () => {
  const gathered = (sitting: Sitting, kicked: readonly string[] = []) => {
    const { t } = sit({ heroes: ['11 UL'], ...sitting });
    return gather(t, heroAt(t.state, 0), kicked);
  };

  test('[BQ-CMB-21] [BQ-CMB-20] all monsters of the world fight, whatever their corner, after them those kicked', () => {
    const others = { b: '11 LR', a: '11 CENTRE', far: '20 UL', friend: 'ally 11 UL' };
    const found = gathered({ others });
    expect(found?.foes.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found?.isFirstStrike).toBe(true);
    const kicked = gathered({ others }, [BEAST]);
    expect(kicked?.foes.map(({ id }) => id)).toEqual(['a', 'b', BEAST]);
    expect(kicked?.isFirstStrike).toBe(false);
  });

  test('[BQ-KICK-09] without any there is no combat', () => {
    expect(gathered({ others: { far: '20 UL' } })).toBeUndefined();
  });

  test('[BQ-KICK-10] [BQ-BOSS-06] in Homeworld and Boss Mode it is all that are there', () => {
    const others = { a: 'homeworld', b: 'boss-mode' };
    const at = (place: string) => gathered({ heroes: [place], others })?.foes.map(({ id }) => id);
    expect([at('homeworld'), at('boss-mode')]).toEqual([['a'], ['b']]);
  });

  test('[BQ-CMB-05] [BQ-CMB-13] all strength dice are rolled in order, then all splits; what is rolled stays', () => {
    const { t, told } = sit({ heroes: ['11 UL'], dice: [3, 13, 4, 0] });
    const kept: Foe = { ...foeOf(UNDEAD), rolled: 9, tenths: 2 };
    const foe = (id: string): Foe => ({ ...foeOf(id) });
    // A beast of level 6 has a d10, a Miniboss a d20.
    const combat = { foes: [foe(BEAST), kept, foe('BQC-FIG-18')] } as unknown as Combat;
    const flow = rollStrengths(t, combat);
    let step = flow.next(0);
    while (!step.done) step = flow.next({ slot: 0, answer: 0 });
    expect(combat.foes.map(({ rolled, tenths }) => [rolled, tenths])).toEqual([
      [4, 5],
      [9, 2],
      [14, 1],
    ]);
    expect(told.map((event) => (event as unknown as { sides: number }).sides)).toEqual([
      10, 20, 10, 10,
    ]);
  });
});

test('[BQ-GM-22] with portals in play it is kept how strong a figurine was when it was last rolled', () => {
  const rolled = (portals: boolean) => {
    const { t } = sit({
      heroes: ['2 UL'],
      others: { 'BQC-FIG-18': '2 UR' },
      options: { portals },
      dice: [9, 4],
    });
    const hero = heroAt(t.state, 0);
    hero.sheet = withRelationship({ ...hero.sheet, karma: 0 }, 'BQC-FIG-18', -3);
    t.state.combat = gather(t, hero, []);
    play(rollStrengths(t, t.state.combat ?? { foes: [] }));
    return t.state.figures['BQC-FIG-18']?.lastST;
  };
  // A 10, row 5, and an enemy by 3.
  expect([rolled(true), rolled(false)]).toEqual([18, undefined]);
});

describe('what both sides have', () => {
  const foe = (rolled: number, tenths: number, id = BEAST): Foe => ({
    ...foeOf(id),
    rolled,
    tenths,
  });

  test('[BQ-CMB-15] [BQ-CMB-16] is the sum over all who fight on it', () => {
    const { t } = sit({ heroes: ['11 UL', '11 UR'] });
    const owner = fight(t, { helper: 1, foes: [foe(10, 4), foe(7, 5, UNDEAD)] });
    owner.sheet = { ...owner.sheet, ST: 3, CON: 6, karma: 0 };
    const helper = heroAt(t.state, 1);
    helper.sheet = { ...helper.sheet, ST: 2, CON: 5, karma: 0 };
    const { combat } = t.state;
    if (combat === undefined) throw new Error('they fight');
    // Each with the row of its own location (BQ-CMB-45).
    expect(totalsOf(t, combat)).toEqual({
      players: { att: 6 + 5, def: 11 },
      monsters: { att: 4 + 3, def: 6 + 4 },
    });
  });

  test('[BQ-CMB-42] what two fighters are to each other: a bonus is free, a malus comes off the larger side', () => {
    const totals = (number: number, declared: Combat['declared'] = {}) => {
      const { t } = sit({ heroes: ['11 UL', '11 UR'] });
      const owner = fight(t, { helper: 1, foes: [foe(1, 1)], declared });
      const helper = heroAt(t.state, 1);
      [owner.sheet, helper.sheet] = withRelationshipBetween(
        { ...owner.sheet, ST: 3, CON: 6 },
        { ...helper.sheet, ST: 3, CON: 8 },
        number,
      );
      const { combat } = t.state;
      if (combat === undefined) throw new Error('they fight');
      return Object.values(totalsOf(t, combat).players);
    };
    expect(totals(0)).toEqual([12, 14]);
    expect(totals(4)).toEqual([16, 14]);
    expect(totals(4, { team: 'DEF' })).toEqual([12, 18]);
    expect(totals(-4)).toEqual([12, 10]);
  });

  test('[BQ-EX-03] [BQ-CMB-23] who came upon them strikes first, once', () => {
    const X = 'BQC-FIG-10';
    const { t } = sit({ heroes: ['4 UL'], others: { [X]: '4 UR' } });
    const hero = fight(t, { foes: [foe(5, 8, X)], isFirstStrike: true });
    hero.sheet = withRelationship({ ...hero.sheet, ST: 6, CON: 7, karma: 0 }, X, -6);
    const { combat } = t.state;
    if (combat === undefined) throw new Error('they fight');
    expect(calculateCombat(t, combat)).toMatchObject({ result: 'winning', lead: 7 });
    combat.calculations = 1;
    expect(calculateCombat(t, combat).result).toBe('broken');
  });

  /** What the first hero’s fight comes to: ATT 5 and DEF 4 without bonuses, against 5 and 4. */
  const result = (places: Sitting['places'], calculations: number, foes = [foe(9, 6)]) => {
    const { t } = sit({ heroes: ['11 UL'], places: places ?? {} });
    const hero = fight(t, { foes, isFirstStrike: true, calculations });
    hero.sheet = { ...hero.sheet, ST: 2, CON: 4, karma: 0 };
    const { combat } = t.state;
    if (combat === undefined) throw new Error('they fight');
    return calculateCombat(t, combat).result;
  };

  test('[BQC-VERB-08] who has first strike for the whole combat has it in every calculation', () => {
    const striker = cardThat(({ effects }) => effects?.includes('fight: strike()') === true);
    expect([result({}, 0), result({}, 1)]).toEqual(['winning', 'broken']);
    expect(result({ 'active/0': [striker] }, 1)).not.toBe('broken');
  });

  test('[BQC-VERB-29] where striking first is forbidden nobody does', () => {
    const guard = cardThat(({ effects }) => effects?.includes('fight: ban(strike)') === true);
    expect(result({}, 0, [foe(9, 6, guard)])).toBe('broken');
  });

  test('[BQC-VERB-07] [BQ-CMB-28] who wins ties holds and wins by equality', () => {
    // ATT 5 against a DEF of 5, DEF 4 against an ATT of 4.
    const even = [foe(9, 5)];
    expect(result({}, 1, even)).toBe('broken');
    expect(result({ 'active/0': [named('Brawler-at-Law')] }, 1, even)).toBe('winning');
  });
});

test('[BQC-GM-05] a figurine without a die of its own rolls a d8', () => {
  const rolled = (id: string) => {
    const { t, told } = sit({ heroes: ['11 UL'], others: { [id]: '11 LL' } });
    const combat = combatOf(0, [foeOf(id)], false);
    t.state.combat = combat;
    play(rollStrengths(t, combat));
    return told.find(({ type }) => type === 'rolled');
  };
  expect(rolled('somebody')).toMatchObject({ sides: 8, rule: 'BQC-GM-05' });
  expect(rolled('BQC-FIG-05')).toMatchObject({ rule: 'BQ-CMB-07' });
});
