import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings, only this machine is served', () => {
  expect(readSettings({})).toEqual({ host: '127.0.0.1', port: 4100 });
});

test('PORT and HOST are taken', () => {
  expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test.each(['eighty', '-1', '70000', '80.5'])('PORT=%s is refused', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow('PORT must be');
});
