import type { CreatureId, KazzamState } from '../../../model.ts';
import { leadAction } from '../../../rules/actions/commands.ts';
import { isBurst } from '../../../rules/attack/aim.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import type { Rider } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { reachOf } from '../../../rules/sight/reach.ts';
import type { Kazzam } from '../../../table.ts';
import { CONJUROR } from './conjuring.ts';

/** On a Tamer whose sword has helped a creature in this turn (KC-TMR-15). */
const HELPED = 'sword-helped';
export const HELPED_EFFECT: EffectDef = { kind: HELPED };

/** Whether an attack is one that the Tamer makes through a creature of its own, not another's will. */
function isThrough({ command }: KazzamState, tamer: CreatureId, event: HitEvent): boolean {
  const { roller, attacker } = event;
  return roller === tamer && attacker !== tamer && command?.creature !== attacker;
}

/** One extra damage on a hit through a creature, by staff or sword (KC-TMR-13, KC-TMR-15). */
function extra(t: Kazzam, tamer: CreatureId, event: HitEvent): Rider | undefined {
  const { state } = t;
  const { target, power, total } = event;
  const { implement } = creatureOf(state, tamer);
  const rider = (rule: string, then: () => void): Rider => ({
    id: 'through-creature',
    rule,
    damage: 1,
    harms: false,
    run() {
      then();
      addDamage(t, total, { own: 1 }, rule);
      return undefined;
    },
  });
  // The icon decides what is a single-target attack (D-49).
  if (implement === 'staff')
    return isBurst(power) || power.multi === true ? undefined : rider('KC-TMR-13', () => undefined);
  if (implement !== 'sword' || !isInReach(state, tamer, target)) return undefined;
  if (effectOn(state, HELPED, tamer) !== undefined) return undefined;
  return rider('KC-TMR-15', () => noteHelp(t, tamer));
}

function isInReach(state: KazzamState, tamer: CreatureId, target: CreatureId): boolean {
  const self = creatureOf(state, tamer);
  if (!isOnMap(self)) return false;
  const distance = distanceBetween(groundOf(state), self, creatureOf(state, target));
  return distance !== undefined && distance <= reachOf(state, tamer);
}

/** Once per turn, whoever's turn it is. */
function noteHelp(t: Kazzam, on: CreatureId): void {
  const { state } = t;
  const of = state.turn?.creature ?? on;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  const mark = state.nextEffect;
  windows.attach(t, { kind: HELPED, on, by: on, source: HELPED, until, mark, amount: 0 });
}

/** What every Tamer has: its implement helps its creatures (KC-TMR-13 to KC-TMR-15). */
const tamer: Ability = {
  id: 'tamer',
  rule: 'KC-TMR-04',
  leaves: [HELPED_EFFECT],
  actions: [leadAction('lead-creatures', 'KC-SUM-04')],
  on: {
    hit: {
      modify(t, { on }, event) {
        if (!isThrough(t.state, on, event)) return;
        const rider = extra(t, on, event);
        if (rider !== undefined) event.riders.push(rider);
      },
    },
  },
};

/** Collector: knows two summons of a level, which share their use (KC-TMR-10). */
const collector: Ability = { id: 'tamer/collector', rule: 'KC-TMR-10' };

/** Conjuror: conjured things last a turn longer (KC-TMR-11). */
const conjuror: Ability = { id: CONJUROR, rule: 'KC-TMR-11' };

/** Commander: a commanded creature first gains Ward (KC-TMR-12). */
const commander: Ability = {
  id: 'tamer/commander',
  rule: 'KC-TMR-12',
  on: {
    command: {
      *before(t, { on }, { owner, creature }) {
        if (owner === on) yield* gainWard(t, { on: creature, amount: 1, by: on });
      },
    },
  },
};

/** What every Tamer has, then the features, one of which it picks (KC-TMR-01). */
export const FEATURES: readonly Ability[] = [tamer, collector, conjuror, commander];
