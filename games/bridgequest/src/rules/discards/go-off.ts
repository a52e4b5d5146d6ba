import type { Flow } from '@tablewright/engine';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { portalWorks } from '../acts/portal.ts';
import { goesOff } from '../cards/discarding.ts';
import { enters, foeOf } from '../combat/foes.ts';
import { curseStrikes } from '../curses/strike.ts';
import { inDoorOrder } from '../doors/order.ts';
import { fights } from '../effects/situation.ts';
import { monstersWander } from '../monsters/wandering.ts';
import { setLoose } from '../placing/loose.ts';
import { figureOf } from '../standing/figures.ts';

/**
 * Cards that were lost from a hand take effect at once (BQ-CARD-05): wandering monsters, portals, curses, then
 * monsters (BQ-CARD-07). All other kinds simply lie in the discards.
 */
export function* goOff(t: Bridge, hero: Hero, cards: readonly CardId[]): Flow<void> {
  for (const { id, card } of inDoorOrder(cards.map((id) => ({ id, card: cardOf(t, id) })))) {
    // One that has been drawn, taken back or shuffled away meanwhile does nothing more.
    const { type: loud } = card;
    if (ZONES.placeOf(t.state, id) !== 'door-discard' || !goesOff(loud)) continue;
    switch (loud) {
      case 'wandering':
        yield* monstersWander(t, hero, 'BQ-WAND-03');
        break;
      case 'portal':
        yield* portalWorks(t, hero, id, 'BQ-CARD-05');
        break;
      case 'curse':
      case 'trap':
      case 'disaster':
        yield* curseStrikes(t, { card: id, victim: hero });
        break;
      case 'monster':
        yield* breaksLoose(t, hero, id);
        break;
      default:
        loud satisfies never;
    }
  }
}

/** A monster from a lost hand lies loose where its holder is, or joins the fight there (BQ-CARD-06, -10). */
function* breaksLoose(t: Bridge, hero: Hero, card: CardId): Flow<void> {
  if (fights(t, hero)) {
    ZONES.move(t, [card], 'door-discard', 'combat', { rule: 'BQ-CARD-06' });
    enters(t, foeOf(card, true), 'BQ-CARD-06');
    return;
  }
  const { where } = figureOf(t.state, hero);
  const home = where.at === 'homeworld' ? 'BQ-CARD-10' : 'BQ-CARD-05';
  const rule = where.at === 'boss-mode' ? 'BQ-BOSS-13' : home;
  yield* setLoose(t, card, 'door-discard', where, rule);
}
