import { expect, test } from 'vitest';
import { inTurn, lay, rounds, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { attackAction } from '../../rules/actions/attacks.ts';
import { isInAim } from '../../rules/attack/aim.ts';
import { attacksOf, damageOf } from '../../rules/attack/forms.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { handsFor } from '../../rules/bearers/known-spells.ts';
import { deedsOf, oneDeed } from '../../rules/combat/one-deed.ts';
import { isImmune } from '../../rules/effects/afflict.ts';
import { hazardOf, strike } from '../../rules/harm/hazard.ts';
import { tendWounds } from '../../rules/healing/tend.ts';
import { newItem } from '../../rules/making/creature.ts';
import { announce } from '../../rules/moments/moment.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { isLit } from '../../rules/place/sight.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf } from '../../rules/rolls/parts.ts';
import { toolParts } from '../../rules/tasks/task.ts';
import { GEAR } from './index.ts';
import { PACK_EXTRAS, PACKS } from './packs.ts';
import { HALLOWED, priceOf, SILVERED, saleOf } from './prices.ts';

type Rig = ReturnType<typeof sit>;

const kindOf = (id: string) => {
  const kind = GEAR.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`there is no gear "${id}"`);
  return kind;
};

/** Somebody gets a thing, in hand if so said. */
function give(rig: Rig, creature: Creature, kind: string, isHeld = false) {
  const item = newItem(rig.t, kind);
  creature.items.push(item);
  if (isHeld) creature.held.push(item.id);
  return item;
}

const tough = { level: 9, hitDice: [6, 6, 6, 6, 6, 6, 6, 6, 6] };

/** Does a deed of somebody’s turn. */
function act(rig: Rig, creature: Creature, deed: string): void {
  const turn = rig.state.combat === undefined ? inTurn(rig, creature) : turnOf(creature);
  rig.play(oneDeed(rig.t, creature, turn), [['deed', deed]]);
}

const offered = (rig: Rig, creature: Creature) =>
  deedsOf(rig.t, creature, turnOf(creature)).map(({ id }) => id);

test.each([
  ['DT-EQ-01', 'light-armor', 20, 14, 40],
  ['DT-EQ-02', 'medium-armor', 40, 15, 40],
  ['DT-EQ-03', 'heavy-armor', 120, 17, 35],
  ['DT-EQ-04', 'superheavy-armor', 600, 20, 30],
])('[%s] %s costs %d, and gives AC %d with DEX +2 at speed %d', (rule, kind, price, ac, speed) => {
  const rig = sit();
  const ash = rig.hero({
    scores: { STR: 10, DEX: 16, CON: 10, INT: 10, WIS: 10, CHA: 10 },
    gear: [{ kind, is: 'worn' }],
  });
  expect([acOf(rig.t, ash), speedOf(rig.t, ash)]).toEqual([ac, speed]);
  expect(kindOf(kind)).toMatchObject({ rule, price });
});

test('[DT-EQ-05] a shield in hand adds 1 to Armor Class', () => {
  const rig = sit();
  const ash = rig.hero({ gear: [{ kind: 'shield', is: 'held' }] });
  expect([acOf(rig.t, ash), handsFor(rig.t, 'shield')]).toEqual([11, 1]);
});

