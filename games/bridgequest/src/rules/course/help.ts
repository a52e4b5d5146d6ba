import { choose, chooseAmount, type Flow, type Seat } from '@tablewright/engine';
import type { Combat } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { adjacentTo } from '../acts/doing.ts';
import { treasuresOf } from '../combat/paying.ts';
import { combatantsOf } from '../effects/situation.ts';
import { isBanned } from '../plays/playable.ts';

/** Somebody who may be asked for help. */
export interface Helping {
  readonly id: string;
  readonly names: { readonly seat: Seat };
  readonly partner: Seat;
}

/** After so many refusals in a combat nobody is asked again (decision 38). */
const REFUSALS = 2;

/** Whom the owner of a combat may ask (BQ-CMB-40, -41): the adjacent, while it has no helper. */
export function helpersFor(t: Bridge, combat: Combat): readonly Helping[] {
  const [owner] = combatantsOf(t);
  if (owner === undefined || combat.helper !== undefined) return [];
  if (combatantsOf(t).some((hero) => isBanned(t, hero, 'help'))) return [];
  return adjacentTo(t, owner)
    .filter(({ seat }) => seat !== combat.defender && (combat.refused[seat] ?? 0) < REFUSALS)
    .map(({ seat }) => ({ id: `help/${seat}`, names: { seat }, partner: seat }));
}

const ANSWERS = [{ id: 'refuse' }, { id: 'agree' }] as const;

/** The owner proposes a share of the treasures, the other agrees or not (BQ-CMB-40, -46). */
export function* asksForHelp(t: Bridge, combat: Combat, partner: Seat): Flow<void> {
  const { owner } = combat;
  const most = treasuresOf(t, combat.foes);
  const about = { rule: 'BQ-CMB-46', min: 0, max: most, fallback: 0 };
  const share = yield* chooseAmount(t, owner, 'choice.share-of-helper', {
    ...about,
    params: { partner: { seat: partner } },
  });
  t.tell?.({ type: 'help-asked', rule: 'BQ-CMB-40', seat: owner, partner, share });
  const asked = { rule: 'BQ-CMB-40', params: { owner: { seat: owner }, n: share } };
  const { id } = yield* choose(t, partner, 'choice.help-or-not', ANSWERS, asked);
  if (id === 'refuse') {
    combat.refused[partner] = (combat.refused[partner] ?? 0) + 1;
    t.tell?.({ type: 'help-refused', rule: 'BQ-CMB-40', seat: partner });
    return;
  }
  // From here on it cannot be withdrawn (BQ-CMB-41).
  combat.helper = partner;
  combat.share = share;
  t.tell?.({ type: 'help-given', rule: 'BQ-CMB-41', seat: partner, share });
}
