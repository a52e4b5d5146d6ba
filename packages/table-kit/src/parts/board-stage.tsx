import type { HeardEvent } from '@tablewright/engine';
import { Component, type ComponentType, type ReactNode, useMemo } from 'react';
import type { BoardComponent, BoardProps } from '../board.ts';
import { idsOf } from '../draft.ts';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import type { ToldLine } from '../telling/use-told-line.ts';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { PlainBoard } from './plain-board.tsx';

/** The middle of the table: the game's board, or the plain one if it has none or it fails. */
export function BoardStage({
  board,
  state,
  decision,
  told,
}: {
  readonly board: BoardComponent | undefined;
  readonly state: SessionState;
  readonly decision: Decision;
  /** The line that is being told, while one is. */
  readonly told?: ToldLine | undefined;
}): ReactNode {
  const { speaker, seats, label, locale } = useTable();
  const words = useWords();
  const { seen } = state;
  const { view, events, choices, outcome } = told ?? {
    ...{ view: seen.view, outcome: seen.outcome },
    ...{ events: state.events, choices: decision.choices },
  };
  const plain = <PlainBoard view={view} seats={seats} />;
  const recent = useRecent(events, told !== undefined);
  if (board === undefined) return plain;
  // A board is made for its own game's view, and is only ever given that.
  const Board = board as ComponentType<BoardProps>;
  return (
    <BoardGuard
      instead={
        <>
          <p className="tw-notice" role="alert">
            {words('board.failed')}
          </p>
          {plain}
        </>
      }
    >
      <Board
        view={view}
        observer={seen.observer}
        seats={seats}
        options={seen.options}
        choices={choices}
        recent={recent}
        events={events}
        outcome={outcome}
        pick={decision.pick}
        picked={decision.picked}
        begun={(choice) => idsOf(decision.draftOf(choice))}
        point={decision.point}
        pointedAt={decision.pointedAt}
        onAnswer={decision.answer}
        locale={locale}
        say={(text) => speaker.say(text)}
        label={label}
      />
    </BoardGuard>
  );
}

/**
 * What happened at the last answer, or what is being told: the same list until something else has
 * happened, as boards move what is in it.
 */
function useRecent(events: readonly HeardEvent[], isTold: boolean): readonly HeardEvent[] {
  const latest = events.at(-1)?.seq ?? 0;
  const { length } = events;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same events come in new lists
  return useMemo(
    () => (isTold ? events.slice(-1) : events.filter(({ seq }) => seq === latest)),
    [latest, length, isTold],
  );
}

/** Keeps a fault in a board from taking the whole table down. */
class BoardGuard extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
