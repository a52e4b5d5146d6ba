import { sumOf, type Term } from '../rules/combat/terms.ts';
import { impatience } from '../rules/combat/totals.ts';
import type { BridgeView } from '../view.ts';

/** One of the four numbers of a combat. */
export type Side = 'att' | 'def';

/** A term of a sum, with whom it belongs to where several fight. */
export interface Part extends Term {
  readonly of?: { readonly seat: number } | { readonly foe: string };
}

/** What the players’ attack or defence is made of; the parts add up to the sum (BQ-CMB-01 to -04, -15). */
export function partsOfPlayers(view: BridgeView, side: Side): readonly Part[] {
  const { sums } = view;
  if (sums === undefined) return [];
  const own = sums.heroes.flatMap((hero): readonly Part[] => {
    const terms = hero[side].map((term): Part => ({ ...term, of: { seat: hero.seat } }));
    const less = Math.min(0, sumOf(hero[side]));
    return less === 0
      ? terms
      : [...terms, { n: -less, rule: 'BQ-TERM-14', of: { seat: hero.seat } }];
  });
  const push = side === 'att' ? impatience(view as never) : 0;
  const boss: readonly Part[] = push === 0 ? [] : [{ n: push, rule: 'BQ-BOSS-08' }];
  // What two who fight together are to each other stands in the sum alone.
  const rest = sums.players[side] - sumOf([...own, ...boss]);
  return [...own, ...boss, ...(rest === 0 ? [] : [{ n: rest, rule: 'BQ-CMB-42' }])];
}

/**
 * What the monsters’ attack or defence is made of: one part for each of them (BQ-CMB-15), and for whoever was attacked,
 * with what it is to the attacker (BQ-PVP-02, -09).
 */
export function partsOfMonsters({ sums, combat, rooms }: BridgeView, side: Side): readonly Part[] {
  if (sums === undefined) return [];
  const foes = sums.foes.map(
    ({ id, [side]: n = 0 }): Part => ({ n, rule: 'BQ-CMB-13', of: { foe: id } }),
  );
  const rest = sums.monsters[side] - sumOf(foes);
  if (combat?.defender === undefined) return foes;
  const of = { seat: combat.defender };
  const own = Math.max(0, sumOf(rooms[combat.defender]?.strength[side] ?? []));
  const attacked: readonly Part[] = [
    { n: own, rule: 'BQ-PVP-02', of },
    { n: rest - own, rule: 'BQ-PVP-09', of },
  ];
  return [...foes, ...attacked.filter(({ n }) => n !== 0)];
}
