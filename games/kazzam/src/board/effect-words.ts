import type { Text } from '@tablewright/engine';
import type { Effect, KazzamState, Status } from '../model.ts';
import { STATUS_RULES } from '../rules/effects/status-rules.ts';
import { textOf } from '../thing-names.ts';
import { boardText } from './board-words.ts';

type Say = (text: Text) => string;

/** The name of something in play, with its number if it has one. */
export function effectName({ kind, amount }: Effect, say: Say): string {
  const name = say(textOf(kind));
  return amount > 0 && amount < 100 ? boardText('board.amount', { name, amount }) : name;
}

/** Where something in play comes from: whose power it was, and which. */
export function effectSource({ creatures }: KazzamState, effect: Effect, say: Say): string {
  const source = say(textOf(effect.source));
  const by = creatures[effect.by]?.name;
  return by === undefined || effect.by === effect.on
    ? boardText('board.by.own', { source })
    : boardText('board.by', { by, source });
}

/** Whether something in play is called by where it comes from, so that its name has said it. */
export function isNamedBySource({ kind, source, by, on }: Effect, say: Say): boolean {
  return by === on && say(textOf(source)) === say(textOf(kind));
}

/** When something in play ends of itself. */
export function effectEnd({ creatures }: KazzamState, { until, innate }: Effect): string {
  if (innate === true) return boardText('board.innate');
  if (until.ends !== 'turn-start' && until.ends !== 'turn-end') {
    return boardText(`board.until.${until.ends}`);
  }
  const bearer = creatures[until.of];
  const of = bearer?.name ?? '';
  const later = until.turn > (bearer?.turns ?? 0) + (until.ends === 'turn-start' ? 1 : 0);
  return later
    ? boardText(`board.until.${until.ends}.next`, { of })
    : boardText(`board.until.${until.ends}`, { of });
}

/** The rule of something in play, if it is a status. */
export function ruleOfEffect({ kind }: Effect): string | undefined {
  return Object.hasOwn(STATUS_RULES, kind) ? STATUS_RULES[kind as Status] : undefined;
}
