import { D6, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { actAtOnce } from '../../../rules/creeps/turn.ts';
import type { RowTurn } from '../../../rules/effects/creep-block.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { bringCreep } from '../../../rules/movement/bring-creep.ts';
import type { Kazzam } from '../../../table.ts';
import { type CrownedBird, FLAMECROWNED, ICECROWNED, NEEDLECROWNED } from '../birds/bird.ts';

const RULE = 'KM-GOLEM-07';

/** By what the die shows, two faces each (KM-GOLEM-07). */
const BROOD: readonly CrownedBird[] = [FLAMECROWNED, ICECROWNED, NEEDLECROWNED];

/** Brings a bird by a die, which attacks at once with its greater effect (KM-GOLEM-07). */
export function* parent({ t, creep: by, recover }: RowTurn): Flow<void> {
  yield* recover();
  tell(t, by, 'itself', by, RULE, 'parent');
  const roll = t.roll(D6, 'creep', by);
  if (t.listening) t.emit({ type: 'own-roll', rule: RULE, who: by, roll });
  const bird = BROOD[Math.ceil(roll / 2) - 1];
  if (bird === undefined) return;
  const who = yield* bringCreep(t, { block: bird.block.id, by, rule: RULE });
  if (who !== undefined) yield* actAtOnce(t, who, bird.great);
}

/** Its birds go with it (KM-GOLEM-08). */
export function dismissBirds(t: Kazzam, golem: CreatureId, by: CreatureId): void {
  const { state } = t;
  const { group } = creatureOf(state, golem);
  const birds = creaturesWhere(
    state,
    (id) => id !== golem && creatureOf(state, id).group === group && isOnMap(creatureOf(state, id)),
  );
  for (const bird of birds) {
    tell(t, bird, 'vanish', golem, 'KM-GOLEM-08');
    takeOut(t, bird, by);
  }
}
