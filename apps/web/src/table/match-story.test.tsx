import {
  KIT_TEXTS,
  type SideFace,
  StoryChart,
  seatMark,
  type TableContext,
  TableProvider,
  WordsProvider,
} from '@tablewright/table-kit';
import type { Story } from '@tablewright/table-kit/errands';
import { createSpeaker } from '@tablewright/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const STORY: Story = {
  points: [
    { seq: 0, values: [0, 0] },
    { seq: 9, values: [0.5, 1] },
  ],
  turns: [],
};
/** Two seats, each in the colour that the other would have by itself. */
const SEATS = ['Lya', 'Tom'].map((name, seat) => ({
  seat,
  name,
  player: 'human',
  mark: seatMark(seat, 1 - seat),
  deciding: false,
  away: false,
  kept: false,
}));
const FACES: readonly SideFace[] = [
  { name: { key: 'side.sun' }, colour: 'gold', sign: 'M0 0L10 0L5 10z' },
  { name: { key: 'side.moon' }, colour: 'silver', sign: 'M0 0H10V10z' },
];

function drawn(texts: Readonly<Record<string, string>>, faces?: readonly SideFace[]): string {
  const speaker = createSpeaker({ texts, locale: 'en', seatName: String });
  const table: TableContext = {
    speaker,
    locale: 'en',
    seats: SEATS,
    textOf: () => ({ key: '' }),
    label: () => '',
    helpOf: () => undefined,
    eventText: ({ type }) => ({ key: type }),
    harm: undefined,
    momentOf: () => undefined,
    rules: undefined,
    book: undefined,
    fetchRules: () => undefined,
    openRule: () => {},
    ended: undefined,
    lookAt: () => {},
  };
  return renderToStaticMarkup(
    <WordsProvider speaker={createSpeaker({ texts: KIT_TEXTS, locale: 'en', seatName: String })}>
      <TableProvider value={table}>
        <StoryChart story={STORY} history={[]} faces={faces} />
      </TableProvider>
    </WordsProvider>,
  );
}

const lines = (html: string) =>
  [...html.matchAll(/class="tw-story-line tw-plot-line"[^>]* stroke="([^"]*)"/g)].map(
    ([, colour]) => colour,
  );
const legend = (html: string) => /<ul class="tw-story-sides">.*?<\/ul>/.exec(html)?.[0] ?? '';

test('sides that the board names have its names, colours and signs, in the chart and its legend', () => {
  const html = drawn({ 'side.sun': 'Sun', 'side.moon': 'Moon' }, FACES);
  expect(lines(html)).toEqual(['gold', 'silver', 'gold', 'silver']);
  const names = ['Sun', 'Moon'];
  for (const [side, { colour, sign }] of FACES.entries()) {
    const name = names[side];
    const drawing = `<path d="${sign}" fill="${colour}"></path>`;
    expect(html.split(drawing)).toHaveLength(3);
    expect(legend(html)).toContain(`${drawing}</svg>${name}`);
    expect(html).toContain(`<th scope="col"><span>${name}</span></th>`);
  }
});

test('else the sides are the seats, with the colours that they have chosen and their letters', () => {
  const html = drawn({});
  expect(lines(html)).toEqual(['var(--seat-1)', 'var(--seat-0)', 'var(--seat-1)', 'var(--seat-0)']);
  expect(html).toMatch(/class="tw-story-sign"[^>]*>A</);
  // The letter at the end of a line stands on the badge in the legend, too.
  expect(legend(html)).toMatch(/>A<\/text><\/svg>Lya/);
});

test('a game says what its percentages are of', () => {
  expect(drawn({ 'standing.help': 'All of it is a full cup.' })).toContain(
    'All of it is a full cup.',
  );
  expect(drawn({})).not.toContain('tw-story-scale');
});
