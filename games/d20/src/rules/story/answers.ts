import { choose, type Flow } from '@tablewright/engine';
import { TAGS } from '../../content/tags.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { sceneOf } from '../adventure/adventure.ts';
import { decide, masterSeat } from '../deciding/decide.ts';
import { DAY, HOUR } from '../effects/afflict.ts';
import { newItem } from '../making/creature.ts';
import { advance } from '../time/clock.ts';
import type { CalmDeed } from './calm-deed.ts';
import { learn, unknownFact } from './doing.ts';

/** Whether its player is there to spend a token. */
const hasToken = ({ tokens, seat, absence }: Creature): boolean =>
  tokens > 0 && seat !== undefined && absence === undefined;

/** What a token can bring between fights: an answer after research or carousing, a special thing (DT-TOK-07). */
export function tokenDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  if (!hasToken(creature)) return [];
  const { setting = [], rest } = sceneOf(t);
  const deeds = [...specialItemDeed(creature)];
  if (unknownFact(t) === undefined) return deeds;
  // Where there is company one hears things; where one can stay, one can look things up.
  if (setting.includes('social'))
    deeds.push({ id: 'carouse', kind: 'token', run: (at) => ask(at, creature, HOUR) });
  else if (rest === 'allowed')
    deeds.push({ id: 'research', kind: 'token', run: (at) => ask(at, creature, DAY) });
  return deeds;
}

/** A special thing, for a token. */
export const specialItemDeed = (creature: Creature): readonly CalmDeed[] =>
  !hasToken(creature)
    ? []
    : [{ id: 'special-item', kind: 'token', run: (at) => specialItem(at, creature) }];

/** Time is spent, then a token for a true answer, if there is one (DT-TOK-07, DT-AGM-10, DT-DUR-19, -21). */
function* ask(t: D20, creature: Creature, time: number): Flow<void> {
  yield* advance(t, time);
  const fact = unknownFact(t);
  if (fact === undefined || creature.tokens < 1 || creature.seat === undefined) return;
  const options = [{ id: 'keep' }, { id: 'ask' }];
  const { id } = yield* choose(t, creature.seat, 'choice.answer', options, {
    rule: 'DT-TOK-07',
    fallback: 1,
  });
  // The token may have gone for something else while this was asked.
  if (id === 'keep' || creature.tokens < 1) return;
  spend(t, creature, 'answer');
  learn(t, fact, masterSeat(t) === undefined ? 'DT-AGM-10' : 'DT-TOK-07');
}

/** A thing so special that it gives advantage once on one task (DT-TOK-07). */
function* specialItem(t: D20, creature: Creature): Flow<void> {
  spend(t, creature, 'item');
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const question = { rule: 'DT-TOK-07', usual: () => 0 };
  const { id: task } = yield* decide(t, creature, 'choice.item-for', tags, question);
  const item = newItem(t, 'small-things');
  item.task = task;
  creature.items.push(item);
  t.tell?.({ type: 'given', rule: 'DT-TOK-07', creature: creature.id, item: item.kind, count: 1 });
}

function spend(t: D20, creature: Creature, on: string): void {
  creature.tokens -= 1;
  t.tell?.({
    type: 'token-spent',
    rule: 'DT-TOK-07',
    creature: creature.id,
    on,
    tokens: creature.tokens,
  });
}
