import { type Written, writeFields } from './given/forms.ts';
import { build, CREATURE, GROUP, stats, TABLE, team, USUAL } from './given/record-forms.ts';
import type { Creature, CreatureId, KazzamState } from './model.ts';
import { NOWHERE } from './model.ts';
import { creatureOf } from './rules/creatures.ts';
import { creepBlock, groupOf } from './rules/creep-block.ts';
import { athleteOf, creepOf, groupState } from './rules/setup.ts';

/** The starting position that is this state between two steps; `given/moment.ts` reads it. */
export function positionOf(state: KazzamState): Written {
  return {
    ...(state.sketch === undefined ? {} : { court: state.sketch }),
    moment: {
      athletes: state.builds.map((_, id) => ofAthlete(state, id)),
      groups: state.groups.map((_, group) => ofGroup(state, group)),
      ...writeFields(state, TABLE, state, USUAL),
    },
  };
}

function ofAthlete(state: KazzamState, id: CreatureId): Written {
  const own = state.builds[id];
  const numbers = state.stats[id];
  const athlete = creatureOf(state, id);
  const side = athlete.team;
  if (own === undefined || numbers === undefined || side === undefined)
    throw new RangeError(`creature ${id} is no athlete`);
  const told = stats.write(state, numbers) as Written;
  return {
    build: build.write(state, own),
    team: team.write(state, side),
    seat: state.seats[id],
    ...writeFields(state, CREATURE, athlete, athleteOf(own, id, side)),
    ...(Object.keys(told).length === 0 ? {} : { stats: told }),
  };
}

function ofGroup(state: KazzamState, number: number): Written {
  const group = state.groups[number];
  const block = creepBlock(group?.id ?? '');
  if (group === undefined || block === undefined) throw new RangeError(`no group ${number}`);
  const { hp } = groupOf(group.type, state.perTeam);
  const members = state.creatures.filter((one) => one.group === number);
  const side = block.side ?? 1;
  const fresh = (at: number): Creature =>
    creepOf(block, number, at, NOWHERE, { width: side, height: side }, hp);
  return {
    id: group.id,
    members: members.map((member, at) => ofMember(state, member, fresh(at))),
    ...writeFields(state, GROUP, group, groupState(group.id, group.type, members.length)),
  };
}

function ofMember(state: KazzamState, member: Creature, fresh: Creature): Written {
  return {
    ...(member.name === fresh.name ? {} : { name: member.name }),
    ...writeFields(state, CREATURE, member, fresh),
  };
}
