import type { Flow } from '@tablewright/engine';
import type { Portal } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { firePortal } from '../worlds/portal.ts';
import { perform } from './perform.ts';
import { worldsChanged } from './worlds-changed.ts';

/**
 * A portal card that was turned up or lost fires at once for whoever it was (BQ-CHG-05); what it says beside its scope
 * joins in (BQ-GM-14).
 */
export function* portalFires(
  t: Bridge,
  user: Hero,
  source: CardId,
  { scope, effects }: Portal,
  rule: string,
): Flow<void> {
  yield* worldsChanged(t, yield* firePortal(t, user, scope, rule));
  const more = effects.filter(({ trigger }) => trigger === 'play').flatMap((one) => one.do);
  yield* perform(t, more, { you: user, by: user, source, rule, isDeed: false });
}
