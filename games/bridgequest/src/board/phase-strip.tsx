import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Phase } from '../model.ts';
import { type BridgeTable, useBridge } from './board-context.tsx';
import { Badge } from './seat-badge.tsx';
import { boardText } from './words.ts';

/** The phases of an ordinary turn, in their order (BQ-TURN-01), the combat between the door and the room. */
const STEPS = [
  'upkeep',
  'beginning-move',
  'equip',
  'kick',
  'combat',
  'room',
  'charity',
  'final-move',
  'end-of-turn',
] as const satisfies readonly (Phase | 'combat')[];

/** The phase that is seen: the state is one ahead while the room is looked around in (BQ-TURN-08). */
function phaseOf(phase: Phase, choices: readonly ChoiceView[]): Phase {
  return choices.some(({ why }) => why.key === 'choice.room') ? 'room' : phase;
}

/** Whether the turn of somebody goes on: not before the first, and not when the game is over. */
function isInTurn({ turn, ending }: BridgeTable['view']): boolean {
  return turn > 0 && ending === undefined;
}

function titleOf({ view, own, seatName }: BridgeTable): string {
  if (view.ending !== undefined) return boardText('board.turn.over');
  if (!isInTurn(view)) return boardText('board.turn.before');
  const { active } = view;
  return active === own
    ? boardText('board.turn.own')
    : boardText('board.turn', { name: seatName(active) });
}

/** Whose turn it is, the round, and where in the turn we are. */
export function PhaseStrip(): ReactNode {
  const table = useBridge();
  const { view, seats, choices } = table;
  const { active, round, turn, combat } = view;
  const now = combat === undefined ? phaseOf(view.phase, choices) : 'combat';
  const mark = isInTurn(view) ? seats[active]?.mark : undefined;
  const steps: readonly (Phase | 'combat')[] = STEPS.some((step) => step === now) ? STEPS : [now];
  return (
    <header className="bq-strip" data-part="turn">
      <h2 className="bq-turn">
        {mark !== undefined && <Badge mark={mark} />}
        {titleOf(table)}
      </h2>
      {turn > 0 && (
        <p className="bq-round">
          {boardText('board.round', { round })}
          <span className="bq-turn-number">{boardText('board.round.turn', { turn })}</span>
        </p>
      )}
      <ol className="bq-phases" aria-label={boardText('board.phases')}>
        {steps.map((step, at) => {
          const phase = boardText(`board.phase.${step}`);
          const isNow = step === now;
          return (
            <li key={step} aria-current={isNow ? 'step' : undefined}>
              <span>{phase}</span>
              {isNow && steps.length > 1 && (
                <span className="bq-phase-count" data-word={` ${at + 1}/${steps.length}`} />
              )}
            </li>
          );
        })}
      </ol>
    </header>
  );
}
