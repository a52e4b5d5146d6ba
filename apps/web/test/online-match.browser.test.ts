import { type Game, SPECTATOR } from '@tablewright/engine';
import { GAMES, loadGame } from '@tablewright/registry';
import type { SessionState } from '@tablewright/table-kit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import { CutLine } from './cut/cut-line.ts';
import { HttpBot } from './cut/http-bot.ts';
import { ACTS, bothWays, type Kind, MESSAGES } from './cut/kinds.ts';
import {
  answerByMouse,
  askInVain,
  leaveAndReturn,
  lock,
  lookBack,
  PATIENCE,
  pauseTogether,
  say,
  takeBack,
  whisper,
  writeNote,
} from './cut/match-steps.ts';
import { askHouse, bearer, type Headers, newGuest, openShort } from './cut/opened-table.ts';
import { play, prepare, stateOf } from './cut/seated-page.ts';
import { UncutClient } from './cut/uncut-client.ts';
import { join, openAsPerson } from './online-table.ts';

const base = inject('tableUrl');
const { open } = startBrowser();
const ready = GAMES.filter(({ status }) => status === 'ready');

/** What a browser says when its line is cut, or its seat has another key. */
const mayReport = /WebSocket|ERR_|40[134]/;

/** The screens on which the end is looked at. */
const SCREENS = { desk: SIZES.wide, hand: { width: 390, height: 844 } } as const;

/** What only those hear who ask for it. */
const WISHED_FOR = ['change'];
/** What is said on streams alone, and acts that are no part of a match once it has begun. */
const STREAMS_ONLY = ['alive'];
/** What those alone hear who have a seat. */
const SEATED_ONLY = ['locked', 'whisper', 'notes'];
const MATCHLESS = ['stand', 'fill', 'dress', 'manage', 'close'];

/** Whatever a page at a table hears, and asks for in a match. */
const inMatch = ACTS.filter((kind) => !MATCHLESS.includes(kind)).map((kind) => `act-${kind}`);
const heardByPages = MESSAGES.filter((type) => !STREAMS_ONLY.includes(type));
const messages = (types: readonly string[]): Kind[] => types.map((type): Kind => `message/${type}`);

const PLANS = {
  seated: [
    ...messages(heardByPages),
    ...bothWays('watch', 'say', 'notes', 'note', 'past', 'file', ...inMatch),
  ],
  watching: [
    ...messages(heardByPages.filter((type) => !SEATED_ONLY.includes(type))),
    ...bothWays('watch', 'past', 'file'),
  ],
  bot: [
    ...messages(heardByPages.filter((type) => !WISHED_FOR.includes(type))),
    ...bothWays('stream', 'act-answer', 'act-consent', 'act-ready'),
  ],
} as const satisfies Record<string, readonly Kind[]>;

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function lineFor(plan: readonly Kind[]): Promise<CutLine> {
  const line = await CutLine.open(base);
  closing.push(() => line.close());
  line.plan(plan);
  return line;
}

/** Hears a table at which nothing happens from the beginning, so that nobody has to wait for that. */
const quiet: { readonly line: CutLine; readonly bot: HttpBot; readonly over: Promise<void> }[] = [];

beforeAll(async () => {
  const [first] = ready;
  const game = await loadGame(first?.id ?? '');
  const { id, opened } = await openShort(base, game, [{ kind: 'open' }, { kind: 'open' }]);
  const line = await CutLine.open(base);
  line.plan(['message/alive']);
  const bot = new HttpBot(line.url, opened.watch, id, SPECTATOR);
  quiet.push({ line, bot, over: bot.play() });
});
afterAll(async () => {
  for (const { line, bot, over } of quiet) {
    bot.stop();
    await over;
    await line.close();
  }
});

