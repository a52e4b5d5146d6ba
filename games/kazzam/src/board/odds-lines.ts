import type { ChoiceView, Text } from '@tablewright/engine';
import type { Odd } from '@tablewright/table-kit/board';
import { attackAsked, oddsOn } from '../explain/index.ts';
import type { KazzamState } from '../model.ts';
import { boardText } from './words.ts';

/** The odds of an attack on each target that the choice offers. */
export function odds(
  view: KazzamState,
  choice: ChoiceView,
  say: (text: Text) => string,
): readonly Odd[] {
  const attack = attackAsked(view, choice);
  if (attack === undefined) return [];
  const found: Odd[] = [];
  for (const { names } of choice.options) {
    const target = names?.creature;
    if (typeof target !== 'number') continue;
    const aimed = oddsOn(view, attack, target);
    const creature = view.creatures[target];
    if (aimed === undefined || creature === undefined) continue;
    const name = say({ key: 'creature', params: { name: creature.name } });
    found.push({ label: boardText('board.odds.hit', { name }), chance: aimed.hit });
    found.push({ label: boardText('board.odds.hard', { name }), chance: aimed.results[5] ?? 0 });
  }
  return found;
}
