import type { TableFace } from '@tablewright/protocol';
import { vi } from 'vitest';
import { ApiClient, ApiRefusal, requestId } from './server.ts';

/** A seat of the host. */
export const me = (name: string) => ({ kind: 'me', name }) as const;
/** A seat that somebody may take. */
export const open = { kind: 'open' } as const;
/** Settings of the toy: open choices only. */
export const PICKS = { phases: ['pick', 'pick', 'pick', 'pick', 'pick', 'pick'] };

/** What became of a request: `done`, or its status and the code of its refusal. */
export async function fate(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return 'done';
  } catch (thrown) {
    if (thrown instanceof ApiRefusal) return `${thrown.status} ${thrown.code}`;
    throw thrown;
  }
}

/** What somebody is told who looks at a table. */
export function look(client: ApiClient, table: string) {
  return client.ask<{ face: TableFace; you: { seats: number[]; host: boolean } }>(
    'GET',
    `/tables/${table}`,
  );
}

/** Asks for an invitation of a kind. */
export async function invitation(
  client: ApiClient,
  table: string,
  kind: 'invite' | 'hand' | 'watch',
  seat?: number,
): Promise<string> {
  const wish = { kind, ...(seat === undefined ? {} : { seat }) };
  const { key } = await client.ask<{ key: string }>('POST', `/tables/${table}/invites`, wish);
  return key;
}

/** An answer to a choice, as a request of its own. */
export function answering(choice: string, answer: string) {
  return { kind: 'answer', id: requestId(), choice, answer } as const;
}

/** A table of the toy with its host, Lya, and a friend in the second seat, Tom. */
export async function twoAt(url: string, options: Record<string, unknown> = PICKS) {
  const host = await ApiClient.guest(url);
  const friend = await ApiClient.guest(url);
  const opened = await host.open({ game: 'toy', seats: [me('Lya'), open], options });
  const seated = await friend.sit(opened.table, { invite: opened.invites[0]?.key, name: 'Tom' });
  return {
    ...opened,
    host,
    friend,
    hostKey: opened.seats[0]?.key ?? '',
    friendKey: seated.key ?? '',
  };
}

/** Waits until a check holds that will hold soon, also on a busy machine. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 4_000, interval: 10 });
}
