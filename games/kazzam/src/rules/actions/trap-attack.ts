import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import { suitsTurn } from '../attack/suits-turn.ts';
import { groundOf } from '../court/ground-now.ts';
import { trapOption } from '../court/things.ts';
import type { Action } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { LEFT_ALONE } from '../effects/bot-hint.ts';
import { endsTurn } from './actions.ts';
import { askPower, isAtOne, type OwnPower, openPowers, spendPower } from './creative.ts';

const BASIC = [{ power: BASIC_PHYSICAL_ATTACK }, { power: BASIC_IMPLEMENT_ATTACK }];

/** An attack on a trap with a power on one target (KZ-OBJ-01, KZ-OBJ-03, KZ-TARG-09). */
export function attackOnTrap(own: readonly OwnPower[]): Action {
  const powers = [...BASIC, ...own.filter(({ power }) => isAtOne(power) && power.damage > 0)];
  const usable = (t: Kazzam, id: CreatureId) =>
    openPowers(t, id, powers).filter(
      ({ power }) => suitsTurn(t.state, id, power) && trapsFor(t, id, power).length > 0,
    );
  return {
    id: 'attack-trap',
    price: 'attack',
    rule: 'KZ-OBJ-01',
    limitsItself: true,
    bot: LEFT_ALONE,
    possible: (t, id) => t.state.traps.length > 0 && usable(t, id).length > 0,
    *perform(t, id) {
      const { state } = t;
      const chosen = yield* askPower(t, id, usable(t, id), 'KZ-OBJ-01');
      const { power } = chosen;
      const ground = groundOf(state);
      const { trap } = yield* choose(
        t,
        id,
        'which-trap',
        trapsFor(t, id, power).map((trap) => trapOption(ground, trap)),
        { rule: 'KZ-OBJ-01' },
      );
      spendPower(t, id, chosen);
      yield* attackAll(t, id, [], [trap], power);
      return endsTurn(t, id, power);
    },
  };
}
