import type { Flow } from '@tablewright/engine';
import type { Action } from '../../effects/effect.ts';
import type { Hero } from '../../model.ts';
import { type Checked, check } from '../../sheets/checks.ts';
import type { Bridge } from '../../table.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import type { Looking } from '../effects/situation.ts';

/** Whether an effect forbids checks of a number (BQC-VERB-29). */
export function mayCheck(t: Looking, hero: Hero, stat: Checked): boolean {
  const act = { WIS: 'wis', CON: 'con', DEX: 'dex' }[stat];
  return !ofVerb(inForceFor(t, hero), 'ban').some(({ action }) => action.act === act);
}

/** What the die of a check is rolled for. */
const PURPOSES = { WIS: 'wis-check', CON: 'con-check', DEX: 'dex-check' } as const;
/** By which rule it is rolled, and wears the number. */
const RULES = { WIS: 'BQ-WIS-01', CON: 'BQ-CON-01', DEX: 'BQ-DEX-01' } as const;

/** By how much effects make a check easier, or harder below 0 (BQC-VERB-06). */
export function easeOf(t: Looking, hero: Hero, stat: Checked): number {
  return ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => isFor(action, stat))
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
}

/**
 * A check of WIS, CON or DEX: a d20 under the number, which wears by one whatever comes of it (BQ-TERM-10,
 * BQ-WIS-01, BQ-CON-01, BQ-DEX-01). What made one roll easier is used up (BQC-DUR-07).
 * @param rule what calls for it
 */
export function* checkOf(t: Bridge, hero: Hero, stat: Checked, rule: string): Flow<boolean> {
  const purpose = PURPOSES[stat];
  const about = { sides: 20, purpose, rule: RULES[stat], roller: hero, better: 'low' } as const;
  const face = yield* roll(t, about);
  const { passed, sheet } = check(hero.sheet, stat, face, easeOf(t, hero, stat));
  hero.sheet = sheet;
  const { seat } = hero;
  t.state.lasting = t.state.lasting.filter(
    ({ target, until, action }) => target !== seat || until !== '1' || !isFor(action, stat),
  );
  t.tell?.({ type: 'checked', rule, seat, stat, face, passed, number: sheet[stat] });
  return passed;
}

function isFor(action: Action, stat: Checked): boolean {
  return action.verb === 'ease' && (action.kind === stat || action.kind === 'check');
}
