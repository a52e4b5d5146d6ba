import { type Answer, SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import type { BridgeOptions } from '../src/options.ts';
import { perform } from '../src/rules/acts/perform.ts';
import { portalWorks } from '../src/rules/acts/portal.ts';
import { bends } from '../src/rules/bending/bend.ts';
import { foeOf } from '../src/rules/combat/foes.ts';
import { dies } from '../src/rules/death/dying.ts';
import { roll } from '../src/rules/dice/roll.ts';
import { turnUp } from '../src/rules/doors/turn-up.ts';
import { beginLasting } from '../src/rules/effects/lasting.ts';
import { scores } from '../src/rules/ending/score.ts';
import { monstersWander } from '../src/rules/monsters/wandering.ts';
import { offersAt } from '../src/rules/ruling/offers.ts';
import type { Bridge } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { door, treasure, world } from './cards.ts';
import { play, playCombat, type Script } from './play.ts';
import { fight, heroAt, type Sitting, sit } from './table.ts';
import { effectOf } from './written.ts';

type Gm = BridgeOptions['gm'];
const by = (gm: Gm, sitting: Sitting) => sit({ ...sitting, options: { ...sitting.options, gm } });

/** What is told of somebody who runs the game having taken something else. */
const rulings = (told: readonly { readonly type: string; readonly rule: string }[]) =>
  told.filter(({ type }) => type === 'master-ruled').map(({ rule }) => rule);

describe('the tools of a person who runs the game', () => {
  /** Uses a tool at a table of two players, and the person in seat 2. */
  function ruled(key: string, answer: Answer, sitting: Sitting = {}, before?: (t: Bridge) => void) {
    const { t, told } = by('human', { heroes: ['11 UL', 'homeworld'], ...sitting });
    before?.(t);
    t.state.atRest = true;
    const offers = offersAt(t);
    const offer = offers.offersFor(2).find(({ why }) => why.key === `choice.${key}`);
    if (offer === undefined) throw new Error(`${key} is not offered`);
    play(offers.use(offer, answer));
    return { t, told, offer };
  }

  test('[BQ-GM-02] are offered to that person alone, while a question is at rest', () => {
    const keys = (gm: Gm, seat: number, atRest: boolean) => {
      const { t } = by(gm, { heroes: ['11 UL', 'homeworld'] });
      t.state.atRest = atRest;
      return offersAt(t)
        .offersFor(seat)
        .map(({ why }) => why.key)
        .filter((key) => key.startsWith('choice.rule-'));
    };
    expect(keys('human', 2, true)).toEqual(
      ['move', 'figurine', 'hand', 'number', 'give', 'take', 'food', 'end', 'die', 'secret'].map(
        (what) => `choice.rule-${what}`,
      ),
    );
    expect(keys('human', 2, false)).toEqual([]);
    expect(keys('human', 0, true)).toEqual([]);
    expect([0, 1, 2].flatMap((seat) => keys('auto', seat, true))).toEqual([]);
  });

  test('[BQ-GM-02] a figure is moved', () => {
    // The second figure to Homeworld, the last of the places.
    const { t, told } = ruled('rule-move', [0, 1], {
      others: { a: '11 UR' },
      places: { 'world/11': [world(3)] },
    });
    expect(t.state.figures.a?.where).toEqual({ at: 'homeworld' });
    expect(told[0]).toEqual({ type: 'master-acted', rule: 'BQ-GM-02', what: 'move', of: 'a' });
  });

  test('[BQ-GM-02] a number is changed', () => {
    const travels = ruled('rule-number', [1, 0, 3]);
    expect(travels.t.state.heroes.map((hero) => hero.travels)).toEqual([0, 3]);
    const karma = ruled('rule-number', [0, 1, -4]);
    expect(heroAt(karma.t.state, 0).sheet.karma).toBe(1 - 4);
    expect(karma.told.map(({ type }) => type)).toEqual(['master-acted', 'karma-changed']);
  });

  test('[BQ-GM-02] a card is given, or taken away', () => {
    const given = ruled('rule-give', [1, 1], {
      places: { 'door-discard': [door(1)], 'treasure-discard': [treasure(1)] },
    });
    expect(given.t.state.places['hand/1']).toEqual([treasure(1)]);
    const sitting = {
      places: {
        'active/0': [treasure(22)],
        [`on/${treasure(22)}`]: [treasure(52)],
        'tapped/1': [treasure(2)],
        'hand/0': [treasure(3)],
      },
    };
    const taken = ruled('rule-take', [0], sitting);
    expect(taken.t.state.places['treasure-discard']).toEqual([treasure(52), treasure(22)]);
    expect(taken.told[0]).toMatchObject({ type: 'master-acted', what: 'take', of: treasure(22) });
    // What is hidden in a hand is not among them; the last is none.
    const nothing = ruled('rule-take', [2], sitting);
    expect(nothing.told).toEqual([]);
  });

  test('[BQ-GM-02] an effect is ended', () => {
    const { t } = ruled('rule-end', [0], {}, (table) => {
      const about = { source: door(56), rule: 'BQC-TRIG-02' };
      beginLasting(table, heroAt(table.state, 0), { verb: 'att', n: 1 }, 'g', about);
    });
    expect(t.state.lasting).toEqual([]);
  });

  test('[BQ-GM-02] the next die shows what is ruled, once, if it has that face', () => {
    const { t, told } = ruled('rule-die', [15], { dice: [2, 3, 4] });
    const rolled = (sides: number) => {
      const about = { sides, purpose: 'check', rule: 'BQ-TERM-10', better: 'low' } as const;
      return play(roll(t, about)).value;
    };
    expect([rolled(6), rolled(20), rolled(20)]).toEqual([3, 15, 5]);
    expect(told).toContainEqual({ type: 'die-ruled', rule: 'BQ-GM-02', face: 15 });
  });

  test('[BQ-GM-28] [BQ-KAR-10] food for everybody is a good deed, if a person says so', () => {
    const { t, told } = ruled('rule-food', [1], { places: { 'dust-deck': ['BQC-DUST-01#1'] } });
    expect(heroAt(t.state, 1).sheet.karma).toBe(2);
    expect(t.state.places['karma/1']).toEqual(['BQC-DUST-01#1']);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'karma-changed', rule: 'BQ-GM-28', seat: 1, points: 1 }),
    );
  });

  test('[BQ-GM-03] a die is rolled in secret: others hear that it was, and not what it shows', () => {
    const heard = new Map<string, unknown>();
    const { t } = by('human', { heroes: ['11 UL', 'homeworld'], dice: [7] });
    t.state.atRest = true;
    const audience: (readonly number[] | undefined)[] = [];
    const { tell } = t;
    (t as { tell: Bridge['tell'] }).tell = (event) => {
      audience.push(t.audience);
      heard.set(event.type, event);
      tell?.(event);
    };
    const offers = offersAt(t);
    const offer = offers.offersFor(2).find(({ why }) => why.key === 'choice.rule-secret');
    if (offer === undefined) throw new Error('no secret roll is offered');
    // A d20.
    play(offers.use(offer, [5]));
    expect(heard.get('rolled')).toMatchObject({ rule: 'BQ-HIDN-02', sides: 20, face: 8 });
    expect(heard.get('rolled-in-secret')).toEqual({
      ...{ type: 'rolled-in-secret', rule: 'BQ-GM-03', seat: 2, sides: 20 },
    });
    expect(audience).toEqual([[2], undefined]);
  });
});

