import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature, Turn } from '../../model.ts';
import type { Deed } from '../actions/menu.ts';
import { moveDeeds } from '../actions/moving.ts';
import { powersOf } from '../actions/powers.ts';
import { newItem } from '../making/creature.ts';
import { bestDeed, deedsByWorth, enemiesOf, preyOf } from './tactics.ts';

type Rig = ReturnType<typeof sit>;

/** Something to do; what it does is of no matter here. */
const deed = (kind: string, id: string, more: Partial<Deed> = {}): Deed => ({
  id,
  kind,
  takes: 'action',
  run: () => undefined,
  ...more,
});

/** The same for something aimed at somebody. */
const onto = (kind: string, { id }: Creature, names: Deed['names'] = {}): Deed =>
  deed(kind, `${kind}-${Object.values(names).join('-')}-${id}`, {
    names: { creature: id, ...names },
  });

const END = deed('end', 'end-turn', { takes: 'end' });

/** What is worth doing, the best first. */
function wishes(rig: Rig, creature: Creature, deeds: readonly Deed[], turn: Partial<Turn> = {}) {
  const now = { ...turnOf(creature), ...turn };
  return deedsByWorth(rig.t, creature, now, deeds).map((at) => deeds[at]?.id);
}

const tough = { level: 2, hitDice: [6, 6] };

describe('who is gone for', () => {
  test('[DT-AGM-04] enemies are those who stand, are here, are seen and have not given up', () => {
    const rig = sit({ rows: ['.......#.'] });
    const [ash, bo, cy, di, el, fi] = [0, 1, 2, 3, 4, 8].map((x, at) =>
      rig.hero({ name: `${at}` }, x, 0, at),
    );
    const [thug, other] = [rig.foe('thug', 5), rig.foe('guard', 6)];
    if (!ash || !bo || !cy || !di || !el || !fi) throw new Error('nobody is here');
    other.side = 'others';
    expect(enemiesOf(rig.t, thug)).toEqual([ash, bo, cy, di, el]);
    bo.hp = 0;
    cy.place = { at: 'away' };
    lay(rig, di, 'surrendered');
    el.isHidden = true;
    expect(enemiesOf(rig.t, thug)).toEqual([ash]);
    expect(enemiesOf(rig.t, other)).toEqual([]);
    expect(preyOf(rig.t, other)).toBeUndefined();
  });

  test('[DT-BOT-01] the party goes for whoever looks worst, of equal ones for the nearest, then for the first', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const [far, near, same] = [30, 10, -10].map((x) => rig.foe('ogre', x));
    if (!far || !near || !same) throw new Error('nobody is here');
    expect(preyOf(rig.t, ash)).toBe(near);
    near.place = { at: 'line', feet: 20 };
    expect(preyOf(rig.t, ash)).toBe(same);
    same.place = { at: 'line', feet: -20 };
    expect(preyOf(rig.t, ash)).toBe(near);
    far.hp -= 1;
    expect(preyOf(rig.t, ash)).toBe(far);
    same.hp = 11;
    expect(preyOf(rig.t, ash)).toBe(same);
    far.hp = 10;
    expect(preyOf(rig.t, ash)).toBe(same);
    near.hp = 1;
    expect(preyOf(rig.t, ash)).toBe(near);
  });

  test('[DT-AGM-04] of two who have hurt as much or nothing a person goes for the nearer, then for the first', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 20), rig.hero({}, 10)];
    const thug = rig.foe('thug', 0);
    expect(preyOf(rig.t, thug)).toBe(bo);
    thug.hurtBy = { [ash.id]: 2, [bo.id]: 2 };
    expect(preyOf(rig.t, thug)).toBe(bo);
    thug.hurtBy = { [ash.id]: 3, [bo.id]: 2 };
    expect(preyOf(rig.t, thug)).toBe(ash);
    thug.hurtBy = {};
    ash.place = { at: 'line', feet: -10 };
    expect(preyOf(rig.t, thug)).toBe(ash);
  });
});

