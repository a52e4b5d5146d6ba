import { SPECTATOR } from '@tablewright/engine';
import { type Document, withoutConfidential, written } from '@tablewright/engine/documents';
import { Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom } from '@tablewright/engine/laws';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DECKS } from '../src/content/default-decks.ts';
import { bridgequest } from '../src/index.ts';
import type { BridgeState } from '../src/model.ts';
import type { BridgeView } from '../src/view.ts';
import { ZONES } from '../src/zones.ts';

/** A word that only an imported card has. */
const SECRET = 'Quixotic Umbrella';

const deckOf = (cards: readonly object[], id = 'mine'): Document =>
  written({
    ...{ id, game: 'bridgequest', kind: 'deck', kindVersion: 1, name: 'Mine' },
    content: { format: 'bq-cards/1', name: 'Mine', cards },
  });
const item = (id: string, more: object = {}) => ({
  ...{ id, name: `${SECRET} ${id}`, type: 'item', slot: 'none', gold: 100 },
  ...{ effects: ['active: def(1)'], ...more },
});
/** A deck of so many monsters, none of which carries a role. */
const monsters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `m-${at}`, name: `${SECRET} ${at}`, type: 'monster', level: 1, treasures: 1 },
    ...{ bad: 'lose(hand, 1)' },
  }));

function begin(
  documents: Readonly<Record<string, Document>>,
  options: Readonly<Record<string, unknown>> = {},
) {
  return Match.create(bridgequest, {
    id: 'own',
    seats: [0, 1].map((seat) => ({ name: `S${seat}`, player: 'human' })),
    options: { roundLimit: 3, figurines: 8, ...options },
    random: { kind: 'seeded', seed: 'own decks' },
    documents,
  });
}

function made(...args: Parameters<typeof begin>): Match {
  const match = begin(...args);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

const stateOf = (match: Match) => match.state as BridgeState;
const everywhere = (match: Match) => Object.values(stateOf(match).places).flat();

function played(match: Match, seed: string): Match {
  const random = seededSource(seed);
  while (!match.over) answerAtRandom(match, random);
  return match;
}

describe('decks of one’s own', () => {
  test('BQC-IMP-04 stand beside the built-in ones, in the copies that they say', () => {
    const match = made({ 'deck/0': deckOf([item('a', { copies: 3 }), item('b')]) });
    const cards = everywhere(match);
    const built = DEFAULT_DECKS.reduce((sum, { copies = 1 }) => sum + copies, 0);
    expect(cards).toHaveLength(built + 4);
    expect(cards.filter((card) => card.startsWith('OWN-')).sort()).toEqual([
      'OWN-TREA-a#1',
      'OWN-TREA-a#2',
      'OWN-TREA-a#3',
      'OWN-TREA-b#1',
    ]);
    expect(ZONES.at(stateOf(match), 'treasure-deck').concat(everywhere(match))).toContain(
      'OWN-TREA-a#1',
    );
  });

  test('BQC-IMP-04 take the place of a family that the table replaces', () => {
    const match = made(
      { 'deck/0': deckOf(monsters(60)) },
      { replacedDecks: ['door'], fillRoles: false },
    );
    const doors = everywhere(match).filter((card) => card.split('-')[1] === 'DOOR');
    expect(doors).toHaveLength(60);
    expect(doors.every((card) => card.startsWith('OWN-'))).toBe(true);
  });

  test('BQC-IMP-05 the built-in card comes in for a role that no card carries', () => {
    const replaced = { replacedDecks: ['door'] };
    const doors = everywhere(made({ 'deck/0': deckOf(monsters(60)) }, replaced)).filter(
      (card) => card.split('-')[1] === 'DOOR' && !card.startsWith('OWN-'),
    );
    // Wanderers, backstab, enthral, charm, win ties, cheat, gender flip, limb.
    expect(doors).toContain('BQC-DOOR-113#1');
    expect(doors).toContain('BQC-DOOR-086#1');
    expect(doors).not.toContain('BQC-DOOR-001#1');
  });

  test('BQC-IMP-09 too few to replace a family are refused, and the match does not begin', () => {
    const match = begin({ 'deck/0': deckOf(monsters(59)) }, { replacedDecks: ['door'] });
    expect(match).toMatchObject({
      ok: false,
      error: [
        { option: 'documents.deck/0', message: expect.stringContaining('59 cards are too few') },
      ],
    });
  });

  test('BQC-INV-01 two decks with a card of the same id are refused', () => {
    const match = begin({
      'deck/0': deckOf([item('a')]),
      'deck/1': deckOf([item('b'), item('a')], 'other'),
    });
    expect(match).toMatchObject({
      ok: false,
      error: [{ option: 'documents.deck/1', message: expect.stringMatching(/^cards\[1\]\.id: /) }],
    });
  });

  test('BQC-IMP-08, BQC-HIDN-01, -02 who sits there reads their names, everybody else their ids', () => {
    const match = made({ 'deck/0': deckOf([item('a')]) });
    const wholeOf = (observer: number | typeof SPECTATOR) =>
      bridgequest.view(stateOf(match), observer) as BridgeView;
    expect(wholeOf(0).ownCards['OWN-TREA-a']?.name).toContain(SECRET);
    expect(JSON.stringify(wholeOf(SPECTATOR))).not.toContain(SECRET);
    const said = (observer: number | typeof SPECTATOR): string =>
      createSpeaker({
        texts: bridgequest.texts,
        locale: 'en',
        seatName: (seat) => `S${seat}`,
        fill: (text) => bridgequest.speech.fill?.(text, wholeOf(observer)) ?? text,
      }).say({ key: 'event.taken-from-sheet', params: { seat: { seat: 0 }, card: OWN } });
    const OWN = bridgequest.speech.event({
      ...{ type: 'taken-from-sheet', rule: 'BQ-USE-03', seat: 0, card: 'OWN-TREA-a#1' },
    } as never).params?.card as never;
    expect(said(1)).toContain(`${SECRET} a`);
    expect(said(SPECTATOR)).toContain('OWN-TREA-a');
    expect(said(SPECTATOR)).not.toContain(SECRET);
  });

  test('BQC-IMP-08 neither events nor the file of a match have a name or text of them', () => {
    const replaced = { roundLimit: 12, replacedDecks: ['door'] };
    const seen = [1, 2, 3, 4].map((seed) => {
      const match = made({ 'deck/0': deckOf(monsters(60)) }, replaced);
      played(match, `answers ${seed}`);
      const file = withoutConfidential(bridgequest as never, match.toFile({ withSecret: true }));
      expect(file.withheld).toEqual({ 'deck/0': expect.stringMatching(/^[0-9a-f]{64}$/) });
      const events = JSON.stringify(match.eventsFor(SPECTATOR));
      expect(JSON.stringify([file, events, match.results])).not.toContain(SECRET);
      return events;
    });
    expect(seen.join()).toContain('OWN-DOOR-m-');
  });
});
