import { seededSource } from '@tablewright/engine/host';
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

  test.each([
    [4, 0, 0, 'Nigob: 4 health tokens are pending.', 'Nigob: 4 Lebensmarken stehen an.'],
    [0, 1, 0, 'Nigob: 1 damage token is pending.', 'Nigob: 1 Schadensmarke steht an.'],
    [0, 0, 1, 'Nigob: 1 shield is used.', 'Nigob: 1 Schild eingesetzt.'],
    [
      1,
      1,
      2,
      'Nigob: 1 health token and 1 damage token are pending, 2 shields used.',
      'Nigob: 1 Lebensmarke und 1 Schadensmarke stehen an, 2 Schilde eingesetzt.',
    ],
  ])(
    'leaves out what there is none of: %i health, %i damage, %i shields',
    async (health, damage, shields, english, german) => {
      const about = { rule: 'BA-ASGN-02', sheet: 'monster', name: 'Nigob' } as const;
      const text = bingoAdventure.speech.event({
        type: 'damage-assigned',
        ...about,
        health,
        damage,
        shields,
      });
      const healed = bingoAdventure.speech.event({
        type: 'healed',
        ...about,
        power: 'grit',
        squares: [],
        health: 0,
        damage: 2,
      });
      const seatName = String;
      const { texts, translations } = bingoAdventure;
      const other = { ...texts, ...(await translations?.de?.()) };
      const en = createSpeaker({ texts, locale: 'en', seatName });
      const de = createSpeaker({ texts: other, locale: 'de', seatName });
      expect([en.say(text), de.say(text)]).toEqual([english, german]);
      expect(en.say(healed)).toBe('Grit heals Nigob: 2 damage tokens leave the card.');
      expect(de.say(healed)).toBe('Grit heilt Nigob: 2 Schadensmarken verlassen die Karte.');
    },
  );

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
