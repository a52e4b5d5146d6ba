import type { Game } from '@tablewright/engine';
import {
  campaignState,
  changesBetween,
  type Document,
  type Documents,
  lineageIn,
  newCampaign,
  rewritten,
  withMatch,
  withWritten,
  written,
} from '@tablewright/engine/documents';
import { Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { magpie } from './magpie.ts';
import type { MagpieState } from './model.ts';
import type { MagpieSheet } from './sheets.ts';

const game = magpie as unknown as Game;

/** A match of two to its end. */
function played(id: string, documents: Documents): Match {
  const made = Match.create(game, {
    id,
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: id },
    documents,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const random = seededSource(id);
  while (!made.value.over) answerAtRandom(made.value, random);
  return made.value;
}

const ada = written({
  ...{ id: 'ada', game: 'magpie', kind: 'sheet', kindVersion: 1, name: 'Ada' },
  content: { name: 'Ada', gold: 5, trophies: [] } satisfies MagpieSheet,
}) as Document<MagpieSheet>;

// Each begins with the sheets that the one before gave.
const first = played('m1', { 'sheet/0': ada });
const second = played('m2', first.results);
const matches = [first, second, played('m3', second.results)];
const campaign = matches.reduce(
  (so, match) => withMatch(so, match.toFile({ withSecret: true })),
  newCampaign({ id: 'c1', game: 'magpie', name: 'Three nests', written: [ada] }),
);
const last = matches.at(-1)?.results['sheet/0'] as Document<MagpieSheet>;

test('sheets go from match to match, and a campaign is the fold over its matches', () => {
  const { documents, problems } = campaignState(game, campaign);
  expect(problems).toEqual([]);
  expect(documents.get('ada')).toEqual(last);
  expect(last.revision).toBe(4);
  expect(matches.at(-1)?.state).toMatchObject({ gold: { 0: last.content.gold } });
});

test('every number on a sheet is traced to the match that gave it', () => {
  const lineage = lineageIn(game, campaign, last);
  expect(lineage.map(({ verdict }) => verdict)).toEqual(['proven', 'proven', 'proven', 'hand']);
  for (const [at, match] of matches.toReversed().entries()) {
    const [after, before] = lineage.slice(at).map(({ document }) => document);
    expect(after?.origin).toMatchObject({ by: 'match', match: match.id });
    const { gold, places } = match.state as MagpieState;
    const won = (places['table/0'] ?? []).filter((card) => card.startsWith('treasure'));
    const was = before?.content as MagpieSheet;
    expect(after?.content).toEqual({
      ...{ name: 'Ada', gold: gold[0] },
      trophies: [...was.trophies, ...won],
    });
    expect(changesBetween(was, after?.content).map(({ path }) => path)).not.toContain('name');
  }
  expect(last.content.trophies.length).toBeGreaterThan(0);
});

test('a sheet that was changed is found out, and one that says so stays marked', () => {
  const forged = { ...last, content: { ...last.content, gold: 900 } };
  expect(lineageIn(game, campaign, forged)[0]).toMatchObject({
    verdict: 'forged',
    why: expect.stringContaining('gold is 900, not'),
  });
  const changed = rewritten(last, { content: { ...last.content, gold: 900 } });
  const later = withMatch(
    withWritten(campaign, changed),
    played('m4', { 'sheet/0': changed }).toFile({ withSecret: true }),
  );
  const { documents, problems } = campaignState(game, later);
  expect(problems).toEqual([]);
  const sheet = documents.get('ada') as Document;
  const verdicts = lineageIn(game, later, sheet).map(({ verdict }) => verdict);
  expect(verdicts.slice(0, 2)).toEqual(['proven', 'hand']);
});

test('what cannot stand on a sheet is refused by its name', () => {
  const broken = { ...ada, content: { name: 'Ada', gold: -1, trophies: 'none' } };
  expect(() => played('m5', { 'sheet/0': broken as Document })).toThrow(
    /gold: must be a whole number.*trophies: must be a list/,
  );
});
