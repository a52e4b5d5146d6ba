import type { ClosedOption, Seat } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { CharacterPower } from '../content/power.ts';
import type { AdventureState, Character } from '../model.ts';
import { elementFits, optionsOf, TEAM_CARD } from './act-listing.ts';
import { dudPowerUsable, isBarred, payingCard } from './activation-options.ts';
import { actsFor } from './control.ts';
import { isMatched } from './patterns.ts';
import { canPayDuds } from './payment.ts';

/** What a seat might expect to do and cannot, with the rule that forbids it. */
export function closedActs(state: AdventureState, seat: Seat): ClosedOption[] {
  const closed: ClosedOption[] = [];
  for (const character of state.characters) {
    if (!actsFor(seat, character)) continue;
    for (const power of CLASSES[character.class].powers) {
      if (power.cost.kind === 'duds') closeDuds(closed, state, character, power);
      else closePatterns(closed, state, character, power);
    }
  }
  return closed;
}

function closeDuds(
  closed: ClosedOption[],
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): void {
  const { cost } = power;
  if (cost.kind !== 'duds' || dudPowerUsable(state, character, power)) return;
  const because =
    cost.phase === 'mark'
      ? { key: 'closed.mark-phase', rule: 'BA-DUD-03' }
      : canPayDuds(character, power)
        ? {
            key: 'closed.nothing-to-do',
            rule: power.note?.at === 'move' ? 'BA-MOVE-08' : power.rule,
          }
        : { key: 'closed.duds', rule: 'BA-DUD-01', params: { duds: cost.duds } };
  closed.push({ id: power.id, names: { power: power.id }, because });
}

function closePatterns(
  closed: ClosedOption[],
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): void {
  const { cost } = power;
  if (cost.kind !== 'pattern') return;
  const barred = isBarred(state, power);
  for (let card = 0; card <= TEAM_CARD; card += 1) {
    const own = payingCard(state, character, card);
    if (own === undefined) continue;
    cost.pattern.placements.forEach((placement, i) => {
      if (!isMatched(placement, own, false)) return;
      if (!barred && isMatched(placement, own, state.settings.gapsBlocked)) return;
      const because = barred
        ? { key: 'closed.roar', rule: 'BA-ACT-10' }
        : { key: 'closed.gap', rule: 'BA-PATT-06' };
      const perUse = state.settings.mysticElements === 'perUse';
      for (const { id, names = {}, element } of optionsOf(power).patterns[card]?.[i] ?? []) {
        if (elementFits(element, power, perUse)) closed.push({ id, names, because });
      }
    });
  }
}
