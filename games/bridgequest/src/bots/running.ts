import type { Answer, OneChoice } from '@tablewright/engine';
import { killsOf } from './fighting.ts';
import { cardNamed, indexed, type Outlook, worthOf } from './outlook.ts';

/** Whether the rest can be beaten that nobody has rolled against yet. */
export function worthTurning({ view }: Outlook): boolean {
  const { sums, combat } = view;
  if (sums === undefined || combat === undefined) return false;
  const left = sums.foes.filter(({ id }) => !combat.runs.some(({ foe }) => foe === id));
  const att = left.reduce((sum, foe) => sum + (foe.att ?? 0), 0);
  const def = left.reduce((sum, foe) => sum + (foe.def ?? 0), 0);
  return att < sums.players.def - 1 && def < sums.players.att;
}

/**
 * Whom to run from first: whoever is harmless, as long as the rest could be fought once it is left behind (BQ-CON-02); else
 * whoever is strongest.
 */
export function runFrom(look: Outlook, choice: OneChoice): Answer {
  const ranked = indexed(choice).map(({ at, option }) => {
    const foe = look.view.sums?.foes.find(({ id }) => id === option.id);
    const strength = foe?.strength.reduce((sum, { n }) => sum + n, 0) ?? 0;
    return { at, worth: strength - 100 * (1 - killsOf(look, option.id)) };
  });
  return ranked.sort((a, b) => a.worth - b.worth)[0]?.at ?? 0;
}

/** An ally is given for the own life, the one that adds least (BQ-CHAR-10). */
export function sacrifices(look: Outlook, choice: OneChoice): Answer {
  const nobody = choice.fallback ?? 0;
  const combat = look.view.combat;
  const foe = combat?.runs.at(-1)?.foe;
  if (foe === undefined) return nobody;
  const dies = killsOf(look, foe) > 0;
  if (!dies) return nobody;
  const allies = indexed(choice)
    .filter(({ option }) => option.id !== 'nobody')
    .map(({ at, option }) => ({
      at,
      worth: look.view.figures[option.id]?.bonus ?? worthOf(cardNamed(look, option.id)),
    }));
  return allies.sort((a, b) => a.worth - b.worth)[0]?.at ?? nobody;
}
