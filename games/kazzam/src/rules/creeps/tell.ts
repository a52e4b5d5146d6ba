import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';

/** Tells what a Creep does by its rules. */
export function tell(t: Kazzam, who: CreatureId, what: string, of: CreatureId, rule: string): void {
  if (t.listening) t.emit({ type: 'creep', rule, who, what, of });
}