describe('what is decided', () => {
  /** A portal of the place that prints a travel besides. */
  const PORTAL = 'TST-DOOR-01#1';
  const cards = [
    {
      ...{ id: 'TST-DOOR-01', name: 'Revolving Door', type: 'portal', scope: 'WORLD_HERE' },
      effects: ['play: travel(1)'],
    },
  ] as const;
  const portal = {
    heroes: ['11 UL'],
    cards,
    places: { 'world/11': [world(3)], 'world-deck': [world(1), world(2)] },
  };

  test('[BQ-GM-14] [BQ-PREP-06] the scope of a portal joins what it prints, or replaces it by a ruling', () => {
    const works = (gm: Gm, script: Script = []) => {
      const { t, told } = by(gm, portal);
      const hero = heroAt(t.state, 0);
      const { asked } = play(portalWorks(t, hero, PORTAL, 'BQ-KICK-04'), script);
      return [t.state.places['world/11'], hero.travels, asked, rulings(told)];
    };
    expect(works('auto')).toEqual([[world(2)], 1, [], []]);
    expect(works('human')).toEqual([[world(2)], 1, ['portal-text 1'], []]);
    expect(works('human', [['portal-text', 'replaces']])).toEqual([
      ...[[world(2)], 0, ['portal-text 1'], ['BQ-GM-14']],
    ]);
  });

  test('[BQ-GM-14] it joins as well when the portal is kicked', () => {
    const { t } = by('auto', {
      ...portal,
      places: { ...portal.places, 'door-deck': [door(98), PORTAL] },
    });
    play(turnUp(t, heroAt(t.state, 0), 1, 'kick'));
    expect(heroAt(t.state, 0).travels).toBe(1);
  });

  test('[BQ-GM-14] nobody is asked about one that prints nothing', () => {
    const { t } = by('human', portal);
    expect(play(portalWorks(t, heroAt(t.state, 0), door(80), 'BQ-KICK-04')).asked).toEqual([]);
  });

  /** Scores a hero that has a potion, and saves it. */
  const saves = (gm: Gm, card: string, dice: readonly number[], script: Script) => {
    const { t, told } = by(gm, { heroes: ['homeworld'], places: { 'active/0': [card] }, dice });
    const hero = heroAt(t.state, 0);
    hero.wasOnBridge = true;
    t.state.scoring = [0];
    const { asked } = play(scores(t), [['addition', 'save/0/one-shot'], ...script]);
    return { saved: hero.sheet.items, asked, told };
  };

  test('[BQ-GM-15] a one-shot is saved as often as its card has it, or as a ruling has it', () => {
    // Draught of Sudden Competence: a d6.
    const potion = treasure(57);
    expect(saves('auto', potion, [5], []).saved).toMatchObject([{ quantity: 6 }]);
    const less = saves('human', potion, [3], [['save-quantity', 'd4']]);
    expect(less.saved).toMatchObject([{ quantity: 4 }]);
    expect(less.told.find(({ type }) => type === 'rolled')).toMatchObject({ sides: 4 });
    expect(rulings(less.told)).toEqual(['BQ-GM-15']);
    const once = saves('human', potion, [], [['save-quantity', '1']]);
    expect(once.saved).toMatchObject([{ quantity: 1 }]);
    expect(once.told.some(({ type }) => type === 'rolled')).toBe(false);
  });

  test('[BQ-GM-31] [BQC-SCH-17] of what ends combats it may be one by a ruling, and is by that rule', () => {
    const eviction = treasure(71);
    const usual = saves('human', eviction, [2], []);
    expect(usual.saved).toMatchObject([{ quantity: 3 }]);
    expect(usual.asked).toContain('save-quantity 1');
    const veto = saves('human', eviction, [], [['save-quantity', '1']]);
    expect(veto.saved).toMatchObject([{ quantity: 1 }]);
    expect(rulings(veto.told)).toEqual(['BQ-GM-31']);
  });

  test('[BQ-GM-16] reality is bent to what the menu has, and to anything else by a ruling', () => {
    const great = (gm: Gm) => {
      const { t, told } = by(gm, { heroes: ['homeworld'] });
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, WIS: 21, DEX: 5, CON: 5, karma: 0 };
      const flow = bends(t, hero);
      const { value } = flow.next(0);
      const ids =
        value !== undefined && 'options' in value ? value.options.map(({ id }) => id) : [];
      return { ids, told, hero, flow };
    };
    expect(great('auto').ids).not.toContain('by-hand');
    /** What comes of a wish that is allowed (1) or refused (0). */
    const wished = (wish: string, ruling: number) => {
      const { ids, told, hero, flow } = great('human');
      expect(ids.at(-1)).toBe('by-hand');
      flow.next(ids.length - 1);
      const asked = flow.next(wish);
      if (asked.done !== true) {
        expect(asked.value).toMatchObject({ seat: 1, fallback: 0, why: { rule: 'BQ-GM-16' } });
        if (flow.next(ruling).done !== true) flow.next(0);
      }
      return [hero.sheet.WIS, told.map(({ type }) => type)];
    };
    expect(wished('', 0)).toEqual([21, []]);
    expect(wished('Rain', 0)).toEqual([21, []]);
    expect(wished('Rain', 1)).toEqual([20, ['master-ruled', 'stat-changed', 'done-by-hand']]);
  });

  test('[BQ-GM-22] [BQ-PORT-09] the largest horde is that of most, then of the strongest, or any of them by a ruling', () => {
    const opens = (gm: Gm, strength: Readonly<Record<string, number>>, script: Script = []) => {
      const { t, told } = by(gm, {
        heroes: ['homeworld', 'homeworld'],
        others: { a: '2 UL', b: '2 UR', c: '11 UL', d: '11 UR', e: '20 UL' },
        places: {
          ...{ 'world/2': [world(3)], 'world/11': [world(4)], 'world/20': [world(1)] },
          'world-deck': [world(5)],
        },
        options: { portals: true },
        dice: [9],
      });
      for (const [id, lastST] of Object.entries(strength)) {
        const figure = t.state.figures[id];
        if (figure !== undefined) figure.lastST = lastST;
      }
      const { asked } = play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }), script);
      return { end: t.state.tokens[0]?.ends[0], asked, told };
    };
    expect(opens('auto', { a: 5, b: 4, c: 8, d: 2, e: 99 }).end).toBe(11);
    expect(opens('auto', { a: 5, b: 6, c: 8, d: 2 }).end).toBe(2);
    const ruling = opens('human', { a: 5, b: 6, c: 8, d: 2 }, [['largest-horde', '11']]);
    expect([ruling.end, rulings(ruling.told)]).toEqual([11, ['BQ-GM-22']]);
    expect(() => opens('human', { a: 1 }, [['largest-horde', '20']])).toThrow('never asked');
  });

  test('[BQ-GM-23] [BQ-CURSE-12] what names another player strikes who is alone as written, or not by a ruling', () => {
    const stabbed = (gm: Gm, script: Script = []) => {
      const { t } = by(gm, { heroes: ['11 UL'], places: { 'world/11': [world(3)] } });
      const you = fight(t);
      const doing = { you, by: you, source: door(98), rule: 'BQC-TRIG-04', isDeed: false };
      play(perform(t, effectOf('att(-2)@pick-adj~c'), doing), script);
      return t.state.lasting.length;
    };
    expect([stabbed('auto'), stabbed('human')]).toEqual([1, 1]);
    expect(stabbed('human', [['read-alone', 'no-effect']])).toBe(0);
  });

  test('[BQ-GM-23] [BQ-CURSE-11] [BQ-CURSE-13] and so do the others', () => {
    const does = (text: string, script: Script = []) => {
      const { t } = by('human', {
        heroes: ['11 UL'],
        places: { 'world/11': [world(3)], 'treasure-discard': [treasure(47)] },
      });
      const you = fight(t);
      const figurines = { 'BQC-FIG-03': 4 };
      you.sheet = { ...you.sheet, relationships: { figurines, characters: {} } };
      const doing = { you, by: you, source: door(99), rule: 'BQC-TRIG-04', isDeed: false };
      play(perform(t, effectOf(text), doing), script);
      return t.state.lasting.length + (t.state.places['tapped/0'] ?? []).length;
    };
    const nothing: Script = [['read-alone', 'no-effect']];
    expect([does('compel()@pick-adj'), does('compel()@pick-adj', nothing)]).toEqual([1, 0]);
    expect([does('take(ally)@pick-adj'), does('take(ally)@pick-adj', nothing)]).toEqual([1, 0]);
  });

  test('[BQ-GM-26] a captured character steps as any monster, or otherwise by a ruling', () => {
    const wanders = (gm: Gm, script: Script = []) => {
      const { t, told } = by(gm, {
        heroes: ['11 LL'],
        others: { 'BQC-FIG-03': 'captive 20 UR' },
        places: { 'world/20': [world(1)], 'world/11': [world(2)] },
      });
      play(monstersWander(t, heroAt(t.state, 0), 'BQ-WAND-01'), script);
      return { where: t.state.figures['BQC-FIG-03']?.where, told };
    };
    expect(wanders('auto').where).toMatchObject({ place: { location: 11 } });
    const other = wanders('human', [['wandering-step', '20.UR>LL']]);
    expect(other.where).toMatchObject({ place: { location: 20, facing: 'LL' } });
    expect(rulings(other.told)).toEqual(['BQ-GM-26']);
  });

  test('[BQ-GM-30] what no verb says is confirmed by that person, else by another player', () => {
    const asked = (gm: Gm, heroes: readonly string[]) => {
      const { t } = by(gm, { heroes });
      const you = heroAt(t.state, 0);
      const doing = { you, by: you, source: door(1), rule: 'BQC-TRIG-04', isDeed: false };
      const flow = perform(t, effectOf('manual("Sing a song.")'), doing);
      flow.next(0);
      const { value, done } = flow.next('We all sang.');
      return done === true ? 'done' : { seat: (value as { seat: number }).seat, value };
    };
    expect(asked('human', ['homeworld', 'homeworld'])).toMatchObject({
      ...{ seat: 2, value: { why: { rule: 'BQ-GM-30' } } },
    });
    expect(asked('auto', ['homeworld', 'homeworld'])).toMatchObject({
      ...{ seat: 1, value: { why: { rule: 'BQC-GM-02' } } },
    });
    expect(asked('auto', ['homeworld'])).toBe('done');
  });

  test('[BQ-GM-35] monsters work in the order in which they came, or in another one by a ruling', () => {
    const beaten = [
      ['TST-DOOR-02', 'beaten: travel(1)'],
      ['TST-DOOR-03', 'beaten: karma(1)'],
    ].map(([id = '', effect = '']) => ({
      ...{ id, name: id, type: 'monster', level: 1, treasures: 1, bad: 'travel(-1)' },
      effects: [effect],
    }));
    const [FIRST, SECOND] = ['TST-DOOR-02#1', 'TST-DOOR-03#1'] as const;
    const wins = (gm: Gm, script: Script = []) => {
      const { t, told } = by(gm, {
        heroes: ['homeworld'],
        cards: beaten as NonNullable<Sitting['cards']>,
        places: { combat: [FIRST, SECOND] },
      });
      const foes = [FIRST, SECOND].map((id) => ({ ...foeOf(id), rolled: 2, tenths: 5, met: [0] }));
      fight(t, { stage: 'won', foes });
      playCombat(t, script);
      const types = told.map(({ type }) => type);
      return {
        travelFirst: types.indexOf('travels-changed') < types.indexOf('karma-changed'),
        told,
      };
    };
    expect(wins('auto').travelFirst).toBe(true);
    expect(wins('human').travelFirst).toBe(true);
    const turned = wins('human', [['which-monster-first', SECOND]]);
    expect(turned.travelFirst).toBe(false);
    expect(rulings(turned.told)).toEqual(['BQ-GM-35']);
  });
});

