import { type GameEvent, SPECTATOR } from '@tablewright/engine';
import { eventFor } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { performs } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/table.ts';
import { ZONES } from '../../zones.ts';

function table(places: Sitting['places']) {
  return sit({
    heroes: ['11 UL', '11 UR'],
    places: { 'world/11': [world(3)], ...places },
  });
}

/** An event as somebody hears it. */
const heard = (event: GameEvent | undefined, observer: number): string =>
  JSON.stringify(event && eventFor(event, observer));

/** A Door with the kind `beast`. */
const SPHINX = door(26);

describe('fetching', () => {
  const discards = {
    'door-discard': [door(56), SPHINX],
    'treasure-discard': [treasure(87), treasure(1)],
  };

  test('[BQC-VERB-15] any card of the discards comes into the hand', () => {
    const { t } = table(discards);
    const { asked } = performs(t, 'fetch(treasure,any)', [['fetch', treasure(1)]]);
    expect(asked).toEqual(['fetch 0']);
    expect(t.state.places['hand/0']).toEqual([treasure(1)]);
    expect(t.state.places['treasure-discard']).toEqual([treasure(87)]);
    expect(t.state.places['door-discard']).toEqual([door(56), SPHINX]);
  });

  test('[BQC-VERB-15] what fits by its kind or its role alone', () => {
    const { t } = table(discards);
    performs(t, 'fetch(treasure,glue); fetch(door,beast)');
    expect(t.state.places['hand/0']).toEqual([treasure(87), SPHINX]);
    expect(performs(t, 'fetch(treasure,glue)').asked).toEqual([]);
    expect(t.state.places['hand/0']).toHaveLength(2);
  });

  test('[BQC-HIDN-04] everybody sees what is fetched, and knows that it is held', () => {
    const { t, told } = table(discards);
    performs(t, 'fetch(door,beast)');
    const moved = told.find(({ type }) => type === 'cards-moved');
    expect(moved).toMatchObject({ cards: [SPHINX] });
    expect(moved).not.toHaveProperty('only');
    for (const observer of [0, 1, SPECTATOR]) {
      expect(ZONES.seen(t.state, observer)['hand/0'], `${observer}`).toMatchObject([
        { card: SPHINX },
      ]);
    }
  });
});

describe('drawing', () => {
  const deck = { 'treasure-deck': [treasure(1), treasure(2), treasure(3)] };
  const seenBy = (t: ReturnType<typeof table>['t'], observer: number, place: string) =>
    (ZONES.seen(t.state, observer)[place] ?? []).map((card) => card.card ?? `${card.count}`);

  test('[BQC-HIDN-04] [BQ-HIDN-14] face down only whoever draws sees it, others their number', () => {
    const { t, told } = table(deck);
    performs(t, 'draw(treasure,2,down)');
    const [drawn] = told.filter(({ type }) => type === 'cards-drawn');
    expect(drawn).toMatchObject({ count: 2 });
    expect(heard(drawn, 1)).not.toContain('BQC-TREA');
    expect(heard(drawn, 0)).toContain(treasure(3));
    expect(seenBy(t, 0, 'hand/0')).toEqual([treasure(3), treasure(2)]);
    expect(seenBy(t, 1, 'hand/0')).toEqual(['2']);
    expect(seenBy(t, SPECTATOR, 'hand/0')).toEqual(['2']);
  });

  test('[BQ-HIDN-14] [BQ-CARD-12] face up everybody sees it, and it stays up', () => {
    const { t, told } = table(deck);
    performs(t, 'draw(treasure,2,up)');
    expect(told.find(({ type }) => type === 'cards-drawn')).toMatchObject({
      cards: [treasure(3), treasure(2)],
    });
    for (const observer of [0, 1, SPECTATOR]) {
      expect(seenBy(t, observer, 'tapped/0')).toEqual([treasure(3), treasure(2)]);
    }
    expect(t.state.dealtUp).toEqual([treasure(3), treasure(2)]);
  });
});

