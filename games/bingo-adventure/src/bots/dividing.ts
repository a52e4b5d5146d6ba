import type { AllocationChoice, AmountChoice, Answer, Option } from '@tablewright/engine';
import type { AdventureState, Character } from '../model.ts';
import { pendingOf } from '../rules/sheets.ts';
import { needOf, outlookOf } from './outlook.ts';

function withClass(state: AdventureState, name: unknown): Character | undefined {
  return state.characters.find((one) => one.class === name);
}

/** Gives points to options in the order of their scores, each up to its cap. */
function byScore(choice: AllocationChoice, score: (option: Option, index: number) => number) {
  const { options, caps } = choice;
  const scores = options.map(score);
  const order = options.map((_, index) => index);
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const points = options.map(() => 0);
  let left = choice.max;
  let targets = choice.maxTargets ?? options.length;
  for (const index of order) {
    if (targets === 0 || (scores[index] ?? 0) <= 0) break;
    points[index] = Math.min(left, caps[index] ?? 0);
    left -= points[index];
    if (points[index] > 0) targets -= 1;
  }
  return points;
}

/** Leadership: damage while the monster stands, else whatever helps. */
export function givePoints(state: AdventureState, choice: AllocationChoice): Answer {
  const { left } = outlookOf(state);
  return byScore(choice, ({ names }) => {
    if (names?.kind === 'damage') return left > 0 ? 3 : 0.5;
    return names?.kind === 'distract' ? 1 : 2;
  });
}

/** Distract: the hits on those who would fall first, then all other hits, then healing. */
export function takeOff(state: AdventureState, choice: AllocationChoice): Answer {
  const { expected } = outlookOf(state);
  const coming = expected.reduce((sum, points) => sum + points, 0);
  return byScore(choice, ({ names }, index) => {
    const target = withClass(state, names?.target);
    // Healing of the monster comes before its hits: only points that those will not need.
    if (target === undefined) return coming >= choice.max ? 0 : 1;
    const pending = state.hits.reduce(
      (sum, hit) => (state.characters[hit.character] === target ? sum + hit.amount : sum),
      0,
    );
    return 1 + needOf(target, pending) + (choice.caps[index] ?? 0) / 100;
  });
}

/** Health tokens of those in need first, then shields, then damage tokens. */
export function giveHealing(state: AdventureState, choice: AllocationChoice): Answer {
  const { expected } = outlookOf(state);
  const points = choice.options.map(() => 0);
  const needs = state.characters.map((one, index) => needOf(one, expected[index] ?? 0));
  const pools = state.characters.map(({ pool }) => pool);
  const shields = state.characters.map((one) => one.shields);
  for (let left = choice.max; left > 0; left -= 1) {
    let best = -1;
    let most = 0;
    choice.options.forEach(({ id }, index) => {
      if ((points[index] ?? 0) >= (choice.caps[index] ?? 0)) return;
      const at = state.characters.findIndex((one) => id.startsWith(`${one.class}/`));
      const health = tokenKind(state, at, id) !== 'damage';
      const reserve = (pools[at] ?? 0) + (shields[at] ?? 0) / 2;
      const need = (needs[at] ?? 1) / (1 + reserve / 3);
      const worth = id.endsWith('/shield')
        ? 0.8 / (1 + (shields[at] ?? 0) / 3)
        : health
          ? 1.1
          : 0.75;
      if (need * worth <= most) return;
      most = need * worth;
      best = index;
    });
    if (best < 0) break;
    points[best] = (points[best] ?? 0) + 1;
    const id = choice.options[best]?.id ?? '';
    const at = state.characters.findIndex((one) => id.startsWith(`${one.class}/`));
    if (id.endsWith('/shield')) shields[at] = (shields[at] ?? 0) + 1;
    else if (tokenKind(state, at, id) !== 'damage') pools[at] = (pools[at] ?? 0) + 1;
  }
  return points;
}

function tokenKind(state: AdventureState, at: number, id: string): 'health' | 'damage' | 'shield' {
  if (id.endsWith('/shield')) return 'shield';
  if (id.includes('/beside/')) return id.endsWith('damage') ? 'damage' : 'health';
  const parts = id.split('/');
  const card = state.characters[at]?.cards[parts.length > 2 ? 1 : 0];
  const square = parts.at(-1) ?? '';
  const space = 5 * (Number(square[1]) - 1) + 'BINGO'.indexOf(square[0] ?? '');
  return ((card?.damage ?? 0) & (1 << space)) !== 0 ? 'damage' : 'health';
}

/** Everything, except what the rest of the number must prevent to keep somebody standing. */
export function dealt(state: AdventureState, choice: AmountChoice): Answer {
  const rest = choice.why.rule === 'BA-FTR-05';
  if (!rest) return choice.max;
  const { left } = outlookOf(state);
  let short = 0;
  state.characters.forEach((one, index) => {
    let coming = -one.shields;
    for (const hit of state.hits) if (hit.character === index) coming += hit.amount - hit.reduced;
    short += Math.max(0, coming - one.pool + 1);
  });
  // All of it if that fells the monster, or if nothing could keep everybody standing.
  if (left <= 0 || short > choice.max) return choice.max;
  return Math.max(0, choice.max - short);
}

/** First whoever can be kept standing with the fewest points, then where most is pending. */
export function givePrevention(state: AdventureState, choice: AllocationChoice): Answer {
  const { options, caps } = choice;
  const points = options.map(() => 0);
  const shortage = options.map(({ id }) => {
    const one = withClass(state, id);
    return one === undefined || one.pool > 0 ? 0 : one.pendingDamage + 1;
  });
  const order = options.map((_, index) => index);
  const cost = (index: number) => shortage[index] || 100;
  order.sort((a, b) => cost(a) - cost(b) || a - b);
  let left = choice.max;
  let targets = choice.maxTargets ?? options.length;
  for (const index of order) {
    const wanted = shortage[index] ?? 0;
    if (targets === 0 || wanted === 0 || wanted > left) continue;
    points[index] = Math.min(wanted, caps[index] ?? 0);
    left -= points[index];
    targets -= 1;
  }
  const rest = options.map((_, index) => index);
  const pool = (index: number) => withClass(state, options[index]?.id)?.pool ?? 0;
  rest.sort((a, b) => pool(a) - pool(b) || a - b);
  for (const index of rest) {
    const before = points[index] ?? 0;
    if (before === 0 && targets === 0) continue;
    const one = withClass(state, options[index]?.id);
    const more = Math.min(
      left,
      (caps[index] ?? 0) - before,
      one === undefined ? 0 : pendingOf(one),
    );
    if (more <= 0) continue;
    if (before === 0) targets -= 1;
    points[index] = before + more;
    left -= more;
  }
  return points;
}
