import type { Choice } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { ABILITIES, type Ability } from '../../abilities.ts';
import type { Creature } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { deedsOf } from '../combat/one-deed.ts';
import { DAY, HOUR } from '../effects/afflict.ts';
import { hurt } from '../harm/hurt.ts';
import { newItem } from '../making/creature.ts';
import { leaningOf } from '../rolls/parts.ts';
import { closeScene } from '../story/scenes.ts';
import { offersAt } from './offers.ts';

/** Two players and whoever runs the game, at rest. */
function table(more: Sitting = {}) {
  const rig = sit({
    seats: 3,
    seed: 'creatures',
    ...more,
    options: { gm: 'human', adventure: 'free', ...more.options },
  });
  rig.state.isAtRest = true;
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0, 0, 0), rig.hero({ name: 'Bo' }, 1, 0, 1)];
  /** The fields of one of its forms, and what each may be. */
  const form = (name: string): Readonly<Record<string, Choice>> => {
    const found = offersAt(rig.t)
      .offersFor(2)
      .find(({ why }) => why.key === `tool.${name}`);
    if (found?.kind !== 'form') throw new Error(`there is no form "${name}"`);
    return Object.fromEntries(found.fields.map((field) => [field.name, field.choice]));
  };
  const optionsOf = (name: string, field: string) => {
    const choice = form(name)[field];
    return choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
  };
  return { ...rig, ash, bo, form, optionsOf, master: answersIn(rig, 2) };
}

const whom = ({ id }: Creature) => `creature-${id}`;

describe('somebody comes in', () => {
  test('[DT-GMC-02] one by its name and attitude, unnumbered', () => {
    const rig = table();
    rig.master.use('place', { kind: 'guard', name: 'Wat', attitude: 'neutral' });
    const guard = rig.state.creatures.at(-1);
    expect(guard).toMatchObject({
      name: 'Wat',
      block: 'guard',
      number: 0,
      attitude: 'neutral',
      side: 'others',
      isHidden: false,
    });
    expect(rig.told).toEqual([{ type: 'placed', rule: 'DT-GMC-02', creature: guard?.id }]);
  });

  test('[DT-GMC-02, DT-INIT-02] several of a kind are one group, each with its number, hostile unless said otherwise', () => {
    const rig = table();
    rig.foe('thug', 9);
    rig.master.use('place', { kind: 'thug', count: 3, attitude: 'hostile' });
    const came = rig.state.creatures.slice(3);
    expect(came.map(({ number, name, side }) => [number, name, side])).toEqual(
      [1, 2, 3].map((nr) => [nr, 'thug', 'foes']),
    );
    expect(came.map(({ group }) => group)).toEqual([4, 4, 4]);
    expect(rig.told).toHaveLength(3);
    expect(rig.form('place')).toMatchObject({
      count: { min: 1, max: 8, fallback: 1 },
      name: { minLength: 0, maxLength: 40 },
    });
    expect(rig.optionsOf('place', 'seen')).toEqual(['seen', 'hidden']);
  });

  test('[DT-HID-07] who comes in hidden is told to whoever runs the game alone', () => {
    const rig = table();
    const heard: unknown[] = [];
    const { tell } = rig.t;
    Object.assign(rig.t, {
      tell: (event: Parameters<NonNullable<typeof tell>>[0]) => {
        heard.push([event.type, rig.t.audience]);
        tell?.(event);
      },
    });
    rig.master.use('place', { kind: 'thug', seen: 'hidden' });
    expect([heard, rig.state.creatures.at(-1)?.isHidden]).toEqual([[['placed', [2]]], true]);
  });

  test('[DT-INIT-10] in a fight it comes as one who arrives, unless it is of no side', () => {
    const rig = table();
    rig.foe('thug', 5);
    inTurn(rig, rig.ash);
    rig.master.use('place', { kind: 'thug', attitude: 'hostile' });
    rig.master.use('place', { kind: 'thug', attitude: 'friendly' });
    expect(rig.state.combat).toMatchObject({ participants: [1, 2, 3, 4], arrived: [4] });
  });
});

