import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duelOf } from '@tablewright/engine/testing';
import { GAMES, loadGame } from '@tablewright/registry';
import { beforeEach, expect, test } from 'vitest';
import { compareVersions, recordVersion, type VersionDesk } from './rule-versions.ts';

let printed: string[];
let desk: VersionDesk;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-versions-'));
  printed = [];
  desk = { folder, print: (line) => printed.push(line) };
  return () => rmSync(folder, { recursive: true });
});

test('says of each version by which rule what it has played comes out otherwise', () => {
  for (const version of ['9', '10']) recordVersion(duelOf({ version }), desk);
  recordVersion(duelOf({ version: '11', harder: 1, reshaped: true }), desk);
  printed.length = 0;
  expect(compareVersions(duelOf({ version: '11', harder: 1, reshaped: true }), desk)).toBe(0);
  expect(printed.filter((line) => line.startsWith('duel'))).toEqual([
    expect.stringMatching(/^duel, version 9: 0 of 4 matches come out the same, of \d+ answers$/),
    expect.stringMatching(/^duel, version 10: 0 of 4 matches /),
    expect.stringMatching(/^duel, version 11, as it is here: 4 of 4 matches /),
  ]);
  expect(printed).toContain('  DUEL-HURT-01 changed 4 matches');
  expect(printed).toContainEqual(
    expect.stringMatching(/^ {4}duel-0: answer 1 differs by DUEL-HURT-01: /),
  );
});

test('finds that rules were changed whose version was not', () => {
  recordVersion(duelOf({ version: '1' }), desk);
  expect(compareVersions(duelOf({ version: '1', reshaped: true }), desk)).toBe(0);
  expect(compareVersions(duelOf({ version: '1', also: ['wait', 'bow'] }), desk)).toBe(4);
  expect(printed).toContain('  DUEL-TURN-01 changed 4 matches');
});

test('never records a version twice', () => {
  recordVersion(duelOf({ version: '1' }), desk);
  const file = join(desk.folder, 'duel/1.jsonl');
  const recorded = readFileSync(file, 'utf8');
  recordVersion(duelOf({ version: '1', harder: 1 }), desk);
  expect(readFileSync(file, 'utf8')).toBe(recorded);
  expect(printed.at(-1)).toBe('duel, version 1: its matches are recorded already');
});

test('says where there is nothing to replay, and which file makes no sense', () => {
  expect(compareVersions(duelOf({ version: '1' }), desk)).toBe(0);
  expect(printed).toEqual(['duel: no matches are recorded']);
  recordVersion(duelOf({ version: '1' }), desk);
  writeFileSync(join(desk.folder, 'duel/1.jsonl'), '{}\n');
  expect(() => compareVersions(duelOf({ version: '1' }), desk)).toThrow(
    /1\.jsonl, line 1: "format"/,
  );
});

test('what the present version of each game has played comes out the same', async () => {
  for (const { id, status } of GAMES) {
    if (status !== 'ready') continue;
    const lines: string[] = [];
    const otherwise = compareVersions(await loadGame(id), {
      folder: join(import.meta.dirname, '../corpus/matches'),
      print: (line) => lines.push(line),
    });
    expect(lines.some((line) => line.startsWith(`${id}, version `))).toBe(true);
    // Else its number has to rise, or fingerprints that files hold are computed in another way.
    expect(otherwise, lines.join('\n')).toBe(0);
  }
});
