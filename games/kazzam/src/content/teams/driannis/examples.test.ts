import { describe, expect, test } from 'vitest';
import { type Court, row } from '../../../../test/table.ts';
import type { Implement } from '../../../model.ts';
import { foe, mastodon, scene } from './testing/mastodons.ts';

describe('[KT-EX-06] Arvan runs up and holds', () => {
  /** He comes at somebody with that implement, and strikes again in his next turn without a step. */
  function played(implement: Implement): Court {
    const court = scene(
      [mastodon('Arvan', '4,8'), foe('Eve', '10,8', { implement, hp: 20, maxHp: 20 })],
      'Arvan',
      { rolls: [3, 4] },
    );
    court.answer('walk', row(8, 5, 6, 7, 8, 9), 'grasping-blade', 'Eve', [
      'damage',
      'effect',
      'role-boost',
    ]);
    return court;
  }
  test.each([
    ['wand', 4, 6],
    ['sword', 3, 5],
  ] as const)(
    '[KT-ARV-04] [KT-ARV-07] [KT-ERR-05] against a %s: %i and a Grab on a 3, then %i',
    (implement, first, second) => {
      const court = played(implement);
      expect(court.of('Eve')).toHaveStatus('grabbed');
      // Electrified: Ongoing 1 while he holds her, as each of her turns starts (KT-ARV-03).
      expect(court).toBeTheTurnOf('Eve');
      expect(court.of('Eve')).toHaveHp(20 - first - 1);
      court.answer('end-turn', 'grasping-blade', 'Eve', ['damage', 'effect', 'role-boost']);
      expect(court.of('Eve')).toHaveHp(20 - first - 1 - second - 1);
    },
  );
});

test('[KT-EX-07] [KT-ARI-02] [KT-ARI-03] [KT-ARI-04] [KT-ARI-08] Ariel puts all she has into a Ward Bash', () => {
  const court = scene(
    [
      mastodon('Ariel', '4,8', { wards: [{ amount: 1, onTop: true, by: 'Ariel' }] }),
      foe('Eve', '8,8'),
    ],
    'Ariel',
    { rolls: [5] },
  );
  court.answer('ward-bash', 'Eve', 1, ['damage', 'effect', 'ward-bash', 'role-boost']);
  expect(court.of('Eve')).toHaveHp(8 - 6);
  // It was not lost to damage: no Charge Token.
  expect(court.inPlay('charge-tokens')).toEqual([]);
  // Her turn has ended with it, and brings a new point.
  expect(court.of('Ariel').wards).toMatchObject([{ amount: 1, onTop: true }]);
});
