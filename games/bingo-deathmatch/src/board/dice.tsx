import type { SeatFace } from '@tablewright/table-kit/board';
import type { ReactNode } from 'react';
import { type LetterFace, type NumberFace, playerAt } from '../model.ts';
import { useArena } from './board-context.tsx';
import { dieOffers, rollOffers } from './offers.ts';
import { Badge, Die, seatStyle } from './pieces.tsx';
import { Touchable } from './touchable.tsx';
import { boardText } from './words.ts';

/** Everybody's two dice as they lie on the table. */
export function DiceTray(): ReactNode {
  const { seats } = useArena();
  return (
    <ul className="ub-dice" data-part="dice" aria-label={boardText('board.dice')}>
      {seats.map((face) => (
        <li key={face.seat} data-seen={`dice/${face.seat}`} style={seatStyle(face.mark)}>
          <SeatDice face={face} />
        </li>
      ))}
    </ul>
  );
}

function SeatDice({ face }: { readonly face: SeatFace }): ReactNode {
  const { view, open } = useArena();
  const { seat, name } = face;
  const { letter, number } = playerAt(view, seat).dice;
  const faces = { name, letter: faceWord(letter), number: faceWord(number) };
  const roll = rollOffers(open, seat);
  if (roll.length > 0) {
    return (
      <Touchable offers={roll} className="ub-roll" label={boardText('board.dice.touch', faces)}>
        <Badge mark={face.mark} />
        <Die face={letter} />
        <Die face={number} />
      </Touchable>
    );
  }
  const dice = { letter, number } as const;
  if (dieOffers(open, seat, 'letter').length > 0) {
    return (
      <span className="ub-roll">
        <Badge mark={face.mark} />
        {(['letter', 'number'] as const).map((die) => (
          <Touchable
            key={die}
            offers={dieOffers(open, seat, die)}
            className="ub-one-die"
            label={boardText(`board.die.${die}`, { name, face: faceWord(dice[die]) })}
          >
            <Die face={dice[die]} />
          </Touchable>
        ))}
      </span>
    );
  }
  return (
    <span className="ub-roll" role="img" aria-label={boardText('board.dice.of', faces)}>
      <Badge mark={face.mark} />
      <Die face={letter} />
      <Die face={number} />
    </span>
  );
}

function faceWord(face: LetterFace | NumberFace): string {
  if (face === '*') return boardText('board.face.star');
  return face === '' ? boardText('board.face.blank') : String(face);
}
