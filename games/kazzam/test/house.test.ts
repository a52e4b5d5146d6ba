import { describe, expect, test } from 'vitest';
import { writeBuild } from '../src/given/builds.ts';
import { actionsOf } from '../src/rules/actions/available.ts';
import { oddsOf } from '../src/rules/attack/odds.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { TESTERS } from './house-content.ts';
import { begin, floor, type Told, theirs } from './table.ts';

const [LO, STU] = TESTERS;
if (LO === undefined || STU === undefined) throw new Error('there are no testers');

/** Lo and Stu against Cy. */
const court = (more: Told = {}, rolls: readonly number[] = []) =>
  begin(
    {
      court: floor(9, 9),
      athletes: [
        { ...writeBuild(LO), team: 'players', at: '2,2' },
        { ...writeBuild(STU), team: 'players', at: '4,4' },
        theirs('Cy', '6,4', { implement: 'wand' }),
      ],
      turn: 'Cy',
      ...more,
    },
    { rolls },
  );

const idsOf = (id: number): readonly string[] => actionsOf(court(), id).map((action) => action.id);

describe('an athlete of a house', () => {
  test('[KT-GEN-07] has of its class what is listed, and nothing that the class grants besides', () => {
    expect(idsOf(0)).toContain('toss-potion');
    expect(idsOf(0)).not.toContain('give-elixir');
    expect(idsOf(1)).toEqual(expect.arrayContaining(['focus', 'petrovs-petrification']));
  });
  test('[KT-GEN-01] all of them have the traits of their house, and nobody else', () => {
    const { state } = court();
    expect(state.creatures.map(({ wards }) => wards.map(({ amount }) => amount))).toEqual([
      [2],
      [2],
      [],
    ]);
  });
  test('[KT-GEN-01] a trait can make an action cost something else', () => {
    const t = court();
    const priceOf = (id: number) => actionsOf(t, id).find((one) => one.id === 'button')?.price;
    expect([priceOf(0), priceOf(2)]).toEqual(['free', 'attack']);
  });
  test('[KT-BAG-01] what its target makes of a 3 counts in the roll and in the odds', () => {
    const t = court({}, [3]);
    const odds = oddsOf(t, 2, 1, BASIC_IMPLEMENT_ATTACK);
    expect(odds?.threesAs).toEqual({ result: 2, rule: 'TEST' });
    expect(odds?.results.map((chance) => Math.round(6 * chance))).toEqual([1, 2, 0, 1, 1, 1]);
    t.answer('basic-implement-attack', 'Stu');
    expect(t.of('Stu')).toMatchObject({ hp: 8, wards: [{ amount: 2 }] });
  });
  test('[KT-BAG-03] a Miss Token makes a 3 a 4 before its target reads it', () => {
    const t = court({}, [3]);
    t.of('Cy').missTokens = 1;
    t.answer('basic-implement-attack', 'Stu', 1);
    expect(t.of('Stu').wards).toEqual([]);
  });
});

describe('a house that is fielded', () => {
  const fielded = (options: Told) =>
    begin(undefined, { options: { players: 'testers', athletes: 2, ...options }, seed: 'house' });
  test('[KC-OPT-02] [KT-GEN-05] its powers are those of the classes, or those of the stat blocks', () => {
    expect(fielded({}).state.builds[1]?.picks[0]).toBe('wandslinger/focus');
    const printed = fielded({ houseNumbers: 'block' });
    expect(printed.state.builds[1]?.picks[0]).toBe('testers/focus');
    expect([printed.of('Stu').speed, printed.of('Lo').speed]).toEqual([9, 6]);
  });
  test('[KT-GEN-02] the first of its list if fewer are', () => {
    expect(fielded({ athletes: 1 }).state.builds.map(({ name }) => name)).toEqual(['Lo', 'Kjell']);
  });
});
