/**
 * Leaves a table of the Deathmatch in a folder of data as a server with older rules would have: by
 * rules that come to the `same`, or to something `other` with the end of the first round. The guest
 * whose key is printed with the name of the table sits there, and another one.
 *
 *     node apps/server/test/older/main.ts DATA same
 */
import { join } from 'node:path';
import type { Game, Seat, Table } from '@tablewright/engine';
import type { Act, NamedChoice } from '@tablewright/protocol';
import { loadGame } from '@tablewright/registry';
import { startService } from '../../src/service.ts';

const [data = 'data', how = 'same'] = process.argv.slice(2);
/** Enough for a round to end, and not for the match; then it is the guest's turn. */
const ANSWERS = 24;

const game = await loadGame('bingo-deathmatch');
const service = await startService({
  place: { kind: 'sqlite', file: join(data, 'tablewright.db') },
  report: (what, thrown) => console.error(what, thrown),
  games: [{ ...(how === 'same' ? game : quietRounds(game)), version: '1' }],
});
const { guest, key } = await service.auth.newGuest();
let table = await leaveTable();
// By chance a match is over before; another one then is not.
while (table === undefined) table = await leaveTable();
await service.close();
console.log(JSON.stringify({ table, key }));

/** Leaves a table at which it is the guest's turn; nothing if its match has ended. */
async function leaveTable(): Promise<string | undefined> {
  const opened = await service.lobby.open(guest, {
    game: game.id,
    options: {},
    seats: [{ kind: 'me', name: 'Johanna' }, { kind: 'open' }],
    pace: { kind: 'none' },
    listed: false,
    entropy: 'ab'.repeat(8),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table, invites } = opened.value;
  const friend = await service.auth.newGuest();
  const seated = await service.seating.sit({ guest: friend.guest, key: undefined }, table, {
    invite: invites[0]?.key ?? '',
    name: 'Benedikt',
    entropy: 'cd'.repeat(8),
  });
  if (!seated.ok) throw new Error(seated.error.message);
  for (let number = 1; number <= ANSWERS || (await asked(table, 0)) === undefined; number += 1) {
    if (!(await answerOnce(table, number))) return undefined;
  }
  return table;
}

/** What a seat is asked. */
function asked(table: string, seat: Seat): Promise<NamedChoice | undefined> {
  return service.registry.queries.inspect(
    table,
    (live) => live.updateFor(seat, -1, live.at)?.seen.choices[0],
  );
}

/** Whoever is asked first gives the answer that counts when nothing is said; says whether anybody was. */
async function answerOnce(table: string, number: number): Promise<boolean> {
  for (const seat of [0, 1]) {
    const choice = await asked(table, seat);
    if (choice === undefined) continue;
    const { name, fallback } = choice;
    const act = { kind: 'answer', id: `answer-${number}`, choice: name, answer: fallback } as Act;
    const acted = await service.play.actAs({ seat, guest }, table, act);
    if (!acted.ok) throw new Error(acted.error.message);
    return true;
  }
  return false;
}

/** The same game, in which nobody is told of what happens at the end of a round. */
function quietRounds(game: Game): Game {
  const end = (table: Table<object>) => {
    const hushed = Object.create(table, { tell: { value: undefined } }) as typeof table;
    return game.steps['round-end']?.(hushed as never);
  };
  return { ...game, steps: { ...game.steps, 'round-end': end } };
}
