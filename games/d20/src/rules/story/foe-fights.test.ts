import { expect, test } from 'vitest';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Deed } from '../../content/adventure-deeds.ts';
import type { Creature } from '../../model.ts';
import { beginCombat } from '../combat/end.ts';
import { checkMorale } from '../combat/morale.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { ambush, fightOf, leadersOf } from './foes.ts';

type Rig = ReturnType<typeof inOwn>;

/** Two characters, and thugs who keep peace so far. */
const peace = (more: Parameters<typeof inOwn>[0] = {}) =>
  inOwn({ party: [{}, {}], here: { foes: [aRow({ count: 3 })] }, ...more });

/** A fight begins, if it does: who takes part. */
function fights(rig: Rig, surprised: readonly number[] = []) {
  rig.play(fightOf(rig.t, surprised));
  return rig.state.combat?.participants;
}

const ids = (...creatures: readonly (Creature | undefined)[]) => creatures.map((one) => one?.id);

test('[DT-INIT-01] all who are here and take a side fight; who keeps peace although hostile fights now', () => {
  const rig = peace({
    adventure: { people: [aPerson(), aPerson({ id: 'lew', attitude: 'friendly' })] },
    here: { people: ['mira', 'lew'], foes: [aRow({ count: 3 })] },
  });
  const thugs = rig.rows('thugs');
  expect(thugs.map(({ side }) => side)).toEqual(['others', 'others', 'others']);
  expect(fights(rig)).toEqual(ids(...rig.heroes, ...thugs));
  expect([rig.person('mira').side, rig.person('lew').side]).toEqual(['others', 'others']);
  expect(rig.events('combat-began')).toHaveLength(1);
  // A fight that runs begins no second time.
  fights(rig);
  expect(rig.events('combat-began')).toHaveLength(1);
});

test('[DT-INIT-01] who lies there or is elsewhere takes no side, who only lies there takes part with the others', () => {
  const rig = peace({ here: { foes: [aRow({ count: 5 })] } });
  const [down, gone, dead, mild, up] = rig.rows('thugs');
  if (down === undefined || gone === undefined || dead === undefined || mild === undefined) return;
  down.hp = 0;
  gone.place = { at: 'away' };
  dead.life = 'dead';
  dead.side = 'foes';
  mild.attitude = 'neutral';
  rig.second.hp = 0;
  expect(fights(rig)).toEqual(ids(...rig.heroes, up));
  expect([down, gone, mild].map(({ side }) => side)).toEqual(['others', 'others', 'others']);
});

test('[DT-INIT-01] a foe who left the place is in no fight there, nor is a character who is elsewhere', () => {
  const rig = peace();
  const [gone, one, two] = rig.rows('thugs');
  if (gone === undefined) return;
  gone.side = 'foes';
  gone.place = { at: 'away' };
  rig.second.place = { at: 'away' };
  expect(fights(rig)).toEqual(ids(rig.first, one, two));
});

