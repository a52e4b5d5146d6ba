import { MONSTERS } from '../content/monsters.ts';
import type { MonsterPower } from '../content/power.ts';
import type { AdventureState, Card, MonsterActivation, Spaces } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { damagedSpaces, spendMarkers } from './deck.ts';
import { firstInside, type Pattern } from './patterns.ts';
import { canPayDuds, payDuds } from './payment.ts';
import { putSkip, skipped } from './skips.ts';
import { countSpaces, lowestSpace, squareNames } from './squares.ts';

/**
 * What the monster activates, before the characters commit (BA-MON-01): on each card its patterns,
 * then its dud powers. Skip tokens count as they lay at the start of the phase (BA-MON-06).
 */
export function activateMonster(t: Adventure): void {
  const { monster } = t.state;
  const { powers } = MONSTERS[monster.kind];
  let skips = 0;
  for (let index = 0; index < powers.length; index += 1) {
    if (skipped(monster, index)) skips |= 1 << index;
  }
  for (let card = 0; card < monster.cards.length; card += 1) {
    const own = monster.cards[card];
    if (own !== undefined && own.marked !== 0) activateCard(t, powers, own, card, skips);
  }
  if (monster.duds > 0) activateDuds(t, powers, skips);
  sortForResolution(t.state);
}

/** Card 1 before card 2, each from the top of the sheet, then dud powers by rising cost. */
export function sortForResolution({ monster, monsterActivations }: AdventureState): void {
  if (monsterActivations.length < 2) return;
  const rank = ({ power, card }: MonsterActivation) =>
    16 * (card < 0 ? 2 : card) + MONSTERS[monster.kind].powers.findIndex(({ id }) => id === power);
  monsterActivations.sort((a, b) => rank(a) - rank(b));
}

/** The algorithm of BA-MON-07 to BA-MON-09 for one card. */
function activateCard(
  t: Adventure,
  powers: readonly MonsterPower[],
  card: Card,
  cardIndex: number,
  skips: number,
): void {
  const { gapsBlocked } = t.options;
  let chosen: Spaces = 0;
  let active = 0;
  const { monsterActivations } = t.state;
  const from = monsterActivations.length;
  for (let index = powers.length - 1; index >= 0; index -= 1) {
    const pattern = patternIn(powers[index]);
    if (pattern === undefined || (skips & (1 << index)) !== 0) continue;
    const spaces = bestPlacement(pattern, card, gapsBlocked, chosen);
    if (spaces === 0) continue;
    chosen |= spaces;
    active |= 1 << index;
    record(t, powers, index, cardIndex, spaces, false, skips);
  }
  const to = monsterActivations.length;
  for (let match = from; match < to; match += 1) {
    for (let index = powers.length - 1; index >= 0; index -= 1) {
      const pattern = patternIn(powers[index]);
      if (pattern === undefined || (active & (1 << index)) !== 0) continue;
      const inside = firstInside(pattern, monsterActivations[match]?.spaces ?? 0);
      if (inside === undefined) continue;
      active |= 1 << index;
      record(t, powers, index, cardIndex, inside.dots, true, skips);
    }
  }
  if (chosen !== 0) spendMarkers(t, card, chosen, 'BA-MON-09');
}

function patternIn(power: MonsterPower | undefined): Pattern | undefined {
  return power?.cost.kind === 'pattern' ? power.cost.pattern : undefined;
}

/** The match with the most markers already chosen, then the first; 0 if there is none. */
function bestPlacement(pattern: Pattern, card: Card, gapsBlocked: boolean, chosen: Spaces): Spaces {
  const { index, placements } = pattern;
  const damaged = gapsBlocked ? damagedSpaces(card) : 0;
  let best = 0;
  let most = -1;
  for (let set = 0; set < index.sets; set += 1) {
    for (let left = index.matched(card.marked, set); left !== 0; left &= left - 1) {
      const placement = placements[32 * set + lowestSpace(left)];
      if (placement === undefined || (placement.gaps & damaged) !== 0) continue;
      const shared = countSpaces(placement.dots & chosen);
      if (shared <= most) continue;
      most = shared;
      best = placement.dots;
    }
  }
  return best;
}

/** Dud powers from the highest cost to the lowest, each at most once (BA-MON-13). */
function activateDuds(t: Adventure, powers: readonly MonsterPower[], skips: number): void {
  const { monster } = t.state;
  for (let index = powers.length - 1; index >= 0; index -= 1) {
    const power = powers[index];
    if (power?.cost.kind !== 'duds' || power.cost.phase !== 'activate') continue;
    if ((skips & (1 << index)) !== 0 || !canPayDuds(monster, power)) continue;
    payDuds(monster, power);
    record(t, powers, index, -1, 0, false, skips);
  }
}

function record(
  t: Adventure,
  powers: readonly MonsterPower[],
  index: number,
  card: number,
  spaces: Spaces,
  included: boolean,
  skips: number,
): void {
  const { monster, monsterActivations, tally } = t.state;
  const power = powers[index];
  if (power === undefined) return;
  const before = (skips & (1 << index)) !== 0;
  if (putSkip(monster, index, power))
    t.tell?.({
      type: 'skip-placed',
      rule: included ? 'BA-MON-11' : 'BA-MON-04',
      sheet: 'monster',
      name: monsterName(monster),
      power: power.id,
    });
  tally.monsterPowers += 1;
  monsterActivations.push({ power: power.id, card, spaces, included, skipped: before, target: -1 });
  t.tell?.({
    type: 'monster-activated',
    rule: included ? 'BA-MON-08' : power.rule,
    by: included ? 'BA-MON-08' : card < 0 ? 'BA-MON-13' : 'BA-MON-07',
    sheet: 'monster',
    name: monsterName(monster),
    power: power.id,
    card: card + 1,
    squares: squareNames(spaces),
    duds: power.cost.kind === 'duds' ? power.cost.duds : 0,
    included,
  });
}
