import { type Game, SPECTATOR } from '@tablewright/engine';
import { loadGame } from '@tablewright/registry';
import { describe, expect, test } from 'vitest';
import { beginningWith, type Happening, onTable, toldApart } from '../test/leaks/twin-tables.ts';

/**
 * Two tables of BridgeQuest! at a real server, at which the same happens but for something hidden, say the same to all
 * others: in the same messages, of the same size, at the same moments; see `secrets-told.test.ts`.
 */
const [ADA, BO, CLEO, MASTER] = [0, 1, 2, 2];
const game = await loadGame('bridgequest');

/** A card that can be played in no window here, and one that can. */
const [HARMLESS, CURSE] = ['BQC-DOOR-010', 'BQC-DOOR-060'] as const;

/** The game with these dice, in which a person may run it, from the Equip phase of Ada on. */
function equipping(
  gm: 'auto' | 'human',
  heroes: Readonly<Record<string, object>>,
  secretFace = 1,
): Game {
  const stops = ['turns', 'combats', 'rolls', 'curses'];
  const held = { A: ['BQC-DOOR-003'], B: ['BQC-DOOR-004'], C: ['BQC-TREA-057'] };
  const all = Object.entries(heroes).map(([seat, hero]) => [
    seat,
    { stops, hand: held[seat as 'A'], ...hero },
  ]);
  const options = { ...game.options, gm: { ...game.options.gm, default: gm } as never };
  return loaded(
    beginningWith(
      { ...game, options },
      {
        phase: 'equip',
        heroes: Object.fromEntries(all),
        decks: { door: ['BQC-DOOR-001', 'BQC-DOOR-002'], treasure: ['BQC-TREA-001'] },
      },
    ),
    secretFace,
  );
}

/** The game in which every open die shows a 3, and the secret one of the master this. */
function loaded(of: Game, secretFace: number): Game {
  const held = new WeakSet<object>();
  return onTable(of, (t) => {
    if (held.has(t)) return t;
    held.add(t);
    const { index } = t;
    t.index = (count, purpose, who) => {
      index.call(t, count, purpose, who);
      return purpose === 'secret' ? secretFace - 1 : 2;
    };
    return t;
  });
}

/** Ada kicks the door and fights what is behind it, and the others pass, once each at every window. */
const kicked: readonly Happening[] = [
  { seat: ADA, about: 'choice.equip', answer: 'done' },
  { seat: BO, about: 'choice.before-the-door', answer: 'pass' },
  { seat: CLEO, about: 'choice.before-the-door', answer: 'pass' },
  { seat: ADA, about: 'choice.attack-or-not', answer: 'pass' },
  { seat: BO, about: 'choice.answer-roll', answer: 'pass' },
  { seat: CLEO, about: 'choice.answer-roll', answer: 'pass' },
  { seat: ADA, about: 'choice.answer-roll', answer: 'pass' },
  { seat: BO, about: 'choice.answer-roll', answer: 'pass' },
  { seat: CLEO, about: 'choice.answer-roll', answer: 'pass' },
  { seat: ADA, about: 'choice.answer-roll', answer: 'pass' },
  { seat: CLEO, about: 'choice.window-declaration', answer: 'pass' },
  { wait: 500 },
];

/** Ada kicks the door before a game master. */
const kickedBeforeMaster: readonly Happening[] = [
  { seat: ADA, about: 'choice.equip', answer: 'done' },
  { wait: 500 },
];

describe('nobody else can tell', () => {
  test('[BQ-HIDN-01] whether somebody holds a curse that could be played in a window', async () => {
    const of = (held: string) => ({
      ...{ happens: kicked, changes: true },
      game: equipping('auto', { A: {}, B: { hand: [held] }, C: {} }),
    });
    expect(await toldApart(of(HARMLESS), of(CURSE), [ADA, CLEO, SPECTATOR])).toEqual([]);
  });

  test('[BQ-HIDN-11] [BQ-HIDN-15] what is held in the hand and of Karma, whoever runs the game least', async () => {
    const of = (held: string, karma: string) => ({
      ...{ happens: kickedBeforeMaster, changes: false },
      game: equipping('human', { A: {}, B: { hand: [held], karmaCards: [karma] } }),
    });
    const [one, other] = [of(HARMLESS, 'BQC-DUST-01'), of(CURSE, 'BQC-DUST-02')];
    expect(await toldApart(one, other, [ADA, MASTER, SPECTATOR])).toEqual([]);
  });

  test('[BQ-HIDN-02] what the game master rolls in secret, who alone sees it', async () => {
    const rolls: Happening = { seat: MASTER, about: 'choice.rule-secret', answer: { die: 'd20' } };
    const of = (face: number) => ({
      ...{ happens: [rolls, ...kickedBeforeMaster], changes: true },
      game: equipping('human', { A: {}, B: {} }, face),
    });
    const found = await toldApart(of(3), of(4), [ADA, BO, MASTER, SPECTATOR]);
    expect(found.join()).toMatch(/"face":3.* or .*"face":4/);
    expect(found.filter((told) => !told.startsWith(`${MASTER}, `))).toEqual([]);
  });
});
