import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings, only this machine is served, from a file in ./data', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4100,
    place: { kind: 'sqlite', file: 'data/tablewright.db' },
    proxies: 0,
  });
});

test('what the environment says is taken', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', DATA: '/srv/tables', PROXIES: '1' };
  expect(readSettings(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    place: { kind: 'sqlite', file: '/srv/tables/tablewright.db' },
    proxies: 1,
  });
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