test.each([
  ['DT-EQ-06', 'dagger', 3, 'light', 1, ['melee melee', 'thrown throwing']],
  ['DT-EQ-07', 'club', 1, 'light', 1, ['melee melee']],
  ['DT-EQ-08', 'hand-axe', 4, 'light', 1, ['melee melee', 'thrown throwing']],
  ['DT-EQ-09', 'paired-light-weapons', 6, 'dual', 2, ['melee melee']],
  ['DT-EQ-10', 'sword', 10, 'medium', 1, ['melee melee']],
  ['DT-EQ-11', 'spear', 3, 'medium', 1, ['melee melee', 'thrown throwing']],
  ['DT-EQ-12', 'javelin', 1, 'medium', 1, ['thrown throwing']],
  ['DT-EQ-13', 'great-sword', 15, 'heavy', 2, ['melee melee']],
  ['DT-EQ-14', 'sling', 2, 'light', 1, ['ranged short']],
  ['DT-EQ-15', 'longbow', 25, 'medium', 2, ['ranged short']],
  ['DT-EQ-16', 'crossbow', 30, 'heavy', 2, ['ranged short']],
  ['DT-EQ-17', 'holdout-pistol', 15, 'light', 1, ['ranged short']],
  ['DT-EQ-18', 'revolver', 25, 'medium', 1, ['ranged short']],
  ['DT-EQ-19', 'shotgun', 30, 'heavy', 2, ['ranged short']],
  ['DT-EQ-20', 'carbine', 35, 'medium', 2, ['ranged long']],
  ['DT-EQ-21', 'rifle', 60, 'heavy', 2, ['ranged long']],
  ['DT-EQ-22', 'stun-baton', 20, 'light', 1, ['melee melee']],
  ['DT-EQ-23', 'plasma-cutter', 20, 'light', 1, ['melee melee']],
  ['DT-EQ-24', 'flame-projector', 80, 'heavy', 2, ['ranged throwing']],
  ['DT-EQ-28', 'holy-water', 25, 'light', 1, ['thrown throwing']],
])('[%s] %s costs %d and is %s, for %d hands', (rule, id, price, category, hands, uses) => {
  const { weapon, ...kind } = kindOf(id);
  expect(kind).toMatchObject({ rule, price });
  expect(weapon).toMatchObject({ category, hands });
  expect(weapon?.uses.map(({ use, band }) => `${use} ${band}`)).toEqual(uses);
});

test('[DT-EQ-16] a crossbow shoots again only after an action to load it', () => {
  const rig = sit({ dice: [1] });
  const ash = rig.hero();
  const foe = rig.hero(tough);
  foe.side = 'foes';
  const bow = give(rig, ash, 'crossbow', true);
  act(rig, ash, `attack-crossbow-${foe.id}`);
  expect(offered(rig, ash)).not.toContain(`attack-crossbow-${foe.id}`);
  act(rig, ash, `load-${bow.id}`);
  expect(offered(rig, ash)).toContain(`attack-crossbow-${foe.id}`);
});

test('[DT-EQ-22] a stun baton stuns with a natural 20 only', () => {
  const rig = sit({ dice: [19, 1, 20] });
  const ash = rig.hero();
  const foe = rig.hero(tough);
  give(rig, ash, 'stun-baton', true);
  const [form] = attacksOf(rig.t, ash);
  if (form === undefined) throw new Error('no attack');
  rig.play(attackAction(rig.t, ash, form, foe));
  expect(has(foe, 'stunned')).toBe(false);
  rig.play(attackAction(rig.t, ash, form, foe));
  expect(has(foe, 'stunned')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-EQ-24] a flame projector sets alight whom it costs 8 or more', () => {
  const rig = sit({ dice: [15, 3, 4, 15, 4, 4] });
  const ash = rig.hero();
  const foe = rig.hero(tough);
  give(rig, ash, 'flame-projector', true);
  const [form] = attacksOf(rig.t, ash);
  if (form === undefined) throw new Error('no attack');
  expect(form.tags).toContain('fire');
  rig.play(attackAction(rig.t, ash, form, foe));
  expect(has(foe, 'aflame')).toBe(false);
  rig.play(attackAction(rig.t, ash, form, foe));
  expect(has(foe, 'aflame')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-EQ-23, DT-EQ-42] a cutter and a crowbar help against doors, not to grapple somebody', () => {
  for (const kind of ['plasma-cutter', 'crowbar']) {
    const rig = sit();
    const ash = rig.hero();
    const foe = rig.hero();
    give(rig, ash, kind);
    const force = { kind: 'check', roller: ash, ability: 'STR', tag: 'force' } as const;
    expect(leaningOf(rig.t, force).mode).toBe('advantage');
    expect(leaningOf(rig.t, { ...force, target: foe }).mode).toBe('straight');
  }
});

