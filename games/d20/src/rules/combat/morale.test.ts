import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
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
