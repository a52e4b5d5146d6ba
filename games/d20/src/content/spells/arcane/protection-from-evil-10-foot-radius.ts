import { protectionCircle } from '../shared/protection-circle.ts';

/** Protection from Evil 10-Foot Radius. */
export const PROTECTION_FROM_EVIL_10_FOOT_RADIUS = protectionCircle({
  id: 'protection-from-evil-10-foot-radius',
  rule: 'DT-ARC-310',
  tradition: 'arcane',
  level: 3,
});
