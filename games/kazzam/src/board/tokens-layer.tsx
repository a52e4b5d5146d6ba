import type { ReactNode } from 'react';
import type { KazzamEvent } from '../events.ts';
import {
  type CourtPart,
  creatureFacts,
  isIn,
  orbsHeldBy,
  placeIn,
  placeShown,
} from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { lettersOf } from './letters.ts';
import { Tag, Token } from './token.tsx';
import { tokenSpots } from './token-spots.ts';
import { UNIT } from './units.ts';

/** The pieces of a part, mobs below whoever shares their squares. */
export function TokensLayer({ part }: { readonly part: CourtPart }): ReactNode {
  const { view, acting, selected, recent, choices, court, looks } = useBoard();
  const hurt = losses(recent.map(({ event }) => event as KazzamEvent));
  const concerned = new Set(
    choices
      .flatMap(({ why: { params } }) => [params?.of, params?.by])
      .filter((id) => id !== undefined),
  );
  const spots = tokenSpots(court, view.creatures);
  const here = view.creatures
    .flatMap((creature, id) => {
      const facts = creatureFacts(view, id);
      if (facts === undefined || !isIn(part, creature.cell)) return [];
      const { x, y } = placeIn(part, creature.cell);
      return [{ creature, id, facts, x: x * UNIT, y: y * UNIT }];
    })
    .sort(
      (a, b) =>
        Number(b.creature.mob) - Number(a.creature.mob) || b.creature.width - a.creature.width,
    );
  return (
    <g className="kz-tokens">
      {here.map(({ creature, id, facts, x, y }) => (
        <Token
          key={id}
          tagged={spots.get(id)?.letters !== undefined}
          scale={spots.get(id)?.scale ?? 1}
          below={spots.get(id)?.below ?? 0}
          squeezed={facts.squeezed}
          kind={creature.kind}
          x={x + (spots.get(id)?.dx ?? 0)}
          y={y + (spots.get(id)?.dy ?? 0)}
          width={creature.width}
          height={creature.height}
          letters={lettersOf(creature.name)}
          face={looks[id]?.face}
          emblem={looks[id]?.emblem}
          paint={paintOf(view, creature.team)}
          place={placeShown(view, id)}
          hp={creature.hp}
          maxHp={creature.maxHp}
          ward={facts.ward}
          statuses={facts.statuses.join(' ')}
          orbs={orbsHeldBy(view, id).join(' ')}
          stowed={creature.stowed}
          mob={creature.mob}
          acting={id === acting}
          selected={id === selected}
          concerned={concerned.has(id) && id !== acting}
          hurt={hurt.get(id) ?? 0}
        />
      ))}
      {here.map(({ creature, id, x, y }) => {
        const at = spots.get(id)?.letters;
        return (
          at && (
            <Tag
              key={`tag${id}`}
              x={x + at.x}
              y={y + at.y}
              letters={lettersOf(creature.name)}
              paint={paintOf(view, creature.team)}
              hp={creature.hp}
              bloodied={creature.hp <= creature.maxHp / 2}
            />
          )
        );
      })}
    </g>
  );
}

/** The HP that each creature lost in these events; what Ward has stopped is told apart. */
function losses(events: readonly KazzamEvent[]): ReadonlyMap<number, number> {
  const lost = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'damage') lost.set(event.who, (lost.get(event.who) ?? 0) + event.hp);
    if (event.type === 'hp-lost') lost.set(event.who, (lost.get(event.who) ?? 0) + event.amount);
  }
  return lost;
}
