import type { GameEvent } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SessionState } from '../session/table-session.ts';
import { type TableContext, TableProvider } from '../table-context.tsx';
import { KIT_TEXTS } from '../texts/en.ts';
import { WordsProvider } from '../words.tsx';
import { News, Since } from './since.tsx';

const pointsOf = (event: GameEvent) => (event as unknown as { points: number }).points;

/** What seat 0 reads after an answer of its own and one at which it lost so many points each time. */
const shown = (...points: number[]): string => drawn(points, 0, Since);

/** What it reads as news, and of whom it is told. */
const news = (who: number, ...points: number[]): string => drawn(points, who, News);

function drawn(points: readonly number[], who: number, Part: typeof Since, type = 'hit'): string {
  const speaker = createSpeaker({
    texts: {
      'event.hit': '{seat} loses {points}',
      'event.hit.news': '{seat} has lost {points}',
      'event.cheer.good-news': '{seat} has won {points}',
    },
    locale: 'en',
    seatName: (seat) => ['Lya', 'Tom'][seat] ?? '',
  });
  const table: TableContext = {
    speaker,
    locale: 'en',
    seats: [],
    textOf: () => ({ key: '' }),
    label: () => '',
    helpOf: () => undefined,
    eventText: (event) => ({
      key: `event.${event.type}`,
      params: { seat: { seat: who }, points: pointsOf(event as GameEvent) },
    }),
    harm: (event, view, seat) =>
      (view as { victim: number }).victim === seat ? { weight: pointsOf(event) } : undefined,
    isEmpty: (event, next) => pointsOf(next) === 2 * pointsOf(event),
    momentOf: () => undefined,
    rules: undefined,
    book: undefined,
    fetchRules: () => undefined,
    openRule: () => {},
    ended: undefined,
    lookAt: () => {},
  };
  const state = {
    observer: 0,
    seen: { view: { victim: 0 } },
    events: points.map((lost) => ({
      seq: 2,
      event: { type, rule: 'TOY-HIT-01', points: lost },
    })),
    answeredBy: [0, 1],
    decidedFor: [],
  } as unknown as SessionState;
  return renderToStaticMarkup(
    <WordsProvider speaker={createSpeaker({ texts: KIT_TEXTS, locale: 'en', seatName: String })}>
      <TableProvider value={table}>
        <Part state={state} />
      </TableProvider>
    </WordsProvider>,
  );
}

test('the worst of what happened stands in the panel, each line a way to its moment', () => {
  const lines = [...shown(1, 4, 0, 2, 3).matchAll(/<button[^>]*>([^<]*)<\/button>/g)];
  expect(lines.map(([, line]) => line)).toEqual(['Lya loses 4', 'Lya loses 3', 'Lya loses 2']);
});

test('where nothing harmed the seat there is no box', () => {
  expect(shown(0, 0)).toBe('');
});

test('what others have met with stands out where the game says so, and leads to its moment', () => {
  const lines = [...news(1, 4).matchAll(/<button[^>]*>([^<]*)<\/button>/g)];
  expect(lines.map(([, line]) => line)).toEqual(['Tom has lost 4']);
  // What happened to the reader stands in the list of its own.
  expect(news(0, 4)).toBe('');
});

test('news that the next event says as well are left out', () => {
  const lines = [...news(1, 3, 6, 7).matchAll(/<button[^>]*>([^<]*)<\/button>/g)];
  expect(lines.map(([, line]) => line)).toEqual(['Tom has lost 6', 'Tom has lost 7']);
});

test('good news is no alarm', () => {
  expect(news(1, 4)).not.toContain('data-good');
  const good = drawn([4], 1, News, 'cheer');
  expect(good).toContain('Tom has won 4');
  expect(good).toContain('data-good');
});