describe('attacks', () => {
  test('[DT-AGM-04] the prey before others, the heavier blow before the lighter, never friends or the fallen', () => {
    const rig = sit();
    const [ash, bo, cy] = [rig.hero({}, 5), rig.hero({}, 5), rig.hero({}, 5)];
    const [pirate, mate] = [rig.foe('void-pirate', 0), rig.foe('thug', 0)];
    cy.hp = 0;
    const deeds = [
      onto('attack', bo, { attack: 'knife' }),
      onto('attack', bo, { attack: 'carbine' }),
      onto('attack', ash, { attack: 'knife' }),
      onto('attack', ash, { attack: 'carbine' }),
      onto('attack', mate, { attack: 'carbine' }),
      onto('attack', cy, { attack: 'carbine' }),
    ];
    const order = [3, 2, 1, 0].map((at) => deeds[at]?.id);
    expect(wishes(rig, pirate, deeds)).toEqual(order);
  });

  test('[DT-AGM-04] in reach it takes the club rather than the pistol, farther off either', () => {
    const rig = sit();
    const ash = rig.hero({}, 5);
    const thug = rig.foe('thug', 0);
    const [pistol, club] = ['pistol', 'club'].map((attack) => onto('attack', ash, { attack }));
    if (!pistol || !club) throw new Error('it has no weapons');
    expect(wishes(rig, thug, [pistol, club])).toEqual([club.id, pistol.id]);
    ash.place = { at: 'line', feet: 30 };
    expect(wishes(rig, thug, [pistol, club])).toEqual([pistol.id, club.id]);
  });

  test('[DT-COND-05] strikes at what it does not see only where it sees no enemy', () => {
    const rig = sit();
    const ash = rig.hero({}, 5);
    const ogre = rig.foe('ogre', 0);
    const deeds = [deed('attack', 'blindly'), deed('load', 'load')];
    expect(wishes(rig, ogre, deeds)).toEqual(['load']);
    ash.isHidden = true;
    expect(wishes(rig, ogre, deeds)).toEqual(['load', 'blindly']);
    expect(wishes(rig, ogre, [deed('attack', 'gone', { names: { creature: 99 } })])).toEqual([
      'gone',
    ]);
  });
});

