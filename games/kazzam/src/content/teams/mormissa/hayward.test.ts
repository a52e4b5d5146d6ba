import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Court, Told } from '../../../../test/table.ts';
import { actionsWith } from '../../../rules/actions/available.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { buildOf, court, foe, HAYWARD, stoat } from './testing/stoats.ts';

/** A Sword Trap of his that stands there. */
function trap(at: string, more: Told = {}): Told {
  const own = { kind: 'built', block: 'sword-trap', rule: 'KC-TNK-22', by: HAYWARD };
  return { ...own, at, hp: 1, charges: 2, ...more };
}

/** His traps as his stat block prints them. */
const BLOCK = ['tinker/sturdy', 'mormissa/sword-trap'];

/** The numbers of the traps that there are. */
const traps = ({ state }: Court) =>
  state.traps.flatMap((one) =>
    one.kind === 'built' ? [{ block: one.block, hp: one.hp, charges: one.charges }] : [],
  );

/** He at (2,2), Ann six squares off in his row; his turn. */
function scene(rolls: readonly number[] = [], more: Told = {}, hayward: Told = {}): Court {
  const athletes = [
    stoat('specialist', '2,2', { initiative: 9, ...hayward }),
    foe('Ann', '8,2', { implement: 'wand', initiative: 1 }),
  ];
  return court(athletes, rolls, more);
}

describe('Hayward', () => {
  const abilities = abilitiesOf(GAME, buildOf('specialist'));
  const common = new Set(actionsWith([]).map(({ id }) => id));
  const own = actionsWith(abilities)
    .map(({ id }) => id)
    .filter((id) => !common.has(id));

  test('[KT-HAY-02] [KT-HAY-07] [KT-HAY-08] [KT-HAY-09] [KT-HAY-10] [KT-INV-12] has the traps of a Trapper and of a Tinker', () => {
    expect(own).toEqual(
      expect.arrayContaining(['disarm-traps', 'replace-traps', 'snap-trap', 'sword-trap']),
    );
    expect(abilities.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['trapper', 'tinker', 'tinker/sturdy', 'tinker/sword-trap']),
    );
  });
  test('[KT-GEN-07] [KT-INV-02] but neither Reset Traps nor the traps of other implements', () => {
    expect(own).not.toContain('reset-traps');
    expect(own.filter((id) => id.endsWith('-trap')).sort()).toEqual(['snap-trap', 'sword-trap']);
  });
});

describe('his Sword Trap', () => {
  test('[KT-HAY-02] [KT-HAY-04] by a Trap Roll beside him, with 2 charges and 1 HP, and his Boost in it', () => {
    const t = scene([4]).answer('sword-trap', 'court(3,2)', 'yes');
    expect(traps(t)).toEqual([{ block: 'sword-trap', hp: 1, charges: 2 }]);
    expect(t.state.traps[0]).toMatchObject({ imbued: true });
    // The sword's turn is over.
    expect(t).toBeTheTurnOf('Ann');
  });
  test.each([
    [6, [3]],
    [3, [1]],
    [2, []],
  ] as const)('[KT-HAY-02] a %i gives it charges: %j', (roll, charges) => {
    const t = scene([roll]).answer('sword-trap');
    if (charges.length > 0) t.answer('court(3,2)', 'no');
    expect(traps(t).map((one) => one.charges)).toEqual(charges);
    expect(t.of(HAYWARD)).toHaveMissTokens(0);
  });
  test('[KT-HAY-04] [KT-ERR-06] as his turn starts it goes straight to an enemy and deals 2', () => {
    const t = scene([], { traps: [trap('4,2')], turn: 'Ann' }).answer('end-turn');
    while (t.open.why.key !== 'action') t.answer(t.offered.includes('none') ? 'none' : 'Ann');
    expect(t.of('Ann')).toHaveHp(6);
    expect(t.state.traps[0]?.cell).toBe(t.cell(7, 2));
    expect(traps(t)[0]?.charges).toBe(1);
  });
  test('[KT-HAY-03] the first damage that it would take is nothing', () => {
    const t = scene([4]).answer('sword-trap', 'court(3,2)', 'no');
    expect(t.state.traps[0]).toMatchObject({ shielded: true });
  });
  test('[KT-VAR-02] by his stat block it has 3 HP and deals 3', () => {
    const built = scene([4], {}, { picks: BLOCK }).answer('sword-trap', 'court(3,2)', 'no');
    expect(traps(built)).toEqual([{ block: 'mormissa/sword-trap', hp: 3, charges: 2 }]);
    const own = trap('4,2', { block: 'mormissa/sword-trap', hp: 3 });
    const t = scene([], { traps: [own], turn: 'Ann' }, { picks: BLOCK }).answer('end-turn');
    while (t.open.why.key !== 'action') t.answer(t.offered.includes('none') ? 'none' : 'Ann');
    expect(t.of('Ann')).toHaveHp(5);
  });
});

test('[KT-HAY-07] a hit of his leaves a trap of 2 damage beside its target', () => {
  const t = court([stoat('specialist', '2,2'), foe('Ann', '3,2')], [4]);
  t.answer('basic-implement-attack', 'Ann');
  expect(t).toBeAskedFor('damage-trap', { rule: 'KR-SPEC-15' });
  t.answer('court(4,2)');
  expect(t.state.traps).toMatchObject([{ kind: 'damage', cell: t.cell(4, 2) }]);
});

test('[KT-HAY-09] [KT-HAY-08] Snap Trap and Disarm Traps are Role Actions', () => {
  const t = scene().answer('snap-trap', 'court(5,2)');
  expect(t.state.traps).toMatchObject([{ kind: 'snap', cell: t.cell(5, 2) }]);
  expect(t.state.turn?.roleActions).toBe(0);
});
