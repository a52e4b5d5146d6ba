import { catalogueProblems } from '@tablewright/words/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CALL_TEXTS, CALL_TEXTS_DE } from './call-texts.ts';
import { answerCalls } from './call-worker.ts';

afterEach(() => {
  vi.useRealTimers();
});

const NOTICE = { kind: 'turn', table: 'table1234', title: 'Kazzam', seat: 1, name: 'Lya' };

interface Shown {
  readonly title: string;
  readonly options: Record<string, unknown>;
}

/** A service worker without a browser: its tabs, what it shows, and where it leads. */
class Worker {
  readonly shown: Shown[] = [];
  readonly opened: string[] = [];
  readonly focused: string[] = [];
  readonly posted: unknown[] = [];
  badge: number | undefined;
  /** Each is loaded at `url`, and says that it is at `now`; without that it says nothing. */
  tabs: { url: string; visibilityState: string; now?: string }[] = [];
  language: string | undefined;
  readonly #listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    answerCalls({
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        this.#listeners.set(type, listener),
      navigator: {
        languages: ['fr-FR', 'en-GB'],
        setAppBadge: async (count: number) => {
          this.badge = count;
        },
      },
      caches: {
        open: async () => ({
          match: async () => this.language && { text: async () => this.language },
        }),
      },
      clients: {
        matchAll: async () =>
          this.tabs.map((tab) => ({
            ...tab,
            postMessage: (asked: string, [port]: [MessagePort]) => {
              if (asked === 'where' && tab.now !== undefined) port.postMessage(tab.now);
            },
            focus: async () => this.focused.push(tab.url),
          })),
        openWindow: async (path: string) => this.opened.push(path),
      },
      registration: {
        showNotification: async (title: string, options: Record<string, unknown>) =>
          this.shown.push({ title, options }),
        getNotifications: async () => this.shown,
      },
    } as never);
  }

  async hear(type: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (until: Promise<unknown>): void => {
      work = until;
    };
    this.#listeners.get(type)?.({ ...event, waitUntil });
    await work;
  }

  push(data: unknown): Promise<void> {
    return this.hear('push', { data: { json: () => JSON.parse(JSON.stringify(data)) } });
  }
}

describe('a message that is pushed', () => {
  test('says who is waited for in which game, and replaces an earlier one of its table', async () => {
    const worker = new Worker();
    await worker.push(NOTICE);
    await worker.push({ ...NOTICE, kind: 'nudge', name: '$& Tom' });
    expect(worker.shown).toMatchObject([
      {
        title: 'Kazzam',
        options: { body: 'It is your turn, Lya.', lang: 'en', data: { table: 'table1234' } },
      },
      { title: 'Kazzam', options: { body: 'Your time is nearly up, $& Tom.', renotify: true } },
    ]);
    const [first, second] = worker.shown;
    expect(first?.options.tag).toBe('table-table1234');
    expect(second?.options.tag).toBe(first?.options.tag);
    expect(worker.badge).toBe(2);
  });

  test('is shown in the language that was chosen', async () => {
    const worker = new Worker();
    worker.language = 'de';
    await worker.push(NOTICE);
    expect(worker.shown[0]?.options).toMatchObject({ body: 'Du bist dran, Lya.', lang: 'de' });
  });

  test('is not shown while a tab is in sight that is at the table, wherever it was loaded', async () => {
    const worker = new Worker();
    const here = '/table/table1234';
    worker.tabs = [{ url: 'https://a.example/new?x#y', now: here, visibilityState: 'visible' }];
    await worker.push(NOTICE);
    expect(worker.shown).toEqual([]);
    worker.tabs = [
      { url: 'https://a.example/', now: here, visibilityState: 'hidden' },
      { url: `https://a.example${here}`, now: '/table/table5678', visibilityState: 'visible' },
    ];
    await worker.push(NOTICE);
    expect(worker.shown).toHaveLength(1);
  });

  test('takes a tab that does not answer to be where it was loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = new Worker();
    worker.tabs = [{ url: 'https://a.example/table/table1234?x#y', visibilityState: 'visible' }];
    const pushed = worker.push(NOTICE);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.runOnlyPendingTimers();
    await pushed;
    expect(worker.shown).toEqual([]);
  });

  test.each([
    ['a newer kind', { ...NOTICE, kind: 'wink' }],
    ['a kind that every object has', { ...NOTICE, kind: 'constructor' }],
    ['a table that leads elsewhere', { ...NOTICE, table: '../evil' }],
    ['no name', { ...NOTICE, name: undefined }],
    ['nothing at all', null],
  ])('with %s still says that something waits', async (_, data) => {
    const worker = new Worker();
    await worker.push(data);
    expect(worker.shown).toMatchObject([
      { title: 'Tablewright', options: { body: 'A table waits for you.', data: {} } },
    ]);
  });
});

describe('a message that is touched', () => {
  const touch = (worker: Worker, data: unknown) => {
    const closed: boolean[] = [];
    return worker
      .hear('notificationclick', { notification: { data, close: () => closed.push(true) } })
      .then(() => closed);
  };

  test('leads to the tab of its table, or opens one', async () => {
    const worker = new Worker();
    const url = 'https://a.example/new/kazzam';
    worker.tabs = [
      { url: 'https://a.example/', now: '/', visibilityState: 'visible' },
      { url, now: '/table/table1234', visibilityState: 'hidden' },
    ];
    expect(await touch(worker, { table: 'table1234' })).toEqual([true]);
    expect([worker.focused, worker.opened]).toEqual([[url], []]);
    await touch(worker, { table: 'table5678' });
    expect(worker.opened).toEqual(['/table/table5678']);
  });

  test('leads to all tables if it is of none', async () => {
    const worker = new Worker();
    await touch(worker, undefined);
    expect(worker.opened).toEqual(['/matches']);
  });
});

test('messages say in German all that they say in English', () => {
  const pair = { first: CALL_TEXTS, other: CALL_TEXTS_DE, locale: 'de', names: [] };
  expect(catalogueProblems(pair)).toEqual([]);
});
