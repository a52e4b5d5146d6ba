import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from './index.ts';

describe('the catalogue', () => {
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
});
