import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import { openAsPerson, openTable } from './online-table.ts';

const url = inject('tableUrl');
const { origin } = new URL(url);
const { open } = startBrowser({ whole: true });

const control = (page: Page) => page.getByLabel('Tell me when it is my turn');

/** Somebody at a table of their own against a bot, whose browser may show messages or not. */
async function atTable(permission: 'notifications' | 'geolocation', name: string): Promise<Page> {
  const page = await openAsPerson(open, url, { keeps: true });
  await page.context().grantPermissions([permission], { origin });
  await page.addInitScript(subscribable);
  await openTable(page, url, { others: ['novice'], name });
  await page.locator('.table').waitFor();
  return page;
}

/**
 * Has a page subscribe without a push service, of which there is none here; what is opened stays
 * when it is loaded again. Its host is one of a known service, and leads nowhere. Runs in the page.
 */
function subscribable(): void {
  const KEY = 'tablewright.test.way';
  interface Way {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly key: number[];
  }
  const wayOf = ({ endpoint, p256dh, key }: Way) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }),
    unsubscribe: async () => sessionStorage.removeItem(KEY),
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : (wayOf(JSON.parse(kept) as Way) as never);
  };
  PushManager.prototype.subscribe = async (options) => {
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const point = [x, y].map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const p256dh = btoa(`\u0004${point.join('')}`);
    const way: Way = {
      endpoint: `https://nobody.push.apple.com/${crypto.randomUUID()}`,
      p256dh: p256dh.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
      key: Array.from((options?.applicationServerKey ?? []) as Uint8Array),
    };
    sessionStorage.setItem(KEY, JSON.stringify(way));
    return wayOf(way) as never;
  };
}

/** Delivers messages to the service worker of a page, as a push service would. */
async function delivering(page: Page): Promise<(notice: object) => Promise<void>> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const id = await registrationId;
  return async (notice) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: id,
      data: JSON.stringify(notice),
    });
  };
}

/** The messages that are in sight, by name. */
function messages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title}: ${body}`).sort();
  });
}

/**
 * Delivers a notice, and once more while the messages in sight are not these: the browser loses
 * what comes while it is still busy with the page before, or too long in starting the worker.
 */
async function untilShown(
  page: Page,
  deliver: () => Promise<void>,
  expected: readonly string[],
): Promise<void> {
  const interval = 1000;
  await expect
    .poll(
      async () => {
        const shown = await messages(page);
        if (!isDeepStrictEqual(shown, expected)) await deliver();
        return shown;
      },
      { interval },
    )
    .toEqual(expected);
}

describe('the calls to a table', () => {
  test('are asked for by a click, stay asked for, and end by another', async () => {
    const page = await atTable('notifications', 'Johanna');
    await page.goto(`${url}matches`);
    await expect.poll(() => control(page).isEnabled()).toBe(true);
    expect(await control(page).isChecked()).toBe(false);
    const [registered] = await Promise.all([
      page.waitForResponse(/\/api\/push\/devices$/),
      control(page).click(),
    ]);
    expect(registered.status()).toBe(200);
    await expect.poll(() => control(page).isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => control(page).isChecked()).toBe(true);
    for (const size of ['wide', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await noSidewaysScroll(page);
      await shoot(page, `calls-on-${size}`);
    }
    expect(await faults(page)).toEqual([]);
    const [removed] = await Promise.all([
      page.waitForResponse(/\/api\/push\/devices\/[\w-]{43}$/),
      control(page).click(),
    ]);
    expect([removed.request().method(), removed.status()]).toEqual(['DELETE', 200]);
    await expect.poll(() => control(page).isChecked()).toBe(false);
  });

  test('are shown where nobody looks at the table, and go when somebody does', async () => {
    const page = await atTable('notifications', 'Johanna');
    const address = page.url();
    const table = new URL(address).pathname.split('/').at(-1);
    const deliver = await delivering(page);
    const notice = { kind: 'turn', table, title: 'Bingo Adventure', seat: 0, name: 'Johanna' };
    const elsewhere = { ...notice, table: 'another1', title: 'Kazzam' };
    await deliver(notice);
    const other = 'Kazzam: It is your turn, Johanna.';
    await untilShown(page, () => deliver(elsewhere), [other]);
    await page.goto(`${url}matches`);
    const turn = 'Bingo Adventure: It is your turn, Johanna.';
    await untilShown(page, () => deliver(notice), [turn, other]);
    const nudge = 'Bingo Adventure: Your time is nearly up, Johanna.';
    await untilShown(page, () => deliver({ ...notice, kind: 'nudge' }), [nudge, other]);
    await page.locator('.language-select').first().selectOption('de');
    await page.locator('html[lang=de]').waitFor();
    const german = 'Bingo Adventure: Du bist dran, Johanna.';
    await untilShown(page, () => deliver(notice), [german, other]);
    await page.goto(address);
    await page.locator('.table').waitFor();
    await expect.poll(() => messages(page)).toEqual([other]);
  });

  test('cannot be asked for where the browser was told to show none', async () => {
    const page = await atTable('geolocation', 'Johanna');
    await page.locator('.online-tools').getByRole('button', { name: 'People' }).click();
    await page.getByText('Messages of this page are blocked in this browser.').waitFor();
    expect(await control(page).isDisabled()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await shoot(page, 'calls-blocked-wide');
    await page.setViewportSize(SIZES.phone);
    await noSidewaysScroll(page);
    await shoot(page, 'calls-blocked-phone');
  });
});

test('who is late reads it at the table and in the list', async () => {
  const page = await atTable('notifications', 'Johanna');
  const late = (text: string) =>
    text.replaceAll('"name":"Johanna"', '"name":"Johanna","late":true');
  await page.route(/\/api\/tables\/\w+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: late(await response.text()) });
  });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(typeof message === 'string' ? late(message) : message),
    );
  });
  await page.reload();
  await page.getByText('Your time for this decision is nearly up.').waitFor();
  for (const size of ['wide', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await noSidewaysScroll(page);
    await shoot(page, `late-${size}`);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Colours take a moment to change.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await shoot(page, 'late-phone-dusk');
  expect(await faults(page)).toEqual([]);
  await page.goto(`${url}matches`);
  await page.getByText('Your turn, time nearly up').waitFor();
  await expect.poll(() => control(page).isEnabled()).toBe(true);
  await shoot(page, 'late-list-phone');
});
