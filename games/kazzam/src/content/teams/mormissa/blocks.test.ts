import { describe, expect, test } from 'vitest';
import { begin, type Court, type Told } from '../../../../test/table.ts';
import { powersOf } from '../../../explain/index.ts';
import type { Role } from '../../../model.ts';
import { HOUSE } from './athletes.ts';
import { ATALANTA, court, FENNEC, foe, JR, stoat } from './testing/stoats.ts';

/** The picks of an athlete of a house in a match with these numbers. */
function picksOf(role: Role, houseNumbers?: 'block'): readonly string[] {
  const options = { opposition: HOUSE, ...(houseNumbers && { houseNumbers }) };
  const { state } = begin(undefined, { options, seed: 'blocks' });
  return state.builds.find((build) => build.house === HOUSE && build.role === role)?.picks ?? [];
}

describe('numbers of stat blocks', () => {
  test('[KT-ERR-11] [KT-GEN-05] are used only where the option says so', () => {
    expect(picksOf('controller')).toContain('hexer/patient-gaze');
    expect(picksOf('specialist')).toContain('tinker/sword-trap');
    expect(picksOf('defender').every((pick) => pick.startsWith('charmer/'))).toBe(true);
  });
  test('[KT-GEN-05] [KT-VAR-02] [KT-VAR-06] [KT-VAR-08] each athlete has its own then, and nothing else is changed', () => {
    expect(picksOf('controller', 'block')).toEqual([
      'hexer/brawler',
      'mormissa/patient-gaze',
      'hexer/beginners-amalgam',
      'hexer/buras-traveling-fire',
    ]);
    expect(picksOf('specialist', 'block')).toContain('mormissa/sword-trap');
    expect(picksOf('specialist', 'block')).not.toContain('tinker/sword-trap');
    expect(picksOf('defender', 'block')).toEqual([...picksOf('defender'), 'mormissa/boost-gift']);
    for (const role of ['striker', 'leader'] as const)
      expect(picksOf(role, 'block')).toEqual(picksOf(role));
  });
});

/** The picks of an athlete as its stat block prints them. */
function printed(role: Role): Told {
  return { picks: picksOf(role, 'block') };
}

describe('Atalanta’s Watchful Gaze', () => {
  /** She has named Ann, who stands two squares off or beside her, and has ended her turn. */
  function watched(rolls: readonly number[], more: Told = {}, ann: Told = {}): Court {
    return court(
      [
        stoat('controller', '2,2', { initiative: 9, ...more }),
        foe('Ann', '3,2', { implement: 'wand', initiative: 8, ...ann }),
        foe('Bo', '14,2', { initiative: 0 }),
      ],
      rolls,
    ).answer('patient-gaze', 'Ann', 'end-turn');
  }

  test('[KT-VAR-08] is an attack of 2+1 of its own, with the hindrance as its Effect', () => {
    const t = watched([4, 5, 2], printed('controller')).answer(
      'basic-implement-attack',
      ATALANTA,
      'shoot',
      ['damage', 'effect', 'role-boost'],
      [],
    );
    expect(t.heard('attack').map(({ power }) => power)).toEqual([
      'patient-gaze',
      'basic-implement-attack',
    ]);
    expect(t.of('Ann')).toHaveHp(5);
    expect(t.heard('attack').at(-1)).toMatchObject({ disadvantages: ['KC-HEX-24'], dice: [5, 2] });
  });
  test('[KT-VAR-08] a 3 gives damage or Effect', () => {
    const shot = ['basic-implement-attack', ATALANTA, 'shoot'];
    const hurt = watched([3, 5], printed('controller')).answer(...shot);
    expect(hurt).toBeAskedFor('glancing', { of: ATALANTA });
    hurt.answer('damage', ['damage', 'role-boost'], []);
    expect(hurt.of('Ann')).toHaveHp(5);
    expect(hurt.heard('attack').at(-1)).toMatchObject({ disadvantages: [], dice: [5] });
    const hindered = watched([3, 5, 2], printed('controller')).answer(
      ...shot,
      'effect',
      ['effect', 'role-boost'],
      [],
    );
    expect(hindered.of('Ann')).toHaveHp(8);
    expect(hindered.heard('attack').at(-1)).toMatchObject({ disadvantages: ['KC-HEX-24'] });
  });
  test('[KT-VAR-08] a 6 doubles its damage, and who walks on is Slowed by the Effect', () => {
    const t = watched([6], printed('controller')).answer(
      'walk',
      ['court(4,2)', 'court(5,2)', 'court(6,2)'],
      'no',
      'shoot',
      ['damage', 'effect', 'role-boost'],
      [],
    );
    expect(t.of('Ann')).toHaveHp(3);
    // Slowed she has three squares, of which the first counts twice: it is within 2 of Atalanta.
    expect(t).toBeAskedFor('way.move', { of: 'Ann' });
    expect(t.ends).toEqual(['court(5,1)', 'court(5,2)', 'court(5,3)']);
  });
  test('[KT-ATA-03] [KT-ERR-03] [KT-GEN-05] by default it is a Basic Implement Attack, which on a 3 hurts and hinders', () => {
    const t = watched([3, 5, 2]).answer('basic-implement-attack', ATALANTA, 'shoot', [
      'damage',
      'gaze',
      'role-boost',
    ]);
    t.answer([]);
    expect(t.of('Ann')).toHaveHp(5);
    const powers = t.heard('attack').map(({ power }) => power);
    expect(powers).toEqual(['basic-implement-attack', 'basic-implement-attack']);
    expect(t.heard('attack').at(-1)).toMatchObject({ disadvantages: ['KC-HEX-24'] });
  });
});

