import { EmblemPath } from '@tablewright/table-kit/emblem';
import { Face } from '@tablewright/table-kit/face';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { turnOrder } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { lettersOf } from './letters.ts';
import { statusIcon } from './status-icons.ts';
import { usePan } from './use-stage.ts';
import { boardText } from './words.ts';

/** The icon of whoever stands where the observer does not know. */
const Unseen = statusIcon('hidden');

/** The order of turns: athletes, then Creep groups; the current turn is marked. */
export const Track = memo(function Track(): ReactNode {
  const { view, acting, selected, select, say, looks } = useBoard();
  const list = useRef<HTMLOListElement>(null);
  usePan(list, doNotZoom);
  const now = view.turn?.creature ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another turn runs
  useEffect(() => {
    // In the next frame, for which the page is laid out anyway.
    const soon = requestAnimationFrame(() => {
      const own = list.current?.querySelector<HTMLElement>('[aria-current]');
      const frame = list.current;
      if (own === null || own === undefined || frame === null) return;
      frame.scrollTo({ left: own.offsetLeft - frame.clientWidth / 2 + own.offsetWidth / 2 });
    });
    return () => cancelAnimationFrame(soon);
  }, [now]);
  const { athletes, groups } = turnOrder(view);
  return (
    <ol ref={list} className="kz-track" data-part="track" aria-label={boardText('board.track')}>
      {athletes.map(({ who: id, place, acts, missing }) => {
        const creature = view.creatures[id];
        if (creature === undefined) return null;
        const state = missing ?? (acts ? 'now' : undefined);
        return (
          <li key={id}>
            <button
              type="button"
              className="kz-chip"
              data-paint={paintOf(view, creature.team)}
              data-out={missing === 'out' || undefined}
              aria-current={acts ? 'step' : undefined}
              aria-pressed={id === selected}
              data-asked={id === acting || undefined}
              onClick={() => select(id)}
            >
              {place !== undefined && <small>{place}</small>}
              <Face
                className="kz-chip-face"
                address={looks[id]?.face}
                size={28}
                instead={<b>{lettersOf(creature.name)}</b>}
              />
              <span>{creature.name}</span>
              {missing === 'unseen' && <Unseen aria-hidden="true" size={14} />}
              {state !== undefined && (
                <em className="kz-unseen-text">{boardText(`board.track.${state}`)}</em>
              )}
              <i style={{ width: `${Math.max(0, (100 * creature.hp) / creature.maxHp)}%` }} />
            </button>
          </li>
        );
      })}
      {groups.map((group, at) => {
        const { members, size } = group;
        const name = say(group.name);
        const [first] = members;
        // Of a group that is gone its picture stays.
        const pictured = first ?? view.creatures.findIndex((one) => one.group === at);
        return (
          <li key={group.id}>
            <button
              type="button"
              className="kz-chip"
              data-paint="neutral"
              data-out={members.length === 0 || undefined}
              aria-current={group.acts ? 'step' : undefined}
              aria-pressed={members.includes(selected ?? -1)}
              disabled={first === undefined}
              onClick={() => select(first)}
            >
              <GroupPicture emblem={looks[pictured]?.emblem} />
              <b>
                {members.length}/{size}
              </b>
              <span>{name}</span>
              <em className="kz-unseen-text">
                {boardText('board.track.left', { left: members.length, size })}
              </em>
            </button>
          </li>
        );
      })}
    </ol>
  );
});

function GroupPicture({ emblem }: { readonly emblem: string | undefined }): ReactNode {
  if (emblem === undefined) return null;
  return (
    <svg className="kz-chip-picture" viewBox="0 0 512 512" aria-hidden="true">
      <EmblemPath emblem={emblem} />
    </svg>
  );
}

function doNotZoom(): void {}
