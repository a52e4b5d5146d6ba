import { describe, expect, test } from 'vitest';
import { assemble, grantedTo } from '../src/rules/effects/content.ts';
import { giveStatus, removeEffects } from '../src/rules/effects/status.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { raiseWall } from '../src/rules/sight/walls.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { CLASSES } from './content.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';
import { TEST_MANIFESTS } from './test-content.ts';

/** Ana has these; Bo is three squares away, Cy beside Bo. */
function table(picks: readonly string[], rolls: readonly number[] = [], more: Told = {}): Court {
  const athletes = [
    ours('Ana', '2,2', { picks, implement: 'wand' }),
    theirs('Bo', '5,2', { implement: 'wand', ...(more.bo as Told) }),
    theirs('Cy', '6,3', { implement: 'wand', ...(more.cy as Told) }),
  ];
  const { bo: _bo, cy: _cy, ...rest } = more;
  return begin({ court: floor(12, 6), athletes, turn: 'Ana', ...rest }, { rolls });
}

describe('what is settled before a roll', () => {
  test('[KC-BRW-10] is asked before the dice, and the power is rolled with it', () => {
    const court = table(['test/loaded'], [6]).answer('loaded', 'Bo');
    expect(court).toBeAskedFor('which-potion');
    expect(court.heard('attack')).toEqual([]);
    court.answer('sharp', ['damage', 'effect']);
    expect(court.of('Bo')).toHaveHp(2);
    expect(court.of('Bo')).toHaveStatus('slowed');
  });
  test('leaves the power as it is where it changes nothing', () => {
    const court = table(['test/loaded'], [4]).answer('loaded', 'Bo', 'blunt');
    expect(court.of('Bo')).toHaveHp(7);
  });
  test('[KC-CONV-35] is settled for a Creative Use as well', () => {
    const court = table(['test/loaded']).answer('creative-use', 'sharp');
    expect(court.of('Ana')).toHaveStatus('slowed');
    expect(court.of('Ana')).toHaveHp(8);
  });
});

describe('what is around a target', () => {
  test('[KC-BRW-13] takes damage without a roll: creatures, traps and walls, the attacker not beyond it', () => {
    const creeps = [golems(['5,4'])];
    const court = table(['test/spatter'], [4], { creeps, cy: { at: '7,2' } });
    layTrap(court.state, { kind: 'damage', cell: court.cell(4, 2), by: 0, rule: 'KR-SPEC-15' });
    raiseWall(court, [court.cell(5, 0)], 'TEST');
    court.answer('spatter', 'Bo', ['damage', 'spatter']);
    expect(court.of('Ana')).toHaveHp(8);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Cy')).toHaveHp(6);
    expect(court.heard('damage').map(({ amount }) => amount)).toEqual([2, 2, 2]);
    // Both had 2.
    expect(court.state.traps).toEqual([]);
    expect(court.state.walls).toEqual([]);
    expect(court.state.groups[0]?.enemies).toContain(court.id('Ana'));
  });
  test('[KC-BRW-13] is measured from where the target fell', () => {
    const court = table(['test/spatter'], [4], { bo: { hp: 2 } });
    court.answer('spatter', 'Bo', ['damage', 'spatter']);
    expect(court.at('Bo')).toBe('nowhere');
    expect(court.of('Cy')).toHaveHp(6);
  });
  test('[KZ-DMG-05] [KC-BRW-13] a Weakened attacker splashes half as much', () => {
    const athletes = [
      ours('Ana', '2,2', { picks: ['test/spatter'], implement: 'wand', statuses: ['weakened'] }),
      theirs('Bo', '5,2'),
      theirs('Cy', '6,3'),
    ];
    const court = begin({ court: floor(12, 6), athletes, turn: 'Ana' }, { rolls: [4] });
    raiseWall(court, [court.cell(5, 0)], 'TEST');
    court.answer('spatter', 'Bo', ['damage', 'spatter']);
    expect(court.of('Cy')).toHaveHp(7);
    expect(court.state.walls[0]?.hp).toBe(1);
  });
});

describe('what a status leaves behind', () => {
  const cast = () => table(['test/cast'], [4]).answer('cast', 'Bo');
  const kinds = (court: Court) =>
    ['immobilized', 'weakened'].filter((kind) => court.inPlay(kind, 'Bo').length > 0);
  test('[KC-BRW-30] comes once that has ended, and ends with its bearer’s next turn', () => {
    const court = cast();
    expect(kinds(court)).toEqual(['immobilized']);
    removeEffects(court, ({ kind }) => kind === 'immobilized', 'TEST');
    expect(kinds(court)).toEqual(['weakened']);
    court.answer('end-turn', 'end-turn');
    expect(kinds(court)).toEqual([]);
  });
  test('[KC-BRW-30] comes with no Take-Out', () => {
    const court = cast();
    takeOut(court, court.id('Bo'), court.id('Ana'));
    expect(kinds(court)).toEqual([]);
  });
  test('[KC-BRW-30] comes of no status that leaves nothing', () => {
    const court = cast();
    const of = { on: court.id('Cy'), by: 0, source: 'x', until: { ends: 'match' } } as const;
    giveStatus(court, { kind: 'immobilized', ...of });
    removeEffects(court, ({ on }) => on === of.on, 'TEST');
    expect(court.inPlay('weakened')).toEqual([]);
  });
});

test('[KC-CONV-02] a class grants abilities without a pick, some with one implement only', () => {
  const [first, ...others] = TEST_MANIFESTS.classes;
  if (first === undefined) throw new Error('there is no class');
  const [one = '', two = ''] = first.groups.flatMap(({ from }) => from);
  const granting = { ...first, grants: [one, two], needs: { [two]: ['staff'] as const } };
  const content = assemble({ ...TEST_MANIFESTS, classes: [granting, ...others] });
  const to = (implement: 'wand' | 'staff') =>
    grantedTo({ content }, { className: first.id, implement });
  expect(to('wand')).toEqual([one]);
  expect(to('staff')).toEqual([one, two]);
  expect(grantedTo({ content }, { className: CLASSES[1]?.id ?? '', implement: 'wand' })).toEqual(
    [],
  );
});
