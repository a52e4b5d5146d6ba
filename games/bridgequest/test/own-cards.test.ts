import { nextMove, waitingIn } from '@tablewright/bots';
import type { Choice, Game, OneChoice } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { worthOf } from '../src/bots/outlook.ts';
import { bridgeOf } from '../src/bridge-of.ts';
import type { Card } from '../src/content/card.ts';
import { cardSetOf, defaultCards } from '../src/content/card-set.ts';
import { readCards } from '../src/content/read-decks.ts';
import { contentOf } from '../src/table-content.ts';
import { viewOf } from '../src/view.ts';
import { treasure, world } from './cards.ts';
import { sit } from './table.ts';

/** What no card of the default decks is called, nor says. */
const NAME = 'Zyzzyva';
const TEXT = 'Quokka';

/** The default decks with other names and texts. */
function renamed(): readonly Card[] {
  return defaultCards().map((card, at) => ({
    ...card,
    ...(card.type === 'race' || card.type === 'class' ? {} : { name: `${NAME} ${at}` }),
    text: `${TEXT} ${at}`,
  }));
}

/** Plays a match of two bots with these cards. */
function playedWith(cards: readonly Card[]) {
  const set = cardSetOf(cards);
  const created = Match.create(bridgeOf(set) as unknown as Game, {
    id: 'own',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'bot' })),
    options: { roundLimit: 4 },
    random: { kind: 'seeded', seed: 'own cards' },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const random = seededSource('own cards/bots');
  const policies = [0, 1].map(() => heuristicOf(set) as never);
  while (!match.over) {
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) throw new Error('no bot goes on');
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw new Error(done.error.message);
  }
  return match;
}

describe('a match with cards of one’s own', { timeout: 60_000 }, () => {
  test('[BQC-INV-10] goes the same way whatever they are called and say', () => {
    const [one, other] = [playedWith(defaultCards()), playedWith(renamed())];
    expect(one.seq).toBeGreaterThan(50);
    expect(other.events).toEqual(one.events);
  });

  test('[BQC-IMP-08] [BQC-HIDN-02] keeps ids alone of them, in its events and its file', () => {
    const match = playedWith(renamed());
    const kept = [match.events, match.toFile({ withSecret: true })].map((all) =>
      JSON.stringify(all),
    );
    for (const text of kept) {
      expect(text).not.toContain(NAME);
      expect(text).not.toContain(TEXT);
      expect(text).toContain('BQC-');
    }
  });
});

describe('what is done by hand', () => {
  const own = (id: string, fields: object) => ({ id, name: id, deck: 'treasure', ...fields });
  const CARDS = [
    own('OWN-A-1', { type: 'gual', gold: 400, effects: ['play: manual(Dance.)'] }),
    own('OWN-A-2', { type: 'gual', gold: 400, effects: ['play: travel(1)'] }),
  ];
  const read = readCards(CARDS, ({ message }) => {
    throw new Error(message);
  });
  const set = cardSetOf([...defaultCards(), ...read]);

  /** What a bot does in its turn with this card to play. */
  const does = (card: string) => {
    const { t } = sit({
      heroes: ['11 UL'],
      places: { 'world/11': [world(3)], 'hand/0': [card, treasure(80)] },
      cards: CARDS,
    });
    const options = [{ id: `play/${card}`, names: { card } }, { id: 'done' }];
    const choice: OneChoice = {
      ...{ kind: 'one', seat: 0, options, fallback: 1 },
      why: { key: 'choice.equip', rule: 'BQ-TURN-04' },
    };
    const view = viewOf(t.state, 0, contentOf(set));
    return heuristicOf(set)({ view, choice: choice as Choice, seat: 0 } as never);
  };

  test('[BQC-IMP-10] bots do not play it for what it says', () => {
    expect(does('OWN-A-2#1')).toBe(0);
    expect(does('OWN-A-1#1')).toBe(1);
  });

  test('[BQC-IMP-10] to them it is worth its gold, of which a travel costs 1000', () => {
    const travel = worthOf(read[1]);
    expect(worthOf(read[0])).toBeCloseTo((travel * 400) / 1000);
  });
});