describe('somebody is moved', () => {
  test('[DT-GMC-02, DT-MOVE-04] to a free square of the map, counted from 1 as squares are called, else as near as it can be where the party begins', () => {
    const rig = table({ rows: ['......', '..#...'] });
    const thug = rig.foe('thug', 5, 0);
    const moves = (x: number, y: number) => {
      rig.master.use('move', { who: whom(thug), how: 'here', x, y });
      return thug.place.at === 'square' ? thug.place.cell : thug.place.at;
    };
    expect(rig.form('move')).toMatchObject({ x: { min: 1, max: 6 }, y: { min: 1, max: 2 } });
    expect([moves(4, 1), moves(5, 2)]).toEqual([3, 10]);
    expect([0, 1, 8]).not.toContain(moves(3, 2));
    thug.place = { at: 'square', cell: 5 };
    expect([0, 1, 5]).not.toContain(moves(1, 1));
    expect(rig.events('moved-by-master')).toHaveLength(4);
  });

  test('[DT-MOVE-06] along the line in squares where there is no map; away it has left', () => {
    const rig = table();
    const thug = rig.foe('thug', 5);
    rig.master.use('move', { who: whom(thug), how: 'here' });
    expect([thug.place, rig.told]).toEqual([
      { at: 'line', feet: 0 },
      [{ type: 'moved-by-master', rule: 'DT-GMC-02', creature: thug.id, how: 'here' }],
    ]);
    expect(rig.form('move')).toMatchObject({ x: { max: 1 }, y: { max: 1 } });
    rig.master.use('move', { who: whom(thug), how: 'hide' });
    expect(thug.isHidden).toBe(true);
    rig.master.use('move', { who: whom(thug), how: 'show' });
    expect(thug.isHidden).toBe(false);
    rig.master.use('move', { who: whom(thug), how: 'away' });
    expect(thug.place).toEqual({ at: 'away' });
    expect(rig.told.slice(-2).map(({ type }) => type)).toEqual(['fled', 'moved-by-master']);
  });
});

