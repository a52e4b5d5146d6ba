import { arrange, type Flow } from '@tablewright/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Verb } from '../../effects/signatures.ts';
import type { Trigger } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { worldsAt } from '../../zones.ts';
import { perform } from '../acts/perform.ts';
import { isMet, workingOf } from '../effects/in-force.ts';
import { settleSlots } from '../heroes/settle.ts';
import { fallsIn } from '../portals/falling.ts';
import { figureOf, locationOf } from '../standing/figures.ts';
import { freesRescued } from './homecoming.ts';

/** A hero has arrived in a world: what it does on arrival happens at once (BQ-MOVE-09, BQ-MOVE-10, BQC-TRIG-09). */
export function* landed(t: Bridge, hero: Hero): Flow<void> {
  yield* settleSlots(t);
  if (hero.life === 'alive') freesRescued(t, hero);
  const location = locationOf(figureOf(t.state, hero));
  if (location === undefined || hero.life !== 'alive') return;
  if (yield* fallsIn(t, hero, location, { rule: 'BQ-PORT-13' })) return;
  yield* worldsDo(t, hero, 'enter', 'BQC-TRIG-09');
}

/** What the worlds that a hero is in do to it at a moment of the turn. */
export function* worldsDo(t: Bridge, hero: Hero, trigger: Trigger, rule: string): Flow<void> {
  const location = locationOf(figureOf(t.state, hero));
  if (location === undefined) return;
  for (const world of [...worldsAt(t.state, location)]) {
    yield* cardDoes(t, hero, world, trigger, rule);
    // One that it has been moved out of does nothing more.
    if (locationOf(figureOf(t.state, hero)) !== location || hero.life !== 'alive') return;
  }
}

/** What its world and its own active cards do to a hero at a moment of its turn (BQC-TRIG-10, -11). */
export function* momentDoes(t: Bridge, hero: Hero, trigger: Trigger, rule: string): Flow<void> {
  const location = locationOf(figureOf(t.state, hero));
  const worlds = location === undefined ? [] : worldsAt(t.state, location);
  const sources = [...worlds, ...workingOf(t, hero).map(({ id }) => id)].filter((id) =>
    cardOf(t, id).effects.some((effect) => effect.trigger === trigger),
  );
  for (const id of yield* inOwnersOrder(t, hero, sources, trigger)) {
    const isLeft = worlds.includes(id) && locationOf(figureOf(t.state, hero)) !== location;
    if (!isLeft) yield* cardDoes(t, hero, id, trigger, rule);
  }
}

/** What comes to the same in any order: numbers that are added to, and looks at a deck that stays as it is. */
const ORDERLESS: readonly Verb[] = ['travel', 'karma', 'stat', 'peek'];

/** Several effects on one hero come in the order that it wants (BQ-TERM-21), which is asked where it matters (decision 77). */
function* inOwnersOrder(
  t: Bridge,
  { seat, life }: Hero,
  sources: readonly CardId[],
  trigger: Trigger,
): Flow<readonly CardId[]> {
  const actions = sources.flatMap((id) =>
    cardOf(t, id).effects.flatMap((effect) => (effect.trigger === trigger ? effect.do : [])),
  );
  const isSame = actions.every(({ verb }) => ORDERLESS.includes(verb));
  if (sources.length < 2 || isSame || life !== 'alive') return sources;
  const options = sources.map((id) => ({ id, names: { card: id } }));
  const order = yield* arrange(t, seat, 'choice.order-effects', options, { rule: 'BQ-TERM-21' });
  return order.map(({ id }) => id);
}

function* cardDoes(
  t: Bridge,
  hero: Hero,
  source: CardId,
  trigger: Trigger,
  rule: string,
): Flow<void> {
  const { type, effects } = cardOf(t, source);
  for (const [at, effect] of effects.entries()) {
    if (effect.trigger !== trigger || hero.life !== 'alive') continue;
    if (!isMetNow(t, hero, effect, `${source}/${at}`)) continue;
    // What the world or a card of the table does is nobody's deed but in what it offers to do (BQC-VERB-10).
    const doing = { you: hero, by: hero, source, rule, isDeed: type === 'world' };
    yield* perform(t, effect.do, doing);
  }
}

/** Whether the conditions of an effect hold in this moment; chance is asked anew each time (BQC-COND-11). */
export function isMetNow(t: Bridge, hero: Hero, effect: Effect, key: string): boolean {
  return effect.if.every((condition) => {
    if (condition.kind !== 'odd' && condition.kind !== 'even') {
      return isMet(t, hero, condition, key);
    }
    t.met?.(`condition.${condition.kind}`);
    const face = t.index(6, 'odd-or-even') + 1;
    t.tell?.({
      ...{ type: 'rolled', rule: 'BQC-COND-11', purpose: 'odd-or-even', sides: 6, face },
    });
    return (face % 2 === 1) === (condition.kind === 'odd');
  });
}
