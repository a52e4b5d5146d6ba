import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { choosePicture } from './choose.ts';
import { blank, formOf } from './fill.ts';
import type { Game } from './game.ts';
import { illegalAnswers } from './laws/index.ts';
import { Match } from './match.ts';
import { choiceView } from './match-view.ts';
import { altFault, LONGEST_ALT, pictureAnswer, pictureFrom } from './picture.ts';
import { SPECTATOR } from './seat.ts';
import { gallery } from './testing/index.ts';
import { fromWire } from './wire-answer.ts';

const name = '0123456789abcdef'.repeat(4);
const mill = { picture: name, alt: 'The mill by night' };

describe('a picture', () => {
  test('is named by its content, with words for those who do not see it', () => {
    expect(pictureFrom(pictureAnswer(mill))).toEqual({ ok: true, value: mill });
  });

  test.each<[string, unknown, string]>([
    ['no text', 7, 'needs text'],
    ['an address', 'https://evil.example/a.png', '64 hexadecimal digits'],
    ['a name in capitals', `${name.toUpperCase()} x`, '64 hexadecimal digits'],
    ['a short name', `${name.slice(1)} x`, '64 hexadecimal digits'],
    ['a long name', `${name}0 x`, '64 hexadecimal digits'],
    ['a name without words', name, 'and what can be seen'],
    ['a name and blanks', `${name}   `, 'say what can be seen'],
    ['blanks around the words', `${name}  x`, 'blanks around'],
    ['two lines', `${name} a\nb`, 'on one line'],
    ['characters that nobody sees', `${name} a\u200bb`, 'U+200B'],
    ['words that turn round', `${name} a\u202eb`, 'U+202E'],
    ['too many words', `${name} ${'x'.repeat(LONGEST_ALT + 1)}`, `at most ${LONGEST_ALT}`],
  ])('is not %s', (_, answer, why) => {
    expect(pictureFrom(answer)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(why) },
    });
  });

  test('may have words of any script', () => {
    expect(altFault('Die „Mühle“ 李 علي 👩🏽\u200d🚀')).toBeUndefined();
  });
});

test('a flow that asks for a picture gets it, or nothing', () => {
  for (const [answer, picture] of [
    [pictureAnswer(mill), mill],
    ['', undefined],
  ] as const) {
    const flow = choosePicture({ seatCount: 2 }, 1, 'show', { rule: 'T-01' });
    expect(flow.next(0).value).toMatchObject({
      kind: 'text',
      seat: 1,
      picture: true,
      minLength: 0,
    });
    expect(flow.next(answer)).toEqual({ done: true, value: picture });
  }
});

describe('a choice that asks for a picture', () => {
  const { choice, read } = formOf(0, 'show', { what: blank.picture() }, { rule: 'T-01' });

  test('takes one, or none', () => {
    for (const [answer, picture] of [
      [pictureAnswer(mill), mill],
      ['', undefined],
    ] as const) {
      const taken = fromWire(choice, { what: answer });
      expect(taken.ok).toBe(true);
      if (taken.ok) expect(read(taken.value)).toEqual({ what: picture });
    }
    expect(choiceView(choice, 0).fields?.[0]?.choice).toMatchObject({ picture: true });
  });

  test('refuses anything else, and says what would be right', () => {
    for (const answer of illegalAnswers(choice)) expect(fromWire(choice, answer).ok).toBe(false);
    expect(checkAnswer(choice, ['mill.png'])).toEqual({
      code: 'not-allowed',
      message: expect.stringMatching(/^"what": is no picture: it needs the 64 hexadecimal digits/),
    });
  });
});

describe('a match in which pictures are shown', () => {
  const play = () => {
    const seats = ['Lya', 'Tom', 'Kim'].map((called) => ({ name: called, player: 'human' }));
    const created = Match.create(gallery as unknown as Game, {
      id: 'shown',
      seats,
      random: { kind: 'seeded', seed: 'shown' },
    });
    if (!created.ok) throw new Error('no match');
    const match = created.value;
    const show = (what: typeof mill, to: string) => {
      expect(match.submit({ seat: 0, answer: { picture: pictureAnswer(what), to } })).toMatchObject(
        { ok: true },
      );
      expect(match.submit({ seat: 1, answer: 'in' })).toMatchObject({ ok: true });
    };
    show(mill, 'all');
    show(map, 'seat-1');
    return match;
  };
  const map = { picture: name.split('').reverse().join(''), alt: 'A map of the cellar' };

  test('tells each seat of those that it is shown, by name and words', () => {
    const match = play();
    const heard = (observer: number) => {
      const said = JSON.stringify([match.seatView(observer), match.eventsFor(observer)]);
      return [mill, map].map(({ picture }) => said.includes(picture));
    };
    expect(heard(0)).toEqual([true, true]);
    expect(heard(1)).toEqual([true, true]);
    expect(heard(2)).toEqual([true, false]);
    expect(heard(SPECTATOR)).toEqual([true, false]);
  });

  test('is read from its file again, which has nothing of them but that', () => {
    const match = play();
    const file = match.toFile({ withSecret: true });
    const read = Match.load(gallery as unknown as Game, file);
    expect(read.ok && read.value.seatView(0)).toEqual(match.seatView(0));
    expect(JSON.stringify(file)).toContain(pictureAnswer(map));
  });
});
