import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';

const TEAM_EFFORT = 'team-effort';
const RULE = 'KT-DRI-01';

/** How near a team-mate has to be, and the HP that this brings (KT-DRI-01). */
export const CHAIN = 3;
const HEALED = 2;

/** The athletes on the map of the team of one of them. */
function teamOnMap(state: KazzamState, one: CreatureId): readonly CreatureId[] {
  const { team } = creatureOf(state, one);
  return creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return creature.kind === 'athlete' && creature.team === team && isOnMap(creature);
  });
}

/** Those of a team who are near a team-mate (KT-DRI-01, KT-INV-08). */
export function linked(state: KazzamState, one: CreatureId): readonly CreatureId[] {
  const ground = groundOf(state);
  const team = teamOnMap(state, one);
  return team.filter((id) =>
    team.some(
      (mate) =>
        mate !== id && isWithin(ground, creatureOf(state, id), creatureOf(state, mate), CHAIN),
    ),
  );
}

/** Heals whoever is near a team-mate as the round begins, judged for all before any is healed. */
function* heal(t: Kazzam, one: CreatureId): Flow<void> {
  const together = linked(t.state, one);
  for (const who of together) {
    const others = together.filter((other) => other !== who);
    yield* recover(t, { who, amount: HEALED, by: who, rule: RULE, together: others });
  }
}

/** The first of its team who has it sees to it for all. */
function isFirst(state: KazzamState, on: CreatureId): boolean {
  const { team } = creatureOf(state, on);
  const bearers = effectsOf(state, TEAM_EFFORT).map((effect) => effect.on);
  return Math.min(...bearers.filter((id) => creatureOf(state, id).team === team)) === on;
}

/** Team Effort: those who stay together regain HP as a round begins (KT-DRI-01). */
export const TEAM_EFFORT_TRAIT: Ability = {
  id: TEAM_EFFORT,
  rule: RULE,
  on: {
    'round-start': {
      after: (t, { on }) => (isFirst(t.state, on) ? heal(t, on) : undefined),
    },
  },
};
