import type { D20Content } from '../../table.ts';
import type { KnownIds } from './read.ts';

/** The ids that an adventure from outside can name. */
export function knownIn(content: D20Content): KnownIds {
  const { blocks, gear, hazards, spells, traits, ready } = content;
  const ids = (table: object) => Object.keys(table);
  return {
    ...{ blocks: ids(blocks), gear: ids(gear), hazards: ids(hazards), spells: ids(spells) },
    ...{ conditions: ids(traits), traits: ids(traits), ready: ids(ready) },
  };
}
