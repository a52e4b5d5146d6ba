import { expect, test } from 'vitest';
import { explain } from './explain.ts';

function failing(properties: object, message = 'it failed'): Error {
  return Object.assign(new Error(message), properties);
}

test.each([
  [{ code: 'EADDRINUSE', port: 4100 }, {}, 'Choose another: PORT=4101 npm start'],
  [{ code: 'EADDRINUSE', port: 9100 }, { METRICS_PORT: '9100' }, 'Set METRICS_PORT to another'],
  [{ code: 'EADDRNOTAVAIL', address: '1.2.3.4' }, {}, 'no address 1.2.3.4. Set HOST'],
  [{ code: 'ENOTFOUND' }, { HOST: 'nowhere' }, 'no address nowhere. Set HOST'],
  [{ code: 'ENOTFOUND' }, { DATABASE_URL: 'postgres://nowhere/x' }, 'The database at DATABASE_URL'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, {}, 'Port 80 needs rights'],
  [{ code: 'EACCES', syscall: 'open' }, {}, 'it failed'],
  [
    { code: '28P01', severity: 'FATAL' },
    { DATABASE_URL: 'postgres://here/x' },
    'The database at DATABASE_URL cannot be used: it failed',
  ],
  [{ code: 'ERR_INVALID_URL', input: 'postgres://me:#@x' }, {}, 'DATABASE_URL is no address'],
])('%o is explained', (properties, env, said) => {
  expect(explain(failing(properties), env)).toContain(said);
});

test('a database that nobody listens for is named with every address that was tried', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}:5432`);
  const error = Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), {
    code: 'ECONNREFUSED',
  });
  const said = explain(error, { DATABASE_URL: 'postgres://me:secret@localhost/tables' });
  expect(said).toBe(
    'The database at DATABASE_URL cannot be used: ' +
      'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});

test('whatever else is thrown says what it says', () => {
  expect(explain('stop', {})).toBe('stop');
  expect(explain(new Error('The web table could not be built'), {})).toContain(
    'could not be built',
  );
});