describe('who comes to the next game', () => {
  const fallen = (gm: Gm, script: Script = []) => {
    const { t, told } = by(gm, { heroes: ['boss-mode'] });
    t.state.bossMode = { since: 1, reached: [0] };
    t.state.bossFell = { owner: 0, helper: undefined };
    t.state.scoring = [0];
    heroAt(t.state, 0).isScored = true;
    play(scores(t), script);
    const sees = (seat: number) => viewOf(t.state, seat, t.content as never).newcomers.length;
    return { t, told, sees };
  };

  test('[BQ-GM-17] [BQ-NEWE-01] two Minibosses of the reserve are drawn, or others by a ruling', () => {
    expect(fallen('auto').t.state.newcomers).toHaveLength(2);
    const { t } = fallen('human', [
      ['newcomer', 'BQC-FIG-40'],
      ['newcomer', 'BQC-FIG-31'],
    ]);
    expect(t.state.newcomers).toEqual(['BQC-FIG-40', 'BQC-FIG-31']);
  });

  test('[BQ-GM-04] [BQ-HIDN-16] whoever runs the game knows them; with nobody there nobody does', () => {
    const human = fallen('human');
    expect([0, 1, SPECTATOR].map((seat) => human.sees(seat as number))).toEqual([0, 2, 0]);
    const auto = fallen('auto');
    expect([0, SPECTATOR].map((seat) => auto.sees(seat as number))).toEqual([0, 0]);
  });
});
