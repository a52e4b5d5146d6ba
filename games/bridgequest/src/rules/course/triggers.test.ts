import { describe, expect, test } from 'vitest';
import { named, treasure, world } from '../../../test/cards.ts';
import { playCombat, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat, Foe } from '../../model.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';

interface Fighting {
  readonly sitting?: Sitting;
  readonly combat?: Partial<Combat>;
  /** ST and CON of everybody; WIS and DEX are 1, with which nobody checks anything. */
  readonly numbers?: { readonly ST: number; readonly CON: number; readonly WIS?: number };
}

/** A combat on 11, in a world without effects. Dice are faces. */
function fighting(foes: readonly Foe[], { sitting = {}, combat, numbers }: Fighting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    dice: (sitting.dice ?? []).map((face) => (typeof face === 'number' ? face - 1 : face)),
    places: {
      ...{ 'world/11': [world(3)], combat: foes.map(({ id }) => id) },
      'treasure-deck': Array.from({ length: 12 }, (_, at) => treasure(at + 1)),
      ...sitting.places,
    },
  });
  fight(t, { foes: [...foes], ...combat });
  for (const hero of t.state.heroes) {
    hero.sheet = { ...hero.sheet, WIS: 1, DEX: 1, karma: 0, ...numbers };
  }
  return { t, told };
}

const rolled = (name: string, strength: number, tenths: number): Foe => ({
  ...foeOf(named(name)),
  ...{ rolled: strength, tenths, met: [0, 1] },
});

const types = (told: readonly { readonly type: string }[]) => told.map(({ type }) => type);

describe('running away', () => {
  /** Runs from these, whose rolls these are; says who was escaped. */
  const runs = (foes: readonly string[], faces: readonly number[], sitting: Sitting = {}) => {
    const { t, told } = fighting(
      foes.map((name) => rolled(name, 9, 5)),
      { combat: { stage: 'running' }, sitting: { ...sitting, dice: faces } },
    );
    playCombat(
      t,
      foes.map((name): Script[number] => ['run-from', named(name)]),
    );
    return told.flatMap((event) =>
      event.type === 'escaped' || event.type === 'caught' ? [event.type] : [],
    );
  };
  const [MINOTAUR, SKELETON] = ["Minotaur's Understudy", 'Reluctant Skeleton'];

  test('[BQC-VERB-05] [BQ-RUN-02] a monster narrows or widens the window of 5 by its number', () => {
    expect(runs([MINOTAUR], [3])).toEqual(['escaped']);
    expect(runs([MINOTAUR], [4])).toEqual(['caught']);
    expect(runs([SKELETON], [7])).toEqual(['escaped']);
    expect(runs([SKELETON], [8])).toEqual(['caught']);
  });

  test('[BQC-VERB-05] [BQ-RUN-10] against itself alone, not against what fights beside it', () => {
    expect(runs([MINOTAUR, SKELETON], [3, 7])).toEqual(['escaped', 'escaped']);
    expect(runs([MINOTAUR, SKELETON], [4, 8])).toEqual(['caught', 'caught']);
  });

  test('[BQC-VERB-05] what a hero wears helps against all of them', () => {
    // A hood of 1.
    const hood = { places: { 'active/0': [treasure(2)] } };
    expect(runs([MINOTAUR, SKELETON], [4, 8], hood)).toEqual(['escaped', 'escaped']);
    expect(runs([MINOTAUR, SKELETON], [5, 9], hood)).toEqual(['caught', 'caught']);
  });
});

