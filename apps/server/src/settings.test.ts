import { expect, test } from 'vitest';
import { KNOWN_PUSH_HOSTS } from './push/push-hosts.ts';
import { placeBelow, readSettings } from './settings.ts';

test('without settings, only this machine is served, from a file in ./data, for ever', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4100,
    place: { kind: 'sqlite', file: 'data/tablewright.db' },
    proxies: 0,
    logLevel: 'info',
    metrics: undefined,
    retention: {},
    push: { hosts: KNOWN_PUSH_HOSTS, contact: expect.stringMatching(/^mailto:/) },
  });
});

test('what the environment says is taken', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA: '/srv/tables',
    PROXIES: '1',
    LOG_LEVEL: 'debug',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.1',
    RETAIN_FINISHED_DAYS: '90',
    RETAIN_IDLE_DAYS: '365',
    RETAIN_GATHERING_DAYS: '7',
    PUSH_HOSTS: 'push.example.com, *.example.org',
    PUSH_CONTACT: 'https://example.com/who',
  };
  expect(readSettings(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    place: { kind: 'sqlite', file: '/srv/tables/tablewright.db' },
    proxies: 1,
    logLevel: 'debug',
    metrics: { host: '10.0.0.1', port: 9100 },
    retention: { finished: 90, idle: 365, gathering: 7 },
    push: { hosts: ['push.example.com', '*.example.org'], contact: 'https://example.com/who' },
  });
});

test('what is set to nothing is not set', () => {
  const names = ['PORT', 'DATA', 'DATABASE_URL', 'LOG_LEVEL', 'METRICS_PORT', 'RETAIN_IDLE_DAYS'];
  const env = Object.fromEntries(names.map((name) => [name, '']));
  expect(readSettings(env)).toEqual(readSettings({}));
});

test('DATABASE_URL puts the tables into a PostgreSQL database', () => {
  const address = 'postgres://me:secret@127.0.0.1/tables';
  expect(readSettings({ DATABASE_URL: address }).place).toEqual({ kind: 'postgres', address });
});

test('another DATABASE_URL is refused, and its password not repeated', () => {
  const wrong = () => readSettings({ DATABASE_URL: 'mysql://me:secret@127.0.0.1/tables' });
  expect(wrong).toThrow('DATABASE_URL must begin with postgres://');
  expect(wrong).not.toThrow('secret');
});

test.each(['eighty', '-1', '70000', '80.5'])('PORT=%s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow('PORT must be');
});

test('PROXIES that is no number is refused', () => {
  expect(() => readSettings({ PROXIES: 'yes' })).toThrow('PROXIES must be');
});

test.each(['0', '-7', 'never', '1.5'])('RETAIN_FINISHED_DAYS=%s is refused', (days) => {
  const wrong = () => readSettings({ RETAIN_FINISHED_DAYS: days });
  expect(wrong).toThrow('RETAIN_FINISHED_DAYS must be a whole number from 1');
});

test('PUSH_HOSTS=none sends no messages', () => {
  expect(readSettings({ PUSH_HOSTS: 'none' }).push.hosts).toEqual([]);
});

test.each([
  '127.0.0.1',
  '*',
  '*.com',
  'a.example/x',
  'https://a.example',
  'a.example:8080',
  'a.b,',
])('PUSH_HOSTS=%s is refused', (hosts) => {
  expect(() => readSettings({ PUSH_HOSTS: hosts })).toThrow('PUSH_HOSTS must be names of hosts');
});

test.each(['me@example.com', 'http://example.com', 'mailto:me'])(
  'PUSH_CONTACT=%s is refused',
  (contact) => {
    expect(() => readSettings({ PUSH_CONTACT: contact })).toThrow('PUSH_CONTACT must be mailto:');
  },
);

test('a LOG_LEVEL that is none is refused, and those that are one are named', () => {
  const wrong = () => readSettings({ LOG_LEVEL: 'loud' });
  expect(wrong).toThrow('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent');
});

test('a file lies below a folder, unless its path is complete', () => {
  const at = (file: string) => placeBelow('/srv', { kind: 'sqlite', file });
  expect(at('data/t.db')).toEqual({ kind: 'sqlite', file: '/srv/data/t.db' });
  expect(at('/var/t.db')).toEqual({ kind: 'sqlite', file: '/var/t.db' });
  const database = { kind: 'postgres', address: 'postgres://here/tables' } as const;
  expect(placeBelow('/srv', database)).toBe(database);
});
