import type { Sheet } from '../content/sheet.ts';
import { handsFor } from '../rules/bearers/known-spells.ts';
import type { D20Content } from '../table.ts';
import type { Fault } from './fault.ts';

const HANDS = 2;

/** One armor at a time, and what two hands can hold (DT-AC, DT-WPN-07, DT-HER-02). */
export function gearFaults(content: D20Content, { gear, heritage }: Sheet): readonly Fault[] {
  const faults: Fault[] = [];
  const isArmor = (kind: string) => content.gear[kind]?.armor !== undefined;
  const armors = gear.flatMap(({ kind, is }, at) => (is === 'worn' && isArmor(kind) ? [at] : []));
  for (const at of armors.slice(1)) {
    const message = 'is worn over another armor; at most one is worn (DT-AC-01)';
    faults.push({ path: `gear.${at}.is`, message, needs: [] });
  }
  for (const [at, { kind, is }] of gear.entries()) {
    if (is !== 'worn' || isArmor(kind)) continue;
    const message = 'is no armor: it is held, or put on with "on"';
    faults.push({ path: `gear.${at}.is`, message, needs: [] });
  }
  const held = gear.flatMap(({ kind, is }, at) => (is === 'held' ? [{ kind, at }] : []));
  for (const { kind, at } of held) {
    if (!isArmor(kind)) continue;
    const message = 'is armor: it is worn or packed, not held (DT-AC-01)';
    faults.push({ path: `gear.${at}.is`, message, needs: [] });
  }
  const hands = held.reduce((sum, { kind }) => sum + handsFor({ content }, kind), 0);
  if (hands > HANDS) {
    const message = `takes ${hands} hands for what is held; there are ${HANDS} (DT-WPN-07)`;
    faults.push({ path: 'gear', message, needs: [] });
  }
  const first = held[0];
  if (first !== undefined && content.heritages[heritage]?.bans?.includes('hold') === true) {
    const message = `nothing is held by ${heritage}; it can be worn or packed (${content.heritages[heritage]?.rule})`;
    faults.push({ path: `gear.${first.at}.is`, message, needs: ['heritage'] });
  }
  for (const [at, { kind, uses }] of gear.entries()) {
    const most = content.gear[kind]?.uses;
    if (uses === undefined || (most !== undefined && uses <= most)) continue;
    const message =
      most === undefined
        ? `${kind} has no uses to count; leave it out`
        : `is more than ${kind} has, ${most}`;
    faults.push({ path: `gear.${at}.uses`, message, needs: [] });
  }
  return faults;
}
