import { describe, expect, test } from 'vitest';
import { Match } from '../match.ts';
import { type MatchFile, readMatchFile } from '../match-file.ts';
import { type SagaState, type Sheet, saga } from '../testing/index.ts';
import {
  campaignState,
  lineageIn,
  newCampaign,
  readCampaign,
  withMatch,
  withWritten,
} from './campaign.ts';
import { withoutConfidential, withWithheld } from './confidential.ts';
import { type Document, documentHash, readDocument, rewritten, written } from './document.ts';
import { type Documents, slotsThatFit } from './kinds.ts';
import { Archive, changesBetween, lineageOf } from './lineage.ts';
import { sampleDocuments } from './sample.ts';

const ina = (gold = 3): Document<Sheet> =>
  written({
    id: 'ina',
    game: 'saga',
    kind: 'sheet',
    kindVersion: 2,
    name: 'Ina',
    content: { hero: 'Ina', gold, feats: [] },
  }) as Document<Sheet>;

function begin(documents: Documents | undefined, id = 'm1') {
  return Match.create(saga, {
    id,
    seats: [0, 1].map((seat) => ({ name: `S${seat}`, player: 'human' })),
    random: { kind: 'seeded', seed: id },
    documents,
  });
}

function played(documents: Documents | undefined, id = 'm1'): Match {
  const made = begin(documents, id);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const match = made.value;
  while (!match.over) {
    const [choice] = match.choices;
    match.submit({ seat: choice?.seat ?? 0, answer: 'explore' });
  }
  return match;
}

const fileOf = (match: Match) =>
  JSON.parse(JSON.stringify(match.toFile({ withSecret: true }))) as MatchFile;
const goldOf = (match: Match, seat = 0) => (match.state as SagaState).heroes[seat]?.gold ?? 0;
const sheetIn = (match: Match) => match.results['sheet/0'] as Document<Sheet>;

