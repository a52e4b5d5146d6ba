import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { nothing, windows } from '../effects/windows.ts';

/**
 * Whether a creature gets away from terrain, a zone or a trap that would act on it, by an ability
 * of its own (KR-SPEC-14, KC-POR-12).
 */
export function* escapesHazard(
  t: Kazzam,
  creature: CreatureId,
  { trap }: { readonly trap: boolean },
): Flow<boolean> {
  return !(yield* windows.pass(t, { type: 'hazard', creature, trap }, nothing));
}
