import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { tokenOffers } from './offers.ts';
import { setbacksOf, takeSetback } from './setbacks.ts';

/** Two players side by side, with so many tokens each. */
function pair(tokens: number, more: Parameters<typeof sit>[0] = {}) {
  const rig = sit({ seats: 2, ...more });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0), rig.hero({ name: 'Bo' }, 5)];
  // Fate has been tempted in this scene: tokens alone pay.
  for (const one of [ash, bo]) Object.assign(one, { tokens, used: { 'tempt-fate': 0 } });
  const offers = (seat: number) =>
    tokenOffers(rig.t)
      .offersFor(seat)
      .map((choice) => [
        choice.why.key.replace('offer.', ''),
        choice.why.rule,
        ...('options' in choice ? choice.options.map(({ id }) => id) : []),
      ]);
  return { ...rig, ash, bo, offers };
}

const WISH = ['reroll-wish', 'DT-TOK-08', 'ask-all', 'ask-never'];

describe('what is offered to players', () => {
  test('[DT-TOK-03, DT-TOK-05] to save whoever is down, alive and here, by whoever has a token', () => {
    const rig = pair(1);
    const thug = rig.foe('thug', 5);
    expect(rig.offers(0)).toEqual([WISH]);
    for (const one of [rig.ash, rig.bo, thug]) one.hp = 0;
    expect(rig.offers(0)).toEqual([['survive', 'DT-TOK-05', 'save-1', 'save-2'], WISH]);
    rig.bo.place = { at: 'away' };
    rig.ash.life = 'dead';
    expect([rig.offers(0), rig.offers(1)]).toEqual([[], [WISH]]);
    Object.assign(rig.bo, { place: { at: 'line', feet: 5 }, tokens: 0 });
    expect(rig.offers(1)).toEqual([WISH]);
  });

  test('[DT-TOK-03] nothing in the lobby, at the end or to whoever has left', () => {
    const rig = pair(1);
    for (const phase of ['lobby', 'ended'] as const) {
      rig.state.phase = phase;
      expect(rig.offers(0)).toEqual([]);
    }
    rig.state.phase = 'scene';
    expect(rig.offers(0)).toEqual([WISH]);
    rig.ash.absence = 'played';
    expect(rig.offers(0)).toEqual([]);
  });

  test('[DT-TOK-06, DT-TOK-11] another action in the turn that runs, of oneself or of another character', () => {
    const rig = pair(1);
    const thug = rig.foe('thug', 5);
    const turn = inTurn(rig, rig.ash);
    const own = ['extra-action', 'DT-TOK-06', 'spend'];
    const other = ['extra-action', 'DT-TOK-11', 'spend-for-1'];
    expect([rig.offers(0)[0], rig.offers(1)[0]]).toEqual([own, other]);
    rig.ash.hp = 0;
    expect(rig.offers(0).map(([name]) => name)).toEqual(['survive', 'reroll-wish']);
    rig.ash.hp = 1;
    rig.told.length = 0;
    answersIn({ t: rig.t }, 0).use('extra-action');
    expect([turn.extra, rig.ash.tokens, rig.told]).toEqual([
      1,
      0,
      [{ type: 'token-spent', rule: 'DT-TOK-06', creature: 1, on: 'extra-action', tokens: 0 }],
    ]);
    expect(rig.offers(0)).toEqual([WISH]);
    inTurn(rig, thug);
    expect(rig.offers(1)).toEqual([WISH]);
  });

  test('[DT-TOK-11] a companion takes it unasked; who may not act any more when it agrees costs no token', () => {
    const rig = pair(1);
    const turn = inTurn(rig, rig.ash);
    rig.ash.run = { by: 'companion' };
    expect(answersIn({ t: rig.t }, 1).use('extra-action', 'spend-for-1')).toEqual([]);
    expect([turn.extra, rig.bo.tokens]).toEqual([1, 0]);
    const late = pair(1);
    const its = inTurn(late, late.ash);
    const offers = tokenOffers(late.t);
    const choice = offers.offersFor(1).find(({ why }) => why.key === 'offer.extra-action');
    if (choice === undefined) throw new Error('nothing is offered');
    const flow = offers.use(choice, 0);
    flow.next(0);
    its.isOver = true;
    flow.next(0);
    expect([its.extra, late.bo.tokens]).toEqual([0, 1]);
  });

  test('[DT-TOK-08, DT-HID-18] how one wants to be asked, among the other ways', () => {
    const rig = pair(0);
    const wishes = () => rig.offers(0)[0]?.slice(2);
    answersIn({ t: rig.t }, 0).use('reroll-wish', 'ask-never');
    expect([rig.state.rerolls, wishes()]).toEqual([
      { 0: 'never' },
      ['ask-all', 'ask-own-failures'],
    ]);
    answersIn({ t: rig.t }, 0).use('reroll-wish', 'ask-own-failures');
    expect([rig.state.rerolls, wishes()]).toEqual([
      { 0: 'own-failures' },
      ['ask-all', 'ask-never'],
    ]);
  });
});

