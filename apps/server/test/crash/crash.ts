import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Match, seededSource } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import type { StorePlace } from '../../src/service.ts';
import type { Store } from '../../src/store/store.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { ApiClient } from '../server.ts';
import { CampaignDriver } from './campaign.ts';
import { type Acknowledged, SeatDriver } from './driver.ts';

/** What a run of the crash test is told. */
export interface CrashPlan {
  readonly place: StorePlace;
  readonly kills: number;
  /** The same seed, the same moments of killing and the same answers. */
  readonly seed: string;
  /** Tables played at the same time. */
  readonly tables: number;
  /** Opens the store once no server uses it any more. */
  readonly open: () => Promise<Store>;
  readonly say?: (line: string) => void;
}

/** What came of it. */
export interface CrashReport {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** Matches of the campaign that came to their end. */
  readonly campaign: number;
  /** Pictures of it that were kept. */
  readonly pictures: number;
  /** What is wrong, empty if nothing. */
  readonly problems: readonly string[];
}

const GAME = 'bingo-deathmatch';
/** The longest life of a server before it is killed, in milliseconds. */
const LONGEST_LIFE = 500;

/**
 * Plays at a server that is killed at random moments, and looks afterwards whether the store holds
 * every acknowledged answer in its place, none twice, and states that the rules compute.
 */
export async function crashRun(plan: CrashPlan): Promise<CrashReport> {
  const random = seededSource(plan.seed);
  const problems: string[] = [];
  const all: SeatDriver[][] = [];
  let playing: SeatDriver[][] = [];
  const campaign = new CampaignDriver();
  for (let kill = 0; kill <= plan.kills; kill += 1) {
    const { url, child } = await startServer(plan.place);
    for (const drivers of playing) for (const driver of drivers) driver.connect(url);
    campaign.connect(url);
    playing = playing.filter((drivers) => !drivers.every(({ over }) => over));
    while (playing.length < plan.tables) {
      const opened = await openTable(url, `${plan.seed}/${all.length}`);
      all.push(opened);
      playing.push(opened);
    }
    const life = 1 + random.index(LONGEST_LIFE, 'life');
    await new Promise((resolve) => setTimeout(resolve, life));
    if (kill === plan.kills) await settle(playing);
    child.kill('SIGKILL');
    await once(child, 'close');
    if (kill % 25 === 0) plan.say?.(`${kill} kills, ${countAcknowledged(all)} answers kept`);
  }
  for (const drivers of all) for (const driver of drivers) driver.close();
  campaign.close();
  const store = await plan.open();
  problems.push(...(await campaign.check(store)));
  let entries = 0;
  let finished = 0;
  for (const drivers of all) {
    const checked = await checkTable(store, drivers, problems);
    entries += checked.entries;
    if (checked.match?.over === true) finished += 1;
  }
  await store.close();
  const acknowledged = countAcknowledged(all);
  const { kills } = plan;
  const { over, pictures } = campaign;
  return {
    kills,
    tables: all.length,
    finished,
    acknowledged,
    entries,
    campaign: over,
    pictures,
    problems,
  };
}

async function startServer(
  place: StorePlace,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const script = join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const printed of child.stdout) {
    const url = /http:\S+/.exec(String(printed))?.[0];
    if (url !== undefined) return { url, child };
  }
  throw new Error('the server did not start');
}

async function openTable(url: string, seed: string): Promise<SeatDriver[]> {
  const host = await ApiClient.guest(url);
  const { table, seats } = await host.open({
    game: GAME,
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'me', name: 'Tom' },
    ],
  });
  return seats.map(({ seat, key }) => {
    const random = seededSource(`${seed}/${seat}`);
    const driver = new SeatDriver({ table, seat, key }, ({ kind, options, fallback }) => {
      const option = kind === 'one' ? options[random.index(options.length, 'option')] : undefined;
      return option?.id ?? fallback;
    });
    driver.connect(url);
    return driver;
  });
}

/** Lets what is under way come to its acknowledgement. */
async function settle(playing: readonly (readonly SeatDriver[])[]): Promise<void> {
  const before = playing.flat().map(({ acknowledged }) => acknowledged.length);
  const moved = () =>
    playing
      .flat()
      .every((driver, at) => driver.over || driver.acknowledged.length > (before[at] ?? 0));
  for (let wait = 0; wait < 100 && !moved(); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function checkTable(
  store: Store,
  drivers: readonly SeatDriver[],
  problems: string[],
): Promise<{ readonly entries: number; readonly match: Match | undefined }> {
  const table = drivers.find(({ known }) => known !== undefined)?.known?.table;
  if (table === undefined) return { entries: 0, match: undefined };
  const record = await store.table(table);
  if (record === undefined) {
    problems.push(`${table} is gone`);
    return { entries: 0, match: undefined };
  }
  const entries = await store.entries(table, 0, 100_000);
  const byId = new Map<string, number[]>();
  for (const { seq, entry } of entries) {
    if (entry.id === undefined) continue;
    const id = entry.id.slice(entry.id.indexOf('/') + 1);
    byId.set(id, [...(byId.get(id) ?? []), seq]);
  }
  for (const driver of drivers) {
    problems.push(...driver.wrong.map((what) => `${table}: ${what}`));
    for (const kept of driver.acknowledged) problems.push(...lost(kept, byId.get(kept.id) ?? []));
  }
  const live = new LiveTable(record, await loadGame(record.game));
  try {
    for (const entry of entries) live.follow(entry);
  } catch (thrown) {
    problems.push(`${table}: ${(thrown as Error).message}`);
  }
  const heard = Math.max(...drivers.map(({ known }) => known?.seq ?? 0));
  if (heard > live.seq) problems.push(`${table}: ${heard} was seen and only ${live.seq} are kept`);
  return { entries: entries.length, match: live.match };
}

function lost({ table, id, seq }: Acknowledged, seqs: readonly number[]): string[] {
  if (seqs.length === 1 && seqs[0] === seq) return [];
  return [`${table}: ${id} was acknowledged as ${seq} and stands at [${seqs.join(', ')}]`];
}

function countAcknowledged(all: readonly (readonly SeatDriver[])[]): number {
  return all.flat().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}