test('[DT-EQ-25] a grenade is a hazard of Level 5 for all within 10 feet, and is gone', () => {
  const rig = sit({ dice: [5, 4] });
  const ash = rig.hero({}, 0);
  const foe = rig.hero(tough, 50);
  const near = rig.hero(tough, 60);
  const out = rig.hero(tough, 65);
  foe.side = 'foes';
  const grenade = give(rig, ash, 'grenade');
  act(rig, ash, `use-${grenade.id}-${foe.id}`);
  expect([foe.hp, near.hp, out.hp, ash.items]).toEqual([52, 44, 54, []]);
  rig.allDiceUsed();
});

test('[DT-EQ-26] a charge goes off at the end of the round, for whoever is still near, and opens doors', () => {
  const rig = sit({ rows: ['...+......'], dice: [1] });
  const ash = rig.hero(tough, 1);
  const other = rig.hero(tough, 4);
  const charge = give(rig, ash, 'breaching-charge');
  other.place = { at: 'square', cell: 2 };
  act(rig, ash, `use-${charge.id}`);
  ash.place = { at: 'square', cell: 9 };
  expect(rig.state.ground.rows).toEqual(['...+......']);
  rounds(rig, 1);
  expect([ash.hp, other.hp]).toEqual([54, 38]);
  expect([rig.state.ground.rows, rig.state.zones]).toEqual([['..........'], []]);
  rig.allDiceUsed();
});

test('[DT-EQ-27] burning oil is a hazard of Level 4 that sets alight whoever fails', () => {
  const rig = sit({ dice: [3] });
  const ash = rig.hero({}, 0);
  const foe = rig.hero(tough, 40);
  foe.side = 'foes';
  const oil = give(rig, ash, 'oil-flask');
  act(rig, ash, `use-${oil.id}-${foe.id}`);
  expect([foe.hp, has(foe, 'aflame'), ash.items]).toEqual([46, true, []]);
});

test('[DT-EQ-25, DT-EQ-27] grenades and oil can be thrown at a square in sight within 50 feet', () => {
  const rig = sit({ rows: ['............#..'], dice: [4, 3] });
  const ash = rig.hero({}, 0);
  const foe = rig.hero(tough, 7);
  const hidden = rig.hero(tough, 9);
  foe.side = 'foes';
  hidden.side = 'foes';
  hidden.isHidden = true;
  const [grenade, oil] = [give(rig, ash, 'grenade'), give(rig, ash, 'oil-flask')];
  const throws = (item: number, point: string) =>
    rig.play(oneDeed(rig.t, ash, turnOf(ash)), [
      ['deed', `use-${item}-point`],
      ['point', point],
    ]);
  inTurn(rig, ash);
  expect(() => throws(grenade.id, '11-0')).toThrow('offers');
  // Two squares short of whom it is meant for, and four of the other.
  throws(grenade.id, '5-0');
  expect([foe.hp, hidden.hp]).toEqual([44, 54]);
  throws(oil.id, '9-0');
  expect([hidden.hp, has(hidden, 'aflame'), ash.items]).toEqual([46, true, []]);
  rig.allDiceUsed();
});

test('[DT-EQ-28] holy water is thrown at the undead alone, with a whole die and DEX, and is gone', () => {
  const rig = sit({ dice: [20, 20] });
  const ash = rig.hero({ scores: { STR: 18, DEX: 13, CON: 10, INT: 10, WIS: 10, CHA: 10 } });
  const man = rig.hero(tough);
  const ghoul = rig.hero(tough);
  ghoul.traits.push('is-undead');
  give(rig, ash, 'holy-water', true);
  const [form] = attacksOf(rig.t, ash);
  if (form === undefined) throw new Error('no attack');
  expect([man, ghoul].map((one) => isInAim(rig.t, ash, form, one))).toEqual([false, true]);
  expect(damageOf(rig.t, ash, form, ghoul).dice).toEqual({ d6: 1 });
  rig.play(attackAction(rig.t, ash, form, ghoul));
  expect([54 - ghoul.hp, ash.items, ash.held]).toEqual([7, [], []]);
});

