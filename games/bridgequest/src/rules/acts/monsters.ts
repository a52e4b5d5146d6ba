import { choose, type Flow } from '@tablewright/engine';
import type { CardId, Foe, Hero } from '../../model.ts';
import { type Bridge, cardOf, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { discard } from '../cards/discarding.ts';
import { discardFoe, enters, foeOf, illusionOf, isBoss, leaves } from '../combat/foes.ts';
import { payFoe } from '../combat/paying.ts';
import { hiding } from '../windows/open-window.ts';
import { amountNow } from './amounts.ts';
import { type Act, type Acts, type Doing, foesMeant, heroesMeant } from './doing.ts';

/** What happens to monsters of the combat, and brings more of them (BQC-VERB-04, -18 to -23). */
export const MONSTER_ACTS: Acts = {
  mst: changes('mst'),
  loot: changes('loot'),
  levels: changes('levels'),
  *oust(t, { reward, target }, doing) {
    for (const foe of yield* foesMeant(t, target, doing)) {
      // Nothing takes the Boss out of Boss Mode (decision 70).
      if (isBoss(t, foe) && t.state.bossMode !== undefined) continue;
      if (reward !== 'none') payFoe(t, foe, reward === 'full' ? 'all' : 'treasure', 'BQC-VERB-18');
      leaves(t, foe);
      // Whoever goes for a reward counts as beaten (BQ-CMB-31); without one nothing is gained (BQ-CMB-55).
      const left = reward === 'none' ? 'BQ-CMB-55' : 'BQ-CMB-31';
      t.tell?.({ type: 'foe-left', rule: left, foe: foe.id });
      if (reward !== 'none') t.state.combat?.beaten.push(foe.id);
      if (t.state.figures[foe.id] === undefined) discardFoe(t, foe, doing.rule);
    }
    return undefined;
  },
  *escape(t, { target }, doing) {
    const { combat } = t.state;
    if (combat === undefined) return undefined;
    const { seat } = doing.you;
    if (target === undefined || target === 'you') {
      combat.escapes.push({ seat });
      t.tell?.({ type: 'escape-found', rule: 'BQC-VERB-19', seat });
      return undefined;
    }
    if (target === 'both') {
      for (const hero of yield* heroesMeant(t, target, doing)) {
        combat.escapes.push({ seat: hero.seat });
        t.tell?.({ type: 'escape-found', rule: 'BQC-VERB-19', seat: hero.seat });
      }
      return undefined;
    }
    for (const { id } of yield* foesMeant(t, target, doing)) {
      combat.escapes.push({ seat, foe: id });
      t.tell?.({ type: 'escape-found', rule: 'BQC-VERB-19', seat, foe: id });
    }
    return undefined;
  },
  *join(t, { source, target }, doing) {
    const { combat } = t.state;
    if (combat === undefined) return undefined;
    if (source === 'copy') {
      for (const foe of yield* foesMeant(t, target ?? 'foe', doing)) {
        enters(t, illusionOf(combat, foe), 'BQC-VERB-20');
      }
      return undefined;
    }
    if (source === 'hand') yield* joinsFromHand(t, doing.by);
    else joinsFromPile(t, source);
    return undefined;
  },
  *kick(t, { n }, doing) {
    const count = yield* amountNow(t, doing.you, n, doing.rule);
    if (count > 0) yield* momentsOf(t).kicksOn(t, doing.you, count, 'BQC-VERB-23');
    return undefined;
  },
};

/** A verb that changes a number of monsters for the combat (BQC-VERB-04, -21, -22). */
function changes(verb: 'mst' | 'loot' | 'levels'): Act<'mst' | 'loot' | 'levels'> {
  return function* (t, { n, target }, doing) {
    for (const foe of yield* foesMeant(t, target, doing)) {
      const by = yield* amountNow(t, doing.by, n, doing.rule);
      changeFoe(t, foe, verb, by, doing);
    }
    return undefined;
  };
}

/** Changes a number of a monster for this combat. */
export function changeFoe(
  t: Bridge,
  foe: Foe,
  verb: 'mst' | 'loot' | 'levels',
  n: number,
  { source, rule }: Pick<Doing, 'source' | 'rule'>,
): void {
  if (n === 0) return;
  foe.changes.push({ verb, n, source });
  t.tell?.({ type: 'foe-changed', rule, foe: foe.id, source, what: verb, by: n });
}

const isMonsterCard = (t: Bridge, card: CardId): boolean => cardOf(t, card).type === 'monster';

/** A monster of the hand joins, of its holder's choice (BQ-WAND-02). */
function* joinsFromHand(t: Bridge, { seat }: Hero): Flow<void> {
  const options = ZONES.at(t.state, `hand/${seat}`)
    .filter((card) => isMonsterCard(t, card))
    .map((card) => ({ id: card, names: { card } }));
  if (options.length === 0) return;
  const { id } = yield* choose(t, seat, 'choice.join-from-hand', options, {
    rule: 'BQ-WAND-02',
    ...hiding(t),
  });
  ZONES.move(t, [id], `hand/${seat}`, 'combat', { rule: 'BQ-WAND-02', seat });
  enters(t, foeOf(id), 'BQ-WAND-02');
}

/**
 * The next monster of the Door deck, past cards that are discarded without effect, or the topmost of the discards. A deck
 * that runs out is refilled (BQ-COMP-06) as long as a monster is to come.
 */
function joinsFromPile(t: Bridge, source: 'top' | 'discard'): void {
  const about = { rule: 'BQC-VERB-20' };
  if (source === 'discard') {
    const topmost = ZONES.at(t.state, 'door-discard').findLast((card) => isMonsterCard(t, card));
    if (topmost !== undefined) bringIn(t, topmost, 'door-discard');
    return;
  }
  for (;;) {
    const [card] = ZONES.draw(t, 'door-deck', 'combat', 1, { ...about, refill: false });
    if (card === undefined) {
      const isToCome = ZONES.at(t.state, 'door-discard').some((one) => isMonsterCard(t, one));
      if (!isToCome) return;
      ZONES.refill(t, 'door-deck', about);
      continue;
    }
    if (isMonsterCard(t, card)) {
      enters(t, foeOf(card), about.rule);
      return;
    }
    discard(t, [card], 'combat', about);
  }
}

function bringIn(t: Bridge, card: CardId, from: 'door-discard'): void {
  ZONES.move(t, [card], from, 'combat', { rule: 'BQC-VERB-20' });
  enters(t, foeOf(card), 'BQC-VERB-20');
}
