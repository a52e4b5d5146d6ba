/**
 * `npm run lag -- [--matches 200] [--at-once 20] [--seed lag]`: plays matches of bots that keep to
 * docs/protocol.md through a proxy that picks two nodes in turn. Of the hints that the nodes give
 * each other a third is lost, and the rest comes up to half a second late. Says which matches hang.
 */
import { parseArgs } from 'node:util';
import { seededSource } from '@tablewright/engine/host';
import type { Act } from '@tablewright/protocol';
import { loadGame } from '@tablewright/registry';
import type { TopicListener } from '../../src/tables/pubsub.ts';
import { startPostgres } from '../postgres.ts';
import { ApiClient, ApiRefusal, startTestServer } from '../server.ts';
import { StrictClient } from '../strict-client.ts';
import { turnProxy } from './proxy.ts';

const GAME = 'bingo-deathmatch';
/** The longest that a hint takes, in milliseconds. */
const LATE = 500;
/** How often a node looks for what it was not told of, in milliseconds; ten seconds would last. */
const POLL = 500;
/** A match in which nothing was heard for so long hangs, in milliseconds. */
const HANGS = 60_000;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '20' },
    seed: { type: 'string', default: 'lag' },
  },
});
const random = seededSource(values.seed);
let over = false;
const counts = { hints: 0, lost: 0, acts: 0, again: 0, stale: 0 };
const hints =
  (hear: TopicListener): TopicListener =>
  (...hint) => {
    counts.hints += 1;
    if (random.index(3, 'lost') === 0) counts.lost += 1;
    else {
      setTimeout(
        () => {
          if (!over) hear(...hint);
        },
        random.index(LATE, 'late'),
      );
    }
  };

const postgres = await startPostgres();
const place = { kind: 'postgres', address: await postgres.database('lag') } as const;
const nodes = [
  await startTestServer({ place, hints, poll: POLL }),
  await startTestServer({ place, hints, poll: POLL }),
];
const proxy = await turnProxy(nodes.map(({ url }) => url));
const { brief = {} } = await loadGame(GAME);
const host = await ApiClient.guest(proxy.url);
const hung: string[] = [];
const wrong: string[] = [];
let begun = 0;
let finished = 0;

await Promise.all(Array.from({ length: Number(values['at-once']) }, playOn));
over = true;
await proxy.close();
await Promise.all(nodes.map((node) => node.close()));
await postgres.stop();
wrong.push(...nodes.flatMap(({ reports }) => reports));
console.log(JSON.stringify({ seed: values.seed, finished, ...counts, hung, wrong }, undefined, 2));
process.exit(hung.length + wrong.length === 0 ? 0 : 1);

async function playOn(): Promise<void> {
  while (begun < Number(values.matches)) {
    begun += 1;
    await playMatch();
    if (finished % 20 === 0) console.log(`${finished} matches over`);
  }
}

async function playMatch(): Promise<void> {
  const { table, seats } = await host.open({
    game: GAME,
    options: { ...brief },
    seats: ['Lya', 'Tom'].map((name) => ({ kind: 'me', name })),
  });
  const whole = await Promise.all(seats.map((seat) => playSeat(table, seat)));
  if (whole.every((isOver) => isOver)) finished += 1;
  else hung.push(table);
}

/** Plays a seat; whether the match came to its end. */
async function playSeat(
  table: string,
  { seat, key }: { readonly seat: number; readonly key: string },
): Promise<boolean> {
  const api = new ApiClient(proxy.url, key);
  const client = new StrictClient(seat, (count) => random.index(count, 'option'));
  let heard = Date.now();
  const listening = api.stream(`/tables/${table}/stream?seat=${seat}`, async (message) => {
    if (message.type !== 'alive') heard = Date.now();
    const act = client.hear(message);
    if (act !== undefined) {
      counts.acts += 1;
      const code = await codeOfAct(api, table, act, seat);
      if (code === 'stale') counts.stale += 1;
      else if (code !== undefined && code !== 'over') wrong.push(`${table}: ${code}`);
    }
    return client.over;
  });
  let watch: NodeJS.Timeout | undefined;
  const hanging = new Promise<boolean>((resolve) => {
    watch = setInterval(() => {
      if (Date.now() - heard > HANGS) resolve(false);
    }, 1_000);
  });
  const ended = listening.then(
    () => client.over,
    (thrown) => {
      wrong.push(`${table}: ${thrown}`);
      return false;
    },
  );
  const isOver = await Promise.race([ended, hanging]);
  clearInterval(watch);
  return isOver;
}

/** Does something; what was not acknowledged is sent again under the same name. */
async function codeOfAct(
  api: ApiClient,
  table: string,
  act: Act,
  seat: number,
): Promise<string | undefined> {
  for (;;) {
    try {
      await api.act(table, act, seat);
      return undefined;
    } catch (thrown) {
      const code = thrown instanceof ApiRefusal ? thrown.code : 'lost';
      if (!['lost', 'busy', 'down'].includes(code)) return code;
      counts.again += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
