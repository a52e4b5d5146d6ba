import type { Choice, Seat } from '@tablewright/engine';
import type { Match, Submission } from '@tablewright/engine/host';
import { illegalAnswers } from '@tablewright/engine/laws';

/**
 * Submissions that the match must refuse now: wrong shapes, options that are not there or closed,
 * numbers out of range, wrong seats, late and misplaced answers.
 */
export function illegalSubmissions(match: Match): Submission[] {
  const wrong: Submission[] = [];
  match.choices.forEach((choice, slot) => {
    for (const answer of illegalAnswers(choice)) wrong.push({ seat: choice.seat, slot, answer });
    const stranger = seatBeside(choice, match.seats.length);
    const [answer] = legalAnswer(choice);
    if (stranger !== undefined) wrong.push({ seat: stranger, slot, answer });
    wrong.push({ seat: choice.seat, slot, answer, seq: match.seq + 1 });
  });
  const slot = match.choices.length;
  wrong.push({ seat: 0, slot, answer: 0 }, { seat: 0, slot: -1, answer: 0 });
  wrong.push({ seat: match.seats.length, answer: 0 }, { seat: -1, answer: 0 });
  return wrong;
}

function legalAnswer(choice: Choice): [answer: unknown] {
  switch (choice.kind) {
    case 'one':
      return [choice.options[0]?.id];
    case 'amount':
      return [choice.min];
    default:
      return [[]];
  }
}

function seatBeside(choice: Choice, seatCount: number): Seat | undefined {
  const may = choice.seats ?? [choice.seat];
  for (let seat = 0; seat < seatCount; seat += 1) if (!may.includes(seat)) return seat;
  return undefined;
}