test('[DT-EQ-29, DT-EQ-30, DT-EQ-57] silver costs ten times as much, a blessing twenty; selling brings half', () => {
  const sword = kindOf('sword');
  expect([[], SILVERED, HALLOWED].map((tags) => priceOf(sword, tags))).toEqual([10, 100, 200]);
  expect(saleOf(kindOf('dagger'))).toBe(1);
  expect(GEAR.some(({ rule }) => rule === 'DT-EQ-53')).toBe(false);
});

test('[DT-EQ-31, DT-EQ-47] without thieves’ tools or a toolkit their tasks are at disadvantage', () => {
  for (const [kind, tag] of [
    ['thieves-tools', 'open-locks'],
    ['toolkit', 'repair-machine'],
    ['toolkit', 'ship-repair'],
  ] as const) {
    const rig = sit();
    const ash = rig.hero();
    expect(toolParts(rig.t, ash, tag)).toMatchObject([{ is: 'disadvantage' }]);
    give(rig, ash, kind);
    expect(toolParts(rig.t, ash, tag)).toEqual([]);
  }
});

test('[DT-EQ-32, DT-EQ-33] a healer’s kit has ten uses and gives half a die, a medkit a whole one', () => {
  for (const [kind, healed] of [
    ['healers-kit', 3],
    ['medkit', 5],
  ] as const) {
    const rig = sit({ dice: [15, 5] });
    const ash = rig.hero();
    const other = rig.hero(tough);
    other.hp = 20;
    const kit = give(rig, ash, kind);
    rig.play(tendWounds(rig.t, ash, other, kit));
    expect([other.hp - 20, kit.uses]).toEqual([healed, 9]);
    rig.allDiceUsed();
  }
});

test('[DT-EQ-34, DT-HEAL-04] a draught restores a die and 1, to oneself or to whoever is in reach', () => {
  const rig = sit({ dice: [4] });
  const ash = rig.hero({}, 0);
  const fallen = rig.hero({ hitDice: [6] }, 5);
  fallen.hp = -1;
  const draught = give(rig, ash, 'healing-draught');
  act(rig, ash, `use-${draught.id}-${fallen.id}`);
  expect([fallen.hp, ash.items]).toEqual([4, []]);
  rig.allDiceUsed();
});

test('[DT-EQ-35] an antidote ends a poison, or gives advantage on the next save against one', () => {
  const rig = sit({ dice: [1, 3] });
  const ash = rig.hero(tough);
  lay(rig, ash, 'paralyzed', { data: { tag: 'poison' } });
  const friend = rig.hero({}, 5);
  const first = give(rig, friend, 'antidote');
  const second = give(rig, friend, 'antidote');
  act(rig, friend, `use-${first.id}-${ash.id}`);
  expect(has(ash, 'paralyzed')).toBe(false);
  act(rig, friend, `use-${second.id}-${ash.id}`);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'poison-needle')));
  expect([ash.hp, has(ash, 'antidote')]).toEqual([53, false]);
  rig.allDiceUsed();
});

test('[DT-EQ-36, DT-EQ-37] a holy symbol and a book leave the hand free to cast', () => {
  const rig = sit();
  expect([handsFor(rig.t, 'holy-symbol'), handsFor(rig.t, 'spell-book')]).toEqual([0, 0]);
  expect([kindOf('holy-symbol').price, kindOf('spell-book').price]).toEqual([25, 50]);
});

