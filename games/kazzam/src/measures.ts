import type { Measures } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import type { KazzamState } from './model.ts';
import { scoresOf } from './rules/end.ts';
import { ENOUGH } from './rules/scoring.ts';

/** What a designer counts over many matches. */
export const MEASURES: Measures<KazzamState, KazzamEvent> = {
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
    if (event.type === 'action') return `action.${event.action}`;
    return event.type === 'orb' ? `orb.${event.what}` : undefined;
  },
  // Ten points bring the end about, and then the higher score wins (KZ-END-01, KZ-END-04).
  standing: (state) => {
    const scores = scoresOf(state);
    const most = Math.max(ENOUGH, ...scores);
    return scores.map((score) => Math.max(0, score) / most);
  },
};
