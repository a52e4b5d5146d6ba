import type { Answer, Choice, FieldAnswer, Game, Option, Seat } from '@tablewright/engine';
import { fromWire, Match, type MatchFile } from '@tablewright/engine/host';

/** What somebody took in a match, and what they played as; how often, by keys of the catalogue. */
export interface Likes {
  /** By `Measures.chosen`: `card.plasma-lazor`, `power.rally`. */
  readonly chosen: Readonly<Record<string, number>>;
  /** By the facets of their entrants and a dot: `class.fighter`, `role.striker`. */
  readonly playedAs: Readonly<Record<string, number>>;
}

/**
 * What these seats took in a match and what they played as, by playing its file again. As far as the file
 * fits the rules; nothing where other rules have played it from the start.
 */
export function likesIn(game: Game, file: MatchFile, seats: readonly Seat[]): Likes {
  const chosen = new Map<string, number>();
  const playedAs = new Map<string, number>();
  const made = Match.create(game, file, { unprinted: true });
  if (!made.ok) return { chosen: {}, playedAs: {} };
  const match = made.value;
  for (const answer of file.answers) {
    const choice = match.choices[answer.slot ?? 0];
    if (choice !== undefined && seats.includes(answer.seat)) {
      const read = fromWire(choice, answer.answer);
      if (read.ok) for (const key of takenWith(game, choice, read.value)) raise(chosen, key);
    }
    if (!match.submit(answer).ok) break;
  }
  if (match.over) {
    for (const { seat, facets } of game.measures.entrants?.(match.state) ?? []) {
      if (!seats.includes(seat)) continue;
      for (const [facet, value] of Object.entries(facets)) {
        for (const one of [value].flat()) raise(playedAs, `${facet}.${one}`);
      }
    }
  }
  return { chosen: Object.fromEntries(chosen), playedAs: Object.fromEntries(playedAs) };
}

/** The content that an answer takes. Where something is only put in order, nothing is taken. */
function takenWith(game: Game, choice: Choice, answer: Answer): readonly string[] {
  if (choice.kind === 'form') {
    return choice.fields.flatMap((field, at) =>
      takenWith(game, field.choice, (answer as readonly FieldAnswer[])[at] ?? 0),
    );
  }
  return optionsTaken(choice, answer).flatMap(
    (option) => game.measures.chosen?.(option, choice) ?? [],
  );
}

function optionsTaken(choice: Choice, answer: Answer): readonly Option[] {
  switch (choice.kind) {
    case 'one':
      return [choice.options[answer as number]].flatMap((option) => option ?? []);
    case 'some':
      return (answer as readonly number[]).flatMap((at) => choice.options[at] ?? []);
    case 'allocation':
      return choice.options.filter((_, at) => ((answer as readonly number[])[at] ?? 0) > 0);
    default:
      return [];
  }
}

function raise(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
