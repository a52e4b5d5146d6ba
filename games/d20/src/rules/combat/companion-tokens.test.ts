import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { hazardOf, strike } from '../harm/hazard.ts';
import { saveThrow } from '../saves/save.ts';
import { companionsHelp } from './companion-tokens.ts';
import { roundEnd } from './stages.ts';

const COMPANION = { by: 'companion' } as const;

/** A character, a companion with tokens, and a thug in a fight. */
function fight(dice: readonly number[] = []) {
  const rig = sit({ dice, seats: 1 });
  const [ash, bo] = [rig.hero({}, 0, 0, 0), rig.hero({ hitDice: [6] }, 5, 0, 1)];
  Object.assign(bo, { run: COMPANION, tokens: 2 });
  rig.foe('thug', 50);
  inTurn(rig, ash);
  return { ...rig, ash, bo };
}

test('[DT-BOT-02] companions spend a token on whoever lies there in a fight in which no healer stands', () => {
  const rig = fight();
  rig.ash.hp = 0;
  rig.play(companionsHelp(rig.t));
  expect([rig.ash.hp, rig.bo.tokens]).toEqual([1, 1]);
  expect(rig.events('token-spent')).toMatchObject([
    { rule: 'DT-TOK-05', creature: rig.bo.id, on: 'survive', tokens: 1 },
  ]);
  const healer = rig.hero({ gear: [{ kind: 'healers-kit' }] }, 0, 0, 2);
  rig.ash.hp = 0;
  rig.play(companionsHelp(rig.t));
  expect([rig.ash.hp, rig.bo.tokens]).toEqual([0, 1]);
  healer.hp = 0;
  rig.state.combat = undefined;
  rig.play(companionsHelp(rig.t));
  expect(rig.ash.hp).toBe(0);
});

test('[DT-BOT-02] a companion who lies there spends its own token on itself; at the end of a round it is seen to, too', () => {
  const rig = fight();
  rig.bo.hp = -1;
  rig.bo.tokens = 1;
  rig.play(roundEnd(rig.t));
  expect([rig.bo.hp, rig.bo.tokens]).toEqual([1, 0]);
});

test('[DT-BOT-02] a companion rerolls a failed save of its own that would disable it', () => {
  const against = (...tags: string[]) => ({ rule: 'DT-MON-13', tags });
  const saves = (tags: readonly string[], dice: readonly number[]) => {
    const rig = fight(dice);
    const save = { ability: 'WIS', target: 12, against: against(...tags) } as const;
    const { value } = rig.play(saveThrow(rig.t, rig.bo, save));
    rig.allDiceUsed();
    return [value, rig.bo.tokens];
  };
  expect(saves(['paralysis'], [3, 15])).toEqual([true, 1]);
  expect(saves(['paralysis'], [3, 2, 4])).toEqual([false, 0]);
  expect(saves(['paralysis'], [14])).toEqual([true, 2]);
  expect(saves(['disease'], [3])).toEqual([false, 2]);
});

test('[DT-BOT-02] a companion rerolls a failed save against what would fell it, and nothing less', () => {
  const struck = (level: number, dice: readonly number[]) => {
    const rig = fight(dice);
    rig.play(strike(rig.t, rig.bo, hazardOf(rig.t, 'swinging-blade', level)));
    rig.allDiceUsed();
    return [rig.bo.hp, rig.bo.tokens];
  };
  // It has 6 Hit Points; a hazard of Level 2 costs 4, one of Level 3 costs 6, or 1 with the save.
  expect(struck(2, [1])).toEqual([2, 2]);
  expect(struck(3, [2, 17])).toEqual([5, 1]);
});
