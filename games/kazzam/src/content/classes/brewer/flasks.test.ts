import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../../src/position.ts';
import { begin } from '../../../../test/table.ts';
import { brewed, flask, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

const POTIONS = ['corrosive-potion', 'target-protect-potion', 'hardening-potion', 'phoenix-elixir'];

/** A flask that somebody has drunk: Bea holds none. */
const NONE = [{ item: 'phoenix-elixir', by: 'Bea', gone: true }];

describe('a flask', () => {
  test('[KC-BRW-07] is drunk by anybody who holds it, of either team, as a Free Action', () => {
    const court = brewed(POTIONS, {
      items: [flask('phoenix-elixir', 'Bo')],
      bo: { hp: 4 },
      turn: 'Bo',
    }).answer('drink');
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.state.items[0]?.place).toEqual({ at: 'gone' });
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1 });
  });
  test('[KC-BRW-07] nobody drinks what it does not hold', () => {
    const court = brewed(POTIONS, { items: [flask('phoenix-elixir', 'Bo')] });
    expect(court.offered).not.toContain('drink');
    expect(court.offered).not.toContain('hand-flask');
  });
  test('[KC-BRW-07] of several its holder picks one', () => {
    const items = [flask('phoenix-elixir', 'Bea'), flask('corrosive-potion', 'Bea')];
    const court = brewed(POTIONS, { items, bea: { stowed: true, hp: 4 } }).answer('drink');
    expect(court).toOfferOnly('phoenix-elixir-0', 'corrosive-potion-1');
    court.answer('phoenix-elixir-0');
    expect(court.of('Bea')).toHaveHp(6);
    expect(court.of('Bea').held).toEqual([1]);
  });
  test('[KC-BRW-07] is handed to a willing ally beside its holder, for nothing but a Free Action', () => {
    const scene: Scene = { items: [flask('phoenix-elixir', 'Bea')], al: { at: '1,3' }, seats: 3 };
    const court = brewed(POTIONS, scene);
    expect(court.offered).not.toContain('hand-over');
    court.answer('hand-flask');
    if (court.asked.startsWith('willing')) court.answer('yes');
    expect(court.of('Al').held).toEqual([0]);
    expect(court).toHaveHeard({ type: 'item', who: 'Bea', what: 'handed' });
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1 });
  });
  test('[KC-BRW-07] [KZ-ORB-08] takes a hand: a second one only with the implement stowed', () => {
    const items = [
      flask('phoenix-elixir', 'Bea'),
      { item: 'gryphon-elixir', at: '1,2', by: 'Bea' },
    ];
    const court = brewed(POTIONS, { items }).answer('pick-up');
    expect(court.of('Bea').stowed).toBe(true);
  });
  test('[KC-BRW-11] of a Potion works on who drinks it, as from the Brewer, without the Special', () => {
    const bo = { ward: 3 };
    const items = [flask('nullification-potion', 'Bo')];
    const statuses = ['slowed'];
    const court = brewed(POTIONS, { items, bo: { ...bo, statuses }, turn: 'Bo' }).answer('drink');
    expect(kindsOn(court, 'Bo')).toEqual([]);
    expect(court.of('Bo').wards.map(({ amount }) => amount)).toEqual([3]);
    const brew = brewed(POTIONS, { items: [flask('frenzy-brew', 'Bo')], turn: 'Bo' });
    brew.answer('drink');
    expect(brew.inPlay('frenzied')).toMatchObject([{ on: brew.id('Bo'), by: brew.id('Bea') }]);
  });
});

describe('Give Elixir', () => {
  test('[KC-BRW-11] [KC-REC-16] a flask of a known Elixir or Potion; the turn goes on', () => {
    const court = brewed(POTIONS, { items: NONE }).answer('give-elixir');
    expect(court).toOfferOnly(
      ...POTIONS.toSorted((a, b) => Number(b.includes('elixir')) - Number(a.includes('elixir'))),
    );
    court.answer('phoenix-elixir');
    expect(court.of('Bea').held).toEqual([1]);
    expect(court.of('Bea').stowed).toBe(false);
    expect(court).toHaveHeard({ type: 'item', who: 'Bea', what: 'made', kind: 'phoenix-elixir' });
    expect(court).toBeTheTurnOf('Bea');
    expect(court.state.turn?.attackActions).toBe(0);
  });
  test('[KC-BRW-11] or an ally beside the Brewer gets it, if it is willing', () => {
    const court = brewed(POTIONS, { items: NONE, al: { at: '1,3' } });
    court.answer('give-elixir', 'corrosive-potion');
    expect(court).toOfferOnly('keep', 'Al');
    court.answer('Al');
    expect(court.of('Al').held).toEqual([1]);
    expect(court.state.items[1]?.by).toBe(court.id('Bea'));
  });
  test('[KC-BRW-11] with no hand free the implement is stowed, or it is put down in the square', () => {
    const scene = { items: [flask('phoenix-elixir', 'Bea')] };
    const stowing = brewed(POTIONS, scene).answer('give-elixir', 'corrosive-potion', 'keep');
    expect(stowing.of('Bea').stowed).toBe(true);
    const putting = brewed(POTIONS, scene).answer('give-elixir', 'corrosive-potion', 'put-down');
    expect(putting.state.items[1]?.place).toEqual({ at: 'ground', cell: putting.cell(1, 2) });
  });
  test('[KC-BRW-11] [KZ-DEF-02] with two flasks and a stowed implement the third one is put down', () => {
    const items = [flask('phoenix-elixir', 'Bea'), flask('phoenix-elixir', 'Bea')];
    const court = brewed(POTIONS, { items, bea: { stowed: true } });
    court.answer('give-elixir', 'phoenix-elixir');
    expect(court.state.items[2]?.place).toEqual({ at: 'ground', cell: court.cell(1, 2) });
  });
  test('[KC-BRW-08] [KC-BRW-11] an Encounter Potion is spent then, and there is no second flask of it', () => {
    const court = brewed(POTIONS, { items: NONE }).answer('give-elixir', 'hardening-potion');
    expect(court.of('Bea').spent).toEqual(['hardening-potion']);
    untilTurnOf(court, 'Bea').answer('give-elixir');
    expect(court.offered).not.toContain('hardening-potion');
  });
  test('[KC-BRW-09] the Brewer names the persons when it prepares the flask', () => {
    const court = brewed(POTIONS, { items: NONE, al: { at: '1,3' } });
    court.answer('give-elixir', 'target-protect-potion');
    expect(court).toBeAskedFor('potion-names', { seat: 0 });
    court.answer('Al', 'Al');
    expect(court).toHaveHeard({ type: 'named', who: 'Bea', of: 'Al' });
    untilTurnOf(court, 'Al').answer('drink');
    const [link] = court.inPlay('target-protect-potion');
    expect(link).toMatchObject({
      on: court.id('Al'),
      by: court.id('Bea'),
      data: { person: court.id('Al') },
    });
    expect(court.inPlay('flask-names')).toEqual([]);
  });
  test('comes back from its position with whom it names', () => {
    const court = brewed(POTIONS, { items: NONE }).answer(
      'give-elixir',
      'target-protect-potion',
      'Al',
    );
    const written = positionOf(court);
    expect(positionOf(begin(written))).toEqual(written);
  });
  test('[KC-BRW-11] while Disarmed too', () => {
    expect(brewed(POTIONS, { bea: { statuses: ['disarmed'] } })).toOffer('give-elixir');
  });
});
