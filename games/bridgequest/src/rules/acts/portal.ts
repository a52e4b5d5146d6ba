import type { Flow } from '@tablewright/engine';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { noteCard } from '../effects/noted.ts';
import { masterDecides } from '../master/decide.ts';
import { firePortal } from '../worlds/portal.ts';
import { perform } from './perform.ts';
import { worldsChanged } from './worlds-changed.ts';

const READINGS = [{ id: 'joins' }, { id: 'replaces' }] as const;

/**
 * A portal card works: its scope, and what it prints beside, which its scope joins; a person who runs the game may have the
 * scope replace it (BQ-PREP-06, BQ-GM-14).
 */
export function* portalWorks(t: Bridge, hero: Hero, id: CardId, rule: string): Flow<void> {
  const card = cardOf(t, id);
  if (card.type !== 'portal') return;
  noteCard(t, id);
  const printed = card.effects.filter(({ trigger }) => trigger === 'play').flatMap((one) => one.do);
  const joins =
    printed.length > 0 &&
    (yield* masterDecides(t, 'portal-text', READINGS, 0, 'BQ-GM-14')).id === 'joins';
  yield* worldsChanged(t, yield* firePortal(t, hero, card.scope, rule));
  if (!joins || hero.life !== 'alive') return;
  yield* perform(t, printed, { you: hero, by: hero, source: id, rule, isDeed: false });
}
