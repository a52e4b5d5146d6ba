import type { ChoiceView, ClosedOption } from '@tablewright/engine';
import { type ReactNode, useRef, useState } from 'react';
import type { ActionFace, ActionKind, ActionsFace, Offer } from '../board.ts';
import { EmblemPath } from '../emblem/emblem-path.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { Folded } from './folded.tsx';
import { OptionButton } from './option-button.tsx';
import { OptionList } from './option-list.tsx';
import { OptionNotes } from './option-notes.tsx';
import { isEcho, pointing } from './picking.ts';
import { foldedPlaces } from './places.ts';

/** The keys of actions, in their order: those letters mean nothing else at a table. */
export const ACTION_KEYS = '123456789qweasfghvzkmnjio';

/** How long a finger rests on an action to read what it does, in milliseconds. */
const LONG_PRESS = 400;

/** The actions of a turn by their kind, each with its picture, its mark and its key. */
export function ActionBar({
  choice,
  decision,
  actions: { kinds: all, end },
  withKeys,
  onBoard,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly actions: ActionsFace;
  /** Whether keys press its actions. */
  readonly withKeys: boolean;
  /** Whether the game's board offers the same. */
  readonly onBoard: boolean;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const narrow = useNarrow();
  const [read, setRead] = useState<string>();
  const [turned, turn] = useState<string>();
  // What a touch on the board has narrowed it to stands alone.
  const closed = new Map(
    decision.narrowed === undefined ? choice.closed.map((option) => [option.id, option]) : [],
  );
  const offers = decision.narrowed ?? choice.options.map((option) => ({ choice, option }));
  const open = new Map(offers.map((offer) => [offer.option.id, offer]));
  const kinds = all.filter(({ actions }) =>
    actions.some(({ id }) => open.has(id) || closed.has(id)),
  );
  const shown = new Set(kinds.flatMap(({ actions }) => actions.map(({ id }) => id)));
  const rest = [...open.values()].filter(({ option: { id } }) => !shown.has(id) && id !== end);
  const places = foldedPlaces(rest, { onBoard, narrow });
  const listed = rest.filter((offer) => !places.includes(offer));
  const keys = keysOf(kinds, open);
  const last = end === undefined ? undefined : open.get(end);
  // The board may point at an action, too.
  const pointed = [...open.values()].find((offer) => decision.pointedAt(offer))?.option.id;
  const one = pointed ?? read;
  const nowKind =
    kinds.find(({ actions }) => actions.some(({ id }) => id === pointed)) ??
    kinds.find(({ id }) => id === turned) ??
    kinds.find(isOpen) ??
    kinds[0];
  return (
    <div className="tw-action-bar">
      <Reading
        kinds={kinds}
        id={one}
        offer={one === undefined ? undefined : open.get(one)}
        closed={one === undefined ? undefined : closed.get(one)}
        choice={choice}
      />
      {/* On narrow screens one kind is in sight at a time. */}
      <div className="tw-action-tabs">
        {kinds.map((kind) => (
          <button
            key={kind.id}
            type="button"
            aria-pressed={kind === nowKind}
            data-none={!isOpen(kind) || undefined}
            onClick={() => turn(kind.id)}
          >
            {kind.name}
            {kind.left !== undefined && <Left count={kind.left} />}
          </button>
        ))}
      </div>
      {kinds.map((kind) => (
        <section
          key={kind.id}
          className="tw-action-kind"
          data-shown={kind === nowKind || undefined}
          aria-label={kind.name}
        >
          <h3>
            {kind.name}
            {kind.left !== undefined && <Left count={kind.left} />}
          </h3>
          <ul>
            {kind.actions.map((action) => (
              <li key={action.id}>
                <ActionButton
                  action={action}
                  offer={open.get(action.id)}
                  closed={closed.get(action.id)}
                  choice={choice}
                  name={nameOf(action.id)}
                  shortcut={withKeys ? keys.get(action.id) : undefined}
                  decision={decision}
                  onRead={setRead}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {listed.length > 0 && <Rest offers={listed} decision={decision} />}
      {places.length > 0 && (
        <Folded count={places.length}>
          <Rest offers={places} decision={decision} />
        </Folded>
      )}
      {last !== undefined && (
        <div className="tw-action-foot">
          <button
            type="button"
            className="tw-button"
            data-option={end}
            data-default={choice.fallback === end || undefined}
            data-pointed={decision.pointedAt(last) || undefined}
            data-due={!kinds.some((kind) => kind.left !== undefined && isOpen(kind)) || undefined}
            onClick={(click) => {
              if (!isEcho(click)) decision.pick([last]);
            }}
            {...pointing(decision, last)}
          >
            {label(last)}
            {choice.fallback === end && (
              <span className="tw-visually-hidden"> {words('panel.default')}</span>
            )}
            {withKeys && choice.fallback === end && (
              <span className="tw-action-key" aria-hidden="true">
                d
              </span>
            )}
          </button>
        </div>
      )}
    </div>
  );

  function isOpen({ actions }: ActionKind): boolean {
    return actions.some(({ id }) => open.has(id));
  }

  function nameOf(id: string): string {
    const option = open.get(id)?.option ?? closed.get(id);
    return option === undefined ? '' : label({ choice, option });
  }
}

/** What is no action of a kind, one under the other. */
function Rest({
  offers,
  decision,
}: {
  readonly offers: readonly Offer[];
  readonly decision: Decision;
}): ReactNode {
  return (
    <OptionList
      offers={offers}
      alone={false}
      draw={(offer) => (
        <OptionButton offer={offer} decision={decision} digit={undefined} isDefault={false} />
      )}
    />
  );
}

/** Which key presses an action, by its id; closed ones have none. */
function keysOf(
  kinds: readonly ActionKind[],
  open: ReadonlyMap<string, Offer>,
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { actions } of kinds) {
    for (const { id } of actions) {
      const key = ACTION_KEYS[keys.size];
      if (open.has(id) && key !== undefined) keys.set(id, key);
    }
  }
  return keys;
}

/** How many of a kind are left, as dots and for whoever hears it. */
function Left({ count }: { readonly count: number }): ReactNode {
  const words = useWords();
  return (
    <span className="tw-action-left" data-none={count === 0 || undefined}>
      <span aria-hidden="true">{count === 0 ? '–' : '●'.repeat(Math.min(count, 4))}</span>
      <span className="tw-visually-hidden">{words('actions.left', { count })}</span>
    </span>
  );
}

/** An action; one that is closed can be pointed at, and says why, but does nothing. */
function ActionButton({
  action: { id, emblem, mark, says: brings },
  offer,
  closed,
  choice,
  name,
  shortcut,
  decision,
  onRead,
}: {
  readonly action: ActionFace;
  readonly offer: Offer | undefined;
  readonly closed: ClosedOption | undefined;
  readonly choice: ChoiceView;
  readonly name: string;
  readonly shortcut: string | undefined;
  readonly decision: Decision;
  readonly onRead: (id: string | undefined) => void;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const press = useLongPress(() => onRead(id));
  const says = offer === undefined ? undefined : (decision.saysOf(offer) ?? brings);
  if (offer === undefined && closed === undefined) return null;
  // The board shows of a closed action, too, what it would reach.
  const pointsAt = offer ?? (closed && { choice, option: closed });
  const point = () => decision.point(pointsAt === undefined ? [] : [pointsAt]);
  const over = {
    onPointerEnter: () => {
      onRead(id);
      point();
    },
    onPointerLeave: () => decision.point([]),
    onFocus: () => {
      onRead(id);
      point();
    },
    onBlur: () => decision.point([]),
  };
  return (
    <button
      type="button"
      className="tw-action"
      data-brings={brings !== undefined || undefined}
      data-option={offer === undefined ? undefined : id}
      data-mark={mark}
      data-pointed={(offer !== undefined && decision.pointedAt(offer)) || undefined}
      aria-disabled={offer === undefined || undefined}
      aria-keyshortcuts={shortcut}
      {...over}
      {...press.listeners}
      onClick={(click) => {
        if (press.wasLong()) return;
        if (offer === undefined) onRead(id);
        else if (!isEcho(click)) decision.pick([offer]);
      }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <EmblemPath emblem={emblem} />
      </svg>
      <span className="tw-action-name">
        {name}
        {says !== undefined && <small>{says}</small>}
        {offer === undefined && closed !== undefined && (
          <span className="tw-visually-hidden">
            {words('actions.closed', { reason: sayOrShow(speaker, closed.because) })}
          </span>
        )}
      </span>
      {mark !== 'at-will' && (
        <span className="tw-action-mark">
          <span className="tw-visually-hidden">{words(`actions.${mark}`)}</span>
        </span>
      )}
      {shortcut !== undefined && (
        <span className="tw-action-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

/** A finger that rests on a button reads it, and does not press it. */
function useLongPress(read: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    wasLong: () => long.current,
    listeners: {
      onPointerDown: ({ pointerType }: { readonly pointerType: string }) => {
        long.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          long.current = true;
          read();
        }, LONG_PRESS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => {
        if (long.current) event.preventDefault();
      },
    },
  };
}

/** What the action does that is pointed at or was read last, and why it is closed if it is. */
function Reading({
  kinds,
  id,
  offer,
  closed,
  choice,
}: {
  readonly kinds: readonly ActionKind[];
  readonly id: string | undefined;
  readonly offer: Offer | undefined;
  readonly closed: ClosedOption | undefined;
  readonly choice: ChoiceView;
}): ReactNode {
  const { label, helpOf, speaker } = useTable();
  const words = useWords();
  const option = offer?.option ?? closed;
  const face = kinds.flatMap(({ actions }) => actions).find((action) => action.id === id);
  if (option === undefined || face === undefined) {
    const help = speaker.sayIfKnown({ ...choice.why, key: `${choice.why.key}.help` });
    return (
      <p className="tw-action-reading tw-quiet">
        {help} {words('actions.none-read')}
      </p>
    );
  }
  const help = helpOf({ choice, option });
  return (
    <p className="tw-action-reading">
      <b>{label({ choice, option })}</b>
      {face.mark !== 'at-will' && <small>{words(`actions.${face.mark}`)}</small>} {help}
      {closed !== undefined && (
        <span className="tw-action-why">
          {' '}
          {sayOrShow(speaker, closed.because)}{' '}
          {closed.because.rule !== undefined && <RuleLink id={closed.because.rule} />}
        </span>
      )}
      {offer !== undefined && <OptionNotes offer={offer} />}
    </p>
  );
}