test.each([
  ['DT-EQ-38', 'rope', ['climb']],
  ['DT-EQ-43', 'disguise-kit', ['assume-identity']],
  ['DT-EQ-44', 'magnifying-lens', ['analyse-evidence']],
  ['DT-EQ-50', 'hand-scanner', ['analyse-signal', 'identify-device']],
])('[%s] a %s gives advantage on %s', (rule, kind, tags) => {
  const rig = sit();
  const ash = rig.hero();
  give(rig, ash, kind);
  for (const tag of tags)
    expect(toolParts(rig.t, ash, tag)).toMatchObject([{ is: 'advantage', rule }]);
});

test('[DT-COND-17] overheated tech gives no advantage, and cannot be shot', () => {
  const rig = sit();
  const ash = rig.hero();
  give(rig, ash, 'hand-scanner');
  give(rig, ash, 'laser-pistol', true);
  lay(rig, ash, 'overheated');
  expect(toolParts(rig.t, ash, 'analyse-signal')).toEqual([]);
  expect(attacksOf(rig.t, ash).map(({ id }) => id)).toEqual(['unarmed']);
});

test('[DT-EQ-39, DT-EQ-40] lights burn down minute by minute while they are held; oil fills a lantern again', () => {
  const rig = sit({ ground: { isDark: true } });
  const ash = rig.hero();
  const lantern = give(rig, ash, 'lantern', true);
  const torches = give(rig, ash, 'torches');
  expect([lantern.uses, torches.uses, isLit(rig.t, ash)]).toEqual([240, 360, true]);
  lantern.uses = 1;
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect([lantern.uses, torches.uses, isLit(rig.t, ash)]).toEqual([0, 360, false]);
  ash.held = [torches.id];
  torches.uses = 1;
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect(ash.items).toEqual([lantern]);
  expect(kindOf('electric-lamp').uses).toBe(1440);
  give(rig, ash, 'oil-flask');
  rig.play(kindOf('lantern').action?.use(rig.t, ash, lantern, undefined));
  expect([lantern.uses, ash.items]).toEqual([240, [lantern]]);
});

test('[DT-EQ-41] rations keep hunger and thirst away for seven days, and end them', () => {
  const rig = sit();
  const ash = rig.hero({}, 0);
  give(rig, ash, 'rations');
  const source = { rule: 'DT-COND-21' };
  for (const kind of ['starving', 'thirst'])
    expect(isImmune(rig.t, ash, { kind, source, until: { at: 'cure' } })).toBe(true);
  const starved = rig.hero({}, 5);
  lay(rig, starved, 'starving');
  act(rig, ash, `use-${ash.items[0]?.id}-${starved.id}`);
  expect([has(starved, 'starving'), ash.items[0]?.uses]).toEqual([false, 6]);
  for (let day = 0; day < 6; day += 1) rig.play(announce(rig.t, ash, 'dayPassed', {}));
  expect([
    ash.items,
    isImmune(rig.t, ash, { kind: 'thirst', source, until: { at: 'cure' } }),
  ]).toEqual([[], false]);
});

test('[DT-EQ-45] a spyglass helps the eyes beyond 50 feet', () => {
  const rig = sit();
  const ash = rig.hero({}, 0);
  const far = rig.hero({}, 55);
  give(rig, ash, 'spyglass');
  const look = { kind: 'check', roller: ash, ability: 'WIS', tag: 'track', target: far } as const;
  expect(leaningOf(rig.t, look).mode).toBe('advantage');
  far.place = { at: 'line', feet: 50 };
  expect(leaningOf(rig.t, look).mode).toBe('straight');
});

