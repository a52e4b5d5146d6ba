import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { heroAt } from '../../../test/table.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { withRelationship } from '../../sheets/relationships.ts';

describe('a combat', () => {
  test('[BQ-EX-01] [BQ-CMB-26] [BQ-CMB-50] [BQ-CMB-53] [BQ-TRAV-03] a plain win: its travel, its treasures face down', () => {
    const { hero, hand, told, t } = fought({
      sitting: {
        heroes: ['11 UL'],
        places: {
          'world/11': [world(3)],
          // A sword of 3, armor of 2, headgear of 1.
          'active/0': [treasure(22), treasure(14), treasure(1)],
          'treasure-deck': [treasure(30), treasure(31), treasure(32)],
        },
        dice: [5, 4],
      },
      sheets: [{ ST: 3, CON: 6 }],
      doors: [LEVEL_4],
    });
    expect(told.find(({ type }) => type === 'calculated')).toMatchObject({
      ...{ att: 9, def: 9, foesAtt: 2, foesDef: 3, result: 'winning', lead: 6 },
    });
    expect(hero.travels).toBe(1);
    expect(hand).toEqual([treasure(32), treasure(31)]);
    expect(t.state.places['door-discard']).toEqual([LEVEL_4]);
  });

  test('[BQ-EX-02] [BQ-PD-02] [BQ-PD-04] [BQ-PD-06] [BQ-PD-09] [BQ-PD-10] a Power Differential on row 5', () => {
    const A = named('Duchess of Overdue Debts');
    const B = named('Thundersnail Prime');
    const potion = treasure(57);
    const { told, hero, hand, t, asked } = fought({
      sitting: {
        heroes: ['2 UL'],
        places: {
          'world/2': [world(3)],
          'world-deck': [world(12)],
          // 13 in the hands; 9 is worn, 2 of it armor.
          'active/0': [
            ...[treasure(16), treasure(5), treasure(10)],
            ...[treasure(35), treasure(21), potion, door(96)],
          ],
          [`on/${treasure(35)}`]: [treasure(52), treasure(53)],
          'treasure-deck': Array.from({ length: 9 }, (_, at) => treasure(80 + at)),
        },
        dice: [14, 5, 18, 3, 3],
      },
      sheets: [{ ST: 6, CON: 4 }],
      // A curse on armor; then a class, a portal of the place, and what the portal adds.
      doors: [A, named('Armor Shrank in the Wash'), door(97), door(80), B],
      script: [
        ['window-action', potion],
        ['throw-potion', 'def'],
      ],
    });
    const [first, second] = told.filter(({ type }) => type === 'calculated');
    expect(first).toMatchObject({ result: 'differential', foesAtt: 7, foesDef: 7 });
    // One unit of ten, two doors on this row, one more for the portal.
    expect(told.find(({ type }) => type === 'differential')).toMatchObject({ doors: 2 });
    expect(second).toMatchObject({ foesAtt: 12, foesDef: 20 });
    // No window of the combatant stands before the first differential.
    expect(asked.filter((one) => one.startsWith('window'))[0]).toBe('window-action 0');
    expect(hero.sheet.karma).toBe(-1);
    expect(hero.travels).toBe(3);
    expect(hand).toHaveLength(7);
    expect(t.state.places['identities/0']).toEqual([door(97)]);
    expect(t.state.places['karma/0'] ?? []).toEqual([]);
  });

  test('[BQ-EX-03] [BQ-CMB-20] [BQ-CMB-23] [BQ-CMB-51] [BQ-CMB-54] First Strike wins without a defence', () => {
    const { hero, hand, t } = fought({
      sitting: {
        heroes: ['4 UL'],
        others: { 'BQC-FIG-10': '4 LR' },
        places: { 'world/4': [world(3)], 'active/0': [] },
        dice: [5, 8],
      },
      sheets: [{ ST: 6, CON: 7 }],
      doors: [named('Mixed Parentage Certificate'), named('Second Job')],
      before: ({ state }) => {
        const one = heroAt(state, 0);
        one.sheet = withRelationship(one.sheet, 'BQC-FIG-10', -6);
      },
    });
    // 11 against DEF 4 of 16; its ATT of 12 would have broken DEF 7.
    expect(hero.travels).toBe(1);
    expect(hand.filter((card) => card.startsWith('BQC-TREA')).length).toBe(3);
    expect(t.state.figures['BQC-FIG-10']?.where).toEqual({ at: 'off' });
    expect(t.state.beaten).toEqual(['BQC-FIG-10']);
  });

  test('[BQ-EX-04] [BQ-CMB-24] [BQ-RUN-01] [BQ-RUN-03] [BQ-RUN-04] [BQ-CON-07] [BQ-RUN-08] broken on a tie, 1 and 20, death check', () => {
    const { hero, hand, told, t } = fought({
      sitting: {
        heroes: ['19 UL'],
        others: { 'BQC-FIG-05': '19 LR' },
        // Boots and a helm that help running by 1 each, armor.
        places: { 'world/19': [world(3)], 'active/0': [treasure(2), treasure(8)] },
        dice: [2, 6, 10, 10, 1, 20, 6],
      },
      sheets: [{ ST: 1, CON: 7 }],
      doors: [LEVEL_4],
      script: [
        ['run-from', 'BQC-FIG-05'],
        ['check-against-death', 'yes'],
      ],
    });
    expect(types(told)).not.toContain('died');
    expect(hand).toHaveLength(1);
    expect(hero).toMatchObject({ life: 'alive', sheet: { CON: 6 } });
    expect(t.state.places['active/0']).toHaveLength(2);
    expect(t.state.places['door-discard']).toEqual([LEVEL_4]);
    expect(t.state.figures['BQC-FIG-05']?.where).toMatchObject({ place: { location: 19 } });
    expect(t.state.combat).toBeUndefined();
  });

  test('[BQ-DEAD-01] [BQ-RUN-04] [BQ-DEAD-06] a figurine kills unless CON stands against it', () => {
    const { hero, told } = fought({
      sitting: {
        heroes: ['19 UL', 'homeworld'],
        others: { 'BQC-FIG-05': '19 LR' },
        places: { 'world/19': [world(3)] },
        dice: [6, 1, 10, 10, 15, 9],
      },
      sheets: [{ ST: 1, CON: 7 }],
      doors: [LEVEL_4],
      script: [['check-against-death', 'yes']],
    });
    expect(hero.life).toBe('dead');
    expect(types(told)).toContain('died');
  });

  test('[BQ-CON-02] [BQ-CON-05] after one escape they may turn to the rest, which is met again', () => {
    const { hero, told } = fought({
      sitting: {
        heroes: ['3 UL'],
        others: { 'BQC-FIG-05': '3 LR', 'BQC-FIG-17': '3 UR' },
        places: { 'world/3': [world(3)] },
        // 6 and 12 with row 4, split 5 and 1: 5/5 and 1/15; the one with the defence is left behind.
        dice: [6, 12, 5, 1, 5, 4],
      },
      sheets: [{ ST: 2, CON: 9 }],
      doors: [named('Second Job')],
      script: [
        ['run-from', 'BQC-FIG-17'],
        ['fight-the-rest', 'yes'],
      ],
    });
    expect(types(told)).toContain('fought-on');
    expect(types(told)).toContain('combat-won');
    expect(hero).toMatchObject({ travels: 1, sheet: { CON: 8 } });
  });

  test('[BQ-CMB-25] [BQ-CMB-29] short, and all pass: they run', () => {
    const { told, asked } = fought({
      sitting: {
        heroes: ['11 UL'],
        places: { 'world/11': [world(3)], 'hand/0': [] },
        dice: [6, 1, 2],
      },
      sheets: [{ ST: 1, CON: 9 }],
      doors: [LEVEL_4],
    });
    const results = told.filter(({ type }) => type === 'calculated');
    expect(results.map((one) => (one as unknown as { result: string }).result)).toEqual([
      'short',
      'short',
    ]);
    expect(types(told)).toContain('escaped');
    expect(asked).not.toContain('window-action 1');
  });

  test('[BQ-PD-05] a differential that turns up nothing is satisfied, and the combat is won', () => {
    const { told } = fought({
      sitting: {
        heroes: ['11 UL'],
        places: { 'world/11': [world(3)], 'door-discard': [] },
        dice: [1, 1],
      },
      sheets: [{ ST: 30, CON: 9 }],
      doors: [LEVEL_4],
    });
    expect(types(told)).toContain('combat-won');
    expect(types(told)).toContain('cards-lacking');
  });
});

