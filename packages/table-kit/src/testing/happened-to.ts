import type { GameEvent, Seat } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { createSpeaker } from '@tablewright/words';
import { sinceLastAnswer } from '../since-last-answer.ts';

/** The lines, in English, of what happened to this seat since it last answered in a match. */
export function happenedTo(match: Match, seat: Seat): readonly string[] {
  const { speech, texts } = match.game;
  const view = match.game.view(match.state, seat);
  const speaker = createSpeaker({
    texts,
    locale: 'en',
    seatName: (at) => match.seats[at]?.name ?? String(at),
    fill: (text) => speech.fill?.(text, view) ?? text,
    missing: (key, reason) => {
      throw new Error(`${key}: ${reason}`);
    },
  });
  const log = {
    events: match.eventsFor(seat),
    answeredBy: match.log.map((entry) => entry.seat),
    decidedFor: [],
  };
  const harmOf = speech.harm && ((event: GameEvent) => speech.harm?.(event, view, seat));
  const lines = sinceLastAnswer(log, { eventText: speech.event, harmOf }, seat);
  return lines.map(({ line }) => speaker.say(line.text));
}
