import { describe, expect, test } from 'vitest';
import type { Status } from '../src/model.ts';
import { endsTurn } from '../src/rules/actions/actions.ts';
import { attack } from '../src/rules/attack/attack.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { BITS, has } from '../src/rules/effects/status.ts';
import { addDamage } from '../src/rules/harm/damage.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

/** An implement attack whose Effect is a status. */
function power(damage: number, kind: Status, more: Partial<AttackPower> = {}): AttackPower {
  return {
    id: 'example',
    rule: 'KZ-POWER-06',
    target: 'implement',
    damage,
    effect: [
      {
        on: 'target',
        *run(t, { target: on, attacker: by }) {
          yield* inflict(t, { kind, on, by, source: 'example', until: { ends: 'save' } });
        },
      },
    ],
    ...more,
  };
}
const ORDER = ['damage', 'effect'];
const table = (athletes: readonly Readonly<Record<string, unknown>>[], rolls: readonly number[]) =>
  begin({ court: floor(12, 7), athletes, turn: athletes[0]?.name }, { rolls });
const left = (t: Court, id: number) => {
  const { hp, wards } = t.state.creatures[id]!;
  return [hp, wards.reduce((sum, { amount }) => sum + amount, 0)];
};

describe('[KZ-EX-02] staff exposure, token, Fierce, critical', () => {
  test('[KZ-OPP-04] [KZ-OPP-12] [KZ-ATK-15] [KZ-ATK-16] [KZ-CRIT-06] [KZ-IMPL-05] [KZ-ACT-08] step by step', () => {
    const cai = ours('Cai', '3,3', { implement: 'staff', missTokens: 1, statuses: ['fierce'] });
    const dov = theirs('Dov', '4,4', { implement: 'sword' });
    const eli = theirs('Eli', '6,3', { implement: 'staff' });
    const t = table([cai, dov, eli], [4]);
    t.run(attack(t, 0, 2, power(2, 'slowed')), 'yes', 1, ORDER);
    expect([left(t, 0), left(t, 2)]).toEqual([
      [5, 0],
      [3, 0],
    ]);
    expect(has(t.of('Eli')!, BITS.slowed)).toBe(true);
    expect(t.of('Cai')).toHaveMissTokens(0);
    expect(endsTurn(t, 0)).toBe(true);
  });
});

describe('[KZ-EX-03] Guarded and Ward', () => {
  const struck = (fen: readonly string[]) => {
    const t = table(
      [
        ours('Fen', '3,3', { implement: 'sword', statuses: fen }),
        theirs('Gil', '4,3', { ward: 3, statuses: ['guarded'] }),
      ],
      [6],
    );
    t.run(attack(t, 0, 1, power(2, 'dazed')), ORDER);
    return [...left(t, 1), has(t.of('Gil')!, BITS.dazed)];
  };
  test('[KZ-ATK-16] [KZ-WARD-03] [KZ-IMPL-09] a 6 becomes a 5, and Ward takes all', () => {
    expect(struck([])).toEqual([8, 0, false]);
  });
  test('[KZ-ATK-16] Fierce and Guarded cancel: it stays a 6', () => {
    expect(struck(['fierce'])).toEqual([6, 0, true]);
  });
});

describe('what an Effect does to the damage of its own attack', () => {
  const giving = (kind: Status): AttackPower => ({
    ...power(2, kind),
    effect: [
      {
        on: 'target',
        *run(t, { target: on, attacker: by }) {
          const until = { ends: 'save' } as const;
          yield* inflict(t, { kind, on, by, source: 'example', until, amount: 2 });
        },
      },
    ],
  });
  test('[KZ-DMG-14] Vulnerable and Resist count from the next damage on, whatever the order', () => {
    const twice = (kind: Status, order: readonly string[]) => {
      const t = table([ours('Ana', '3,3'), theirs('Bo', '6,3')], [4, 4]);
      return [1, 2].map(() => {
        t.run(attack(t, 0, 1, giving(kind)), order);
        return left(t, 1)[0];
      });
    };
    for (const order of [ORDER, [...ORDER].reverse()]) {
      expect(twice('vulnerable', order)).toEqual([6, 2]);
      expect(twice('resist', order)).toEqual([6, 6]);
    }
  });
});

describe('[KZ-EX-04] the whole order of a damage total', () => {
  const boosted = power(3, 'immobilized', {
    special: (t, { total }) => [
      {
        id: 'boost',
        rule: 'KZ-ATK-25',
        damage: 1,
        harms: false,
        run: () => void addDamage(t, total, { own: 1 }, 'KZ-ATK-25'),
      },
    ],
  });
  const struck = (die: number, traits: readonly string[]) => {
    const resists = traits.map((source) => ({ status: 'resist', amount: 1, source }));
    const t = table(
      [
        ours('Hal', '1,3', { implement: 'staff', statuses: ['weakened'] }),
        theirs('Ivo', '5,3', {
          ward: 1,
          statuses: [{ status: 'vulnerable', amount: 2 }, ...resists],
        }),
      ],
      [die],
    );
    t.run(attack(t, 0, 1, boosted), ['damage', 'effect', 'boost']);
    return [...left(t, 1), has(t.of('Ivo')!, BITS.immobilized)];
  };
  test('[KZ-DMG-04] [KZ-DMG-05] [KZ-DMG-07] [KZ-DMG-08] [KZ-DMG-09] on a 5 and on a 6', () => {
    expect(struck(5, ['P', 'Q'])).toEqual([7, 0, true]);
    expect(struck(6, ['P', 'Q'])).toEqual([5, 0, true]);
  });
  test('[KZ-GEN-16] Resists of one trait count once', () => {
    expect(struck(5, ['P', 'P'])).toEqual([6, 0, true]);
  });
});
