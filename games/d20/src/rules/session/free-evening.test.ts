import { canonicalJson, fallbackAnswer, type Policy, type Seat } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { answered, type Fields } from '../../../test/tools.ts';
import type { D20Event } from '../../events.ts';
import { d20 } from '../../index.ts';
import type { D20State } from '../../model.ts';

const game = d20;
const MASTER = 2;

/** A session of two players and a person who runs the game, with no adventure. */
function evening() {
  const made = Match.create(game as never, {
    id: 'evening',
    seats: ['Lya', 'Bo', 'Kim'].map((name) => ({ name, player: 'human' as const })),
    options: { gm: 'human', adventure: 'free' },
    random: { kind: 'seeded', seed: 'evening' },
  });
  if (!made.ok) throw new Error('two can play it');
  const match = made.value;
  const state = () => match.state as D20State;
  const random = seededSource('evening/bots');
  const policy = game.bots.heuristic as Policy;
  const give = (seat: Seat, slot: number, answer: Parameters<typeof match.submitAnswer>[2]) => {
    const done = match.submitAnswer(seat, slot, answer);
    if (!done.ok) throw new Error(done.error.message);
  };
  return {
    match,
    state,
    told: () => match.events.map(({ event }) => event as D20Event),
    /** Whoever has the seat does something that it may do at any time. */
    uses(seat: Seat, name: string, fields: Fields | string = {}): void {
      const offers = match.standingFor(seat);
      const place = offers.findIndex(({ why }) => why.key.replace(/^(tool|offer)\./, '') === name);
      const offer = offers[place];
      if (offer === undefined) throw new Error(`seat ${seat} is not offered "${name}"`);
      give(seat, -1 - place, answered(offer, fields));
    },
    /** Answers the open question of that key by an option. */
    answers(key: string, id: string): void {
      const slot = match.choices.findIndex(({ why }) => why.key === `choice.${key}`);
      const choice = match.choices[slot];
      if (choice?.kind !== 'one') throw new Error(`"${key}" is not asked`);
      give(choice.seat, slot, answered(choice, id));
    },
    /** All answer as they usually do, until something is so. */
    until(isSo: () => boolean): void {
      for (let left = 600; !isSo(); left -= 1) {
        const [choice] = match.choices;
        if (choice === undefined || left === 0) throw new Error('it never comes to that');
        const { seat } = choice;
        const view = game.view(state(), seat);
        const usual = seat === MASTER || choice.kind !== 'one';
        const answer = usual
          ? fallbackAnswer(choice)
          : policy({ view, seat, choice, random } as never);
        give(seat, 0, answer);
      }
    },
    asks: (key: string) => match.choices.some(({ why }) => why.key === `choice.${key}`),
  };
}

test('[DT-TAB-02, DT-TAB-03, DT-TAB-04, DT-GMC-01 to -05, DT-PLC-02, DT-PLC-06] an evening without an adventure, from the first character to the end of the session', () => {
  const { match, state, told, uses, answers, until, asks } = evening();
  until(() => asks('direct'));
  const party = state().creatures;
  expect(party.map(({ seat, tokens }) => [seat, tokens])).toEqual([
    [0, 2],
    [1, 2],
  ]);

  uses(MASTER, 'scene', {
    title: 'The mill',
    words: 'Its wheel stands still.',
    map: '............/....##....../............',
    light: 'lit',
    roof: 'outdoors',
  });
  uses(MASTER, 'mood', { mood: 'mood-eerie' });
  uses(MASTER, 'handout', { title: 'A note', words: 'Nobody comes back.', to: ['seat-0'] });
  const seen = [0, 1].map((seat) => game.view(state(), seat).handouts?.length);
  expect([seen, state().mood]).toEqual([[1, 0], 'eerie']);

  uses(MASTER, 'call', {
    who: [`creature-${party[0]?.id}`],
    tag: 'search-clues',
    target: 5,
    stakes: 'what the miller hid',
  });
  answers('call', 'roll');
  until(() => asks('direct'));
  expect(told().some((event) => event.type === 'rolled' && event.rule === 'DT-GMC-03')).toBe(true);

  uses(MASTER, 'place', { kind: 'snake', count: 1, attitude: 'hostile' });
  uses(MASTER, 'fight');
  until(() => state().combat === undefined && asks('direct'));
  expect(told().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['combat-began', 'turn-began', 'combat-ended']),
  );

  uses(MASTER, 'market', 'market-opens');
  const trader = state().creatures.find(({ seat, hp }) => seat !== undefined && hp > 0);
  uses(trader?.seat ?? 0, 'free-deed', 'sell');
  until(() => asks('direct'));
  expect(told().some(({ type }) => type === 'traded')).toBe(true);

  answers('direct', 'next-scene');
  until(() => asks('direct'));
  expect([state().scenes, state().mood, state().hasMarket]).toEqual([1, undefined, undefined]);
  answers('direct', 'close');
  expect([match.over, state().ending, state().phase]).toEqual([true, 'closed', 'ended']);
  expect(Object.keys(match.results)).toEqual(
    expect.arrayContaining(['campaign', 'character/0', 'character/1']),
  );
});

test('[DT-INV-31, DT-TAB-08] the same log gives the same evening', () => {
  const { match, uses, until, asks } = evening();
  until(() => asks('direct'));
  uses(MASTER, 'scene', { title: 'The mill', words: 'Its wheel stands still.' });
  uses(MASTER, 'place', { kind: 'thug', count: 2, attitude: 'hostile', seen: 'hidden' });
  uses(MASTER, 'handout', { title: 'A note', words: 'Nobody comes back.' });
  uses(0, 'leave', 'away-played');
  uses(0, 'return', 'away-back');
  const again = match.fork();
  expect(canonicalJson(again.state as never)).toBe(canonicalJson(match.state as never));
});
