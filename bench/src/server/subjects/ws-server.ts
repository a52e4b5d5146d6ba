/** The least that a game server can do: JSON frames on plain WebSockets, matches in a `Map`. */
import { createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { MODULO, type Position, type Seat } from '../subject.ts';

/** What the server says, a frame each. */
export type Said =
  | { readonly kind: 'update'; readonly position: Position }
  /** To the seat that answered: which answer it was, and the die that it rolled. */
  | { readonly kind: 'taken'; readonly answer: number; readonly roll: number }
  | { readonly kind: 'refused'; readonly reason: string };

interface Match {
  readonly id: string;
  /** A keyed roll cannot be foreseen without it. */
  readonly key: Buffer;
  readonly sockets: [WebSocket | undefined, WebSocket | undefined];
  position: Position;
}

const matches = new Map<string, Match>();

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  perMessageDeflate: false,
});
server.on('connection', (socket, { url = '' }) => {
  const [, id = '', which] = url.split('/');
  const seat: Seat = which === '1' ? 1 : 0;
  const match = matchOf(id);
  match.sockets[seat] = socket;
  socket.on('message', (frame) => receive(match, seat, String(frame)));
  socket.on('close', () => {
    if (match.sockets[seat] === socket) match.sockets[seat] = undefined;
  });
  say(match, seat, { kind: 'update', position: match.position });
});
server.on('listening', () => {
  console.log(`served at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

function matchOf(id: string): Match {
  const known = matches.get(id);
  if (known !== undefined) return known;
  const match: Match = {
    id,
    key: randomBytes(32),
    sockets: [undefined, undefined],
    position: { answers: 0, counter: 0, turn: 0 },
  };
  matches.set(id, match);
  return match;
}

function receive(match: Match, seat: Seat, frame: string): void {
  const { amount } = JSON.parse(frame) as { readonly amount?: unknown };
  const { answers, counter, turn } = match.position;
  if (seat !== turn) {
    say(match, seat, { kind: 'refused', reason: 'not your turn' });
    return;
  }
  if (amount !== 1 && amount !== 2 && amount !== 3) {
    say(match, seat, { kind: 'refused', reason: 'an answer is 1, 2 or 3' });
    return;
  }
  const answer = answers + 1;
  match.position = {
    answers: answer,
    counter: (counter + amount) % MODULO,
    turn: turn === 0 ? 1 : 0,
  };
  say(match, seat, { kind: 'taken', answer, roll: rollOf(match, answer) });
  const update = JSON.stringify({ kind: 'update', position: match.position } satisfies Said);
  for (const socket of match.sockets) socket?.send(update);
}

/** What a die keyed by the match costs for each answer. */
function rollOf({ id, key }: Match, answer: number): number {
  const digest = createHmac('sha256', key).update(`${id}/${answer}`).digest();
  return 1 + (digest.readUInt32BE() % 6);
}

function say(match: Match, seat: Seat, said: Said): void {
  match.sockets[seat]?.send(JSON.stringify(said));
}
