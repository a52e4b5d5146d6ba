import type { D20 } from '../../d20-table.ts';
import { naturalOf, type Rolled, totalOf } from './roll.ts';

/**
 * A target number as it is told with a roll: not where the table hides them, unless whoever called for the roll says
 * otherwise (DT-OPT-12, DT-HID-05).
 */
export const shownTarget = (
  { options }: Pick<D20, 'options'>,
  target: number,
  isOpen = options.tnVisibility === 'declared',
): { readonly target?: number } => (isOpen ? { target } : {});

/** Tells a roll with all its terms (DT-DICE-09). */
export function tellRoll(
  t: D20,
  rolled: Rolled,
  {
    rule,
    target,
    success,
  }: { readonly rule: string; readonly target?: number; readonly success?: boolean },
): void {
  if (!t.listening) return;
  const { at, faces, mode, terms, leans, isByHand } = rolled;
  t.tell?.({
    type: 'rolled',
    rule,
    creature: at.roller.id,
    kind: at.kind,
    ability: at.ability,
    tag: at.tag,
    at: at.target?.id,
    faces: [...faces],
    mode,
    leans: leans.map(({ is, rule: cited, from }) => ({ is, rule: cited, from })),
    natural: naturalOf(rolled),
    terms,
    total: totalOf(rolled),
    target,
    success,
    ...(isByHand ? { byHand: true } : {}),
  });
}
