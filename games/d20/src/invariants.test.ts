import { clonePlain } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../test/effects.ts';
import { sit } from '../test/rig.ts';
import { invariantsOf } from './invariants.ts';
import type { Character, Combat, Creature, D20State } from './model.ts';

/** A Cleric and a Human beside a thug, in the middle of a fight. */
function middle() {
  const rig = sit({ rows: ['........', '........'], options: { adventure: 'free', gm: 'human' } });
  const xp = 9_000;
  const benefits = [{ level: 4, kind: 'score', ability: 'WIS' }] as const;
  const sheet = { level: 4, xp, hitDice: [4, 4, 4, 4], benefits };
  const ash = rig.hero(
    {
      ...sheet,
      heritage: 'elf',
      roles: [{ id: 'divine-magic', choice: 'WIS' }, { id: 'toughness' }],
      spells: {
        'divine-magic': ['divine-light', 'remove-fear', 'resist-cold', 'cure-light-wounds'],
      },
      gear: [{ kind: 'dagger' }, { kind: 'sword' }],
    },
    0,
  );
  rig.hero(
    {
      ...sheet,
      heritage: 'human',
      roles: [{ id: 'toughness' }, { id: 'fighting-expert' }, { id: 'science-expert' }],
    },
    2,
  );
  rig.foe('thug', 5);
  lay(rig, ash, 'aflame');
  inTurn(rig, ash);
  return rig;
}

const RIG = middle();
const INVARIANTS = invariantsOf(RIG.t.content as Parameters<typeof invariantsOf>[0]);

/** The invariants that do not hold for a state. */
const broken = (state: D20State): readonly string[] =>
  INVARIANTS.filter((one) => one.check(state) !== undefined).map(({ rule }) => rule);

const at = (state: D20State, place = 0): Creature => state.creatures[place] as Creature;
const sheet = (state: D20State, place = 0): Character => at(state, place).character as Character;
const fight = (state: D20State): Combat => state.combat as Combat;
const set = (place: number, some: Partial<Creature>) => (state: D20State) =>
  Object.assign(at(state, place), some);
const effect = {
  id: 90,
  kind: 'blessed',
  source: { rule: 'DT-X' },
  until: { at: 'scene' },
} as const;

type Spoil = (state: D20State) => unknown;