describe('a match that takes documents', () => {
  test('begins with what they say, and its file has them as they were', () => {
    const match = played({ 'sheet/0': ina() });
    expect(match.events).toHaveLength(4);
    const dice = match.draws.filter(({ who }) => who === 0).map(({ label }) => Number(label));
    expect(goldOf(match)).toBe(3 + dice.reduce((sum, face) => sum + face, 0));
    const file = fileOf(match);
    expect(file.documents).toEqual({ 'sheet/0': ina() });
    const read = readMatchFile(file);
    const loaded = read.ok ? Match.load(saga, read.value) : read;
    expect(loaded.ok && (loaded.value.state as SagaState)).toEqual(match.state);
    expect(loaded.ok && loaded.value.fork(2).submit({ seat: 0, answer: 'rest' }).ok).toBe(true);
  });

  test('leaves out what does not fit, and then knows nothing of it', () => {
    const few = (content: unknown, { before }: { readonly before?: unknown } = {}) =>
      Number(content) + Number(before ?? 0) > 5 ? [{ path: '', message: 'too many' }] : [];
    const game = {
      documents: {
        kinds: {},
        slots: () => [
          { slot: 'before', kind: 'n', fits: few },
          { slot: 'after', kind: 'n', fits: few },
          { slot: 'other', kind: 'n' },
        ],
        results: () => ({}),
      },
    };
    const fitting = (contents: Record<string, unknown>) => slotsThatFit(game, {}, 1, contents);
    expect(fitting({ before: 3, after: 2, other: 9 })).toEqual(['before', 'after', 'other']);
    expect(fitting({ before: 3, after: 3 })).toEqual(['before']);
    expect(fitting({ before: 6, after: 3, unknown: 1 })).toEqual(['after']);
  });

  test('plays without those that it does not need', () => {
    expect(played(undefined).results['sheet/0']).toMatchObject({ name: 'Hero 1', revision: 1 });
    expect(played(undefined).gives).toBe(true);
    expect(fileOf(played(undefined))).not.toHaveProperty('documents');
  });

  test.each<[string, Documents, string, string]>([
    ['a place that is not there', { 'sheet/2': ina() }, 'sheet/2', 'places are sheet/0, sheet/1'],
    [
      'another kind',
      { 'sheet/0': { ...ina(), kind: 'deck' } },
      'sheet/0',
      'it is a deck; a sheet is needed',
    ],
    [
      'another game',
      { 'sheet/0': { ...ina(), game: 'chess' } },
      'sheet/0',
      'it is of "chess", not of "saga"',
    ],
    [
      'what cannot be',
      { 'sheet/0': { ...ina(), content: { hero: 'Ina', gold: -1, feats: [] } } },
      'sheet/0',
      'gold: must be a whole number of at least 0',
    ],
    [
      'a later version',
      { 'sheet/0': { ...ina(), kindVersion: 3 } },
      'sheet/0',
      'it is of version 3; here is 2',
    ],
    [
      'an unknown version',
      { 'sheet/0': { ...ina(), kindVersion: 0 } },
      'sheet/0',
      'nothing is known of version 0',
    ],
  ])('refuses %s', (_, documents, slot, message) => {
    expect(begin(documents)).toMatchObject({
      ok: false,
      error: [{ option: `documents.${slot}`, message: expect.stringContaining(message) }],
    });
  });

  test('refuses what is right as such and does not fit its place, and draws no such thing', () => {
    const { documents } = saga;
    const fits = (content: unknown) =>
      (content as Sheet).gold > 4 ? [{ path: 'gold', message: 'is more than this match has' }] : [];
    const slots = () => [{ slot: 'sheet/0', kind: 'sheet', optional: true as const, fits }];
    const strict = { ...saga, documents: { ...documents, slots } } as unknown as typeof saga;
    const made = (gold: number) =>
      Match.create(strict, {
        id: 'm',
        seats: [0, 1].map((seat) => ({ name: `S${seat}`, player: 'human' })),
        random: { kind: 'seeded', seed: 'm' },
        documents: { 'sheet/0': ina(gold) },
      });
    expect(made(4).ok).toBe(true);
    expect(made(5)).toMatchObject({
      ok: false,
      error: [{ option: 'documents.sheet/0', message: 'gold: is more than this match has' }],
    });
    const drawn = (gold: number) =>
      sampleDocuments(strict, {}, 2, { index: (count) => Math.min(gold, count - 1) });
    expect(drawn(3)).toMatchObject({ 'sheet/0': { content: { gold: 3 } } });
    expect(drawn(8)).toEqual({});
  });

  test('reads older versions, and writes the present one', () => {
    const old = { ...ina(), kindVersion: 1, content: { hero: 'Ina', gold: 4 } };
    const match = played({ 'sheet/0': old });
    expect(sheetIn(match)).toMatchObject({ kindVersion: 2, content: { hero: 'Ina' } });
    expect(sheetIn(match).content.gold).toBe(goldOf(match));
    expect(fileOf(match).documents?.['sheet/0']).toEqual(old);
  });

  test('gives nothing before it is over, and then the next revisions', () => {
    const made = begin({ 'sheet/0': ina() });
    expect(made.ok && made.value.results).toEqual({});
    expect(made.ok && made.value.gives).toBe(false);
    const match = played({ 'sheet/0': ina() });
    const sheet = sheetIn(match);
    expect(sheet).toMatchObject({
      id: 'ina',
      revision: 2,
      origin: { by: 'match', match: 'm1', slot: 'sheet/0', before: documentHash(ina()) },
    });
    expect(sheet.content.gold).toBe(goldOf(match));
    const fresh = match.results['sheet/1'];
    expect(fresh).toMatchObject({ revision: 1, origin: { by: 'match', match: 'm1' } });
    expect(fresh?.origin).not.toHaveProperty('before');
    expect(readDocument(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
  });

  test('has at hand what came out of it when it is taken up again, until it goes back', () => {
    const match = played({ 'sheet/0': ina() });
    const { log, events, draws, checkpoints, begun, results } = match;
    const past = { log, events, draws, checkpoints, begun, results };
    const made = Match.resume(saga, fileOf(match), past);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(made.value.results).toBe(results);
    const { seq } = match;
    made.value.rewind(seq - 1);
    expect(made.value.results).toEqual({});
    made.value.redo();
    expect(made.value.results).not.toBe(results);
    expect(made.value.results).toEqual(results);
  });
});

describe('a document', () => {
  test.each<[string, (document: Record<string, unknown>) => unknown, string]>([
    ['no object', () => [], 'a document is a JSON object'],
    [
      'another format',
      (d) => ({ ...d, format: 'x' }),
      '"format" must be "tablewright-document", not "x"',
    ],
    ['a later format', (d) => ({ ...d, formatVersion: 2 }), '"formatVersion" must be 1, not 2'],
    ['no name', (d) => ({ ...d, name: '' }), '"name" must be text'],
    [
      'no revision',
      (d) => ({ ...d, revision: 0 }),
      '"revision" must be a whole number of at least 1',
    ],
    ['no origin', (d) => ({ ...d, origin: { by: 'magic' } }), '"origin" must be'],
    [
      'a forged fingerprint',
      (d) => ({ ...d, origin: { by: 'hand', before: 'xy' } }),
      '"origin" must be',
    ],
    ['no content', ({ content: _content, ...d }) => d, '"content" is missing'],
    ['another field', (d) => ({ ...d, colour: 1 }), 'a document has no field "colour"'],
  ])('is refused with %s', (_, change, message) => {
    const read = readDocument(change({ ...ina() }));
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(message) });
  });

  test('that somebody changes is marked, and names what it was', () => {
    const changed = rewritten(ina(), { content: { hero: 'Ina', gold: 900, feats: [] } });
    expect(changed).toMatchObject({
      revision: 2,
      origin: { by: 'hand', before: documentHash(ina()) },
    });
  });
});