describe('help', () => {
  test('[DT-BOT-01] whoever is down is healed before anything else, whoever has less than a third before blows', () => {
    const rig = sit();
    const [ash, bo, ogre] = [rig.hero(tough, 0), rig.hero(tough, 0), rig.foe('ogre', 5)];
    const cure = { spell: 'cure-light-wounds', form: 'cure-light-wounds' };
    const deeds = [
      onto('attack', ogre, { attack: 'unarmed' }),
      onto('cast', bo, cure),
      onto('cast', ogre, cure),
      onto('item', bo, { item: 'healing-draught' }),
      onto('item', ogre, { item: 'healing-draught' }),
      deed('item', 'own', { names: { item: 'healing-draught' } }),
      onto('item', bo, { item: 'antidote' }),
      deed('cast', 'nobody', { names: cure }),
    ];
    const [blow, heal, , draught] = deeds.map(({ id }) => id);
    expect(wishes(rig, ash, deeds)).toEqual([blow]);
    bo.hp = 4;
    expect(wishes(rig, ash, deeds)).toEqual([blow]);
    bo.hp = 3;
    expect(wishes(rig, ash, deeds)).toEqual([heal, draught, blow]);
    bo.hp = 1;
    ash.hp = 3;
    expect(wishes(rig, ash, deeds)).toEqual([heal, draught, 'own', blow]);
    bo.hp = 0;
    expect(wishes(rig, ash, deeds)).toEqual([heal, draught, 'own', blow]);
    expect(wishes(rig, ash, [deed('power', 'p', { worth: 76 }), ...deeds])).toEqual([
      heal,
      'p',
      draught,
      'own',
      blow,
    ]);
  });

  test('[DT-HEAL-07] wounds are tended from a third downwards; remedies and waking are for friends', () => {
    const rig = sit();
    const [ash, bo, ogre] = [rig.hero(tough, 0), rig.hero(tough, 0), rig.foe('ogre', 0)];
    const kinds = ['patch', 'tend', 'wake', 'remedy'];
    const deeds = [
      ...kinds.flatMap((kind) => [onto(kind, bo), onto(kind, ogre), deed(kind, `${kind}-none`)]),
      deed('load', 'load'),
    ];
    const friendly = (kind: string) => onto(kind, bo).id;
    bo.hp = 5;
    expect(wishes(rig, ash, deeds)).toEqual([friendly('remedy'), friendly('wake'), 'load']);
    bo.hp = 4;
    expect(wishes(rig, ash, deeds)).toEqual([
      ...['remedy', 'patch', 'tend', 'wake'].map(friendly),
      'load',
    ]);
  });

  test('[DT-BOT-01] whoever is down is tended or patched up before blows, and so is whoever has less than a third', () => {
    const rig = sit();
    const [ash, bo, ogre] = [rig.hero(tough, 0), rig.hero(tough, 0), rig.foe('ogre', 0)];
    const sword = newItem(rig.t, 'great-sword');
    ash.items.push(sword);
    ash.held.push(sword.id);
    const blow = onto('attack', ogre, { attack: 'great-sword' });
    const draught = onto('item', bo, { item: 'healing-draught' });
    const deeds = [blow, onto('tend', bo), onto('patch', bo), draught, onto('patch', ogre)];
    const care = [draught.id, onto('tend', bo).id, onto('patch', bo).id, blow.id];
    bo.hp = 0;
    expect(wishes(rig, ash, deeds)).toEqual(care);
    bo.hp = 3;
    expect(wishes(rig, ash, deeds)).toEqual(care);
    bo.hp = 5;
    expect(wishes(rig, ash, deeds)).toEqual([blow.id]);
    ogre.hp = 1;
    expect(wishes(rig, ash, deeds)).toEqual([blow.id]);
  });
});

