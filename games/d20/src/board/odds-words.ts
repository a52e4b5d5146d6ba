import { type AttackOdds, attackOdds } from '../explain/index.ts';
import type { TableTop } from './board-context.tsx';
import { chanceWords, damageWords } from './creature-words.ts';
import { attacksAmong, creatureOffers } from './offers.ts';
import { boardText, signed } from './words.ts';

/** An attack that is offered on somebody, with its odds. */
export interface OfferedAttack {
  readonly attack: string;
  readonly odds: AttackOdds;
}

/** The attacks that are offered on somebody, those at which somebody points first. */
export function offeredAttacks(
  { view, events, choices, pointedAt }: TableTop,
  creature: number,
): readonly OfferedAttack[] {
  const who = view.combat?.turn?.creature;
  if (who === undefined) return [];
  const all = attacksAmong(creatureOffers(choices, creature));
  const pointed = all.filter(({ offer }) => pointedAt(offer));
  return (pointed.length > 0 && pointed.length < all.length ? pointed : all).flatMap(
    ({ attack }) => {
      const odds = attackOdds(view, events, who, attack, creature);
      return odds === undefined ? [] : [{ attack, odds }];
    },
  );
}

/** What the best attack on somebody promises, in a few characters. */
export function bestOdds(table: TableTop, creature: number): string | undefined {
  const all = offeredAttacks(table, creature);
  if (all.length === 0) return undefined;
  const { odds } = all.reduce((a, b) => (worthOf(b.odds) > worthOf(a.odds) ? b : a));
  return shortOdds(odds);
}

/** Chances where they are known, else what is added to the roll, with the way in which it leans. */
export function shortOdds({ chance, hit }: AttackOdds): string {
  if (chance !== undefined) return chanceWords(chance);
  const leans = { advantage: '▲', disadvantage: '▼', straight: '' }[hit.mode];
  return `${signed(hit.sum.total)}${leans}`;
}

const LEAN = 4;

const worthOf = ({ hit: { sum, mode } }: AttackOdds): number =>
  sum.total + (mode === 'advantage' ? LEAN : mode === 'disadvantage' ? -LEAN : 0);

/** An attack roll in words: what is added, how it leans. */
export const hitWords = ({ hit: { sum, mode } }: Pick<AttackOdds, 'hit'>): string =>
  boardText('board.odds.hit', { bonus: signed(sum.total), mode });

/** All that an attack promises: what is added to hit, the chance as far as it is known, the damage. */
export function attackWords(odds: AttackOdds): string {
  const { chance, damage } = odds;
  return [
    hitWords(odds),
    ...(chance === undefined ? [] : [chanceWords(chance)]),
    ...(damage === undefined ? [] : [damageWords(damage)]),
  ].join(' · ');
}
