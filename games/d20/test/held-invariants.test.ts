import { expect, test } from 'vitest';
import { castDeeds } from '../src/rules/actions/casting.ts';
import { moveDeeds } from '../src/rules/actions/moving.ts';
import { acOf, acTerms } from '../src/rules/numbers/armor.ts';
import { inTurn, lay, turnOf } from './effects.ts';
import { randomFight } from './random-fights.ts';
import { sit } from './rig.ts';

test('[DT-INV-10] Armor Class is the sum of its parts; what ignores armor leaves all the others', () => {
  const rig = sit();
  const ash = rig.hero({
    heritage: 'android',
    gear: [
      { kind: 'medium-armor', is: 'worn' },
      { kind: 'shield', is: 'held' },
    ],
  });
  const sum = (terms: ReturnType<typeof acTerms>) =>
    terms.reduce((all, { value }) => all + value, 0);
  expect(acOf(rig.t, ash)).toBe(sum(acTerms(rig.t, ash)));
  const from = (tags: readonly string[]) =>
    acTerms(rig.t, ash, { id: 'x', category: 'medium', use: 'melee', band: 'melee', tags });
  const [whole, bare] = [from([]), from(['ignores-armor'])];
  const others = bare.filter(({ rule }) => rule !== 'DT-AC-01');
  expect(others.length).toBeGreaterThan(0);
  for (const { rule, value } of others)
    expect(whole).toContainEqual(expect.objectContaining({ rule, value }));
  expect(sum(bare)).toBe(10 + sum(others));
  expect(sum(whole)).toBeGreaterThan(sum(bare));
});

test.each(['immobilized', 'paralyzed', 'unconscious'])(
  '[DT-INV-24] whoever is %s has no way to move by itself',
  (kind) => {
    const rig = sit({ rows: ['......', '......'] });
    const ash = rig.hero({}, 1);
    const turn = inTurn(rig, ash);
    expect(moveDeeds(rig.t, ash, turn).length).toBeGreaterThan(0);
    lay(rig, ash, kind);
    expect(moveDeeds(rig.t, ash, turn)).toEqual([]);
  },
);

test('[DT-INV-25] whoever is silenced is offered no spell', () => {
  const rig = sit();
  const ash = rig.hero({
    roles: [{ id: 'arcane-magic', choice: 'CHA' }, { id: 'toughness' }],
    spells: { 'arcane-magic': ['shield'] },
  });
  expect(castDeeds(rig.t, ash, turnOf(ash))).toHaveLength(1);
  lay(rig, ash, 'silenced');
  expect(castDeeds(rig.t, ash, turnOf(ash))).toEqual([]);
});

test('[DT-INV-31] the same seed and the same answers give the same log', () => {
  const logOf = () => {
    const lines: string[] = [];
    randomFight(7, 'same', (line) => void lines.push(line));
    return lines;
  };
  const first = logOf();
  expect(first.length).toBeGreaterThan(10);
  expect(logOf()).toEqual(first);
});