describe('spells and other powers', () => {
  const spells = {
    area: { spell: 'sleep', form: 'sleep' },
    disable: { spell: 'hold-person', form: 'hold-person' },
    damage: { spell: 'magic-missile', form: 'magic-missile' },
    help: { spell: 'haste', form: 'haste' },
    story: { spell: 'knock', form: 'knock' },
    light: { spell: 'light', form: 'light-on-thing' },
  };

  test('[DT-AGM-04] areas where there are two, then what disables, then damage, the prey first', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 5), rig.hero({}, 10)];
    const [mage, mate] = [rig.foe('ogre', 0), rig.foe('thug', 0)];
    const { area, disable, damage, help, story } = spells;
    const deeds = [
      onto('cast', ash, help),
      onto('cast', ash, story),
      onto('cast', bo, damage),
      onto('cast', ash, damage),
      onto('cast', bo, disable),
      onto('cast', ash, disable),
      onto('cast', mate, disable),
      deed('cast', 'free', { names: damage }),
      deed('cast', 'area', { names: area }),
      onto('cast', mate, area),
    ];
    const id = (at: number) => deeds[at]?.id;
    const two = ['area', id(5), id(3), id(4), id(2), 'free'];
    expect(wishes(rig, mage, deeds)).toEqual(two);
    bo.hp = 0;
    expect(wishes(rig, mage, deeds)).toEqual([id(5), id(3), 'free']);
    ash.isHidden = true;
    expect(wishes(rig, mage, deeds)).toEqual([id(5), id(3)]);
  });

  test('[DT-MAG-19] light comes before blows in the dark, for whoever has neither light nor eyes for it', () => {
    const rig = sit({ ground: { isDark: true } });
    const [ash, dwarf] = [rig.hero({}, 0), rig.hero({ heritage: 'dwarf' }, 100)];
    const torch = newItem(rig.t, 'torches');
    ash.items.push(torch);
    const deeds = [
      onto('cast', ash, spells.light),
      deed('hands', 'draw-1', { names: { item: 'torches' } }),
      deed('hands', 'pick-up-2', { names: { item: 'torches' } }),
      deed('hands', 'put-away-3', { names: { item: 'torches' } }),
    ];
    const lights = ['draw-1', 'pick-up-2', deeds[0]?.id];
    expect(wishes(rig, ash, deeds)).toEqual(lights);
    expect(wishes(rig, dwarf, deeds)).toEqual([]);
    ash.held.push(torch.id);
    expect(wishes(rig, ash, deeds)).toEqual([]);
    ash.held = [];
    rig.state.ground.isDark = false;
    expect(wishes(rig, ash, deeds)).toEqual([]);
  });

  test('[DT-BOT-01] does what says of itself that it is worth it, the best first', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    rig.foe('skeleton', 5);
    const deeds = [
      deed('power', 'own', { worth: 5 }),
      deed('power', 'unsaid'),
      deed('retreat', 'go', { worth: 3 }),
      deed('retreat', 'stay'),
      deed('task', 'lever', { worth: 4 }),
      deed('task', 'nothing', { worth: -1 }),
      deed('invited', 'other', { worth: 90 }),
    ];
    expect(wishes(rig, ash, deeds)).toEqual(['own', 'lever', 'go']);
  });

  test('[DT-BOT-01] rages where two stand, turns undead where two of them do', () => {
    const rig = sit();
    const roles = [{ id: 'berserker' }, { id: 'turn-away-undead', choice: 'WIS' }] as const;
    const ash = rig.hero({ roles, gear: [{ kind: 'holy-symbol', is: 'held' }] }, 0);
    const worths = () =>
      Object.fromEntries(
        powersOf(rig.t, ash, 'combat').map((power) => [power.id, power.worth ?? 0]),
      );
    rig.foe('skeleton', 5);
    expect(worths()).toMatchObject({ rage: 0, 'turn-undead': 0 });
    rig.foe('thug', 5);
    expect(worths()).toMatchObject({ rage: 65, 'turn-undead': 0 });
    rig.foe('skeleton', 5);
    expect(worths()).toMatchObject({ rage: 65, 'turn-undead': 58 });
  });

  test('[DT-EQ-25] throws what bursts where two stand', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const deeds = ['grenade', 'oil-flask'].map((item) => deed('item', item, { names: { item } }));
    rig.foe('thug', 5);
    expect(wishes(rig, ash, deeds)).toEqual([]);
    rig.foe('thug', 5);
    expect(wishes(rig, ash, deeds)).toEqual(['grenade']);
  });

  test('[DT-TURN-03] draws a weapon if it has none in hand, or picks one up if nothing better is to be done', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const hand = (id: string, item: string) => deed('hands', id, { names: { item } });
    const deeds = [
      hand('pick-up-1', 'sword'),
      hand('draw-2', 'sword'),
      hand('draw-3', 'rope'),
      hand('put-away-4', 'sword'),
      deed('load', 'load'),
    ];
    const unarmed = ['draw-2', 'load', 'pick-up-1'];
    expect(wishes(rig, ash, deeds)).toEqual(unarmed);
    const [sword, rope] = [newItem(rig.t, 'sword'), newItem(rig.t, 'rope')];
    ash.items.push(sword, rope);
    ash.held.push(rope.id);
    expect(wishes(rig, ash, deeds)).toEqual(unarmed);
    ash.held.push(sword.id);
    expect(wishes(rig, ash, deeds)).toEqual(['load']);
  });
});

