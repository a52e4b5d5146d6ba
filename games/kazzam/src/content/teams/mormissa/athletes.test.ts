import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin } from '../../../../test/table.ts';
import { actionFacts } from '../../../explain/index.ts';
import type { Role } from '../../../model.ts';
import { actionsWith } from '../../../rules/actions/available.ts';
import { implementBonus } from '../../../rules/attack/hit.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { implementRangeOf, reachOf } from '../../../rules/sight/reach.ts';
import { ATHLETES, HOUSE } from './athletes.ts';
import { buildOf, court, FENNEC, foe, stoat } from './testing/stoats.ts';

const ROLES: readonly Role[] = ['striker', 'controller', 'leader', 'specialist', 'defender'];

/** The opposition of a match as it is set up. */
function fielded(athletes: number, options: Readonly<Record<string, unknown>> = {}) {
  const { state } = begin(undefined, {
    options: { opposition: HOUSE, athletes, ...options },
    seed: 'stoats',
  });
  return state.builds.slice(athletes).map((build, at) => ({
    build,
    creature: state.creatures[athletes + at],
    range: implementRangeOf(state, athletes + at),
    reach: reachOf(state, athletes + at),
  }));
}

describe('the list of Mormissa', () => {
  test('[KT-MOR-03] [KT-ERR-15] [KT-INV-01] five athletes, Fennec first, each of another role and class', () => {
    expect(ATHLETES.map(({ name }) => name)).toEqual([
      'Fennec Rathburn',
      'Atalanta Young',
      'Fatima Hollow',
      'Hayward Morquisse',
      'JR Torres Jr.',
    ]);
    expect(ATHLETES.map(({ role }) => role)).toEqual(ROLES);
    expect(new Set(ATHLETES.map(({ className }) => className)).size).toBe(5);
  });
  test('[KT-EX-14] [KT-GEN-02] three a side: Fennec, Atalanta and Fatima play, with no advanced implement', () => {
    const three = fielded(3);
    expect(three.map(({ build }) => build.name)).toEqual(
      ATHLETES.slice(0, 3).map(({ name }) => name),
    );
    expect(three.map(({ build }) => build.implement)).toEqual(['wand', 'sword', 'wand']);
    expect(three.map(({ build }) => build.level)).toEqual([1, 1, 1]);
  });
});

test.each([
  ['KT-FEN-01', 'striker', 'bruiser', 'wandslinger', 'wand', 6, 5, 1],
  ['KT-ATA-01', 'controller', 'lockdown', 'hexer', 'sword', 6, 1, 1],
  ['KT-FAT-01', 'leader', 'rescuer', 'tamer', 'wand', 6, 5, 1],
  ['KT-HAY-01', 'specialist', 'trapper', 'tinker', 'sword', 6, 1, 1],
  ['KT-JRT-01', 'defender', 'pursuer', 'charmer', 'staff', 8, 6, 1],
] as const)(
  '[%s] [KT-GEN-06] [KT-INV-03] [KT-INV-04] the header of the %s: %s, %s, %s',
  (_, role, specialisation, className, implement, speed, range, reach) => {
    const one = fielded(5)[ROLES.indexOf(role)];
    expect(one?.build).toMatchObject({ role, specialisation, className, implement });
    expect(one?.creature).toMatchObject({ hp: 8, maxHp: 8, speed, width: 1, height: 1 });
    expect(wardOf(one?.creature?.wards ?? [])).toBe(0);
    expect([one?.range, one?.reach]).toEqual([range, reach]);
  },
);

/** Ids of everything that an athlete can do and not everybody can. */
function own(role: Role): readonly string[] {
  const common = new Set(actionsWith([]).map(({ id }) => id));
  return actionsWith(abilitiesOf(GAME, buildOf(role)))
    .map(({ id }) => id)
    .filter((id) => !common.has(id))
    .sort();
}

describe('what each can do', () => {
  test.each([
    [
      'KT-FEN-03] [KT-FEN-04] [KT-FEN-05] [KT-FEN-06] [KT-FEN-08',
      'striker',
      ['echoing-shot', 'favored-target', 'get-back-here', 'quickdraw', 'rapid-fire'],
    ],
    [
      'KT-ATA-03] [KT-ATA-04] [KT-ATA-05] [KT-ATA-08',
      'controller',
      ['beginners-amalgam', 'buras-traveling-fire', 'patient-gaze', 'slow'],
    ],
    [
      'KT-FAT-02] [KT-FAT-04] [KT-FAT-05] [KT-FAT-06] [KT-FAT-08] [KT-FAT-10',
      'leader',
      [
        'glowfly-swarm',
        'hissing-howl',
        'lead-creatures',
        'restore',
        'summon-scalehound',
        'vine-worms',
      ],
    ],
    [
      'KT-JRT-05] [KT-JRT-06] [KT-JRT-07] [KT-JRT-08',
      'defender',
      ['close-focus-charm', 'defenders-mark', 'shield-charm', 'takeoff-charm'],
    ],
  ] as const)(
    '[%s] [KT-GEN-07] [KT-INV-02] [KT-INV-12] the %s: that and nothing else',
    (_, role, ids) => {
      expect(own(role)).toEqual(ids);
    },
  );

  test.each([
    ['KT-FEN-02', 'striker', 'wandslinger/ricochet-shot'],
    ['KT-FEN-07', 'striker', 'bruiser'],
    ['KT-ATA-02', 'controller', 'hexer/brawler'],
    ['KT-ATA-06', 'controller', 'controller'],
    ['KT-ATA-07', 'controller', 'lockdown'],
    ['KT-FAT-02', 'leader', 'tamer'],
    ['KT-FAT-03', 'leader', 'tamer/commander'],
    ['KT-FAT-09', 'leader', 'rescuer'],
    ['KT-JRT-02', 'defender', 'charmer'],
    ['KT-JRT-04', 'defender', 'charmer/cheerful'],
    ['KT-JRT-08', 'defender', 'defender'],
    ['KT-JRT-09] [KT-JRT-10', 'defender', 'pursuer'],
  ] as const)('[%s] the %s has %s', (_, role, ability) => {
    expect(abilitiesOf(GAME, buildOf(role)).map(({ id }) => id)).toContain(ability);
  });

  const TRAIT = 'get-out-of-jail-free';

  test('[KT-GEN-07] [KC-INV-01] nobody has more features, At-Wills or options than are listed', () => {
    const passive = (role: Role) =>
      abilitiesOf(GAME, buildOf(role))
        .filter(({ power, actions = [] }) => power === undefined && actions.length === 0)
        .map(({ id }) => id);
    expect(passive('striker')).toEqual(['wandslinger/ricochet-shot', TRAIT]);
    expect(passive('controller')).toEqual(['controller', 'hexer/brawler', TRAIT]);
    expect(passive('leader')).toEqual(['tamer/commander', TRAIT]);
    expect(passive('defender')).toEqual(['pursuer', 'charmer', 'charmer/cheerful', TRAIT]);
  });
});

