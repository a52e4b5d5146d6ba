import { confirm, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf, playing, sceneOf } from '../adventure/adventure.ts';
import { isUp } from '../creature.ts';
import { canHoldToken, doAll, gainToken } from '../story/doing.ts';
import { holds } from '../story/when.ts';
import { wordsOf } from '../story/words.ts';

/** The bargain of a scene, once: to whom its flaw fits, else to whoever has fewest tokens (DT-TOK-21, DT-AGM-07). */
export function* offerBargain(t: D20): Flow<void> {
  const { story } = playing(t);
  const { bargain, rule = 'DT-TOK-21' } = sceneOf(t);
  if (bargain === undefined || story.bargained || !holds(t, bargain.when)) return;
  const creature = takerOf(t, bargain.flaw);
  // If nobody can take it, it waits for the first who can in this scene.
  if (creature === undefined) return;
  story.bargained = true;
  const accepted = yield* accepts(t, creature);
  t.tell?.({ type: 'bargain', rule, creature: creature.id, accepted });
  if (!accepted) return;
  gainToken(t, creature, 'DT-TOK-21');
  yield* doAll(t, bargain.do, { rule, actor: creature });
}

/** Companions refuse unless they have no token (DT-BOT-04). */
function* accepts(t: D20, creature: Creature): Flow<boolean> {
  if (creature.seat === undefined || creature.absence !== undefined) return creature.tokens < 1;
  const words = wordsOf(t, sceneOf(t).bargain?.text ?? '');
  return yield* confirm(t, creature.seat, 'choice.bargain', {
    rule: 'DT-AGM-07',
    params: { words, creature: creature.id },
  });
}

/** Whom a bargain is offered to. */
function takerOf(t: D20, flaw: string): Creature | undefined {
  const able = partyOf(t).filter((one) => isUp(one) && canHoldToken(one) && one.seat !== undefined);
  const fitting = able.find(({ character }) => character?.flaw.tag === flaw);
  if (fitting !== undefined) return fitting;
  return [...able].sort(
    (a, b) => a.tokens - a.level - (b.tokens - b.level) || (a.seat ?? 0) - (b.seat ?? 0),
  )[0];
}
