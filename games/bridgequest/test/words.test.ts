import { type Choice, type Game, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { createSpeaker, optionText, type Speaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { EVENT_FORMS } from '../src/event-forms.ts';
import { bridgequest } from '../src/index.ts';
import { TEXTS } from '../src/texts.ts';
import { TEXTS_DE } from '../src/texts-de.ts';

const MOST_ANSWERS = 500;
const GAME = bridgequest as unknown as Game;

/** What a random match says and a catalogue does not have. */
function gapsIn(seed: string, locale: string, texts: Readonly<Record<string, string>>) {
  const gaps = new Set<string>();
  const match = randomMatch(GAME, seed, GAME.brief);
  const random = seededSource(seed);
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => gaps.add(`${key}: ${reason}`),
    fill: (text) => GAME.speech.fill?.(text, GAME.view(match.state, SPECTATOR)) ?? text,
  });
  while (!match.over && match.seq < MOST_ANSWERS) {
    for (const { choice } of askedIn(match)) say(speaker, choice);
    answerAtRandom(match, random);
  }
  for (const { event } of match.events) speaker.say(GAME.speech.event(event));
  return [...gaps];
}

function say(speaker: Speaker, choice: Choice): void {
  speaker.say(choice.why);
  if (choice.kind === 'form') for (const field of choice.fields) say(speaker, field.choice);
  if (!('options' in choice)) return;
  for (const option of choice.options) speaker.say(optionText(GAME, option, choice));
}

describe('all that is said has words', { timeout: 120_000 }, () => {
  test.each(
    [1, 2, 3, 4].flatMap((n) => [
      ['en', n, TEXTS] as const,
      ['de', n, { ...TEXTS, ...TEXTS_DE }] as const,
    ]),
  )('in %s, match %d', (locale, n, texts) => {
    expect(gapsIn(`words ${n}`, locale, texts)).toEqual([]);
  });

  test('every event has a line, and every line an event', () => {
    const told = Object.keys(TEXTS).filter((key) => key.startsWith('event.'));
    expect(told.map((key) => key.slice('event.'.length)).sort()).toEqual(
      Object.keys(EVENT_FORMS).sort(),
    );
  });

  test('every setting is named and explained', () => {
    for (const name of Object.keys(bridgequest.options)) {
      expect(TEXTS[`setting.${name}`], name).toBeDefined();
      expect(TEXTS[`setting.${name}.help`], name).toBeDefined();
    }
  });
});
