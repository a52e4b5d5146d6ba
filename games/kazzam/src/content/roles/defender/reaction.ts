import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';

/** On a Defender that has used its Reaction since its turn began (KR-DEF-03). */
const REACTED = 'defender-reaction';

export const REACTED_EFFECT: EffectDef = { kind: REACTED };

/**
 * Whether a Defender could use its Reaction now: on anyone's turn, once between two starts of its
 * own (KR-DEF-03, KR-DEF-05), unless it is Stunned (KZ-ACT-15).
 */
export function canReact(state: KazzamState, id: CreatureId): boolean {
  const defender = creatureOf(state, id);
  if (!isOnMap(defender) || has(defender, BITS.stunned)) return false;
  return effectOn(state, REACTED, id) === undefined;
}

/** A trigger of a Defender Reaction. */
export interface Trigger {
  /** The specialisation. */
  readonly key: string;
  readonly rule: string;
  /** Because of whom. */
  readonly of: CreatureId;
}

/** Asks a Defender that could whether it uses its Reaction; it is used up if it does (KR-DEF-03). */
export function* reacts(t: Kazzam, id: CreatureId, { key, rule, of }: Trigger): Flow<boolean> {
  const { state } = t;
  if (!canReact(state, id)) return false;
  const used = yield* confirm(t, id, `reaction.${key}`, {
    rule,
    of: { of },
    usual: true,
    reaction: { key, take: 1, decline: 0 },
  });
  if (!used) return false;
  if (t.listening) t.emit({ type: 'reaction', rule, who: id, of, reaction: key });
  const until = { ends: 'turn-start', of: id, turn: creatureOf(state, id).turns + 1 } as const;
  const mark = state.nextEffect;
  windows.attach(t, { kind: REACTED, on: id, by: id, source: key, until, mark, amount: 0 });
  return true;
}
