import { type Game, SPECTATOR, type Table } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { loadGame } from '@tablewright/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../test/live-table.ts';
import { leaveLog, leaveTable } from '../../test/of-before.ts';
import { deed, Listener, registryAt, type TestRegistry } from '../../test/registry.ts';
import { storeHere, storePlaces } from '../../test/stores.ts';

/** A table of Kazzam, played by code whose state had another shape. */
const KAZZAM = 'kazzam-by-version-2.json';
/** A table of the Deathmatch, played by the code just before it recorded what it told. */
const DEATHMATCH = 'bingo-deathmatch-by-version-2.json';

let kazzam: Game;
let deathmatch: Game;

beforeAll(async () => {
  kazzam = await loadGame('kazzam');
  deathmatch = await loadGame('bingo-deathmatch');
});

/** The same game in a later version, which says that a round is over before it does what then is due. */
function otherRounds(game: Game): Game {
  const end = (table: Table<object>) => {
    table.emit({ type: 'bell', rule: 'UB-ROUND-02' });
    return game.steps['round-end']?.(table as never);
  };
  return { ...game, version: '99', steps: { ...game.steps, 'round-end': end } };
}

describe.each(storePlaces())('a table that code of before has left in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  const nodeOf = (game: Game, node = 'node-a'): Promise<TestRegistry> =>
    registryAt(here.store, node, { games: async () => game });

  const faceAt = async ({ registry }: TestRegistry, table: string): Promise<TableFace> =>
    must(await registry.queries.face(table));

  /** Whoever is asked takes what counts when nothing is said. */
  async function goesOn({ registry }: TestRegistry, table: string): Promise<void> {
    const [turn] = await Promise.all(
      [0, 1].map((seat) =>
        registry.queries.inspect(table, (live) => {
          const choice = live.updateFor(seat, -1, live.at)?.seen.choices[0];
          return choice && { seat, choice: choice.name, answer: choice.fallback };
        }),
      ),
    ).then((found) => found.filter((one) => one !== undefined));
    const { seat = 0, ...rest } = turn ?? {};
    must(await deed(registry, table, seat, { kind: 'answer', ...rest } as never));
  }

  test('goes on by its rules of now: all that its snapshot has told comes out the same', async () => {
    const table = await leaveTable(here.place, KAZZAM);
    const node = await nodeOf(kazzam);
    const face = await faceAt(node, table);
    expect(face).toMatchObject({ status: 'playing', rulesVersion: kazzam.version });
    expect(face.upgraded).toEqual({ from: '2', answers: 60 });
    await goesOn(node, table);
    expect(node.reports).toEqual([]);
    const again = await nodeOf(kazzam, 'node-b');
    const told = async (at: TestRegistry) =>
      (await Listener.at(at.registry, table, SPECTATOR)).arrived.slice(1);
    expect(await told(again)).toEqual(await told(node));
  });

  test('goes on where nothing but its log is left, and says that little is known', async () => {
    const table = await leaveLog(here.place, KAZZAM);
    const node = await nodeOf(kazzam);
    expect((await faceAt(node, table)).upgraded).toEqual({ from: '2', answers: 60, unknown: 60 });
    await goesOn(node, table);
  });

  test('goes on by later rules, by its states alone', async () => {
    const table = await leaveLog(here.place, DEATHMATCH);
    const node = await nodeOf({ ...deathmatch, version: '99' });
    expect((await faceAt(node, table)).upgraded).toEqual({ from: '2', answers: 60 });
    await goesOn(node, table);
  });

  test('says which rule of it was changed, and goes on as a new match', async () => {
    const table = await leaveTable(here.place, DEATHMATCH);
    const node = await nodeOf(otherRounds(deathmatch));
    const { otherwise, status } = await faceAt(node, table);
    expect(status).toBe('closed');
    expect(otherwise).toMatchObject({
      version: '99',
      kind: 'event',
      rule: 'UB-ROUND-02',
      played: 60,
    });
    const { arrived } = await Listener.at(node.registry, table, SPECTATOR);
    const told = arrived.find((message) => message.type === 'update')?.otherwise;
    expect(told?.is).toEqual({ type: 'bell', rule: 'UB-ROUND-02' });
    expect(told?.events.at(-1)?.seq).toBe(60);
    must(await node.registry.commands.goOn(table, 0, 'next12345'));
    expect(await faceAt(node, 'next12345')).toMatchObject({ goesOn: otherwise?.common });
    await goesOn(node, 'next12345');
    expect(node.reports).toEqual([]);
  });
});
