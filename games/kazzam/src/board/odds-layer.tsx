import { type ReactNode, useMemo } from 'react';
import {
  type AttackOdds,
  attackAsked,
  type CourtPart,
  isIn,
  oddsOn,
  placeIn,
} from '../explain/index.ts';
import { useBoard, usePicks } from './board-context.tsx';
import { inShort } from './leads.ts';
import { UNIT } from './units.ts';

/** The odds of the attack that is aimed or pointed at, on every target: how likely it hits, and what it deals then. */
export function OddsLayer({ part }: { readonly part: CourtPart }): ReactNode {
  const { view } = useBoard();
  const odds = useAimed();
  return (
    <g className="kz-aims">
      {[...odds].map(([target, aimed]) => {
        const creature = view.creatures[target];
        if (creature === undefined || !isIn(part, creature.cell)) return null;
        const { x, y } = placeIn(part, creature.cell);
        const line = inShort(aimed);
        const width = 9 + 6 * line.length;
        const middle = (x + creature.width / 2) * UNIT;
        return (
          <g key={target} transform={`translate(${middle} ${Math.max(7, y * UNIT)})`}>
            <rect x={-width / 2} y="-7.5" width={width} height="15" rx="7.5" />
            <text>{line}</text>
          </g>
        );
      })}
    </g>
  );
}

/** By target, the odds of the attack that a question is about, or else of the one that is pointed at. */
function useAimed(): ReadonlyMap<number, AttackOdds> {
  const { view, choices, leads, index } = useBoard();
  const { pointedAt } = usePicks();
  const asked = useMemo(() => {
    const found = new Map<number, AttackOdds>();
    for (const choice of choices) {
      const attack = attackAsked(view, choice);
      if (attack === undefined) continue;
      for (const target of index.onCreatures.keys()) {
        const odds = oddsOn(view, attack, target);
        if (odds !== undefined) found.set(target, odds);
      }
    }
    return found;
  }, [view, choices, index]);
  if (asked.size > 0) return asked;
  const pointed = new Map<number, AttackOdds>();
  for (const [target, there] of leads.onCreatures) {
    const lead = there.find(({ offer }) => pointedAt(offer));
    if (lead?.odds !== undefined) pointed.set(target, lead.odds);
  }
  return pointed;
}
