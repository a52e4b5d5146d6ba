import { CONTENT } from './content/index.ts';
import { textsOf } from './texts.ts';
import { thingNames } from './thing-names.ts';

/** How the things of the game's own content are called, for its board and its pages. */
export const { textOf, partText } = thingNames(textsOf(CONTENT));