/** By what the browser of a page says who it is. */
async function cookieOf(page: Page): Promise<Headers> {
  const cookies = await page.context().cookies();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** `npm run friends` plays every game, which takes longer than a test in every run may. */
const played = process.env.EVERY_GAME === undefined ? ready.slice(0, 1) : ready;

describe.each(played)('$title', ({ id }) => {
  test('is played by two browsers and a bot and watched by a third, on lines cut at everything', async () => {
    const game: Game = await loadGame(id);
    const seats = Math.max(3, game.seats.min);
    expect(seats).toBeLessThanOrEqual(game.seats.max);
    const others = Array.from({ length: seats - 3 }, (_, at) => {
      return { kind: 'bot', name: `House ${at}`, policy: 'novice' } as const;
    });
    const free = { kind: 'open' } as const;
    const table = await openShort(base, game, [free, free, free, ...others]);
    const [any] = table.opened.invites;
    const invitation = any?.key ?? '';

    const lines = await Promise.all([
      lineFor(PLANS.seated),
      lineFor(PLANS.seated),
      lineFor(PLANS.watching),
      lineFor(PLANS.bot),
    ]);
    const [lineA, lineB, lineW, lineBot] = lines;
    const sitDown = async (line: CutLine, name: string): Promise<Page> => {
      const page = await openAsPerson(open, `${line.url}join#${invitation}`, { mayReport });
      await join(page, name);
      return page;
    };
    const a = await sitDown(lineA, 'Ada');
    const [b, w] = await Promise.all([
      sitDown(lineB, 'Ben'),
      openAsPerson(open, `${lineW.url}join#${table.opened.watch}`, { mayReport }),
    ]);
    const pages = [a, b, w];

    const botKey = await newGuest(base);
    const bot = new HttpBot(lineBot.url, botKey, table.id, 2);
    await askHouse(base, 'POST', `tables/${table.id}/seats`, {
      headers: bearer(botKey),
      body: { invite: invitation, name: 'Robot', entropy: 'cd'.repeat(8) },
    });
    await Promise.all(pages.map((page) => prepare(page, page !== w)));
    const uncut = await Promise.all([
      UncutClient.at(table, 0, await cookieOf(a)),
      UncutClient.at(table, 1, await cookieOf(b)),
      UncutClient.at(table, 2, bearer(botKey)),
      UncutClient.at(table, SPECTATOR, await cookieOf(w)),
    ]);
    const bots = bot.play();
    closing.push(async () => {
      for (const client of uncut) client.leave();
      bot.stop();
      await bots;
    });
    await answerByMouse([a, b], 4);
    await takeBack(a, b);
    await takeBack(b, a);
    await askInVain(a, b, 1);
    await askInVain(b, a, 0);
    await Promise.all([leaveAndReturn(a, 0), leaveAndReturn(b, 1)]);
    for (const text of ['Good evening', 'Shall we go on?']) {
      await Promise.all([say(a, `${text} (Ada)`), say(b, `${text} (Ben)`)]);
    }
    await whisper(a, { name: 'Ben', page: b }, 'Between us');
    await whisper(b, { name: 'Ada', page: a }, 'So be it');
    await whisper(a, { name: 'Robot' }, 'Well played');
    await writeNote(a, [b], 'The left door is open');
    await writeNote(b, [a], 'The right one is not');
    // With the first, what is said is cut before the reply; later the reply is.
    for (const those of [
      [b, a],
      [a, b],
      [b, a],
    ] as const)
      await pauseTogether(those, [w]);
    // There has to be something to look back at.
    await answerByMouse([a, b], 1);
    await Promise.all(pages.map((page) => lookBack(page)));
    await Promise.all([lock(a, table.id, 0), lock(b, table.id, 1), bot.post('seats/2/key')]);

    for (const page of pages) await play(page, true);
    for (const page of pages) {
      await page.locator('.tw-outcome').waitFor({ state: 'attached' });
      await play(page, false);
      await page.locator('.tw-outcome').waitFor();
    }
    await endInEqualViews();
    for (const page of pages) await page.getByRole('button', { name: 'Save as a file' }).waitFor();
    await lookAtTheEnd(a, id);

    await askHouse(base, 'DELETE', `tables/${table.id}`, { headers: bearer(table.host) });
    for (const page of pages) await page.getByText('This table is no longer there.').waitFor();
    await bots;
    await endInEqualViews();
    const [, , , watching] = uncut;
    expect(lines.flatMap(acknowledged).sort(bySeq)).toEqual(
      watching?.answers.flatMap(({ seq, seat, byHouse }) => (byHouse ? [] : [{ seq, seat }])),
    );
    for (const line of lines) {
      expect([...line.left]).toEqual([]);
      expect([...line.seen].filter((kind) => !line.cut.includes(kind) && !isAside(kind))).toEqual(
        [],
      );
    }

    async function endInEqualViews(): Promise<void> {
      for (const [at, page] of pages.entries()) {
        const whole = uncut[at === 2 ? 3 : at]?.session;
        const message = `page ${at}`;
        await expect
          .poll(async () => known(await stateOf(page)), { ...PATIENCE, message })
          .toEqual(whole && known(whole.snapshot()));
      }
    }
  });
});

/** Takes pictures of a match that is over, and of the proof of its draws, on a desk and on a phone. */
async function lookAtTheEnd(page: Page, game: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await noSidewaysScroll(page);
    await shoot(page, `friends-finished-${game}-${size}`);
    await page.getByRole('button', { name: 'Dice and cards' }).click();
    await page.getByRole('button', { name: 'Check every draw' }).click();
    await page.getByText('Every draw follows from the secret and the answers.').waitFor();
    await noSidewaysScroll(page);
    await shoot(page, `friends-proof-${game}-${size}`);
    await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.setViewportSize(SIZES.wide);
}

test('a stream is taken up again that is cut when it says that it is alive', async () => {
  for (const { line, bot } of quiet) {
    const settled = () => ({ left: [...line.left], streams: bot.streams });
    await expect.poll(settled, PATIENCE).toEqual({ left: [], streams: 2 });
    expect(bot.known.face?.status).toBe('gathering');
  }
});

/** What a line was told of the answers that went over it: each of them has one number for good. */
function acknowledged({ done }: CutLine): { readonly seq: number; readonly seat: number }[] {
  const told = new Map<string, { readonly seq: number; readonly seat: number }>();
  for (const { kind, id, seq, seat } of done) {
    if (kind !== 'answer' || seq === undefined || seat === undefined) continue;
    const before = told.get(id);
    expect(before?.seq ?? seq, `a repeat of ${id}`).toBe(seq);
    told.set(id, { seq, seat });
  }
  return [...told.values()];
}

const bySeq = (one: { readonly seq: number }, other: { readonly seq: number }): number =>
  one.seq - other.seq;

/**
 * What need not be cut on every line: requests over HTTP for coming to the table and for a new key,
 * and what is said only when nothing happens for long.
 */
function isAside(kind: Kind): boolean {
  return kind.includes(' ') || kind === 'message/alive';
}

/** What a client knows of the table and its match, wherever it is; not how its own line stands and stood. */
function known(state: SessionState): unknown {
  const { refusal: _, online, ...match } = JSON.parse(JSON.stringify(state)) as SessionState;
  const { refusal: __, connection: ___, notesChanged: ____, ...beside } = online ?? {};
  return { match, beside };
}
