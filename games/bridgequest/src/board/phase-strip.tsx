import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Phase } from '../model.ts';
import { useBridge } from './board-context.tsx';
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

/** Whose turn it is, the round, and where in the turn we are. */
export function PhaseStrip(): ReactNode {
  const { view, seats, own, seatName, choices } = useBridge();
  const { active, round, turn, combat } = view;
  const now = combat === undefined ? phaseOf(view.phase, choices) : 'combat';
  const mark = seats[active]?.mark;
  const steps: readonly (Phase | 'combat')[] = STEPS.some((step) => step === now) ? STEPS : [now];
  return (
    <header className="bq-strip" data-part="turn">
      <h2 className="bq-turn">
        {mark !== undefined && <Badge mark={mark} />}
        {active === own
          ? boardText('board.turn.own')
          : boardText('board.turn', { name: seatName(active) })}
      </h2>
      <p className="bq-round">
        {turn > 0
          ? boardText('board.round.turn', { round, turn })
          : boardText('board.round', { round })}
      </p>
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