describe('JR’s gift by his stat block', () => {
  function charmed(rolls: readonly number[], jr: Told = printed('defender')): Court {
    return court(
      [
        stoat('defender', '2,2', { initiative: 9, ...jr }),
        stoat('striker', '5,2', { initiative: 8 }),
        foe('Ann', '9,2', { initiative: 1 }),
        foe('Bo', '9,6', { initiative: 0 }),
      ],
      rolls,
    ).answer('shield-charm', FENNEC);
  }
  const HIT = ['damage', 'role-boost', 'given-boost'];

  test('[KT-VAR-06] nobody is asked: it is given to whom he charms', () => {
    const t = charmed([5]).answer('together');
    expect(t).toBeTheTurnOf(FENNEC);
    expect(t.inPlay('given-boost', FENNEC)).toHaveLength(1);
  });
  test('[KT-VAR-06] it comes with her next attack roll and is gone then, hit or miss', () => {
    const hit = charmed([5, 4]).answer('together', 'basic-implement-attack', 'Ann', HIT, [
      'court(8,2)',
      'court(7,2)',
    ]);
    expect(hit.of('Ann')).toStandAt('7,2');
    expect(hit.inPlay('given-boost')).toEqual([]);
    const missed = charmed([5, 2]).answer('together', 'basic-implement-attack', 'Ann');
    expect(missed.inPlay('given-boost')).toEqual([]);
  });
  test('[KT-VAR-06] of two who are charmed one gets it', () => {
    const t = charmed([5]).answer('effect-2');
    // He does not give it to himself.
    expect(t.inPlay('given-boost').map(({ on }) => on)).toEqual([t.id(FENNEC)]);
  });
  test('[KT-JRT-02] [KT-GEN-05] by default he may use it or not, and it lasts as long as the charm', () => {
    const t = charmed([5, 4], {}).answer('together');
    expect(t).toBeAskedFor('charm-boost', { of: JR });
    expect(t).toOffer('give', 'none');
    t.answer('give', 'basic-implement-attack', 'Ann', HIT, ['court(8,2)', 'court(7,2)']);
    expect(t.inPlay('given-boost', FENNEC)).toHaveLength(1);
  });
});

test('[KT-ERR-03] [KT-HID-01] the sheet names what stands in the block by the name that it has there', () => {
  const { state } = court([stoat('controller', '2,2', printed('controller')), foe('Ann', '5,2')]);
  const gaze = powersOf(state, 0).find(({ id }) => id === 'mormissa/patient-gaze');
  expect(gaze).toMatchObject({ rule: 'KT-VAR-08', name: { key: 'power.mormissa/patient-gaze' } });
});