/** How to break each of them. */
const SPOILS: Readonly<Record<string, readonly Spoil[]>> = {
  '[DT-INV-01] Hit Points and death': [
    set(0, { hp: 900 }),
    set(0, { hp: -900 }),
    set(2, { life: 'dead', hp: 2 }),
    set(2, { life: 'dead', hp: 0 }),
    (s) => set(2, { hp: -4, effects: [{ ...effect, kind: 'unconscious' }] })(s),
  ],
  '[DT-INV-02] who is down lies unconscious, and nobody else': [
    set(0, { hp: 0 }),
    set(0, { hp: 3, effects: [{ ...effect, kind: 'unconscious' }] }),
  ],
  '[DT-INV-03] the least maximum': [(s) => Object.assign(at(s, 2).printed ?? {}, { maxHp: 4.5 })],
  '[DT-INV-04] Hit Dice': [
    (s) => sheet(s).hitDice.pop(),
    (s) => Object.assign(sheet(s).hitDice, { 0: 7 }),
  ],
  '[DT-INV-05] Level and experience': [
    (s) => Object.assign(sheet(s), { xp: 100 }),
    set(0, { level: 0 }),
  ],
  '[DT-INV-06] experience is never owed': [(s) => Object.assign(sheet(s), { xp: -1 })],
  '[DT-INV-07] scores': [
    (s) => Object.assign(sheet(s).scores, { STR: -1 }),
    (s) => Object.assign(sheet(s).scores, { CON: 0 }),
  ],
  '[DT-INV-08] roles and benefits': [
    (s) => sheet(s).roles.push({ id: 'science-expert' }),
    (s) => sheet(s, 1).roles.pop(),
    (s) => Object.assign(sheet(s).roles, { 0: { id: 'toughness' } }),
    (s) => sheet(s).benefits.push({ level: 5, kind: 'score', ability: 'STR' }),
  ],
  '[DT-INV-09] spells': [
    (s) => sheet(s).spells['divine-magic']?.push('divine-detect-magic'),
    (s) => Object.assign(sheet(s).spells['divine-magic'] ?? [], { 0: 'resist-cold' }),
    (s) => Object.assign(sheet(s).spells['divine-magic'] ?? [], { 0: 'raise-dead' }),
    (s) => Object.assign(sheet(s).spells, { toughness: [] }),
  ],
  '[DT-INV-11] tokens': [set(0, { tokens: -1 }), set(0, { tokens: 5 })],
  '[DT-INV-12] complication points': [(s) => Object.assign(s, { points: -1 })],
  '[DT-INV-13] one turn a round': [(s) => fight(s).acted.push(1, 1)],
  '[DT-INV-14] what a turn allows': [
    (s) => Object.assign(fight(s).turn ?? {}, { moved: 500 }),
    (s) => Object.assign(fight(s).turn ?? {}, { actions: 2 }),
    (s) => Object.assign(fight(s).turn ?? {}, { actions: 1, moved: 45, hurried: true }),
    (s) => Object.assign(fight(s).turn ?? {}, { actions: 1, moved: 85 }),
  ],
  '[DT-INV-15] one is active': [
    (s) => Object.assign(fight(s), { turn: undefined }),
    (s) => Object.assign(fight(s), { stage: 'naming' }),
    (s) => Object.assign(fight(s), { participants: [2, 3] }),
  ],
  '[DT-INV-21] the dead': [
    set(2, { life: 'dead', hp: -4, tokens: 1 }),
    set(2, { life: 'dead', hp: -4, effects: [effect] }),
  ],
  '[DT-INV-22] locked loss': [
    set(0, { lockedLoss: [{ trait: 'troll', ways: ['care'], amount: 5 }] }),
    set(0, { lockedLoss: [{ trait: 'troll', ways: ['care'], amount: -1 }] }),
  ],
  '[DT-INV-23] conditions': [
    (s) => at(s).effects.push(...at(s).effects),
    (s) => at(s).effects.push({ ...effect, source: { rule: '' } }),
  ],
  '[DT-INV-26] concentration': [
    (s) => {
      for (const rule of ['DT-ARC-1', 'DT-ARC-2']) {
        const data = { id: 91, kind: rule, source: { rule, by: 1 }, concentration: true } as const;
        at(s, 1).effects.push({ ...effect, ...data });
      }
    },
  ],
  '[DT-INV-28] the clock': [
    (s) => Object.assign(s, { clock: -1 }),
    (s) => Object.assign(s, { clock: 0.5 }),
    (s) => Object.assign(s, { story: { entered: 9, began: 0 } }),
  ],
  '[DT-INV-29] attitudes': [set(2, { attitude: 'smitten' as 'friendly' })],
  '[DT-INV-30] powers of a day': [set(0, { used: { 'DT-ROLE-03': 99_999 } })],
  '[DT-INV-32] things': [
    (s) => at(s, 1).items.push(...at(s).items),
    (s) => at(s).held.push(777),
    (s) => Object.assign(at(s), { armor: 778 }),
    (s) => at(s).held.push(...at(s).items.map(({ id }) => id), ...at(s).items.map(({ id }) => id)),
  ],
};

test('all of them hold in a fight as it is played', () => {
  expect(broken(RIG.state)).toEqual([]);
});

test('[DT-INV-02] [DT-GMC-06] whoever runs the game may lay anybody down', () => {
  const state = clonePlain(RIG.state);
  const source = { rule: 'DT-GMC-06' };
  set(0, { hp: 3, held: [], effects: [{ ...effect, kind: 'unconscious', source }] })(state);
  expect(broken(state)).toEqual([]);
});

test('[DT-INV-14] [DT-MACH-05] whoever has left the helm has moved as far as the vehicle', () => {
  const state = clonePlain(RIG.state);
  Object.assign(fight(state).turn ?? {}, { moved: 345 });
  expect(broken(state)).toContain('DT-INV-14');
  const { printed } = at(state, 2);
  Object.assign(printed ?? {}, { speed: 200 });
  const source = { rule: 'DT-MACH-05' };
  const data = { creature: at(state, 2).id, text: 'gunner' };
  at(state).effects.push({ ...effect, kind: 'crew', source, data });
  expect(broken(state)).not.toContain('DT-INV-14');
});

test('[DT-INV-14] [DT-EQ-55] whoever has dismounted has moved as far as the horse', () => {
  const state = clonePlain(RIG.state);
  Object.assign(fight(state).turn ?? {}, { moved: 300 });
  expect(broken(state)).toContain('DT-INV-14');
  Object.assign(at(state, 2).printed ?? {}, { speed: 80 });
  at(state, 2).traits.push('mount');
  expect(broken(state)).not.toContain('DT-INV-14');
});

test('there is a broken state for each of them', () => {
  const tried = Object.keys(SPOILS).map((title) => title.slice(1, title.indexOf(']')));
  expect(INVARIANTS.map(({ rule }) => rule).sort()).toEqual(tried.sort());
});

for (const [title, spoils] of Object.entries(SPOILS)) {
  describe(`${title}: a broken state is caught`, () => {
    test.each(spoils.map((spoil, nr) => [nr + 1, spoil] as const))('%i', (_, spoil) => {
      const state = clonePlain(RIG.state);
      spoil(state);
      expect(broken(state)).toContain(title.slice(1, title.indexOf(']')));
    });
  });
}