test('[DT-EQ-46] only the helpless are bound; out of manacles it is extreme, or a hard lock', () => {
  const rig = sit({ dice: [20, 15, 16] });
  const ash = rig.hero({}, 0);
  const foe = rig.hero({}, 5);
  foe.side = 'foes';
  const irons = give(rig, ash, 'manacles');
  expect(offered(rig, ash)).not.toContain(`use-${irons.id}-${foe.id}`);
  lay(rig, foe, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
  act(rig, ash, `use-${irons.id}-${foe.id}`);
  expect(offered(rig, foe)).not.toContain(`attack-unarmed-${ash.id}`);
  act(rig, foe, 'power-slip-manacles');
  expect(has(foe, 'manacled')).toBe(true);
  act(rig, foe, 'power-pick-manacles');
  expect(has(foe, 'manacled')).toBe(false);
  expect(offered(rig, foe)).toContain(`attack-unarmed-${ash.id}`);
  rig.allDiceUsed();
});

test('[DT-EQ-48] in a vacc suit vacuum does nothing, till a natural 20 tears it', () => {
  const rig = sit({ dice: [1] });
  const ash = rig.hero(tough);
  const suit = give(rig, ash, 'vacc-suit');
  lay(rig, ash, 'suffocating');
  act(rig, ash, `use-${suit.id}`);
  expect([suit.isOn, has(ash, 'suffocating')]).toEqual([true, false]);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'hard-vacuum')));
  expect([ash.hp, has(ash, 'suffocating'), suit.uses]).toEqual([54, false, 720]);
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect(suit.uses).toBe(719);
  const [attack] = attacksOf(rig.t, ash);
  if (attack === undefined) throw new Error('no attack');
  for (const natural of [19, 20])
    rig.play(announce(rig.t, ash, 'struck', { attack, by: ash, natural }));
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'hard-vacuum')));
  expect([ash.hp, has(ash, 'suffocating'), suit.uses]).toEqual([46, true, 0]);
});

test('[DT-EQ-48] it goes over light armor or none', () => {
  const rig = sit();
  const closed = (kind: string) => {
    const ash = rig.hero({ gear: [{ kind, is: 'worn' }, { kind: 'vacc-suit' }] });
    return kindOf('vacc-suit').action?.closed?.(rig.t, ash, ash.items[1] ?? newItem(rig.t, kind));
  };
  expect(['light-armor', 'medium-armor'].map(closed)).toEqual([
    undefined,
    'closed.armor-too-heavy',
  ]);
});

test('[DT-EQ-49] a mask gives air for an hour, and advantage against gas', () => {
  const rig = sit({ dice: [1, 6] });
  const ash = rig.hero({ ...tough, gear: [{ kind: 'gas-mask', is: 'on' }] });
  const [mask] = ash.items;
  expect(
    isImmune(rig.t, ash, {
      kind: 'suffocating',
      source: { rule: 'DT-COND-23' },
      until: { at: 'cure' },
    }),
  ).toBe(true);
  rig.play(strike(rig.t, ash, hazardOf(rig.t, 'choking-gas')));
  expect(ash.hp).toBe(51);
  for (let minute = 0; minute < 60; minute += 1) rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect([mask?.isOn, mask?.uses]).toEqual([false, 0]);
  expect(
    isImmune(rig.t, ash, {
      kind: 'suffocating',
      source: { rule: 'DT-COND-23' },
      until: { at: 'cure' },
    }),
  ).toBe(false);
  rig.allDiceUsed();
});

test('[DT-EQ-51, DT-EQ-52, DT-EQ-54, DT-EQ-55] a comm set, a deck, small things and a horse have their prices', () => {
  const prices = ['comm-set', 'cyber-deck', 'small-things', 'horse'].map((id) => kindOf(id).price);
  expect(prices).toEqual([5, 60, 1, 75]);
  expect([kindOf('cyber-deck').hacks, kindOf('horse').creature]).toEqual([true, 'horse']);
});

test('[DT-EQ-00] packs hold what there is', () => {
  const ids = [...PACKS.flatMap(({ picks }) => picks.flatMap(({ of }) => of))];
  for (const id of [...ids, ...Object.values(PACK_EXTRAS)]) expect(kindOf(id).id).toBe(id);
  const counts = PACKS.map(({ picks }) => picks.map(({ count }) => count));
  expect(counts).toEqual([
    [1, 1, 1, 3],
    [1, 1, 4],
    [1, 2, 4],
    [1, 1, 1, 3],
  ]);
});
