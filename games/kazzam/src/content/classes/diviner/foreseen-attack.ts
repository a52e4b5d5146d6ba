import { choose, type Flow, type Seat } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { creatureOf, seatOf } from '../../../rules/court/creatures.ts';
import { creepmasterOf } from '../../../rules/creepmaster/ties.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { isForbidden, isImmune, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { lay } from './omens.ts';

const SOURCE = 'foreseen-attack';
const RULE = 'KC-DIV-32';

/** Damage to whoever stays up (KC-DIV-32). */
const DAMAGE = 3;

/** On whom the attack will come at the start of its next turn (KC-DIV-32). */
export const FORESEEN_ATTACK_EFFECT: EffectDef = {
  kind: SOURCE,
  status: true,
  on: {
    'turn-start': {
      modify(t, effect, { creature, events }) {
        const { on, until } = effect;
        if (creature !== on || !('turn' in until)) return;
        if (creatureOf(t.state, on).turns < until.turn) return;
        events.push({ id: SOURCE, run: () => strike(t, effect) });
      },
    },
  },
};

/** The attack comes: its target drops Prone, or takes it. */
function* strike(t: Kazzam, { id, on, by }: Effect): Flow<void> {
  // What came before it at the start of the turn may have taken it off.
  if (!windows.detach(t, id)) return;
  if (yield* drops(t, on, by)) yield* knockProne(t, on, by, SOURCE);
  else yield* deal(t, { to: on, by, kind: 'other', melee: false, power: SOURCE }, DAMAGE, RULE);
}

/** Whether the target drops, which is its choice if it can (KC-DIV-32). */
function* drops(t: Kazzam, on: CreatureId, by: CreatureId): Flow<boolean> {
  const { state } = t;
  const creature = creatureOf(state, on);
  if (isForbidden(creature, 'drop-prone') || isImmune(state, on, 'prone')) return false;
  const seat = creature.kind === 'creep' ? creepmasterOf(t, [on]) : seatOf(state, on);
  // A Creep that nobody decides for spares itself the damage.
  if (seat === undefined) return true;
  return (yield* ask(t, seat, on, by)) === 'yes';
}

function* ask(t: Kazzam, seat: Seat, who: CreatureId, by: CreatureId): Flow<string> {
  const { id } = yield* choose(
    t,
    seat,
    SOURCE,
    [
      { id: 'no', bot: { worth: worthOfDamage } },
      { id: 'yes', bot: { worth: STANDING_UP } },
    ],
    { rule: RULE, params: { who, by }, about: { who, by }, fallback: 1 },
  );
  return id;
}

/** For bots: what it costs to stand up again. */
const STANDING_UP = -0.25;

/** For bots: what the damage costs, be it in Ward, in HP or in being Taken Out. */
function worthOfDamage({ t, id }: Judge): number {
  const { hp, wards } = creatureOf(t.state, id);
  const lost = DAMAGE - wardOf(wards);
  return lost >= hp ? -1.6 : -0.11 * Math.max(0, lost);
}

/** Foreseen Attack (KC-DIV-32). */
const foreseenAttack: AttackPower = {
  id: SOURCE,
  rule: RULE,
  target: 'implement',
  damage: 3,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        lay(t, SOURCE, use, untilNextTurnEnds(t.state, use.target));
      },
    },
  ],
  worth: () => 0.22,
};

/** Foreseen Attack as a pick (KC-DIV-01). */
export const FORESEEN_ATTACK: Ability = {
  id: 'diviner/foreseen-attack',
  rule: RULE,
  power: foreseenAttack,
  encounter: true,
  leaves: [FORESEEN_ATTACK_EFFECT],
};
