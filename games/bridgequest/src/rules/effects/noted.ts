import { isOwn } from '../../decks/own-cards.ts';
import type { Effect } from '../../effects/effect.ts';
import { TRIGGERS, type Trigger } from '../../effects/words.ts';
import type { CardId } from '../../model.ts';
import { cardOf } from '../../table.ts';
import type { Looking } from './situation.ts';

/** Notes that a card is at work, without its copy; what is of an own deck as one. */
export function noteCard(t: Looking, card: CardId): void {
  const copy = card.lastIndexOf('#');
  if (copy > 0) t.met?.(`card.${isOwn(card) ? 'own' : card.slice(0, copy)}`);
}

/** Notes that an effect holds: its card, its trigger and its verbs. */
export function noteEffect(t: Looking, source: CardId, { trigger, do: actions }: Effect): void {
  if (t.met === undefined) return;
  noteCard(t, source);
  t.met(`trigger.${trigger}`);
  for (const { verb } of actions) t.met(`verb.${verb}`);
}

/** Notes that a card is used for what it says, in answer to something. */
export function noteUse(t: Looking, card: CardId): void {
  if (t.met === undefined) return;
  for (const effect of cardOf(t, card).effects) noteEffect(t, card, effect);
  noteCard(t, card);
}

/** The trigger by whose rule something is done (BQC-TRIG-01 to -14). */
export function triggerOf(rule: string): Trigger | undefined {
  return rule.startsWith('BQC-TRIG-') ? TRIGGERS[Number(rule.slice(-2)) - 1] : undefined;
}
