import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { beginCombat } from './end.ts';
import { checkMorale } from './morale.ts';

test('[DT-OPT-09, DT-NPC-08] a group of which half are down rolls for morale, once, unless the table has it off', () => {
  const rolls = (morale: boolean, down: number) => {
    const rig = sit({ dice: morale && down > 1 ? [6, 6] : [], options: { morale }, seats: 1 });
    rig.hero({}, 0, 0, 0);
    const first = rig.foe('thug', 5);
    const pack = [first, ...[1, 2, 3].map(() => rig.foe('thug', 5, 0, { group: first.group }))];
    inTurn(rig, first);
    for (const one of pack.slice(0, down)) one.hp = 0;
    rig.play(checkMorale(rig.t));
    rig.play(checkMorale(rig.t));
    rig.allDiceUsed();
    return pack.filter(({ effects }) => effects.some(({ kind }) => kind === 'fleeing')).length;
  };
  expect([rolls(true, 1), rolls(true, 2), rolls(false, 2)]).toEqual([0, 2, 0]);
});

describe('morale', () => {
  function pack(dice: readonly number[], block = 'thug') {
    const rig = sit({ dice, seats: 1 });
    rig.hero({}, 0, 0, 0);
    const first = rig.foe(block, 5);
    const others = [1, 2, 3].map(() => rig.foe(block, 5, 0, { group: first.group }));
    rig.play(beginCombat(rig.t, rig.state.creatures, []));
    const check = () => rig.play(checkMorale(rig.t));
    const fled = () => rig.state.creatures.filter((one) => one.effects.length > 0);
    return { ...rig, first, others, check, fled };
  }

  test.each([
    [[3, 4], true],
    [[4, 4], false],
  ])('[DT-NPC-08] with half down it holds at a throw of %o: %s', (faces, holds) => {
    const rig = pack(faces);
    const [second, third] = rig.others;
    rig.first.hp = 0;
    if (second !== undefined) second.place = { at: 'away' };
    rig.check();
    rig.allDiceUsed();
    const total = (faces[0] ?? 0) + (faces[1] ?? 0);
    const base = { type: 'morale', rule: 'DT-NPC-08', group: rig.first.group };
    expect(rig.events('morale')).toEqual([{ ...base, faces, total, morale: 7, holds }]);
    expect(rig.fled()).toEqual(holds ? [] : rig.others.slice(1));
    if (!holds) {
      expect(third?.effects).toMatchObject([
        { kind: 'fleeing', source: { rule: 'DT-NPC-08' }, until: { at: 'scene' } },
      ]);
    }
  });

  test('[DT-NPC-08] once more when the leader falls, and for both at once twice', () => {
    const rig = pack([1, 1, 2, 2]);
    rig.first.isLeader = true;
    rig.first.hp = 0;
    rig.check();
    expect(rig.state.combat?.morale).toEqual([`${rig.first.group}/leader`]);
    for (const one of rig.others.slice(0, 1)) one.hp = 0;
    rig.check();
    rig.check();
    expect(rig.state.combat?.morale).toEqual(
      ['leader', 'half'].map((cause) => `${rig.first.group}/${cause}`),
    );
    rig.allDiceUsed();
    const both = pack([1, 1, 2, 2]);
    both.first.isLeader = true;
    for (const one of [both.first, ...both.others.slice(0, 1)]) one.hp = 0;
    both.check();
    both.allDiceUsed();
    expect(both.events('morale')).toHaveLength(2);
  });

  test('[DT-NPC-08] not the fearless, not where nobody is left, not characters or those of no side', () => {
    const fearless = pack([], 'skeleton');
    fearless.first.hp = 0;
    for (const one of fearless.others.slice(0, 2)) one.hp = 0;
    fearless.check();
    const none = pack([]);
    for (const one of [none.first, ...none.others]) one.hp = 0;
    none.check();
    const neutral = pack([]);
    for (const one of [neutral.first, ...neutral.others]) one.side = 'others';
    neutral.first.hp = 0;
    for (const one of neutral.others.slice(0, 2)) one.hp = 0;
    neutral.check();
    const turned = sit({ dice: [] });
    const [ash, bo] = [turned.hero(), turned.hero()];
    for (const one of [ash, bo]) Object.assign(one, { side: 'foes', group: 9 });
    turned.play(beginCombat(turned.t, turned.state.creatures, []));
    ash.hp = 0;
    turned.play(checkMorale(turned.t));
    const over = sit({ dice: [] });
    over.foe('thug').hp = 0;
    over.play(checkMorale(over.t));
    for (const rig of [fearless, none, neutral, turned, over]) {
      expect(rig.events('morale')).toEqual([]);
    }
  });

  test('[DT-NPC-08] each group for itself', () => {
    const rig = pack([6, 6]);
    const other = rig.foe('thug', 5);
    rig.state.combat?.participants.push(other.id);
    rig.first.hp = 0;
    for (const one of rig.others.slice(0, 1)) one.hp = 0;
    rig.check();
    expect(rig.fled()).toEqual(rig.others.slice(1));
    expect(other.effects).toEqual([]);
  });
});