describe('moments of a monster', () => {
  test('[BQC-TRIG-06] [BQ-CMB-12] at contact, once for each who fights', () => {
    // The notary: a card of the hand, or 3 more for it.
    const NOTARY = named('Bog Notary');
    const contact = (helper?: 1) => {
      const { t, told } = fighting([foeOf(NOTARY)], {
        sitting: {
          heroes: ['11 UL', '11 UR'],
          places: { 'hand/0': [treasure(80)], 'hand/1': [treasure(81)] },
        },
        combat: { stage: 'contact', ...(helper === undefined ? {} : { helper }) },
        numbers: { ST: 30, CON: 30 },
      });
      const picks: Script = [
        ['pick-effect', '2/mst'],
        ...(helper === undefined ? [] : ([['pick-effect', '2/mst']] as const)),
      ];
      const { asked } = playCombat(t, picks);
      const changed = told.filter(({ type }) => type === 'foe-changed');
      return { asked: asked.filter((one) => one.startsWith('pick-effect')), changed };
    };
    expect(contact().asked).toEqual(['pick-effect 0']);
    const two = contact(1);
    expect(two.asked).toEqual(['pick-effect 0', 'pick-effect 1']);
    expect(two.changed).toMatchObject([
      { rule: 'BQC-TRIG-06', by: 3 },
      { rule: 'BQ-CMB-44', by: 3 },
    ]);
  });

  test('[BQC-TRIG-06] not where everybody has met it', () => {
    const { t, told } = fighting([rolled('Bog Notary', 5, 5)], {
      combat: { stage: 'contact' },
      numbers: { ST: 6, CON: 30 },
    });
    const { asked } = playCombat(t);
    expect(asked).not.toContain('pick-effect 0');
    expect(types(told)).toContain('combat-won');
  });

  test('[BQC-TRIG-07] after each Power Differential of its combat, and not before', () => {
    const GOOSE = rolled('Part-Time Weregoose', 4, 5);
    // Ten more than its DEF of 2; two doors that are no monsters.
    const { t, told } = fighting([GOOSE], {
      sitting: { places: { 'door-deck': [named('Second Job'), named('Cogborn')] } },
      combat: { stage: 'calculation' },
      numbers: { ST: 9, CON: 30 },
    });
    playCombat(t);
    const of = types(told);
    const changes = told.filter(({ type }) => type === 'foe-changed');
    expect(changes[0]).toMatchObject({ rule: 'BQC-TRIG-07', what: 'mst', by: 2 });
    expect(of.indexOf('foe-changed')).toBeGreaterThan(of.indexOf('differential'));
    expect(changes).toHaveLength(of.filter((type) => type === 'differential').length);
  });

  test('[BQC-TRIG-08] when it is beaten, and not when it was run from', () => {
    const beaten = (ST: number) => {
      const { t, told } = fighting([rolled('Vending Machine With a Tongue', 6, 1)], {
        sitting: { dice: [2] },
        combat: { stage: ST > 1 ? 'calculation' : 'running' },
        numbers: { ST, CON: 30 },
      });
      playCombat(t);
      return told.filter(({ type, rule }) => type === 'cards-drawn' && rule === 'BQC-TRIG-08');
    };
    expect(beaten(7)).toMatchObject([{ count: 1, to: 'hand/0' }]);
    expect(beaten(1)).toEqual([]);
  });

  test('[BQC-FX-09] [BQ-WIS-05] each of its effects is avoided by itself, if at all', () => {
    const DRAGON = rolled('Great-Grandmother Dragon', 5, 5);
    const { t, told } = fighting([DRAGON], {
      // WIS of 9: a 3 passes.
      sitting: { dice: [3], places: { 'active/0': [named('Torch of Mild Arson')] } },
      combat: { stage: 'declaration' },
      numbers: { ST: 2, CON: 9, WIS: 9 },
    });
    const hero = heroAt(t.state, 0);
    const run = () => ofVerb(inForceFor(t, hero), 'run').map(({ action }) => action.n);
    const torch = () => heroStrength(t, hero).att.find(({ source }) => source !== undefined)?.n;
    expect([run(), torch()]).toEqual([[-2], 0]);
    if (t.state.combat !== undefined) {
      t.state.combat.avoided.push({ seat: 0, effect: `${DRAGON.id}/1`, isAvoided: true });
    }
    expect([run(), torch()]).toEqual([[], 0]);
    if (t.state.combat !== undefined) {
      t.state.combat.avoided.push({ seat: 0, effect: `${DRAGON.id}/0`, isAvoided: true });
    }
    expect(torch()).toBe(2);
    expect(told).toEqual([]);
  });

  test('[BQC-FX-09] [BQ-WIS-04] one check, for the one effect that is named', () => {
    const DRAGON = rolled('Great-Grandmother Dragon', 5, 5);
    const { t } = fighting([DRAGON], {
      sitting: { dice: [3] },
      combat: { stage: 'declaration' },
      numbers: { ST: 5, CON: 9, WIS: 9 },
    });
    const { combat } = t.state;
    playCombat(t, [['window-declaration', `avoid/${DRAGON.id}/1`]]);
    expect(combat?.avoided).toEqual([{ seat: 0, effect: `${DRAGON.id}/1`, isAvoided: true }]);
    expect(heroAt(t.state, 0).sheet.WIS).toBe(8);
  });
});

