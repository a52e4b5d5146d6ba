import { FIGURINES } from '../content/figures/figures.ts';
import type { Figure } from '../model.ts';
import { isMonster, rowOf } from '../rules/standing/figures.ts';
import { sidesOf } from './odds.ts';
import { cardNamed, type Outlook } from './outlook.ts';

const DICE = new Map<string, number>(FIGURINES.map(({ id, die }) => [id, die]));

/** What a monster that stands on the table rolls on average against the bot (BQ-CMB-05, -07, -08); nothing for others. */
export function strengthOfFigurine(look: Outlook, figure: Figure): number | undefined {
  if (!isMonster(figure)) return undefined;
  const card = cardNamed(look, figure.id);
  if (card?.type === 'monster') return (sidesOf(card.level) + 1) / 2;
  const die = DICE.get(figure.id) ?? 6;
  const relation = look.me.sheet.relationships.figurines[figure.id] ?? 0;
  return Math.max(0, (die + 1) / 2 + (rowOf(figure.where) ?? 0) - relation);
}
