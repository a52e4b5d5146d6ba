import { describe, expect, test } from 'vitest';
import { dealAsked } from './deals.ts';
import { Match } from './match.ts';
import type { Seat } from './seat.ts';
import { type MarketState, market } from './testing/index.ts';

function newMatch(options: Readonly<Record<string, unknown>> = {}): Match {
  const made = Match.create(market, {
    id: 'market',
    seats: ['Ada', 'Bo', 'Cleo'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'market' },
    options,
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const stateOf = (match: Match) => match.state as MarketState;
const newsOf = (match: Match) =>
  match.events.flatMap(({ event }) => ('news' in event ? [event.news] : []));

/** What a seat may do at any time: what is asked, and of whom. */
const offersOf = (match: Match, seat: Seat) =>
  match
    .standingFor(seat)
    .map(({ why }) => `${why.key} ${JSON.stringify(why.params?.partner).replace(/\D/g, '')}`);

/** Makes use of the offer of a seat that asks this of that partner. */
function use(match: Match, seat: Seat, what: string, answer: unknown) {
  const place = offersOf(match, seat).indexOf(what);
  if (place < 0) throw new Error(`${what}: there is ${offersOf(match, seat).join(', ')}`);
  return match.submit({ seat, slot: -1 - place, answer });
}

const SALT_FOR_SILK = { give: ['salt'], take: ['silk'] };

describe('a proposal', () => {
  test('is made, accepted, and carried out at once, while the turn is another’s', () => {
    const match = newMatch();
    expect(offersOf(match, 1)).toEqual(['trade.propose 0', 'trade.propose 2']);
    expect(use(match, 0, 'trade.propose 1', { ...SALT_FOR_SILK, gold: 2 }).ok).toBe(true);
    expect(offersOf(match, 1)).toContain('trade.answer 0');
    expect(use(match, 1, 'trade.answer 0', 'accept').ok).toBe(true);
    expect(stateOf(match)).toMatchObject({
      gold: [1, 5, 3],
      wares: [['silk'], ['salt'], ['tea']],
      deals: { made: { '0-1': 1 }, open: [] },
    });
    expect(newsOf(match)).toEqual(['proposed', 'accepted']);
    expect(match.choices.map(({ seat, why }) => [seat, why.key])).toEqual([[0, 'turn']]);
  });

  test('is declined, or withdrawn, and nothing changes hands', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    use(match, 1, 'trade.answer 0', 'decline');
    use(match, 0, 'trade.propose 2', { gold: 1 });
    use(match, 0, 'trade.withdraw 2', 'withdraw');
    expect(newsOf(match)).toEqual(['proposed', 'declined', 'proposed', 'withdrawn']);
    expect(stateOf(match)).toMatchObject({ gold: [3, 3, 3], deals: { open: [] } });
  });

  test('is countered by another one, with the roles changed', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    use(match, 1, 'trade.counter 0', { give: ['silk'], gold: 0, take: ['salt'] });
    expect(stateOf(match).deals.open).toMatchObject([{ id: '0-1/2', from: 1, to: 0 }]);
    expect(offersOf(match, 1)).toEqual(['trade.propose 2', 'trade.withdraw 0']);
    use(match, 0, 'trade.answer 1', 'accept');
    expect(stateOf(match).wares).toEqual([['silk'], ['salt'], ['tea']]);
    expect(newsOf(match)).toEqual(['proposed', 'countered', 'accepted']);
  });

  test('can be one of several, but one to each, and no more than the most', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', { gold: 1 });
    expect(offersOf(match, 0)).toEqual(['trade.propose 2', 'trade.withdraw 1']);
    use(match, 0, 'trade.propose 2', { gold: 1 });
    expect(offersOf(match, 0)).toEqual(['trade.withdraw 1', 'trade.withdraw 2']);
    expect(offersOf(match, 1)).toContain('trade.propose 0');
    use(match, 1, 'trade.propose 0', { gold: 2 });
    expect(stateOf(match).deals.open).toHaveLength(3);
  });

  test('cannot be accepted any more once it is not covered, and says why', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    use(match, 0, 'trade.propose 2', { give: ['salt'] });
    use(match, 2, 'trade.answer 0', 'accept');
    expect(use(match, 1, 'trade.answer 0', 'accept')).toMatchObject({
      error: { code: 'closed-option', message: expect.stringContaining('TOY-MKT-03') },
    });
    use(match, 1, 'trade.answer 0', 'decline');
    expect(stateOf(match).wares).toEqual([[], ['silk'], ['tea', 'salt']]);
  });

  test('is off the table when its time is over', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    match.submit({ seat: 0, answer: 'work' });
    expect(newsOf(match)).toEqual(['proposed', 'lapsed']);
    expect(stateOf(match).deals.open).toEqual([]);
    expect(offersOf(match, 1)).toEqual(['trade.propose 0', 'trade.propose 2']);
  });

  test('can only be about what there is', () => {
    const match = newMatch();
    expect(use(match, 0, 'trade.propose 1', { gold: 4 })).toMatchObject({
      error: { code: 'out-of-range', message: '"gold": needs a whole number from 0 to 3, not 4' },
    });
    expect(use(match, 0, 'trade.propose 1', { give: ['silk'] }).ok).toBe(false);
  });

  test('tells who looks at it what is asked', () => {
    const match = newMatch();
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    const asked = match.standingFor(1).map((offer) => dealAsked(offer)?.terms);
    const terms = { give: ['salt'], gold: 0, take: ['silk'] };
    expect(asked).toEqual([undefined, undefined, terms, undefined]);
  });
});

describe('where the table waits', () => {
  const keyOf = (match: Match) => match.choices.map(({ seat, why }) => `${seat} ${why.key}`);

  test('the partner is asked at once, and the turn goes on afterwards', () => {
    const match = newMatch({ waits: true });
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    expect(keyOf(match)).toEqual(['1 trade.answer']);
    match.submit({ seat: 1, answer: 'accept' });
    expect(stateOf(match).wares).toEqual([['silk'], ['salt'], ['tea']]);
    expect(keyOf(match)).toEqual(['0 turn']);
  });

  test('each may counter so often, then has to say yes or no', () => {
    const match = newMatch({ waits: true });
    use(match, 0, 'trade.propose 1', SALT_FOR_SILK);
    match.submit({ seat: 1, answer: 'counter' });
    match.submit({ seat: 1, answer: { give: ['silk'], gold: 0, take: [] } });
    expect(keyOf(match)).toEqual(['0 trade.answer']);
    match.submit({ seat: 0, answer: 'counter' });
    match.submit({ seat: 0, answer: { gold: 3 } });
    const [last] = match.choices;
    expect(last).toMatchObject({ seat: 1, options: [{ id: 'accept' }, { id: 'decline' }] });
    match.submit({ seat: 1, answer: 'decline' });
    expect(newsOf(match)).toEqual(['proposed', 'countered', 'countered', 'declined']);
    expect(keyOf(match)).toEqual(['0 turn']);
  });
});