describe('setbacks', () => {
  const green = (some: object = {}) => {
    const rig = inScene({
      adventure: 'harrow-down',
      scene: 'green',
      party: [{ level: 3 }],
      seed: 'g',
    });
    Object.assign(rig.first, some);
    return rig;
  };
  const ids = (rig: ReturnType<typeof green>) => setbacksOf(rig.t, rig.first).map(({ id }) => id);

  test('[DT-TOK-20, DT-TOK-32, DT-TOK-33] the menu leaves out what lies on one already, and abilities that are weak', () => {
    const rig = green();
    const abilities = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].map((one) => `impaired-${one}`);
    expect(ids(rig).slice(0, 7)).toEqual([...abilities, 'impaired-movement']);
    const { character } = rig.first;
    if (character !== undefined) character.scores.STR = 8;
    expect(ids(rig)).not.toContain('impaired-STR');
    expect(ids(rig)).toContain('impaired-DEX');
    lay(rig, rig.first, 'impaired-ability', { data: { ability: 'INT' } });
    expect(ids(rig).filter((id) => abilities.includes(id))).toEqual([
      ...['impaired-DEX', 'impaired-CON', 'impaired-WIS', 'impaired-CHA'],
    ]);
    lay(rig, rig.first, 'impaired-movement');
    expect(ids(rig)).not.toContain('impaired-movement');
    rig.first.used.setback = 0;
    expect(ids(rig)).toEqual([]);
  });

  test('[DT-TOK-31] a thing is lost where three could be', () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: 80 + at, kind: 'rope' }));
    expect([ids(green({ items: items(2) }))[0], ids(green({ items: items(3) }))[0]]).toEqual([
      'impaired-STR',
      'lose-item',
    ]);
  });

  test('[DT-TOK-20, DT-TOK-32] taken it brings a token, comes into effect and is told', () => {
    const rig = green();
    rig.state.clock = 40;
    const setback = setbacksOf(rig.t, rig.first).find(({ id }) => id === 'impaired-DEX');
    if (setback === undefined) throw new Error('it is not on the menu');
    rig.told.length = 0;
    rig.play(takeSetback(rig.t, rig.first, setback));
    expect([rig.first.tokens, rig.first.used.setback]).toEqual([1, 40]);
    expect(rig.first.effects).toMatchObject([
      {
        kind: 'impaired-ability',
        source: { rule: 'DT-TOK-32' },
        until: { at: 'long-rest' },
        data: { ability: 'DEX' },
      },
    ]);
    expect(rig.told.slice(0, 2)).toEqual([
      { type: 'setback', rule: 'DT-TOK-32', creature: rig.first.id, what: 'impaired-DEX' },
      { type: 'token-gained', rule: 'DT-TOK-20', creature: rig.first.id, tokens: 1 },
    ]);
  });

  test('[DT-TOK-34, DT-TOK-35, DT-TOK-36] hours, a worse welcome and alert foes, each where it could matter', () => {
    const rig = green();
    expect(ids(rig).slice(7)).toEqual(expect.arrayContaining(['worse-welcome', 'alert-foes']));
    inTurn(rig, rig.first);
    expect(ids(rig)).not.toContain('lose-hours');
    const takes = (id: string) => {
      const setback = setbacksOf(rig.t, rig.first).find((one) => one.id === id);
      rig.play(setback?.take(rig.t, rig.first));
      return rig.state.circumstances.at(-1);
    };
    expect(takes('alert-foes')).toMatchObject({
      rule: 'DT-TOK-36',
      side: 'foes',
      is: { on: 'initiative', is: 'first', for: 'fight' },
    });
    expect(takes('worse-welcome')).toMatchObject({
      rule: 'DT-TOK-35',
      side: 'party',
      is: { on: 'welcome', is: 'disadvantage', for: 'roll' },
    });
    const ahead = ['worse-welcome', 'alert-foes'];
    const { adventures } = rig.t.content as {
      adventures: Record<string, { scenes: readonly { id: string }[] }>;
    };
    for (const { id } of adventures['harrow-down']?.scenes ?? []) rig.story().left[id] = 'skipped';
    expect(ids(rig).filter((id) => ahead.includes(id))).toEqual([]);
  });

  test('[DT-AGM-08] a person who runs the game has no menu; the fallen propose nothing', () => {
    const offered = (some: object, human = false) => {
      const rig = inScene({
        adventure: 'harrow-down',
        scene: 'green',
        party: [{ level: 3 }],
        seats: 2,
        ...(human ? { options: { gm: 'human' } } : {}),
      });
      Object.assign(rig.first, some);
      return tokenOffers(rig.t)
        .offersFor(0)
        .some(({ why }) => why.key === 'offer.setback');
    };
    expect([offered({}), offered({ hp: 0 }), offered({}, true)]).toEqual([true, false, false]);
  });
});
