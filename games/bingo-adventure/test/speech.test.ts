import { seededSource } from '@tablewright/engine';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { createSpeaker, optionText } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from '../src/index.ts';

describe('the catalogue', { timeout: 60_000 }, () => {
  test('says every event, choice and option of random matches', () => {
    const problems: string[] = [];
    const speaker = createSpeaker({
      texts: bingoAdventure.texts,
      locale: 'en',
      seatName: (seat) => `seat ${seat}`,
      missing: (key, reason) => problems.push(`${key}: ${reason}`),
    });
    for (let i = 0; i < 60; i += 1) {
      const match = randomMatch(bingoAdventure as never, `say ${i}`);
      const random = seededSource(`say ${i}`);
      while (!match.over) {
        for (const choice of match.choices) {
          speaker.say(choice.why);
          if (!('options' in choice)) continue;
          for (const option of choice.options) {
            speaker.say(optionText(match.game, option, choice));
          }
          for (const { because } of choice.closed?.() ?? []) speaker.say(because);
        }
        answerAtRandom(match, random);
      }
      for (const { event } of match.events) speaker.say(match.game.speech.event(event));
      speaker.say({ key: `outcome.${match.outcome?.result}` });
    }
    expect(problems).toEqual([]);
  });

  test('has a label, a sentence and every value of each setting', () => {
    const missing: string[] = [];
    for (const [name, spec] of Object.entries(bingoAdventure.options)) {
      const keys = [`setting.${name}`, `setting.${name}.help`];
      if ('values' in spec) for (const value of spec.values) keys.push(`setting.${name}.${value}`);
      for (const key of keys) if (bingoAdventure.texts[key] === undefined) missing.push(key);
    }
    expect(missing).toEqual([]);
    expect(bingoAdventure.texts['bot.heuristic']).toBeDefined();
  });
});
