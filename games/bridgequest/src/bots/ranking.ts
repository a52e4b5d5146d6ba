import type { Answer, Choice } from '@tablewright/engine';
import { indexed } from './outlook.ts';

/** What a look ahead compares in the move phases: to go, to stay, to go home for good. */
const MOVES = ['leave-game', 'walk', 'done', 'change-'];

/**
 * The answers that a bot which looks ahead weighs against the usual one. Whether to go, what to do in a fight, and whether
 * to look for trouble decide games; all else is left to rules of thumb.
 */
export function worthALook(choice: Choice): readonly Answer[] {
  switch (choice.why.key) {
    case 'choice.beginning-move':
    case 'choice.final-move':
      return indexed(choice)
        .filter(({ option }) => MOVES.some((start) => option.id.startsWith(start)))
        .map(({ at }) => at);
    case 'choice.room':
    case 'choice.window-declaration':
    case 'choice.window-action':
    case 'choice.window-broken':
    case 'choice.help-or-not':
    case 'choice.fight-the-rest':
      return indexed(choice).map(({ at }) => at);
    default:
      return [];
  }
}