describe('help', () => {
  const two = (extra: Partial<Fought> & { readonly relation?: number } = {}) =>
    fought({
      sitting: {
        heroes: ['11 UL', '11 LR'],
        places: { 'world/11': [world(3)], 'treasure-deck': [treasure(1), treasure(2)] },
        dice: [6, 1],
        ...extra.sitting,
      },
      sheets: [
        { ST: 1, CON: 9 },
        { ST: 1, CON: 9 },
      ],
      doors: [LEVEL_4],
      script: [
        ['window-action', 'help/1'],
        ['help-or-not', 'agree'],
      ],
      before: ({ state }) => {
        const [one, other] = [heroAt(state, 0), heroAt(state, 1)];
        [one.sheet, other.sheet] = withRelationshipBetween(
          one.sheet,
          other.sheet,
          extra.relation ?? 0,
        );
      },
      ...extra,
    });

  test('[BQ-CMB-40] [BQ-CMB-46] [BQ-CMB-53] [BQ-KAR-04] who helps for nothing does a good deed; treasure is dealt face up', () => {
    const { t, told } = two();
    expect(types(told)).toContain('combat-won');
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([1, 0]);
    expect(t.state.places['tapped/0']).toEqual([treasure(2), treasure(1)]);
    expect(t.state.dealtUp).toEqual([treasure(2), treasure(1)]);
    expect(heroAt(t.state, 1).sheet.karma).toBe(1);
  });

  test('[BQ-CMB-40] who is not near is not asked', () => {
    const { asked } = two({
      sitting: {
        heroes: ['11 UL', '17 UL'],
        places: { 'world/11': [world(3)], 'world/17': [world(3)] },
        dice: [6, 5, 1],
      },
      script: [],
    });
    expect(asked.some((one) => one.startsWith('help'))).toBe(false);
  });
});

test('[BQ-TURN-07] a combat that has begun goes on until all have run, with nothing else between', () => {
  const { t, asked, told } = fought({
    sitting: {
      heroes: ['11 UL'],
      places: { 'world/11': [world(3)], 'hand/0': [] },
      // All of the 6 is defence; it runs by a 12, and is caught.
      dice: [6, 1, 12],
    },
    sheets: [{ ST: 1, CON: 9 }],
    doors: [LEVEL_4],
  });
  expect(asked).toEqual(['window-action 0', 'run-from 0']);
  const ends = types(told).filter((type) => ['caught', 'bad-stuff', 'combat-ended'].includes(type));
  expect(ends).toEqual(['caught', 'bad-stuff', 'combat-ended']);
  expect(t.state).toMatchObject({ combat: undefined, hasFought: true, phase: 'equip' });
  expect(heroAt(t.state, 0).travels).toBe(-1);
});
