import { type Choice, fallbackAnswer, type Seat } from '@tablewright/engine';
import { type Match, type Submission, toWire } from '@tablewright/engine/host';
import { askedIn, illegalAnswers } from '@tablewright/engine/laws';

/**
 * Submissions that the match must refuse now: wrong shapes, options that are not there or closed,
 * numbers out of range, wrong seats, late and misplaced answers.
 */
export function illegalSubmissions(match: Match): Submission[] {
  const wrong: Submission[] = [];
  for (const { choice, slot } of askedIn(match)) {
    for (const answer of illegalAnswers(choice)) wrong.push({ seat: choice.seat, slot, answer });
    const stranger = seatBeside(choice, match.seats.length);
    const answer = toWire(choice, fallbackAnswer(choice));
    // A number below 0 means one of the stranger's own offers.
    if (stranger !== undefined && slot >= 0) wrong.push({ seat: stranger, slot, answer });
    wrong.push({ seat: choice.seat, slot, answer, seq: match.seq + 1 });
  }
  const slot = match.choices.length;
  const offer = -1 - match.standingFor(0).length;
  wrong.push({ seat: 0, slot, answer: 0 }, { seat: 0, slot: offer, answer: 0 });
  wrong.push({ seat: match.seats.length, answer: 0 }, { seat: -1, answer: 0 });
  return wrong;
}

function seatBeside(choice: Choice, seatCount: number): Seat | undefined {
  const may = choice.seats ?? [choice.seat];
  for (let seat = 0; seat < seatCount; seat += 1) if (!may.includes(seat)) return seat;
  return undefined;
}
