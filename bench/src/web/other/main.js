// Three in a row on boardgame.io's own React client: the game with which its manual begins, against
// nobody, without a style sheet. The least that a page of that library can be.
import { Client } from 'boardgame.io/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const threeInARow = {
  name: 'three-in-a-row',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return 'INVALID_MOVE';
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    const won = LINES.some(
      ([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c],
    );
    if (won) return { winner: ctx.currentPlayer };
    if (!cells.includes(null)) return { draw: true };
  },
};

function Board({ G, moves }) {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Three in a row'),
    ...G.cells.map((cell, at) =>
      createElement(
        'button',
        { key: at, type: 'button', onClick: () => moves.take(at) },
        cell ?? '·',
      ),
    ),
  );
}

const App = Client({ game: threeInARow, board: Board, numPlayers: 2, debug: false });
createRoot(document.getElementById('root')).render(createElement(App));
