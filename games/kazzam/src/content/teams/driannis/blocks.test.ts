import { describe, expect, test } from 'vitest';
import { begin, type Court, type Told } from '../../../../test/table.ts';
import { writeBuild } from '../../../given/builds.ts';
import { buildOf, foe, mastodon, scene } from './testing/mastodons.ts';

describe('the option houseNumbers', () => {
  const builds = (options: Told) =>
    begin(undefined, { options: { players: 'driannis', ...options } }).state.builds;
  test('[KT-GEN-05] [KC-OPT-02] [KT-ERR-11] by default all is as in the classes', () => {
    const picks = builds({}).flatMap((build) => build.picks);
    expect(picks.filter((pick) => pick.startsWith('driannis/'))).toEqual([]);
  });
  test('[KT-VAR-01] [KT-VAR-06] as in the stat blocks: a Staff Trap in its place, and a gift besides', () => {
    const [raqua, greta, ...others] = builds({ houseNumbers: 'block' });
    expect(raqua?.picks).toContain('driannis/staff-trap');
    expect(raqua?.picks).not.toContain('tinker/staff-trap');
    expect(greta?.picks).toEqual([...buildOf('Greta').picks, 'driannis/boost-gift']);
    for (const [at, { picks }] of others.slice(0, 3).entries())
      expect(picks).toEqual(buildOf((['Pauline', 'Ariel', 'Arvan'] as const)[at] ?? 'Arvan').picks);
  });
});

/** Greta, as her stat block prints her, charms Arvan beside Eve; then his turn. */
function given(rolls: readonly number[], answers: readonly unknown[], more: Told = {}): Court {
  const picks = [...buildOf('Greta').picks, 'driannis/boost-gift'];
  const court = scene(
    [
      mastodon('Greta', '4,8', { ...writeBuild({ ...buildOf('Greta'), picks }), name: 'Greta' }),
      mastodon('Arvan', '6,8', more),
      foe('Eve', '7,8', { hp: 30, maxHp: 30 }),
    ],
    'Greta',
    { rolls },
  );
  return court.answer(...answers);
}

const charm = ['surefoot-charm', 'Arvan'];

describe('Greta’s gift, as her stat block prints it', () => {
  test('[KT-VAR-06] it is always given: nobody is asked', () => {
    const court = given([4], charm);
    expect(court.asked).toMatch(/^action /);
    expect(court.inPlay('given-boost', 'Arvan').map(({ by }) => by)).toEqual([court.id('Greta')]);
  });
  test('[KT-VAR-06] by herself she has no use of it', () => {
    const court = given([4], ['surefoot-charm', 'Greta']);
    expect(court.asked).toMatch(/^action /);
    expect(court.inPlay('given-boost')).toEqual([]);
  });
  test('[KT-VAR-06] [KT-GRE-08] his next attack roll has it, and then it is gone', () => {
    const court = given([4, 4], [...charm, 'end-turn', 'basic-physical-attack', 'Eve']);
    court.answer(['damage', 'role-boost', 'given-boost']);
    expect(court.asked).toMatch(/^force.slide /);
    court.answer([]);
    expect(court.inPlay('given-boost')).toEqual([]);
    expect(court.inPlay('boost-for-one-roll')).toEqual([]);
    // He stays charmed.
    expect(court.inPlay('charmed', 'Arvan')).toHaveLength(1);
  });
  test('[KT-VAR-06] a miss uses it up too', () => {
    const court = given([4, 2], [...charm, 'end-turn', 'basic-physical-attack', 'Eve']);
    expect(court.inPlay('given-boost')).toEqual([]);
  });
  test('[KT-VAR-06] what is no attack roll does not, and it ends with the charm', () => {
    const court = given([4, 1], [...charm, 'end-turn', 'walk', ['court(6,9)']]);
    expect(court.inPlay('given-boost')).toHaveLength(1);
    // Lasting: he fails to keep it.
    court.answer('end-turn', 'roll');
    expect([court.inPlay('charmed'), court.inPlay('given-boost')]).toEqual([[], []]);
    expect(court.inPlay('boost-for-one-roll')).toEqual([]);
  });
  test('[KT-GRE-02] [KC-CHM-16] by her class she gives it or uses it, and it lasts as the charm does', () => {
    const court = scene(
      [
        mastodon('Greta', '4,8'),
        mastodon('Arvan', '6,8'),
        foe('Eve', '7,8', { hp: 30, maxHp: 30 }),
      ],
      'Greta',
      { rolls: [4, 2] },
    );
    court.answer(...charm);
    expect(court.offered).toEqual(['give', 'use', 'none']);
    court.answer('give', 'end-turn', 'basic-physical-attack', 'Eve');
    expect(court.inPlay('given-boost', 'Arvan')).toHaveLength(1);
  });
});