describe('what is done to somebody', () => {
  test('[DT-GMC-06] Hit Points go and come for each who is named, by care', () => {
    const rig = table();
    rig.master.use('hit-points', { who: [rig.ash, rig.bo].map(whom), change: -3, reason: 'cold' });
    expect([rig.ash.hp, rig.bo.hp]).toEqual([1, 1]);
    expect(rig.events('hurt')).toMatchObject([
      { rule: 'DT-GMC-06', creature: rig.ash.id, amount: 3 },
      { rule: 'DT-GMC-06', creature: rig.bo.id, amount: 3 },
    ]);
    rig.master.use('hit-points', { who: [whom(rig.ash)], change: 2 });
    expect([rig.ash.hp, rig.bo.hp]).toEqual([3, 1]);
    expect(rig.events('healed')).toMatchObject([
      { rule: 'DT-GMC-06', creature: rig.ash.id, amount: 2, way: 'care' },
    ]);
    expect(rig.form('hit-points')).toMatchObject({ change: { min: -200, max: 200 } });
  });

  test('[DT-GMC-06, DT-HP-09] who has lost all of them twice is dead at once', () => {
    const rig = table();
    const thug = rig.foe('thug', 5);
    rig.master.use('hit-points', { who: [whom(thug)], change: -8 });
    expect([thug.life, rig.state.dying]).toEqual(['dead', []]);
    expect(rig.optionsOf('hit-points', 'who')).toEqual([rig.ash, rig.bo].map(whom));
  });

  test.each([
    ['rounds', { at: 'time', clock: 103 }],
    ['minutes', { at: 'time', clock: 118 }],
    ['hours', { at: 'time', clock: 100 + 3 * HOUR }],
    ['scene', { at: 'scene' }],
    ['cure', { at: 'cure' }],
  ])('[DT-GMC-06] a condition lasts for %s', (lasts, until) => {
    const rig = table({ clock: 100 });
    const said = { condition: 'afraid', lasts, count: 3 };
    rig.master.use('condition', { who: [rig.ash, rig.bo].map(whom), ...said });
    for (const one of [rig.ash, rig.bo]) {
      expect(one.effects).toMatchObject([{ kind: 'afraid', until, source: { rule: 'DT-GMC-06' } }]);
    }
    rig.master.use('condition', { who: [whom(rig.ash)], ...said, how: 'lift' });
    rig.master.use('condition', { who: [whom(rig.ash)], ...said, how: 'lift' });
    expect([rig.ash.effects.length, rig.bo.effects.length]).toEqual([0, 1]);
    expect(rig.events('relieved')).toMatchObject([{ rule: 'DT-GMC-06', creature: rig.ash.id }]);
  });

  test('[DT-GMC-06, DT-COND-13] an impaired ability is named as it is laid, and lifted by its name', () => {
    const rig = table();
    const options = rig.optionsOf('condition', 'condition');
    const impaired = options.filter((id) => id.startsWith('impaired-ability'));
    expect(impaired).toEqual(ABILITIES.map((ability) => `impaired-ability-${ability}`));
    const uses = (ability: string, how: string) =>
      rig.master.use('condition', {
        ...{ who: [whom(rig.ash)], condition: `impaired-ability-${ability}`, how },
      });
    uses('DEX', 'apply');
    uses('WIS', 'apply');
    const leans = (ability: Ability) =>
      leaningOf(rig.t, { kind: 'check', roller: rig.ash, ability }).mode;
    expect(ABILITIES.map(leans)).toEqual([
      ...['straight', 'disadvantage', 'straight', 'straight', 'disadvantage', 'straight'],
    ]);
    uses('DEX', 'lift');
    expect(rig.ash.effects.map(({ data }) => data?.ability)).toEqual(['WIS']);
  });

  test('[DT-HP-08] whoever is unconscious above 0 is woken by a word', () => {
    const rig = table();
    lay(rig, rig.bo, 'unconscious');
    rig.master.use('condition', { who: [whom(rig.bo)], condition: 'unconscious', how: 'lift' });
    expect(rig.bo.effects).toEqual([]);
    lay(rig, rig.bo, 'paralyzed');
    rig.bo.hp = 0;
    rig.master.use('condition', { who: [whom(rig.bo)], condition: 'paralyzed', how: 'lift' });
    expect(rig.bo.effects).toEqual([]);
  });

  test('[DT-GMC-07] an attitude decides on the side: the hostile fight, others do not', () => {
    const rig = table();
    const thug = rig.foe('thug', 5);
    const becomes = (attitude: string) => {
      rig.master.use('attitude', { who: whom(thug), attitude });
      return [thug.attitude, thug.side];
    };
    expect(becomes('friendly')).toEqual(['friendly', 'others']);
    expect(becomes('hostile')).toEqual(['hostile', 'foes']);
    expect(becomes('neutral')).toEqual(['neutral', 'others']);
    thug.side = 'party';
    expect([becomes('hostile'), becomes('friendly')]).toEqual([
      ['hostile', 'party'],
      ['friendly', 'party'],
    ]);
    expect(rig.events('attitude-changed').map(({ rule }) => rule)).toEqual(
      Array(5).fill('DT-GMC-07'),
    );
    expect(rig.optionsOf('attitude', 'who')).toEqual([whom(thug)]);
  });

  test('[DT-GMC-07, DT-INIT-01] whoever is made hostile in a fight takes part in it, if it stands there', () => {
    const joins = (change: Partial<Creature>, isFight = true) => {
      const rig = table();
      const thug = rig.foe('thug', 5);
      if (isFight) inTurn(rig, thug);
      const guard = rig.foe('guard', 10, 0, { attitude: 'neutral' });
      Object.assign(guard, change);
      rig.master.use('attitude', { who: whom(guard), attitude: 'hostile' });
      return rig.state.combat?.participants.includes(guard.id) === true;
    };
    expect(joins({})).toBe(true);
    expect(joins({ hp: 0 })).toBe(false);
    expect(joins({ place: { at: 'away' } })).toBe(false);
    expect(joins({}, false)).toBe(false);
  });

  test('[DT-GMC-10] a thing is given, or the first of its kind is taken', () => {
    const rig = table();
    const change = (how: string) =>
      rig.master.use('item', { who: whom(rig.ash), item: 'sword', how });
    change('give');
    const [sword] = rig.ash.items;
    expect(rig.ash.items).toMatchObject([{ kind: 'sword' }]);
    const base = { rule: 'DT-GMC-10', creature: rig.ash.id, item: 'sword' };
    expect(rig.told).toEqual([{ type: 'given', ...base, count: 1 }]);
    const other = newItem(rig.t, 'sword');
    rig.ash.items.push(other);
    if (sword !== undefined) rig.ash.held = [sword.id];
    change('take');
    expect([rig.ash.items, rig.ash.held]).toEqual([[other], []]);
    expect(rig.told.at(-1)).toEqual({ type: 'lost-item', ...base });
    change('take');
    change('take');
    expect([rig.ash.items, rig.told.length]).toEqual([[], 3]);
    expect(rig.optionsOf('item', 'who')).toEqual([rig.ash, rig.bo].map(whom));
  });

  test('[DT-GMC-11] somebody of whoever runs the game is lent to a player, and given back by that one', () => {
    const rig = table();
    const thug = rig.foe('thug', 5);
    expect(rig.optionsOf('lend', 'who')).toEqual([whom(thug)]);
    expect(rig.optionsOf('lend', 'to')).toEqual(['nobody', 'seat-0', 'seat-1']);
    const fields = { who: whom(thug), to: 'seat-1', lasts: 'session' };
    expect(rig.master.use('lend', fields, [['lent', 'yes']])).toEqual(['lent 1']);
    expect(thug.run).toEqual({ by: 'seat', seat: 1, lent: 'session' });
    expect(answersIn(rig, 0).has('give-back')).toBe(false);
    answersIn(rig, 1).use('give-back', { who: whom(thug) });
    expect(thug.run).toEqual({ by: 'master' });
    expect(rig.events('lent').map(({ rule }) => rule)).toEqual(['DT-PLAY-05', 'DT-PLAY-04']);
  });

  test('[DT-GMC-02] without anybody to do it to there is no tool for it', () => {
    const rig = table();
    for (const one of [rig.ash, rig.bo]) one.life = 'dead';
    const names = ['move', 'hit-points', 'condition', 'attitude', 'item', 'lend', 'award', 'work'];
    expect(names.filter((name) => rig.master.has(name))).toEqual([]);
    expect(rig.master.has('place')).toBe(true);
    rig.foe('thug', 5);
    expect(names.filter((name) => rig.master.has(name))).toEqual([
      ...['move', 'hit-points', 'condition', 'attitude', 'lend'],
    ]);
  });
});

