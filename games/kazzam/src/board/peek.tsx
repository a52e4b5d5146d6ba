import type { Cell } from '@tablewright/geometry';
import { BookUser, Shrink } from 'lucide-react';
import type { ReactNode } from 'react';
import { creatureFacts } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { lettersOf } from './letters.ts';
import { Vitals } from './numbers.tsx';
import { Portrait } from './portrait.tsx';
import { squareWords } from './square-words.ts';
import { statusIcon } from './status-icons.ts';
import { boardText } from './words.ts';

/** A creature in two lines, or a square in words: what the pointer or the focus is on. */
export function Peek({
  who,
  cell,
}: {
  readonly who: number | undefined;
  /** A square without anybody on it. */
  readonly cell: Cell | undefined;
}): ReactNode {
  const { view, say } = useBoard();
  const facts = creatureFacts(view, who ?? -1);
  const square = cell !== undefined && cell >= 0 ? squareWords(view, cell, say) : undefined;
  return (
    <div className="kz-peek">
      {who !== undefined && facts !== undefined ? (
        <>
          <PeekHead who={who} />
          <PeekMore who={who} facts={facts} square={square} />
        </>
      ) : square === undefined ? (
        <p className="tw-quiet">{boardText('board.peek.none')}</p>
      ) : (
        <p>{square}</p>
      )}
    </div>
  );
}

/** Who it is, with the numbers that matter most and the way to all others. */
function PeekHead({ who }: { readonly who: CreatureId }): ReactNode {
  const { view, say, openSheet, looks } = useBoard();
  const creature = view.creatures[who];
  if (creature === undefined) return null;
  const build = view.builds[creature.build];
  return (
    <div className="kz-peek-head">
      <Portrait
        size={44}
        kind={creature.kind}
        paint={paintOf(view, creature.team)}
        look={looks[who]}
        letters={lettersOf(creature.name)}
      />
      <div className="kz-peek-who">
        <span className="kz-peek-name">
          <b>{creature.name}</b>{' '}
          <small>
            {build === undefined
              ? creature.type && boardText(`board.creep.${creature.type}`)
              : build.className !== '' && say({ key: `class.${build.className}` })}
          </small>
        </span>
        <Vitals who={who} />
      </div>
      <button
        type="button"
        className="kz-open-sheet"
        data-tool
        aria-label={boardText('board.sheet.of', { name: creature.name })}
        onClick={() => openSheet(who)}
      >
        <BookUser aria-hidden="true" size={18} />
      </button>
    </div>
  );
}

/** What holds of a creature now: its actions in its turn, Miss Tokens, statuses, where it stands. */
function PeekMore({
  who,
  facts: { statuses, squeezed, where },
  square,
}: {
  readonly who: CreatureId;
  readonly facts: NonNullable<ReturnType<typeof creatureFacts>>;
  readonly square: string | undefined;
}): ReactNode {
  const { view, say, acting } = useBoard();
  const missTokens = view.creatures[who]?.missTokens ?? 0;
  const acts = view.turn?.creature === who && who === acting;
  const said = statuses.length + (acts ? 1 : 0) + (missTokens > 0 ? 1 : 0);
  return (
    <p className="kz-peek-more" data-many={said > 2 || undefined}>
      {acts && <ActionsLeft short />}
      {missTokens > 0 && <span>{boardText('board.tokens', { count: missTokens })}</span>}
      {statuses.map((status) => {
        const Icon = statusIcon(status);
        return (
          <span key={status} className="kz-peek-status">
            <Icon aria-hidden="true" size={14} />
            <span className="kz-peek-word">{say({ key: `status.${status}` })}</span>
          </span>
        );
      })}
      {squeezed !== undefined && (
        <span className="kz-peek-status">
          <Shrink aria-hidden="true" size={14} />
          {boardText('board.squeezed')}
        </span>
      )}
      {where === 'unseen' && <span>{boardText('board.unseen')}</span>}
      {where === 'away' && <span>{boardText('board.away')}</span>}
      {square !== undefined && <span className="kz-peek-square">{square}</span>}
    </p>
  );
}

/** The actions left in the current turn (KZ-ACT-01), in full or in a word each. */
export function ActionsLeft({ short = false }: { readonly short?: boolean }): ReactNode {
  const { view } = useBoard();
  const { turn } = view;
  if (turn === undefined) return null;
  const left = [
    { action: 'attack', count: turn.attackActions },
    { action: 'move', count: turn.moveActions },
    { action: 'role', count: turn.roleActions },
  ] as const;
  const some = left.filter(({ count }) => count > 0);
  if (some.length === 0) return <span>{boardText('board.actions.none')}</span>;
  const said = some.map(({ action, count }) =>
    boardText(short ? `board.actions.${action}.short` : `board.actions.${action}`, { count }),
  );
  return (
    <span>
      {short ? boardText('board.actions.short', { actions: said.join(' · ') }) : said.join(' · ')}
    </span>
  );
}