describe('moves', () => {
  /** Where it wishes to go on a map, the best first. */
  const goes = (rig: Rig, creature: Creature, turn: Partial<Turn> = {}) =>
    wishes(rig, creature, moveDeeds(rig.t, creature, { ...turnOf(creature), ...turn }), turn);

  test('[DT-AGM-04] who strikes goes into reach by the shortest way, and does not move once it has acted or stands there', () => {
    const rig = sit({ rows: ['.......', '.......'] });
    const ash = rig.hero({}, 6, 0);
    const ogre = rig.foe('ogre', 3, 0);
    const [first, second, ...less] = goes(rig, ogre);
    expect([first, second].sort()).toEqual(['move-5-0', 'move-5-1']);
    expect(less[0]).toBe('move-6-1');
    expect(less.slice(1).sort()).toEqual(['move-4-0', 'move-4-1']);
    expect(goes(rig, ogre, { actions: 1 })).toEqual([]);
    ash.place = { at: 'square', cell: 4 };
    expect(goes(rig, ogre)).toEqual([]);
    ash.isHidden = true;
    expect(goes(rig, ogre)).toEqual([]);
  });

  test('[DT-AGM-04] who shoots goes away after its shot, as far as it can, if somebody stands in reach', () => {
    const rig = sit({ rows: ['.........'] });
    const ash = rig.hero({}, 0);
    const pirate = rig.foe('void-pirate', 1);
    expect(goes(rig, pirate)).toEqual([]);
    const away = [8, 7, 6, 5, 4, 3, 2].map((x) => `move-${x}-0`);
    expect(goes(rig, pirate, { actions: 1 })).toEqual(away);
    ash.place = { at: 'square', cell: 8 };
    expect(goes(rig, pirate, { actions: 1 })).toEqual([]);
  });

  test('[DT-MOVE-06] along a line towards the prey, and away from it after the shot', () => {
    const rig = sit();
    const [ash, bo] = [rig.hero({}, 30), rig.hero({}, 90)];
    const [ogre, pirate] = [rig.foe('ogre', 0), rig.foe('void-pirate', 25)];
    expect(goes(rig, ogre)).toEqual([`towards-${ash.id}`]);
    expect(goes(rig, pirate, { actions: 1 })).toEqual([`away-${ash.id}`]);
    expect(goes(rig, bo)).toEqual([`towards-${pirate.id}`]);
  });
});

describe('flight', () => {
  test('[DT-NPC-08] who flees goes as far from the nearest enemy as it can, and does nothing else', () => {
    const rig = sit({ rows: ['..........'] });
    const [ash, thug] = [rig.hero({}, 3), rig.foe('thug', 5)];
    rig.hero({}, 0);
    lay(rig, thug, 'fleeing');
    const blow = onto('attack', ash, { attack: 'club' });
    const best = (deeds: readonly Deed[]) => deeds[bestDeed(rig.t, thug, turnOf(thug), deeds)]?.id;
    const moves = moveDeeds(rig.t, thug, turnOf(thug));
    expect(best([blow, ...moves, END])).toBe('move-9-0');
    expect(best([blow, ...[...moves].reverse(), END])).toBe('move-9-0');
    expect(best([blow, ...moves.filter(({ id }) => id === 'move-4-0'), END])).toBe('end-turn');
    expect(best([blow, END])).toBe('end-turn');
    // A step that leads no farther from the nearest is none of flight.
    rig.hero({}, 7);
    expect(best([...moves.filter(({ id }) => id === 'move-6-0'), END])).toBe('end-turn');
  });

  test('[DT-MOVE-06] along a line away from the nearest, never from somebody who is no enemy', () => {
    const rig = sit();
    const [ash, bo, thug] = [rig.hero({}, 10), rig.hero({}, 40), rig.foe('thug', 0)];
    const mate = rig.foe('thug', -5);
    lay(rig, thug, 'fleeing');
    const best = (deeds: readonly Deed[]) => deeds[bestDeed(rig.t, thug, turnOf(thug), deeds)]?.id;
    const moves = moveDeeds(rig.t, thug, turnOf(thug));
    expect(moves.map(({ id }) => id)).toEqual([
      `towards-${ash.id}`,
      `away-${ash.id}`,
      `towards-${bo.id}`,
      `away-${bo.id}`,
      `away-${mate.id}`,
    ]);
    expect(best([...moves, END])).toBe(`away-${bo.id}`);
    expect(best([...moves.filter(({ at }) => at === mate), END])).toBe('end-turn');
  });
});
