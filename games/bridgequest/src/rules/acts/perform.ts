import { choose, type Flow } from '@tablewright/engine';
import type { Action } from '../../effects/effect.ts';
import type { Verb } from '../../effects/signatures.ts';
import type { Duration } from '../../effects/words.ts';
import type { Hero } from '../../model.ts';
import { withGenderFlipped, withStat } from '../../sheets/sheet.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { checkOf } from '../checks/check.ts';
import { deed } from '../karma/deeds.ts';
import { amountNow } from './amounts.ts';
import { type Doing, heroesMeant } from './doing.ts';
import { beginLasting } from './lasting.ts';

/** What a verb does to one hero that it means. */
type Act<V extends Verb> = (
  t: Bridge,
  hero: Hero,
  action: Action<V>,
  doing: Doing,
) => Flow<void> | undefined;

/** What flipping a gender costs in the combat of now, or the next one (BQC-VERB-44). */
const FLIPPED = -5;

/** The verbs that do something at once. Those that deal with cards of the table and with monsters are to come. */
const ACTS: { readonly [V in Verb]?: Act<V> } = {
  travel(t, hero, { n }, { rule }) {
    const by = amountNow(t, hero, n, rule);
    hero.travels += by;
    const { seat, travels: left } = hero;
    t.tell?.({ type: 'travels-changed', rule, seat, by, left });
    return undefined;
  },
  stat(t, hero, { stat, n }, { rule }) {
    const by = amountNow(t, hero, n, rule);
    hero.sheet = withStat(hero.sheet, stat, by);
    const { seat, sheet } = hero;
    t.tell?.({ type: 'stat-changed', rule, seat, stat, by, number: sheet[stat] });
    return undefined;
  },
  karma(t, hero, { n }, { rule, isDeed }) {
    deed(t, hero, { rule, points: amountNow(t, hero, n, rule), isDrained: !isDeed });
    return undefined;
  },
  draw(t, hero, { deck, n, face }, { rule }) {
    if (deck === 'world' || deck === 'pocket' || deck === 'pocketTreasure') return undefined;
    const { seat } = hero;
    const kept = deck === 'dust' || deck === 'spell' ? 'karma' : 'hand';
    // What is dealt face up stays on the table for good (BQ-CARD-12).
    const to = face === 'up' && kept === 'hand' ? 'tapped' : kept;
    const count = amountNow(t, hero, n, rule);
    ZONES.draw(t, `${deck}-deck`, `${to}/${seat}`, count, { rule, seat });
    return undefined;
  },
  skip(t, hero, { n }, { rule }) {
    const count = amountNow(t, hero, n, rule);
    hero.skips += count;
    t.tell?.({ type: 'turns-lost', rule, seat: hero.seat, count });
    return undefined;
  },
  flip(t, hero, _, { rule, source }) {
    hero.sheet = withGenderFlipped(hero.sheet);
    const { seat, sheet } = hero;
    t.tell?.({ type: 'gender-flipped', rule, seat, gender: sheet.gender });
    beginLasting(t, hero, { verb: 'att', n: FLIPPED }, 'c', { source, rule: 'BQC-VERB-44' });
    return undefined;
  },
  *check(t, hero, { stat, pass, fail }, doing) {
    if (stat === 'ST') return;
    const passed = yield* checkOf(t, hero, stat, doing.rule);
    yield* perform(t, passed ? pass : fail, { ...doing, you: hero });
  },
  *pick(t, hero, { options }, doing) {
    const offered = options.map((action, at) => ({ id: `${at + 1}/${action.verb}`, action }));
    const about = { rule: 'BQC-VERB-47' };
    const { action } = yield* choose(t, hero.seat, 'pick-effect', offered, about);
    yield* perform(t, [action], { ...doing, you: hero });
  },
};

/** What goes on holding for whom it was done to; without a duration for the combat (BQC-DUR-01, -02). */
const HELD: readonly Verb[] = [
  ...(['att', 'def', 'any', 'run', 'ease', 'tie', 'strike', 'ban', 'ward', 'mark'] as const),
  ...(['slot', 'hand', 'toll', 'price'] as const),
];

/** Does what an effect says, from left to right (BQC-FX-01), each action to everybody that it means. */
export function* perform(t: Bridge, actions: readonly Action[], doing: Doing): Flow<void> {
  for (const action of actions) {
    for (const hero of yield* heroesMeant(t, action.target, doing)) {
      const { duration } = action;
      if (HELD.includes(action.verb)) begin(t, hero, action, duration ?? 'c', doing);
      else yield* act(t, hero, action, doing);
    }
  }
}

function begin(t: Bridge, hero: Hero, action: Action, until: Duration, doing: Doing): void {
  // What lasts is the hero's own from then on, whoever was meant.
  const { target: _, duration: __, ...own } = action;
  beginLasting(t, hero, own as Action, until, doing);
}

function* act(t: Bridge, hero: Hero, action: Action, doing: Doing): Flow<void> {
  const done = ACTS[action.verb] as Act<Verb> | undefined;
  if (done === undefined) throw new Error(`nothing does "${action.verb}" yet`);
  const flow = done(t, hero, action, doing);
  if (flow !== undefined) yield* flow;
}
