import type { PrintProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { ADVENTURES } from '../content/adventures/index.ts';
import { textsOf, withTexts } from '../content/adventures/text-paths.ts';
import { TextPages } from './columns.tsx';
import { storyBlocks } from './story-blocks.ts';
import { printText } from './words.ts';

/** Adventures written out: those that are brought, else those that come with the game. */
export function AdventurePages({ filled, say }: PrintProps): ReactNode {
  const own = filled.map(({ content }) => content as Adventure);
  const all = own.length > 0 ? own : ADVENTURES.map((one) => spoken(one, say));
  return all.map((adventure) => (
    <TextPages
      key={adventure.id}
      blocks={storyBlocks(adventure, say)}
      titleOf={(page) => printText('story.on', { title: adventure.title, page })}
    />
  ));
}

/** An adventure of the game in the reader’s language. */
function spoken(adventure: Adventure, say: PrintProps['say']): Adventure {
  const paths = Object.keys(textsOf(adventure));
  const said = paths.map((path) => [path, say({ key: `adventure.${adventure.id}.${path}` })]);
  return withTexts(adventure, Object.fromEntries(said));
}
