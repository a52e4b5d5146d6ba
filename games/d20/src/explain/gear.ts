import type { GearKind } from '../content/gear-kind.ts';
import { CONTENT } from './world.ts';

/** Whether the uses of a kind of thing are minutes: of lights, and of what is put on to breathe (DT-EQ-39, -40, -48, -49). */
export function countsMinutes(kind: string): boolean {
  const gear: GearKind | undefined = CONTENT.gear[kind];
  return gear?.lights === true || gear?.isPutOn === true;
}
