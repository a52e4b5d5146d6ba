import type { Text } from '@tablewright/engine';
import type { Effect, KazzamState, Status } from '../model.ts';
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

/** The rule of each status. */
export const STATUS_RULES: Readonly<Record<Status | 'bloodied', string>> = {
  blinded: 'KZ-STAT-06',
  bloodied: 'KZ-STAT-07',
  concealed: 'KZ-STAT-08',
  dazed: 'KZ-STAT-09',
  disarmed: 'KZ-STAT-11',
  distracted: 'KZ-STAT-12',
  dominated: 'KZ-STAT-13',
  fierce: 'KZ-STAT-18',
  flying: 'KZ-STAT-19',
  frenzied: 'KZ-STAT-26',
  grabbed: 'KZ-STAT-28',
  guarded: 'KZ-STAT-30',
  hidden: 'KZ-STAT-31',
  hovering: 'KZ-STAT-34',
  immobilized: 'KZ-STAT-35',
  incapacitated: 'KZ-STAT-36',
  marked: 'KZ-STAT-38',
  nimble: 'KZ-STAT-41',
  ongoing: 'KZ-STAT-42',
  panicked: 'KZ-STAT-46',
  phasing: 'KZ-STAT-48',
  prone: 'KZ-STAT-49',
  reach: 'KZ-STAT-52',
  regenerate: 'KZ-STAT-53',
  resist: 'KZ-STAT-55',
  'resist-all': 'KZ-STAT-56',
  restrained: 'KZ-STAT-57',
  retaliate: 'KZ-STAT-58',
  revealed: 'KZ-STAT-54',
  slowed: 'KZ-STAT-59',
  stunned: 'KZ-STAT-60',
  vulnerable: 'KZ-STAT-61',
  weakened: 'KZ-STAT-62',
};

/** The rule of something in play, if it is a status. */
export function ruleOfEffect({ kind }: Effect): string | undefined {
  return Object.hasOwn(STATUS_RULES, kind) ? STATUS_RULES[kind as Status] : undefined;
}
