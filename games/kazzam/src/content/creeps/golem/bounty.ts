import type { Invariant } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap, opponentOf, rollerOf } from '../../../rules/court/creatures.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import { score } from '../../../rules/harm/scoring.ts';
import type { Kazzam } from '../../../table.ts';

const BOUNTY = 'bounty';
const RULE = 'KM-GOLEM-13';

/** On an athlete, with its points; over with the Golem that has put it there (KM-GOLEM-13). */
export const BOUNTY_EFFECT: EffectDef = {
  kind: BOUNTY,
  lasts: ({ state }, { by }) => isOnMap(creatureOf(state, by)),
};

function bountyOn(state: KazzamState, golem: CreatureId, id: CreatureId) {
  return effectsOf(state, BOUNTY).find(({ on, by }) => on === id && by === golem);
}

/**
 * Puts a point on whoever has missed the Golem, on the athlete who rolled where a creature attacked; it is no attack, and
 * Ward keeps nothing off (KM-CRP-11).
 */
export function raiseBounty(t: Kazzam, golem: CreatureId, attacker: CreatureId): void {
  const { state } = t;
  const on = rollerOf(state, attacker);
  if (!isOnMap(creatureOf(state, on)) || creatureOf(state, on).team === undefined) return;
  let bounty = bountyOn(state, golem, on);
  bounty ??= putInPlay(state, {
    kind: BOUNTY,
    on,
    by: golem,
    source: BOUNTY,
    until: { ends: 'match' },
    amount: 0,
  });
  bounty.amount += 1;
  if (t.listening)
    t.emit({ type: 'bounty', rule: RULE, who: on, by: golem, amount: bounty.amount });
}

/** What is paid for an athlete that is being Taken Out, by whomever, while the Golem is there. */
export function payBounty(
  t: Kazzam,
  golem: CreatureId,
  { creature, by }: { readonly creature: CreatureId; readonly by: CreatureId },
): (() => void) | undefined {
  const { state } = t;
  const { team } = creatureOf(state, creature);
  const points = bountyOn(state, golem, creature)?.amount ?? 0;
  if (points === 0 || team === undefined || !isOnMap(creatureOf(state, golem))) return undefined;
  return () => score(t, opponentOf(team), points, by, RULE);
}

/** What must hold of bounties. */
export const BOUNTY_INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: RULE,
    text: 'a bounty of at least 1 lies on an athlete that is there, put there by a Golem that is',
    check(state) {
      const wrong = effectsOf(state, BOUNTY).find(({ on, by, amount }, at) => {
        const [athlete, golem] = [creatureOf(state, on), creatureOf(state, by)];
        const twice =
          effectsOf(state, BOUNTY).findIndex((one) => one.on === on && one.by === by) < at;
        return (
          athlete.kind !== 'athlete' || !isOnMap(athlete) || !isOnMap(golem) || amount < 1 || twice
        );
      });
      return wrong && `there is a wrong bounty on ${creatureOf(state, wrong.on).name}`;
    },
  },
];
