import { expect, test, vi } from 'vitest';
import { Traffic } from './traffic.ts';

test('a node closes once all acts are replied to; only then its sockets are told to close', async () => {
  const traffic = new Traffic();
  const told: string[] = [];
  const closed = {
    socket: traffic.open('socket', () => told.push('socket')),
    stream: traffic.open('stream', () => told.push('stream')),
  };
  const [first, second] = [traffic.begin(), traffic.begin()];
  const done = traffic.close().then(() => told.push('closed'));
  expect(traffic.closing).toBe(true);
  expect(told).toEqual(['stream']);
  first();
  first();
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(['stream']);
  second();
  closed.stream();
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(['stream', 'socket']);
  closed.socket();
  await done;
  expect(told).toEqual(['stream', 'socket', 'closed']);
});

test('a line that comes too late is told to close at once', async () => {
  const traffic = new Traffic();
  await traffic.close();
  const told: string[] = [];
  traffic.open('stream', () => told.push('stream'));
  expect(told).toEqual(['stream']);
});

test('lines are counted while they are open', () => {
  const traffic = new Traffic();
  const end = (): void => {};
  const closed = [traffic.open('socket', end), traffic.open('socket', end)];
  expect([traffic.connectionsOf('socket'), traffic.connectionsOf('stream')]).toEqual([2, 0]);
  for (const close of closed) close();
  expect(traffic.connectionsOf('socket')).toBe(0);
});

test('a line whose other end has gone holds nobody up for long', async () => {
  vi.useFakeTimers();
  try {
    const traffic = new Traffic();
    traffic.open('socket', () => {});
    const closed = traffic.close();
    await vi.runAllTimersAsync();
    await expect(closed).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
