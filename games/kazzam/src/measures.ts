import type { Measures } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import { TEAMS } from './given/forms.ts';
import type { KazzamState } from './model.ts';
import { actionsWith } from './rules/actions/available.ts';
import { blocksOf, type Content } from './rules/effects/content.ts';
import { scoresOf } from './rules/harm/end.ts';
import { ENOUGH } from './rules/harm/scoring.ts';

/** What can be met: what athletes can be made of, what they can do, and what creeps do. */
function metIn(content: Content): readonly string[] {
  const { roles, classes } = content;
  const picks = classes.flatMap(({ groups }) => groups.flatMap(({ from }) => from));
  const specialised = roles.flatMap(({ specialisations }) => specialisations);
  const abilities = [...content.abilities.values()];
  const creeps = content.maps.flatMap(({ map }) => map.order);
  const defenders = roles.find(({ id }) => id === 'defender')?.specialisations ?? [];
  const ofMaps = content.maps.flatMap(({ actions = [] }) => actions);
  const counted = [...actionsWith(abilities), ...ofMaps].filter(
    ({ tellsItself }) => tellsItself !== true,
  );
  const all = [
    ...roles.map(({ id }) => `role.${id}`),
    ...specialised.map((id) => `specialisation.${id}`),
    ...classes.map(({ id }) => `class.${id}`),
    ...picks.map((id) => `pick.${id}`),
    ...counted.map(({ id }) => `action.${id}`),
    ...abilities.flatMap(({ deeds = [] }) => deeds.map((id) => `action.${id}`)),
    ...specialised.map((id) => `boost.${id}`),
    // Every Defender has a Reaction, by its specialisation (KR-DEF-05).
    ...defenders.map((id) => `reaction.${id}`),
    ...creeps
      .flatMap((group) => blocksOf(content, group))
      .flatMap(({ rows }) => rows.map(({ id, power }) => `play.${power?.id ?? id}`)),
  ];
  return [...new Set(all)];
}

/** What a designer counts over many matches. */
export function measuresOf(content: Content): Measures<KazzamState, KazzamEvent> {
  const everybodys = new Set(actionsWith([]).map(({ id }) => id));
  const all = actionsWith([...content.abilities.values()]);
  const powers = new Set(all.flatMap(({ id }) => (everybodys.has(id) ? [] : [id])));
  return {
    ...COUNTS,
    content: metIn(content),
    chosen: ({ id, names }, { why }) => {
      const power = names?.power ?? (why.key === 'action' ? id : '');
      return typeof power === 'string' && powers.has(power) ? `power.${power}` : undefined;
    },
  };
}

const COUNTS: Measures<KazzamState, KazzamEvent> = {
  numbers(state) {
    const sum = (pick: (stats: KazzamState['stats'][number]) => number) =>
      state.stats.reduce((total, stats) => total + pick(stats), 0);
    const [ours, theirs] = scoresOf(state);
    return {
      rounds: state.round,
      points: state.points[0] + state.points[1],
      strikes: state.strikes[0] + state.strikes[1],
      kills: sum(({ kills }) => kills),
      creeps: sum(({ creeps }) => creeps),
      orbs: sum(({ orbs }) => orbs),
      margin: Math.abs(ours - theirs),
    };
  },
  facets: (state) => ({ end: state.ending ? 'points' : 'limit' }),
  counter: (event) => {
    switch (event.type) {
      case 'action':
        return `action.${event.action}`;
      case 'boost':
        return `boost.${event.boost}`;
      case 'reaction':
        return `reaction.${event.reaction}`;
      case 'creep':
        return event.power === undefined ? `creep.${event.what}` : `play.${event.power}`;
      case 'orb':
        return `orb.${event.what}`;
      case 'points':
        return Array<string>(event.points).fill(`points.${TEAMS[event.team]}.${event.rule}`);
      default:
        return undefined;
    }
  },
  // Of each of these a team has no two alike, so that every athlete says something of its team.
  entrants: ({ builds, seats }) =>
    builds.map(({ role, specialisation, className, implement, picks }, id) => ({
      seat: seats[id] ?? 0,
      facets: {
        role,
        specialisation,
        class: className,
        'class, role': `${className}, ${role}`,
        'class, implement': `${className}, ${implement}`,
        pick: picks,
      },
    })),
  // Ten points bring the end about, and then the higher score wins (KZ-END-01, KZ-END-04).
  standing: (state) => {
    const scores = scoresOf(state);
    const most = Math.max(ENOUGH, ...scores);
    return scores.map((score) => Math.max(0, score) / most);
  },
};
