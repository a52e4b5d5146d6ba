import { blank, type Seat } from '@tablewright/engine';
import { VEIL_TAGS } from '../../content/adventure.ts';
import type { D20 } from '../../d20-table.ts';
import { masterSeat } from '../deciding/decide.ts';
import { tagsHere, veil } from '../story/veil.ts';
import { type Tool, tool, word } from './tool.ts';

/**
 * What comes of a stopped table (DT-XC-05, -09, DT-GMC-12). The stop itself is no part of a match, so that nothing of it is
 * kept; this is its answer, by whoever runs the game, or by any player where the software does: all have seen what was
 * asked for by then. It can be given at any moment, also in the middle of something.
 */
export function safetyTool(t: D20, seat: Seat): readonly Tool[] {
  const { phase, story, skips } = t.state;
  if (skips === true || story?.goes !== undefined) return [];
  if (phase !== 'scene' && phase !== 'combat') return [];
  const how = word(['skip', 'adjust']);
  if (masterSeat(t) === undefined) {
    return [
      tool(seat, 'safety', 'DT-XC-09', { how }, (filled) => answer(t, filled.how.id, tagsHere(t))),
    ];
  }
  const tags = VEIL_TAGS.map((id) => ({ id, tag: id }));
  const veils = blank.some(tags, { min: 0, max: tags.length, fallback: [] });
  return [
    tool(seat, 'safety', 'DT-XC-05', { how, veils }, (filled) =>
      answer(
        t,
        filled.how.id,
        filled.veils.map(({ tag }) => tag),
      ),
    ),
  ];
}

function answer(t: D20, how: 'skip' | 'adjust', tags: Parameters<typeof veil>[1]): undefined {
  if (how === 'skip') t.state.skips = true;
  else veil(t, tags);
  return undefined;
}