describe('the numbers of their attacks', () => {
  // Damage line, implement bonus from afar on somebody without a sword, and whether it is an Encounter power.
  test.each([
    ['KT-FEN-04] [KT-ERR-07', 'striker', 'rapid-fire', 2, 0, false],
    ['KT-FEN-05', 'striker', 'echoing-shot', 2, 0, false],
    ['KT-ATA-04', 'controller', 'beginners-amalgam', 2, 1, false],
    ['KT-ATA-05] [KT-ERR-07', 'controller', 'buras-traveling-fire', 3, 1, true],
    ['KT-FAT-04] [KT-ERR-06', 'leader', 'glowfly-swarm', 2, 0, false],
    ['KT-FAT-05] [KT-ERR-06', 'leader', 'vine-worms', 2, 0, false],
    ['KT-JRT-05] [KT-ERR-06', 'defender', 'close-focus-charm', 2, 1, false],
  ] as const)('[%s] [KT-GEN-08] the %s: %s', (_, role, id, damage, bonus, encounter) => {
    const far = role === 'controller' ? '2,1' : '4,1';
    const { state } = court([stoat(role, '1,1'), foe('Ann', far, { implement: 'wand' })]);
    const action = actionsWith(abilitiesOf(GAME, buildOf(role))).find((one) => one.id === id);
    expect(action).toMatchObject({ price: 'attack', power: { damage, target: 'implement' } });
    expect(action?.encounter === true).toBe(encounter);
    const [attacker, target] = state.creatures;
    if (action?.power === undefined || attacker === undefined || target === undefined) return;
    const use = { attacker: 0, target: 1, power: action.power, from: attacker, range: 6 };
    expect(implementBonus(state, use)).toBe(bonus);
  });

  test('[KT-INV-05] [KT-GEN-08] a sword adds nothing against a sword, a staff nothing nearby', () => {
    const bonus = (role: Role, at: string, implement: string) => {
      const { state } = court([stoat(role, '1,1'), foe('Ann', at, { implement })]);
      const power = abilitiesOf(GAME, buildOf(role)).find((one) => one.power)?.power;
      const [from] = state.creatures;
      if (power === undefined || from === undefined) throw new Error('no attack');
      return implementBonus(state, { attacker: 0, target: 1, power, from, range: 6 });
    };
    expect(bonus('controller', '2,1', 'sword')).toBe(0);
    expect([bonus('defender', '3,1', 'wand'), bonus('defender', '4,1', 'wand')]).toEqual([0, 1]);
  });

  test.each([
    ['KT-FEN-06', 'striker', ['favored-target']],
    ['KT-ATA-05', 'controller', ['buras-traveling-fire']],
    ['KT-FAT-06', 'leader', ['summon-scalehound']],
    ['KT-JRT-07', 'defender', ['takeoff-charm']],
  ] as const)('[%s] [KT-INV-10] the Encounter powers of the %s: %s', (_, role, ids) => {
    const { state } = court([stoat(role, '1,1'), foe('Ann', '9,1')]);
    const marks = actionFacts(state, 0).filter(({ mark }) => mark === 'encounter');
    expect(marks.map(({ id }) => id)).toEqual(ids);
    const spent = court([stoat(role, '1,1', { spent: [...ids] }), foe('Ann', '2,1')]);
    if (role !== 'leader') for (const id of ids) expect(spent).not.toOffer(id);
  });
});

test('[KT-GEN-09] [KT-INV-06] a miss of theirs brings no Miss Token, a 1 a Strike', () => {
  const missed = court([stoat('striker', '1,1'), foe('Ann', '4,1')], [1]).answer(
    'rapid-fire',
    'Ann',
  );
  expect(missed.of(FENNEC)).toHaveMissTokens(0);
  expect(missed.state.strikes[1]).toBe(1);
});

test('[KT-FEN-03] Quickdraw is a Move Action, and a shot of 2 without a Boost', () => {
  const quick = court([stoat('striker', '1,1'), foe('Ann', '4,1')], [4]).answer('quickdraw');
  expect(quick.of('Ann')).toHaveHp(6);
  expect(quick.state.turn).toMatchObject({ attackActions: 1, moveActions: 0 });
});
