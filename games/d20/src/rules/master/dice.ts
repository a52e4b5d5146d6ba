import { blank, D6, D20 as DIE20, type Seat } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { programFaces } from '../rolls/roll.ts';
import { note, type Tool, tool, word } from './tool.ts';

/** How many dice, and of which kind. */
const dice = () => ({
  count: blank.amount({ min: 1, max: 10, fallback: 1 }),
  die: word(['d20', 'd6']),
});

/** What they show: no rule reads it. */
const thrown = (t: D20, { count, die }: { count: number; die: { id: 'd20' | 'd6' } }) =>
  programFaces(t, 0, die.id === 'd20' ? DIE20 : D6, count, 'free');

/** Dice, seen by all or sealed until the session ends (DT-GMC-13, DT-HID-13). */
export function diceTool(t: D20, master: Seat): readonly Tool[] {
  const open = t.options.gmRolls === 'hidden' ? (['open', 'sealed'] as const) : (['open'] as const);
  const fields = { ...dice(), how: word(open), note: note() };
  return [
    tool(master, 'dice', 'DT-GMC-13', fields, ({ how, ...asked }) => {
      const roll = () => {
        const faces = thrown(t, asked);
        t.tell?.({ type: 'master-rolled', rule: 'DT-GMC-13', faces });
        return faces;
      };
      if (how.id === 'open') roll();
      else t.state.sealed.push(t.among([master], roll));
      return undefined;
    }),
  ];
}

/** Dice of a player before all, which have no effect (DT-PLC-11). */
export function freeDiceTool(t: D20, seat: Seat): readonly Tool[] {
  return [
    tool(seat, 'free-dice', 'DT-PLC-11', dice(), (asked) => {
      const faces = thrown(t, asked);
      t.tell?.({ type: 'free-rolled', rule: 'DT-PLC-11', seat, faces });
      return undefined;
    }),
  ];
}
