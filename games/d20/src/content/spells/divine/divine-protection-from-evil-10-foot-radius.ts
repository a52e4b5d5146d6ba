import { protectionCircle } from '../shared/protection-circle.ts';

/** Protection from Evil 10-Foot Radius. */
export const DIVINE_PROTECTION_FROM_EVIL_10_FOOT_RADIUS = protectionCircle({
  id: 'divine-protection-from-evil-10-foot-radius',
  rule: 'DT-DIV-404',
  tradition: 'divine',
  level: 4,
});