describe('what is done to the story', () => {
  test('[DT-GMC-01] words are told, with a picture only where one is given', () => {
    const rig = table();
    rig.master.use('describe', { words: 'Rain.' });
    expect(rig.told.map(({ type, rule }) => [type, rule])).toEqual([['described', 'DT-GMC-01']]);
  });

  test.each([
    [3, 'rounds', 3],
    [3, 'minutes', 18],
    [2, 'hours', 2 * HOUR],
    [1, 'days', DAY],
    [40, 'days', 30 * DAY],
  ])('[DT-GMC-08, DT-TIME-02] the clock goes on by %d %s', (count, unit, rounds) => {
    const rig = table();
    rig.master.use('clock', { count, unit });
    expect(rig.state.clock).toBe(rounds);
    expect([rig.ash.restSince, rig.form('clock').unit]).toMatchObject([undefined, { fallback: 1 }]);
    inTurn(rig, rig.ash);
    expect([rig.master.has('clock'), rig.master.has('work')]).toEqual([false, false]);
  });

  test('[DT-LVL-01] nobody gains more experience at once than its Level is worth', () => {
    const rig = table();
    rig.foe('thug', 5);
    const friend = rig.hero({ name: 'Cy' }, 9);
    Object.assign(friend, { seat: undefined });
    expect(rig.optionsOf('award', 'who')).toEqual([rig.ash, rig.bo].map(whom));
    rig.bo.level = 3;
    const most = rig.form('award').xp;
    if (most?.kind !== 'amount') throw new Error('no amount');
    rig.master.use('award', { who: [rig.ash, rig.bo].map(whom), xp: most.max });
    const gained = [rig.ash, rig.bo].map(({ character }) => character?.xp ?? 0);
    expect(gained[1]).toBe(most.max);
    expect(gained[0]).toBeLessThan(most.max);
    expect(rig.events('xp')).toEqual(
      [rig.ash, rig.bo].map(({ id }, at) => ({
        type: 'xp',
        rule: 'DT-LVL-01',
        creature: id,
        xp: gained[at],
        total: gained[at],
      })),
    );
  });

  test.each([
    ['yes', 1],
    ['no', 0],
  ] as const)(
    '[DT-TOK-21] a bargain that is answered with %s leaves %d tokens',
    (answer, tokens) => {
      const rig = table();
      const fields = { who: whom(rig.ash), words: 'The lamp goes out.' };
      expect(rig.master.use('bargain', fields, [['bargain', answer]])).toEqual(['bargain 0']);
      expect(rig.ash.tokens).toBe(tokens);
      expect(rig.events('bargain')).toEqual([
        { type: 'bargain', rule: 'DT-TOK-21', creature: rig.ash.id, accepted: answer === 'yes' },
      ]);
    },
  );

  test('[DT-TOK-21] is offered to those who play and can hold a token', () => {
    const rig = table();
    rig.ash.absence = 'played';
    expect(rig.optionsOf('bargain', 'who')).toEqual([whom(rig.bo)]);
    rig.bo.tokens = 5;
    expect(rig.master.has('bargain')).toBe(false);
    expect(rig.optionsOf('token', 'who')).toEqual([whom(rig.ash)]);
    rig.master.use('token', { who: whom(rig.ash) });
    expect(rig.ash.tokens).toBe(1);
    rig.ash.tokens = 5;
    expect(rig.master.has('token')).toBe(false);
  });

  test('[DT-TOK-24] a token for a setback is given to each once a scene', () => {
    const rig = table();
    for (const one of [rig.ash, rig.bo]) one.level = 5;
    rig.master.use('token', { who: whom(rig.ash) });
    expect(rig.optionsOf('token', 'who')).toEqual([whom(rig.bo)]);
    rig.play(closeScene(rig.t));
    expect(rig.optionsOf('token', 'who')).toEqual([whom(rig.ash), whom(rig.bo)]);
  });

  test('[DT-TOK-41, DT-TOK-06] a point gives whoever of its creatures has its turn one more action, if it could take one', () => {
    const rig = table();
    const thug = rig.foe('thug', 5);
    rig.state.points = 2;
    expect(rig.master.has('point-action')).toBe(false);
    const turn = inTurn(rig, thug);
    const acts = () => deedsOf(rig.t, thug, turn).some(({ kind }) => kind === 'attack');
    turn.actions = 1;
    expect(acts()).toBe(false);
    rig.master.use('point-action');
    expect([acts(), rig.state.points, rig.state.combat?.pointsSpent]).toEqual([true, 1, 1]);
    expect(rig.events('point-acts')).toEqual([
      { type: 'point-acts', rule: 'DT-TOK-41', creature: thug.id, points: 1 },
    ]);
    lay(rig, thug, 'stunned');
    expect(rig.master.has('point-action')).toBe(false);
    thug.effects = [];
    rig.state.points = 0;
    expect(rig.master.has('point-action')).toBe(false);
    rig.state.points = 1;
    expect(answersIn(rig, 0).has('point-action')).toBe(false);
    inTurn(rig, rig.ash);
    expect(rig.master.has('point-action')).toBe(false);
  });

  test('[DT-TOK-10, DT-TOK-41, DT-TOK-45] a point brings one of its creatures that lies down back to 1, once a scene', () => {
    const rig = table();
    const ogre = rig.foe('ogre', 5);
    rig.state.points = 2;
    expect(rig.master.has('point-survive')).toBe(false);
    const danger = { rule: 'DT-HAZ-14', tags: [] };
    const fell = () => rig.play(hurt(rig.t, ogre, { danger, isDamage: true, amount: ogre.hp + 1 }));
    fell();
    rig.ash.hp = 0;
    expect(rig.optionsOf('point-survive', 'who')).toEqual([whom(ogre)]);
    rig.master.use('point-survive', { who: whom(ogre) });
    expect([ogre.hp, has(ogre, 'unconscious'), rig.state.points]).toEqual([1, false, 1]);
    expect(rig.events('point-revives')).toMatchObject([{ rule: 'DT-TOK-45', creature: ogre.id }]);
    fell();
    expect(rig.master.has('point-survive')).toBe(false);
    rig.play(closeScene(rig.t));
    expect(rig.master.has('point-survive')).toBe(true);
    rig.state.points = 0;
    expect(rig.master.has('point-survive')).toBe(false);
  });

  test('[DT-GMC-05, DT-INIT-11] a fight begins between those who are here and of a side, some surprised, and is ended', () => {
    const rig = table();
    const [thug, away, other] = [rig.foe('thug', 5), rig.foe('thug', 5), rig.foe('thug', 5)];
    away.place = { at: 'away' };
    other.side = 'others';
    expect(rig.optionsOf('fight', 'surprised')).toEqual([rig.ash, rig.bo, thug].map(whom));
    expect(rig.master.has('end-fight')).toBe(false);
    rig.master.use('fight', { surprised: [whom(thug)] });
    expect(rig.state.combat).toMatchObject({
      participants: [rig.ash.id, rig.bo.id, thug.id],
      surprised: [thug.id],
    });
    expect(rig.master.has('fight')).toBe(false);
    rig.master.use('end-fight');
    expect(rig.state.combat).toBeUndefined();
    expect(rig.told.at(-1)).toMatchObject({ type: 'combat-ended', how: 'by-master' });
    for (const one of [rig.ash, rig.bo, thug]) one.place = { at: 'away' };
    expect(rig.master.has('fight')).toBe(false);
  });
});