describe('looking', () => {
  const deck = { 'treasure-deck': [treasure(1), treasure(2), treasure(3), treasure(4)] };
  const tops = (t: ReturnType<typeof table>['t'], observer: number) =>
    JSON.stringify(ZONES.seen(t.state, observer)['treasure-deck']);

  test('[BQC-VERB-16] [BQ-HIDN-12] [BQC-HIDN-03] who looks sees the top cards, in their order; others hear how many', () => {
    const { t, told } = table(deck);
    const before = [...(t.state.places['treasure-deck'] ?? [])];
    performs(t, 'peek(treasure,2)');
    expect(t.state.places['treasure-deck']).toEqual(before);
    const peeked = told.find(({ type }) => type === 'cards-peeked');
    expect(peeked).toMatchObject({ seat: 0, count: 2 });
    for (const observer of [1, SPECTATOR])
      expect(heard(peeked, observer)).not.toContain('BQC-TREA');
    expect(tops(t, 0)).toContain(treasure(4));
    expect(tops(t, 0)).toContain(treasure(3));
    expect(tops(t, 0)).not.toContain(treasure(2));
    for (const observer of [1, SPECTATOR]) expect(tops(t, observer)).not.toContain('BQC-TREA');
  });

  test('[BQC-VERB-17] [BQ-HIDN-12] [BQC-HIDN-03] who sorts puts the top cards into an order that it alone knows', () => {
    const { t, told } = table(deck);
    // The path of an order is the cards from the top down.
    const { asked } = performs(t, 'sort(treasure,3)', []);
    expect(asked).toEqual(['sort 0']);
    const sorted = told.find(({ type }) => type === 'cards-sorted');
    expect(sorted).toMatchObject({ seat: 0, count: 3 });
    for (const observer of [1, SPECTATOR])
      expect(heard(sorted, observer)).not.toContain('BQC-TREA');
    expect(tops(t, 0)).toContain(treasure(2));
    for (const observer of [1, SPECTATOR]) expect(tops(t, observer)).not.toContain('BQC-TREA');
  });

  test('[BQC-VERB-17] in the order that is said; all of it where it says so', () => {
    const { t } = table(deck);
    performs(t, 'sort(treasure,3)', [['sort', treasure(2), treasure(4), treasure(3)]]);
    expect(t.state.places['treasure-deck']).toEqual([
      treasure(1),
      treasure(3),
      treasure(4),
      treasure(2),
    ]);
    performs(t, 'sort(treasure,all)', [
      ['sort', treasure(1), treasure(2), treasure(3), treasure(4)],
    ]);
    expect(t.state.places['treasure-deck']).toEqual([
      treasure(4),
      treasure(3),
      treasure(2),
      treasure(1),
    ]);
  });
});

describe('getting a one-shot back', () => {
  const used = (wasUp: boolean, seat = 0) => {
    const { t, told } = table({ 'treasure-discard': [treasure(57)] });
    t.state.lastOneShot = { seat, card: treasure(57), wasUp };
    performs(t, 'regain()');
    return { t, told };
  };

  test('[BQC-VERB-55] it comes back into the hand, for everybody to see', () => {
    const { t, told } = used(false);
    expect(t.state.places['hand/0']).toEqual([treasure(57)]);
    expect(t.state.dealtUp).toEqual([]);
    expect(told).toMatchObject([{ type: 'cards-moved', rule: 'BQC-VERB-55' }]);
    // It is back: not twice.
    performs(t, 'regain()');
    expect(t.state.lastOneShot).toBeUndefined();
  });

  test('[BQC-VERB-55] [BQ-CARD-12] if it was dealt face up it lies tapped, and is so for good', () => {
    const { t } = used(true);
    expect(t.state.places['hand/0'] ?? []).toEqual([]);
    expect(t.state.places['tapped/0']).toEqual([treasure(57)]);
    expect(t.state.dealtUp).toEqual([treasure(57)]);
  });

  test('[BQC-VERB-55] only whoever used it, and only from the discards', () => {
    expect(used(false, 1).t.state.places['hand/0'] ?? []).toEqual([]);
    const { t } = table({ 'hand/1': [treasure(57)] });
    t.state.lastOneShot = { seat: 0, card: treasure(57), wasUp: false };
    performs(t, 'regain()');
    expect(t.state.places['hand/1']).toEqual([treasure(57)]);
  });
});
