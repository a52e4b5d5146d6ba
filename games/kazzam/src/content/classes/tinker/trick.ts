import type { Flow } from '@tablewright/engine';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { EffectPart, Use } from '../../../rules/effects/power.ts';
import type { Kazzam } from '../../../table.ts';

/** An item of the Bag of Tricks: what the Effect is where it is used (KC-TNK-32). */
export interface Trick {
  /** Without the class before it. */
  readonly id: string;
  readonly rule: string;
  /** Whether it acts on the target, whose Ward may stop it, or on its square alone (KC-CONV-16). */
  readonly on: EffectPart['on'];
  /** Kinds of effects that it leaves in play. */
  readonly leaves: readonly EffectDef[];
  /** For bots: what it is worth on a target, in points of the score. */
  readonly worth: (t: Kazzam, use: Pick<Use, 'attacker' | 'target'>) => number;
  readonly run: (t: Kazzam, use: Use) => Flow<void>;
}