describe('a combat that is stolen', () => {
  const SPOTLIGHT = named('Stolen Spotlight');
  const stolen = (where: string, script: Script = []) => {
    const { t, told } = fighting([rolled('Hedge That Moved', 4, 5)], {
      sitting: {
        heroes: ['11 UL', where],
        stops: ['combats'],
        places: { 'hand/1': [SPOTLIGHT], 'world/17': [world(12)] },
      },
      combat: { stage: 'claim' },
      numbers: { ST: 2, CON: 30 },
    });
    const { asked } = playCombat(t, script);
    return { t, told, asked };
  };

  test('[BQC-VERB-52] [BQ-KAR-13] its treasures go face down to whoever is near and plays a card for it, its travels do not', () => {
    const { t, told } = stolen('11 UR', [['hijack', SPOTLIGHT]]);
    expect(t.state.places['hand/1']).toHaveLength(2);
    expect(t.state.places['hand/0'] ?? []).toEqual([]);
    expect(t.state.heroes.map(({ travels }) => travels)).toEqual([1, 0]);
    expect(t.state.heroes.map(({ sheet }) => sheet.karma)).toEqual([0, -1]);
    expect(t.state.places['treasure-discard']).toEqual([SPOTLIGHT]);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'hijacked', rule: 'BQC-VERB-52', seat: 1, owner: 0 }),
    );
  });

  test('[BQC-VERB-52] whoever lets it be, or is not near, has nothing of it', () => {
    const left = stolen('11 UR');
    expect(left.asked).toContain('hijack 1');
    expect(left.t.state.places['hand/0']).toHaveLength(2);
    expect(left.t.state.places['hand/1']).toEqual([SPOTLIGHT]);
    expect(stolen('17 UL').asked).not.toContain('hijack 1');
  });
});

test('[BQC-INV-07] what holds as long as something is there leaves no trace when it has gone', () => {
  // A ward, a mark, bonuses of gear, of the place, of the monster, of a row.
  const places = {
    'active/0': [named('Torch of Mild Arson'), named('Helm of Selective Hearing'), treasure(14)],
    'world/11': [named('Planet of Polite Volcanoes')],
  };
  const { t } = fighting([rolled('Hedge That Moved', 4, 5)], { sitting: { places } });
  const sums = () => {
    const { att, def } = heroStrength(t, heroAt(t.state, 0));
    const foes = (t.state.combat?.foes ?? []).map((foe) => sumOf(foeStrength(t, foe)));
    return [sumOf(att), sumOf(def), ...foes];
  };
  const before = sums();
  const fire = [...(t.state.places['active/0'] ?? [])];
  // The torch is gone, and so is what the world gives for fire; all else stands.
  t.state.places['active/0'] = fire.slice(1);
  const without = sums();
  expect((before[0] ?? 0) - (without[0] ?? 0)).toBe(2 + 2);
  expect(without[1]).toBe(before[1]);
  t.state.places['active/0'] = fire;
  t.state.combat?.foes.push(rolled('Great-Grandmother Dragon', 5, 5));
  // Warded against fire: the torch counts nothing.
  expect((before[0] ?? 0) - (sums()[0] ?? 0)).toBe(2);
  t.state.combat?.foes.pop();
  expect(sums()).toEqual(before);
});
