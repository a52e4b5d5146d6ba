import type { Flow } from '@tablewright/engine';
import type { Creature, Effect } from '../../model.ts';
import { contentOf, type D20 } from '../../table.ts';
import { creatureOf } from '../creature.ts';
import { saveAgain } from '../saves/save.ts';
import { MINUTE } from './afflict.ts';
import { relieve } from './relieve.ts';

/** Saves that come at the end of each own turn (DT-COND-12, DT-ATK-12). */
export function* saveAtTurnEnd(t: D20, creature: Creature): Flow<void> {
  for (const effect of [...creature.effects]) {
    if (effect.until.at === 'next-turn') yield* endsWithTurn(t, creature, effect);
    else if (effect.save?.when === 'turn-end') yield* saveFrom(t, creature, effect);
  }
}

/** What lasts to the end of the next turn: not of the one in which it came (DT-TURN-09). */
function* endsWithTurn(t: D20, creature: Creature, effect: Effect): Flow<void> {
  if (effect.until.at !== 'next-turn') return;
  if (effect.until.skipsOne) effect.until = { at: 'next-turn', skipsOne: false };
  else yield* relieve(t, creature, effect, 'time', 'DT-TURN-09');
}

/** Saves that come each minute. */
export function* saveEachMinute(t: D20, creature: Creature): Flow<void> {
  for (const effect of [...creature.effects]) {
    const { save } = effect;
    if (save?.when !== 'minute' || (save.next ?? 0) > t.state.clock) continue;
    save.next = t.state.clock + MINUTE;
    yield* saveFrom(t, creature, effect);
  }
}

function* saveFrom(t: D20, creature: Creature, effect: Effect): Flow<void> {
  const { save, source } = effect;
  if (save === undefined || !creature.effects.includes(effect)) return;
  const by = source.by === undefined ? undefined : creatureOf(t.state, source.by);
  // What it works by is what it worked by at first (DT-TASK-07).
  const tags = [effect.kind, ...(contentOf(t).traits[effect.kind]?.tags ?? [])];
  if (effect.data?.tag !== undefined) tags.push(effect.data.tag);
  const against = {
    rule: source.rule,
    tags,
    ...(source.isSpell === true ? { isMagic: true as const } : {}),
    ...(by === undefined ? {} : { by }),
  };
  if (yield* saveAgain(t, creature, save, against)) yield* relieve(t, creature, effect, 'save');
}
