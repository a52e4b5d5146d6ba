import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Told } from '../../../../test/table.ts';
import { actionFacts } from '../../../explain/index.ts';
import { actionsWith } from '../../../rules/actions/available.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { ATHLETES } from './athletes.ts';
import { buildOf, court, foe, HAYWARD, stoat } from './testing/stoats.ts';

const BOTH = ['damage', 'effect'];
const BAG = 'bag-of-tricks';

describe('Hayward’s other powers', () => {
  /** He beside Ann, who has a wand; his turn. */
  const scene = (rolls: readonly number[], more: Told = {}) =>
    court(
      [
        stoat('specialist', '2,2', { initiative: 9, ...more }),
        foe('Ann', '3,2', { implement: 'wand', initiative: 8 }),
        foe('Bo', '14,8', { initiative: 0 }),
      ],
      rolls,
    );

  test('[KT-GEN-07] [KT-INV-02] all of his abilities, one by one', () => {
    const ids = abilitiesOf(GAME, buildOf('specialist')).map(({ id }) => id);
    expect(ids.filter((id) => !['specialist', 'trapper', 'tinker'].includes(id))).toEqual([
      ...(ATHLETES[3]?.picks ?? []),
      'get-out-of-jail-free',
    ]);
  });
  test('[KT-HAY-10] [KT-HAY-06] [KT-INV-10] his Encounter powers', () => {
    const marks = actionFacts(scene([]).state, 0).filter(({ mark }) => mark === 'encounter');
    expect(marks.map(({ id }) => id).sort()).toEqual([BAG, 'replace-traps']);
  });
  test.each([
    ['KT-HAY-05] [KT-ERR-06', 'irenas-cloak', 2],
    ['KT-HAY-06] [KT-ERR-04', BAG, 3],
  ] as const)('[%s] [KT-GEN-08] %s', (_, id, damage) => {
    const action = actionsWith(abilitiesOf(GAME, buildOf('specialist'))).find(
      (one) => one.id === id,
    );
    expect(action).toMatchObject({ price: 'attack', power: { damage, target: 'implement' } });
  });
  test('[KT-HAY-05] 2+1 damage, and a square of his choice beside the target', () => {
    const t = scene([4]).answer('irenas-cloak', 'Ann', BOTH);
    expect(t.of('Ann')).toHaveHp(5);
    expect(t).toBeAskedFor('cloak-where');
  });
  test('[KT-HAY-06] his bag holds the Talisman alone: Distracted, and nobody asks which item', () => {
    const t = scene([4]).answer(BAG, 'Ann', BOTH);
    expect(t.of('Ann')).toHaveHp(4);
    expect(t.of('Ann')).toHaveStatus('distracted');
    expect(t.inPlay('talisman-of-distraction', 'Ann')).toHaveLength(1);
  });
  test('[KT-HAY-06] an Attack Action takes it off; who ends a turn without that is Dazed too', () => {
    const off = scene([4]).answer(BAG, 'Ann', BOTH, 'none', 'remove-effect');
    expect(off.of('Ann')).not.toHaveStatus('distracted');
    const kept = scene([4]).answer(BAG, 'Ann', BOTH, 'none', 'end-turn');
    expect(kept.of('Ann')).toHaveStatus('dazed');
  });
  test('[KT-HAY-06] [KC-TNK-32] refreshed it is damage only, a 3 as well', () => {
    const used = {
      effects: [
        {
          kind: 'used-trick',
          by: HAYWARD,
          source: BAG,
          ends: 'match',
          item: 'talisman-of-distraction',
        },
      ],
    };
    const t = court(
      [stoat('specialist', '2,2'), foe('Ann', '3,2', { implement: 'wand' })],
      [3],
      used,
    ).answer(BAG, 'Ann');
    expect(t.of('Ann')).toHaveHp(4);
    expect(t.of('Ann')).not.toHaveStatus('distracted');
  });
});
