import type { Action } from '../effects/effect.ts';
import type { Card } from './card.ts';

/** The cards of which something is done by hand, as no verb says it (BQC-IMP-03). */
export function cardsByHand(cards: readonly Card[]): readonly Card[] {
  return cards.filter((card) => {
    const bad = card.type === 'monster' ? card.bad : [];
    return [...card.effects.flatMap((effect) => effect.do), ...bad].some(isByHand);
  });
}

function isByHand(action: Action): boolean {
  if (action.verb === 'check') return [...action.pass, ...action.fail].some(isByHand);
  if (action.verb === 'pick') return action.options.some(isByHand);
  if (action.verb === 'pay') return action.do.some(isByHand);
  return action.verb === 'manual';
}