describe('the past of a document', () => {
  const first = played({ 'sheet/0': ina() }, 'm1');
  const second = played({ 'sheet/0': sheetIn(first) }, 'm2');
  const files = [fileOf(first), fileOf(second)];
  const archive = () => new Archive(saga as never, files);

  test('goes back from match to match to what somebody wrote', () => {
    const lineage = lineageOf(sheetIn(second), archive());
    expect(lineage.map(({ verdict, document }) => [document.revision, verdict])).toEqual([
      [3, 'proven'],
      [2, 'proven'],
      [1, 'hand'],
    ]);
    const [last, before] = lineage.map(({ document }) => document.content as Sheet);
    expect(changesBetween(before, last)).toContainEqual({
      path: 'gold',
      before: goldOf(first),
      after: goldOf(second),
    });
  });

  test('shows a number that was changed, and what it should be', () => {
    const sheet = sheetIn(second);
    const forged = { ...sheet, content: { ...sheet.content, gold: 999 } };
    expect(lineageOf(forged, archive())[0]).toMatchObject({
      verdict: 'forged',
      why: `match m2 gives another one: gold is 999, not ${goldOf(second)}`,
    });
  });

  test('shows a match that was changed, or is not there', () => {
    const answers = files[0]?.answers.map((entry) => ({ ...entry, answer: 'rest' })) ?? [];
    const other = { ...files[0], answers } as MatchFile;
    const lineage = lineageOf(
      sheetIn(second),
      new Archive(saga as never, [other, files[1] as MatchFile]),
    );
    expect(lineage.map(({ verdict }) => verdict)).toEqual(['proven', 'missing', 'hand']);
    expect(lineage[1]?.why).toBe('match m1: its file is not here');
    // A sheet that names the changed match is no better.
    const named = { ...sheetIn(first), origin: { ...sheetIn(first).origin, file: '0'.repeat(64) } };
    expect(lineageOf(named as Document, archive())[0]?.verdict).toBe('missing');
  });

  test('shows a revision that did not go into its match', () => {
    const sheet = sheetIn(first);
    const origin = { ...sheet.origin, before: 'a'.repeat(64) };
    expect(lineageOf({ ...sheet, origin } as Document, archive())[0]?.verdict).toBe('forged');
  });
});