test('[DT-INIT-01] there is no fight without a foe who is awake and hostile, nor without somebody of the party who stands', () => {
  const asleep = inOwn({ here: { foes: [aRow({ state: 'asleep' })] } });
  const fallen = peace();
  for (const hero of fallen.heroes) hero.hp = 0;
  const none = inOwn();
  expect([asleep, fallen, none].map((rig) => fights(rig))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[DT-INIT-11] those who know nothing of it are surprised, by name or as the scene says, each once', () => {
  const rig = peace({ story: { surprised: [1] } });
  const [thug] = rig.rows('thugs');
  fights(rig, [thug?.id ?? 0, 1]);
  expect(rig.state.combat?.surprised).toEqual([thug?.id, 1]);
  expect(rig.events('surprised')).toMatchObject([
    { rule: 'DT-INIT-11', creature: thug?.id },
    { rule: 'DT-INIT-11', creature: 1 },
  ]);
  expect(rig.story().surprised).toEqual([]);
});

test('[DT-SCB-12, DT-AGM-23] a row that is wary is not surprised while that holds', () => {
  const surprised = (flags: readonly string[]) => {
    const foes = [
      aRow({ count: 1, wary: { flag: 'sold' } }),
      aRow({ id: 'careless', count: 1 }),
      aRow({ id: 'late', state: 'away', wary: { flag: 'sold' } }),
    ];
    const rig = peace({ here: { foes }, story: { flags: [...flags] } });
    const [wary, careless] = [...rig.rows('thugs'), ...rig.rows('careless')];
    fights(rig, [wary?.id ?? 0, careless?.id ?? 0]);
    return rig.state.combat?.surprised.map((id) => (id === wary?.id ? 'wary' : 'careless'));
  };
  expect([surprised(['sold']), surprised([])]).toEqual([['careless'], ['wary', 'careless']]);
});

test('[DT-INIT-12] a party of which all who stand here are hidden rolls for it, against those who know nothing yet', () => {
  const rig = peace({ party: [{}, {}, {}], dice: [15, 3, 18] });
  const [, , away] = rig.heroes;
  const [known, fooled, aware] = rig.rows('thugs');
  rig.first.isHidden = true;
  rig.second.hp = 0;
  if (away !== undefined) away.place = { at: 'away' };
  fights(rig, [known?.id ?? 0]);
  expect(rig.state.combat?.surprised).toEqual(ids(known, fooled));
  expect(rig.events('rolled')).toMatchObject([
    { rule: 'DT-INIT-12', creature: rig.first.id, kind: 'check', ability: 'DEX', tag: 'stealth' },
    {
      rule: 'DT-INIT-12',
      creature: fooled?.id,
      kind: 'check',
      ability: 'WIS',
      tag: 'sense-danger',
      target: 15,
      success: false,
    },
    { creature: aware?.id, total: 18, success: true },
  ]);
  rig.allDiceUsed();
});

test('[DT-INIT-12] who is seen announces them all', () => {
  const rig = peace();
  rig.first.isHidden = true;
  fights(rig);
  expect([rig.state.combat?.surprised, rig.events('rolled')]).toEqual([[], []]);
});

test('[DT-INIT-12] foes in hiding surprise whoever loses to them as the scene begins, but not those who were warned', () => {
  const warned = { on: 'surprise', is: 'advantage', for: 'fight' } as const;
  const met = (onEnter: readonly Deed[], dice: readonly number[]) => {
    const foes = [aRow({ count: 1, state: 'hidden' })];
    const rig = inOwn({ party: [{}, {}], here: { foes, onEnter }, dice });
    rig.allDiceUsed();
    // Nobody but whoever runs the game hears their roll, and all hear what comes after it.
    expect(rig.t.audience).toBeUndefined();
    return rig.state.combat?.surprised;
  };
  expect(met([], [12, 5, 14])).toEqual([1]);
  expect(met([{ circumstance: warned, who: 'party' }], [12])).toEqual([]);
});

test('[DT-INIT-12] the worst of those in hiding rolls, allies are not fooled, and who was warned is not surprised', () => {
  const table = sit({ dice: [9, 3] });
  const scores = (DEX: number) => ({ STR: 10, DEX, CON: 10, INT: 10, WIS: 10, CHA: 10 });
  const [good, bad, fair] = [18, 4, 10].map((DEX) => table.hero({ scores: scores(DEX) }));
  const [thug, friend, warned] = [table.foe('thug'), table.foe('thug'), table.foe('thug')];
  if (good === undefined || bad === undefined || fair === undefined) return;
  friend.side = 'others';
  addCircumstance(
    table.t,
    [warned],
    { on: 'surprise', is: 'advantage', for: 'fight' },
    'DT-AGM-23',
  );
  const { value } = table.play(ambush(table.t, [good, bad, fair], [thug, friend, warned, good]));
  expect(value).toEqual([thug.id]);
  expect(table.events('rolled').map((one) => 'creature' in one && one.creature)).toEqual([
    bad.id,
    thug.id,
  ]);
  expect(table.play(ambush(table.t, [], [thug])).value).toEqual([]);
});

test('[DT-INIT-12] they may try it by something else than stealth, and a tie is rolled anew by rule', () => {
  const table = sit({ dice: [10, 10, 12, 4] });
  const ash = table.hero();
  const thug = table.foe('bystander');
  const { value } = table.play(ambush(table.t, [ash], [thug], 'deceive'));
  expect(value).toEqual([thug.id]);
  expect(table.events('rolled')).toMatchObject([
    { rule: 'DT-INIT-12', creature: ash.id, tag: 'deceive' },
    { rule: 'DT-INIT-12', creature: thug.id, success: false, target: 10 },
    { rule: 'DT-TN-09', creature: ash.id, tag: 'deceive', total: 12 },
    { rule: 'DT-INIT-12', creature: thug.id, target: 12, success: false },
  ]);
});

test('[DT-TN-09, DT-TOK-08] on a tie those in hiding and those who sense them roll as they did, and each roll may be thrown again', () => {
  const table = sit({ dice: [10, 8, 10, 7, 12, 4], seats: 1 });
  const ash = table.hero({}, 0, 0, 0);
  ash.tokens = 1;
  table.state.rerolls = { 0: 'all' };
  const thug = table.foe('bystander');
  addCircumstance(table.t, [ash], { on: 'check', is: 'advantage', for: 'roll' }, 'DT-AGM-02');
  const { asked } = table.play(ambush(table.t, [ash], [thug]));
  expect(table.events('rolled')).toMatchObject([
    { creature: ash.id, faces: [10, 8] },
    { creature: thug.id, faces: [10] },
    { creature: ash.id, faces: [7, 12] },
    { creature: thug.id, faces: [4] },
  ]);
  expect(asked).toHaveLength(4);
  table.allDiceUsed();
});

test('[DT-SHOT-02] more of a row come as many as are named, else as many as it has; they fight at once if they are hostile', () => {
  const foes = [
    aRow({ id: 'away', state: 'away', count: 2 }),
    aRow({ id: 'calm', state: 'peaceful', count: 1 }),
  ];
  const rig = inOwn({ party: [{}, {}], here: { foes } });
  rig.does([{ foes: 'away', how: 'come', count: 1 }]);
  const [first] = rig.rows('away');
  expect([rig.rows('away').length, first?.side, first?.place.at]).toEqual([1, 'foes', 'line']);
  // Who keeps peace although hostile fights now.
  expect(rig.state.combat?.participants).toEqual(
    ids(...rig.heroes, ...rig.rows('calm'), first).sort(),
  );
  rig.does([{ foes: 'away', how: 'come' }]);
  expect(rig.rows('away')).toHaveLength(2);
  rig.does([{ foes: 'away', how: 'come' }]);
  expect(rig.rows('away')).toHaveLength(2);
});

test('[DT-AGM-03] those who come later are as strong as those who were there', () => {
  const rig = inOwn({
    party: [{ level: 3 }],
    here: { foes: [aRow({ state: 'away', count: 1 })] },
  });
  rig.does([{ foes: 'thugs', how: 'come' }]);
  expect(rig.rows('thugs')).toMatchObject([{ level: 3, hp: 12 }]);
});

test('[DT-SHOT-02] those who come peacefully, or lie there, join no fight', () => {
  const rig = inOwn({
    here: {
      foes: [
        aRow({ id: 'now', state: 'awake', count: 1 }),
        aRow({ id: 'calm', state: 'peaceful', count: 2, when: { flag: 'never' } }),
      ],
    },
  });
  rig.does([{ foes: 'calm', how: 'come', count: 1 }]);
  expect([rig.rows('calm').length, rig.state.combat?.arrived]).toEqual([1, []]);
  const [lies] = rig.rows('calm');
  if (lies !== undefined) Object.assign(lies, { hp: 0, side: 'foes' });
  rig.does([
    { foes: 'calm', how: 'come', count: 0 },
    { foes: 'calm', how: 'wake' },
  ]);
  expect(rig.state.combat?.arrived).toEqual([]);
});

test('[DT-INIT-01, DT-INIT-12] in free play foes who are here fight too, and are surprised by those in hiding', () => {
  const table = sit({ options: { adventure: 'free' }, dice: [15, 3] });
  const [ash, thug, friend] = [table.hero(), table.foe('thug'), table.foe('thug')];
  Object.assign(friend, { side: 'others', attitude: 'neutral' });
  ash.isHidden = true;
  table.play(fightOf(table.t, []));
  expect(table.state.combat).toMatchObject({
    participants: ids(ash, thug),
    surprised: ids(thug),
  });
  table.allDiceUsed();
});

test('[DT-AGM-23] foes whom noise has warned are not surprised, whatever the scene says of them', () => {
  const surprised = (isWarned: boolean) => {
    const rig = inOwn({ here: { foes: [aRow({ count: 1 })] }, seed: 'noise' });
    rig.does([{ surprised: { row: 'thugs' } }], rig.first);
    const noise = { on: 'surprise', is: 'advantage', for: 'fight' } as const;
    if (isWarned) addCircumstance(rig.t, 'foes', noise, 'DT-AGM-23');
    rig.does([{ fight: 'begin' }], rig.first);
    return rig.state.combat?.surprised.length;
  };
  expect([surprised(false), surprised(true)]).toEqual([1, 0]);
});

test('[DT-NPC-08] a group that goes with somebody rolls when that one falls, though it is of another group', () => {
  const led = (withWhom: { readonly with?: string }) => {
    const rig = inOwn({
      dice: withWhom.with === undefined ? [] : [6, 6],
      here: {
        people: ['mira'],
        foes: [
          aRow({ id: 'lead', count: 1, person: 'mira', state: 'awake' }),
          aRow({ state: 'awake', ...withWhom }),
        ],
      },
      adventure: { people: [aPerson({ base: 'guard', attitude: 'hostile' })] },
      seed: 'led',
    });
    rig.play(beginCombat(rig.t, rig.state.creatures, []));
    rig.told.length = 0;
    rig.play(checkMorale(rig.t, leadersOf));
    expect(rig.events('morale')).toEqual([]);
    rig.person('mira').hp = 0;
    rig.play(checkMorale(rig.t, leadersOf));
    rig.play(checkMorale(rig.t, leadersOf));
    return rig.rows('thugs').map((one) => one.effects.map(({ kind }) => kind).join());
  };
  expect(led({ with: 'mira' })).toEqual(['fleeing', 'fleeing', 'fleeing']);
  expect(led({})).toEqual(['', '', '']);
});
