import type { Status } from '../../../model.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';

/** What the crown of a bird does (KM-BIRD-02). */
export interface Crown {
  readonly lesser: EffectPart;
  readonly greater: EffectPart;
}

/** The two effects of a crown; each lasts until its bearer's next turn ends (KM-CRP-10). */
export function crownOf(bird: string, lesser: Status, greater: Status, amount = 0): Crown {
  return { lesser: crowned(bird, lesser, amount), greater: crowned(bird, greater, 0) };
}

/** Two birds of a kind give the same, which does not add up (KZ-GEN-16). */
function crowned(source: string, kind: Status, amount: number): EffectPart {
  return {
    on: 'target',
    gives: kind,
    *run(t, { target: on, attacker: by }) {
      yield* inflict(t, { kind, on, by, source, until: untilNextTurnEnds(t.state, on), amount });
    },
  };
}