describe('a campaign', () => {
  const start = newCampaign({ id: 'c1', game: 'saga', name: 'The bridge', written: [ina()] });
  const first = played({ 'sheet/0': ina() }, 'm1');
  const second = played({ 'sheet/0': sheetIn(first) }, 'm2');
  const third = played(
    { 'sheet/0': sheetIn(second), 'sheet/1': first.results['sheet/1'] as Document },
    'm3',
  );
  const campaign = [first, second, third].reduce(
    (so, match) => withMatch(so, fileOf(match)),
    start,
  );

  test('is a fold over its matches', () => {
    const { documents, problems } = campaignState(saga as never, campaign);
    expect(problems).toEqual([]);
    expect(documents.get('ina')).toEqual(sheetIn(third));
    expect(documents.size).toBe(3);
    expect(
      lineageIn(saga as never, campaign, sheetIn(third)).map(({ verdict }) => verdict),
    ).toEqual(['proven', 'proven', 'proven', 'hand']);
  });

  test('is exported, read and verified elsewhere', () => {
    const read = readCampaign(JSON.parse(JSON.stringify(campaign)));
    if (!read.ok) throw new Error(read.error);
    expect(campaignState(saga as never, read.value).problems).toEqual([]);
  });

  test('takes a sheet that somebody changed, which stays marked', () => {
    const changed = rewritten(sheetIn(third), { content: { hero: 'Ina', gold: 1, feats: [] } });
    const fourth = played({ 'sheet/0': changed }, 'm4');
    const later = withMatch(withWritten(campaign, changed), fileOf(fourth));
    expect(campaignState(saga as never, later).problems).toEqual([]);
    const lineage = lineageIn(saga as never, later, sheetIn(fourth));
    expect(lineage.map(({ verdict }) => verdict)).toEqual([
      'proven',
      'hand',
      'proven',
      'proven',
      'proven',
      'hand',
    ]);
  });

  test('finds out a sheet that it did not have, and a match that is not what it says', () => {
    const smuggled = played({ 'sheet/0': ina(500) }, 'm4');
    expect(campaignState(saga as never, withMatch(campaign, fileOf(smuggled))).problems).toEqual([
      'match 4 (m4) began with "sheet/0" as revision 1 of "Ina", which the campaign did not have',
    ]);
    const [one, ...rest] = campaign.matches;
    const answers = one?.answers.map((entry) => ({ ...entry, hash: '0' })) ?? [];
    const broken = { ...campaign, matches: [{ ...one, answers } as MatchFile, ...rest] };
    const { problems } = campaignState(saga as never, broken);
    expect(problems[0]).toMatch(/^match 1 \(m1\): answer 0: the state is/);
    expect(problems[1]).toMatch(/^match 2 \(m2\) began with "sheet\/0" as revision 2/);
  });

  test.each<[string, (campaign: Record<string, unknown>) => unknown, string]>([
    ['a list', () => [], 'a campaign is a JSON object'],
    ['another format', (c) => ({ ...c, format: 'x' }), '"format" must be'],
    ['no list of matches', (c) => ({ ...c, matches: {} }), '"matches" must be a list'],
    ['a wrong match', (c) => ({ ...c, matches: [{}] }), 'match 1: "format" must be'],
    [
      'a match of another game',
      (c) => ({ ...c, game: 'heap' }),
      'match 1 is of "saga", not of "heap"',
    ],
    ['a wrong document', (c) => ({ ...c, written: [1] }), 'written document 1: a document is'],
    [
      'a document that says it was won',
      (c) => ({ ...c, written: [sheetIn(first)] }),
      'written document 1 says that a match gave it',
    ],
  ])('is refused as %s', (_, change, message) => {
    const read = readCampaign(change(JSON.parse(JSON.stringify(campaign))));
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(message) });
  });
});

describe('a confidential document', () => {
  const { documents } = saga;
  if (documents === undefined) throw new Error('the saga has documents');
  const sheet = {
    ...documents.kinds.sheet,
    confidential: true,
  } as (typeof documents.kinds)[string];
  const guarded = { documents: { ...documents, kinds: { ...documents.kinds, sheet } } } as never;
  const whole = fileOf(played({ 'sheet/0': ina(), 'sheet/1': ina(5) }));
  const shared = withoutConfidential(guarded, whole);

  test('is in no file that leaves the table: its fingerprint stands in its place', () => {
    expect(JSON.stringify(shared)).not.toContain('"gold"');
    expect(shared.withheld).toEqual({
      'sheet/0': documentHash(ina()),
      'sheet/1': documentHash(ina(5)),
    });
    expect(readMatchFile(shared).ok).toBe(true);
    expect(withoutConfidential(saga as never, whole)).toBe(whole);
  });

  test('has to be there when the match is played again, and gives the same file', () => {
    expect(Match.load(saga, shared)).toMatchObject({
      ok: false,
      error: expect.stringMatching(
        /a document that is not in the file: sheet\/0, .* [0-9a-f]{64}$/,
      ),
    });
    const has = (list: readonly Document[]) => (hash: string) =>
      list.find((one) => documentHash(one) === hash);
    const half = withWithheld(shared, has([ina()]));
    expect(half.withheld).toEqual({ 'sheet/1': documentHash(ina(5)) });
    expect(half.documents).toEqual({ 'sheet/0': ina() });
    const again = withWithheld(half, has([ina(5)]));
    expect(again).toEqual(whole);
    expect(Match.load(saga, again).ok).toBe(true);
  });

  test('is refused where what stands for it is no fingerprint', () => {
    const wrong = { ...shared, withheld: { 'sheet/0': 7 } };
    expect(readMatchFile(wrong)).toMatchObject({
      ok: false,
      error: expect.stringContaining('fingerprints'),
    });
  });
});
