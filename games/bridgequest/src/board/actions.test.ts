import type { ChoiceView, Game } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { door, treasure } from '../../test/cards.ts';
import { bridgequest } from '../index.ts';
import type { BridgeView } from '../view.ts';
import { actions, endOf } from './actions.ts';
import { notes } from './option-notes.ts';

const GAME = bridgequest as unknown as Game;
const VIEW = {} as BridgeView;
const MOST_ANSWERS = 400;

test('every option of a turn and a combat is one action of one kind, and what goes on is apart', () => {
  const match = randomMatch(GAME, 'bar', GAME.brief);
  const random = seededSource('bar');
  let bars = 0;
  while (!match.over && match.seq < MOST_ANSWERS) {
    for (const { choice } of askedIn(match)) {
      const view = choice as unknown as ChoiceView;
      const bar = actions(VIEW, view, 'en');
      if (bar === undefined) continue;
      bars += 1;
      const shown = bar.kinds.flatMap((kind) => kind.actions.map(({ id }) => id));
      expect([...shown, bar.end].sort()).toEqual(view.options.map(({ id }) => id).sort());
    }
    answerAtRandom(match, random);
  }
  expect(bars).toBeGreaterThan(20);
});

const asking = (key: string, options: ChoiceView['options']) =>
  ({ why: { key }, options, closed: [] }) as unknown as ChoiceView;

test('other questions are no actions', () => {
  const choice = asking('choice.room', [{ id: 'loot' }]);
  expect(endOf(choice)).toBeUndefined();
  expect(actions(VIEW, choice, 'en')).toBeUndefined();
});

test('[BQ-CARD-05] a discard says what goes off, and nothing of what does not', () => {
  const cards = [door(8), door(60), door(79), door(86), treasure(14)];
  const choice = asking(
    'choice.discard',
    cards.map((card) => ({ id: card, names: { card } })),
  );
  expect(notes(VIEW, choice, 'en').map(({ option }) => option)).toEqual(cards.slice(0, 4));
});

test('an action with a card says what the card does', () => {
  const choice = asking('choice.equip', [
    { id: `equip/${treasure(2)}`, names: { card: treasure(2) } },
    { id: 'done' },
  ]);
  const [note] = notes(VIEW, choice, 'en');
  expect(note?.text).toContain('+2 DEF');
  expect(note?.text).toContain('running away');
});
