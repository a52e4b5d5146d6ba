import type { Action } from '../../effects/effect.ts';
import type { Duration } from '../../effects/words.ts';
import type { CardId, Hero, Lasting } from '../../model.ts';
import type { Bridge } from '../../table.ts';

/** Has what an effect does hold for a hero until its time is over (BQC-DUR-02 to -07). */
export function beginLasting(
  t: Bridge,
  { seat }: Hero,
  action: Action,
  until: Duration,
  { source, rule }: { readonly source: CardId; readonly rule: string },
): void {
  const { state } = t;
  state.lasting.push({ id: state.nextLasting, source, target: seat, action, until });
  state.nextLasting += 1;
  t.tell?.({ type: 'effect-began', rule, seat, source, verb: action.verb, until });
}

/** What is over at the end of a combat (BQC-DUR-02, BQ-TERM-18). */
export function endCombatEffects({ state }: Bridge): void {
  state.lasting = state.lasting.filter(({ until }) => until !== 'c');
  state.used = state.used.filter(({ until }) => until !== 'c');
}

/**
 * What is over at the end of a turn: what lasts for it, and for the hero whose turn it was what lasts until the end of
 * its next one (BQC-DUR-03, -04). What began in this very turn lasts until the one after it.
 * @param begun the lasting things with ids from this one on began in the turn
 */
export function endTurnEffects({ state }: Bridge, begun: number): void {
  const isOver = ({ until, target, id }: Lasting): boolean =>
    until === 't' || (until === 'n' && target === state.active && id < begun);
  state.lasting = state.lasting.filter((one) => !isOver(one));
  state.used = state.used.filter(({ until }) => until !== 't');
}

/**
 * What a death ends: everything that was on the character, what would have lasted for the rest of the game too (BQ-DEAD-04,
 * BQ-TERM-19).
 */
export function endEffectsOn({ state, tell }: Bridge, { seat }: Hero): void {
  const endless = state.lasting.filter(
    ({ target, until }) => target === seat && (until === 'g' || until === 'w'),
  );
  for (const { source } of endless) {
    tell?.({ type: 'effect-ended', rule: 'BQ-TERM-19', seat, source });
  }
  state.lasting = state.lasting.filter(({ target }) => target !== seat);
}
