import type { ChoiceView } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Offer } from '../board.ts';
import { type TableContext, TableProvider } from '../table-context.tsx';
import { KIT_TEXTS } from '../texts/en.ts';
import { WordsProvider } from '../words.tsx';
import { OptionList } from './option-list.tsx';

const speaker = createSpeaker({ texts: KIT_TEXTS, locale: 'en', seatName: String });
const choice = { options: [] } as unknown as ChoiceView;

/** The ids that are seen of so many options, and whether there is a way to all. */
function seen(count: number, keeps?: (offer: Offer) => boolean) {
  const offers = Array.from({ length: count }, (_, at) => ({ choice, option: { id: `o${at}` } }));
  const table = {
    speaker,
    label: ({ option }: Offer) => option.id,
    helpOf: () => undefined,
    seats: [],
  } as unknown as TableContext;
  const markup = renderToStaticMarkup(
    <WordsProvider speaker={speaker}>
      <TableProvider value={table}>
        <OptionList offers={offers} draw={({ option }) => <i>{option.id}</i>} keeps={keeps} />
      </TableProvider>
    </WordsProvider>,
  );
  const ids = [...markup.matchAll(/<i>([^<]*)/g)].map(([, id]) => id);
  return { ids, all: markup.includes(`Show all ${count}`) };
}

test('in a field a long list shows its first options and the one that is picked', () => {
  const picked = seen(40, ({ option }) => option.id === 'o30');
  expect(picked.ids).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o30']);
  expect(picked.all).toBe(true);
  expect(seen(12, () => false)).toMatchObject({ all: false, ids: { length: 12 } });
  expect(seen(40)).toMatchObject({ all: false, ids: { length: 40 } });
});
