import { memo, type ReactNode, useEffect, useRef } from 'react';
import { isOnMap } from '../rules/court/creatures.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './board-words.ts';
import { paintOf } from './colours.ts';
import { isUnseen, lettersOf } from './creature-facts.ts';
import { STATUS_ICONS } from './status-icons.ts';
import { usePan } from './use-stage.ts';

/** The sign of who is somewhere where whoever looks does not know. */
const Unseen = STATUS_ICONS.hidden;

/** The order of turns: athletes, then the creep groups, with the turn that runs. */
export const Track = memo(function Track(): ReactNode {
  const { view, acting, selected, select, say } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  usePan(list, doNotZoom);
  const now = view.turn?.creature ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another turn runs
  useEffect(() => {
    // With the next picture, for which the page is laid out anyway.
    const soon = requestAnimationFrame(() => {
      const own = list.current?.querySelector<HTMLElement>('[aria-current]');
      const frame = list.current;
      if (own === null || own === undefined || frame === null) return;
      frame.scrollTo({ left: own.offsetLeft - frame.clientWidth / 2 + own.offsetWidth / 2 });
    });
    return () => cancelAnimationFrame(soon);
  }, [now]);
  const order =
    view.order.length > 0
      ? view.order
      : view.creatures.flatMap(({ kind }, id) => (kind === 'athlete' ? [id] : []));
  return (
    <ol ref={list} className="kz-track" data-part="track" aria-label={boardText('board.track')}>
      {order.map((id, at) => {
        const creature = view.creatures[id];
        if (creature === undefined) return null;
        const unseen = isUnseen(view, id);
        const out = !unseen && !isOnMap(creature) && view.round > 0;
        const state = unseen ? 'unseen' : out ? 'out' : id === now ? 'now' : undefined;
        return (
          <li key={id}>
            <button
              type="button"
              className="kz-chip"
              data-paint={paintOf(view, creature.team)}
              data-out={out || undefined}
              aria-current={id === now ? 'step' : undefined}
              aria-pressed={id === selected}
              data-asked={id === acting || undefined}
              onClick={() => select(id)}
            >
              {view.order.length > 0 && <small>{at + 1}</small>}
              <b>{lettersOf(creature.name)}</b>
              <span>{creature.name}</span>
              {unseen && <Unseen aria-hidden="true" size={14} />}
              {state !== undefined && (
                <em className="kz-unseen-text">{boardText(`board.track.${state}`)}</em>
              )}
              <i style={{ width: `${Math.max(0, (100 * creature.hp) / creature.maxHp)}%` }} />
            </button>
          </li>
        );
      })}
      {view.groups.map((group, place) => {
        const members = view.creatures.flatMap((creature, id) =>
          creature.group === place && (isOnMap(creature) || isUnseen(view, id)) ? [id] : [],
        );
        const name = say({ key: `group.${group.id}` });
        const [first] = members;
        return (
          <li key={group.id}>
            <button
              type="button"
              className="kz-chip"
              data-paint="neutral"
              data-out={members.length === 0 || undefined}
              aria-current={members.includes(now) ? 'step' : undefined}
              aria-pressed={members.includes(selected ?? -1)}
              disabled={first === undefined}
              onClick={() => select(first)}
            >
              <b>
                {members.length}/{group.size}
              </b>
              <span>{name}</span>
              <em className="kz-unseen-text">
                {boardText('board.track.left', { left: members.length, size: group.size })}
              </em>
            </button>
          </li>
        );
      })}
    </ol>
  );
});

function doNotZoom(): void {}
