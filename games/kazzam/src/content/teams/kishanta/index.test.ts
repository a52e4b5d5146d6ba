import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin } from '../../../../test/table.ts';
import { powersOf } from '../../../explain/powers.ts';
import { actionsWith } from '../../../rules/actions/available.ts';
import { isMelee, stanceOf, usesImplement } from '../../../rules/attack/aim.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { ATHLETES } from './athletes.ts';
import { KISHANTA } from './index.ts';
import { buildOf, FIRST_NAMES, type FirstName, goOn, of, scene, theirs } from './testing/scene.ts';

const EVERYBODY = new Set(actionsWith([]).map(({ id }) => id));

/** What somebody can do besides what everybody can. */
const ownActions = (first: FirstName) =>
  actionsWith(abilitiesOf(GAME, buildOf(first)))
    .map(({ id }) => id)
    .filter((id) => !EVERYBODY.has(id))
    .sort();

const against = (first: FirstName, at = '1,1') => scene([of(first, at), theirs('Bo', '4,1')]);

describe('the house', () => {
  test('[KT-KIS-03] [KT-INV-01] five athletes of five roles and classes in the order of the list', () => {
    expect(ATHLETES.map(({ name, role }) => [name, role])).toEqual([
      ['Pila Balamurali', 'defender'],
      ['Marc Rosen', 'specialist'],
      ['Hyun Lee', 'striker'],
      ['Obi Francis', 'controller'],
      ['Omar Anderson', 'leader'],
    ]);
    expect(new Set(ATHLETES.map(({ className }) => className)).size).toBe(5);
    expect(new Set(ATHLETES.map(({ house }) => house))).toEqual(new Set([KISHANTA.id]));
  });
  test('[KT-GEN-02] [KT-INV-01] of a smaller team the first of the list', () => {
    const court = begin(undefined, { options: { players: 'kishanta', athletes: 2 } });
    expect(court.state.builds.slice(0, 2).map(({ name }) => name)).toEqual([
      'Pila Balamurali',
      'Marc Rosen',
    ]);
  });
  test('[KT-KIS-04] each has a start square of its own in the red area', () => {
    const { state } = begin(undefined, {});
    const ground = groundOf(state);
    const corner = ground.map.parts[0]?.offset ?? 0;
    const starts = Object.values(KISHANTA.house?.tactics ?? {}).map(({ start }) => start);
    expect(starts).toEqual([
      [4, 8],
      [4, 6],
      [3, 7],
      [3, 9],
      [4, 10],
    ]);
    for (const [x, y] of starts as [number, number][])
      expect(ground.map.areas.red).toContain(ground.at(corner, x, y));
  });
});

describe('headers', () => {
  test.each([
    ['[KT-PIL-01]', 'Pila', 'sword', 'shivering-sword', 'punisher', 2],
    ['[KT-MAR-01] [KT-ERR-08]', 'Marc', 'wand', 'diviner', 'terrain-artist', 5],
    ['[KT-HYU-01]', 'Hyun', 'staff', 'brewer', 'blaster', 6],
    ['[KT-OBI-01] [KT-OBI-02]', 'Obi', 'staff', 'porter', 'guardian', 10],
    ['[KT-OMA-01]', 'Omar', 'wand', 'hexer', 'motivator', 5],
  ] as const)(
    '%s %s: HP 6, Ward 3, speed 6, class and range',
    (_ids, first, implement, className, specialisation, range) => {
      const { team, athletes } = { team: 'players', athletes: 5 };
      const court = begin(undefined, { options: { [team]: 'kishanta', athletes } });
      const athlete = court.of(buildOf(first).name);
      expect(athlete).toMatchObject({ hp: 6, maxHp: 6, startingWard: 3, speed: 6, implement });
      expect(athlete).toHaveWard(3);
      expect(buildOf(first)).toMatchObject({ className, specialisation, level: 1 });
      const placed = against(first);
      const basic = actionsWith([]).find(({ id }) => id === 'basic-implement-attack')?.power;
      if (basic === undefined) throw new Error('there is no Basic Implement Attack');
      expect(stanceOf(placed, placed.id(first), basic).range).toBe(range);
    },
  );
});

describe('what each can do', () => {
  test.each([
    [
      '[KT-PIL-02] [KT-PIL-03] [KT-PIL-07] [KT-ERR-05]',
      'Pila',
      ['bloody-blade', 'defenders-mark', 'sword-sweep', 'tempest-blade'],
    ],
    [
      '[KT-MAR-02] [KT-MAR-06] [KT-MAR-07] [KT-MAR-08] [KT-MAR-09]',
      'Marc',
      [
        'boost-square',
        'change-terrain',
        'foreseen-attack',
        'foresight',
        'major-terrain',
        'misfortune',
      ],
    ],
    [
      '[KT-HYU-02] [KT-HYU-10]',
      'Hyun',
      ['give-elixir', 'hurl-flask', 'spread-fire', 'toss-potion'],
    ],
    [
      '[KT-OBI-03] [KT-OBI-04] [KT-OBI-09]',
      'Obi',
      [
        'involuntary-lift',
        'kinemancy',
        'retribution',
        'ripping-tides',
        'slide-lifted',
        'source-warp',
        'swap-places',
      ],
    ],
    [
      '[KT-OMA-07] [KT-ERR-05] [D-20]',
      'Omar',
      ['clinging-flare', 'greater-confusion', 'inspire', 'lesser-confusion'],
    ],
  ] as const)('%s [KT-GEN-07] [KT-INV-02] %s: this and nothing else', (_ids, first, actions) => {
    expect(ownActions(first)).toEqual(actions);
  });

  test('[KT-GEN-07] no class grants anything that is not listed, on the sheet neither', () => {
    for (const first of FIRST_NAMES) {
      const build = buildOf(first);
      const court = against(first);
      const listed = powersOf(court.state, court.id(first)).map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining([...build.picks]));
      expect(listed.filter((id) => id.includes('/'))).toEqual([
        ...build.picks,
        'kishanta/untouchable',
      ]);
      expect(listed).not.toContain('change-spell');
    }
  });

  test('[KT-INV-12] every power is of the own class, every Role Action of the own role', () => {
    for (const { className, picks } of ATHLETES)
      expect(picks.filter((pick) => !pick.startsWith(`${className}/`))).toEqual([]);
  });

  test.each([
    [
      '[KT-HYU-03] [KT-HYU-06] [KT-HYU-07] [KT-HYU-08]',
      'Hyun',
      [
        'brewer/gryphon-elixir',
        'brewer/target-attack-potion',
        'brewer/target-protect-potion',
        'brewer/draught-of-bonded-futures',
      ],
    ],
    ['[KT-OBI-02]', 'Obi', ['porter/spellwarp-sniper']],
    ['[KT-OMA-02]', 'Omar', ['hexer/duelist']],
    ['[KT-PIL-07] [KT-PIL-08] [KT-PIL-09]', 'Pila', ['defender', 'punisher']],
    ['[KT-MAR-06]', 'Marc', ['terrain-artist']],
    ['[KT-HYU-09]', 'Hyun', ['blaster']],
    ['[KT-OBI-08]', 'Obi', ['controller', 'guardian']],
    ['[KT-OMA-06]', 'Omar', ['motivator']],
  ] as const)('%s %s has what is no action', (_ids, first, known) => {
    const ids = abilitiesOf(GAME, buildOf(first)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...known]));
  });

  test('[KT-KIS-01] all have the trait of the house', () => {
    for (const first of FIRST_NAMES)
      expect(abilitiesOf(GAME, buildOf(first)).map(({ id }) => id)).toContain(
        'kishanta/untouchable',
      );
  });

  test('[KT-PIL-02] [KT-PIL-03] Whirling and a reach of 2 are at work from the start, without a choice', () => {
    const court = begin(undefined, { options: { players: 'kishanta', athletes: 1 }, seed: 'pila' });
    const asked = new Set<string>();
    while (court.open.why.key !== 'action') {
      asked.add(`${court.open.why.key} ${court.open.about?.who}`);
      goOn(court);
    }
    const pila = court.id('Pila Balamurali');
    expect(
      [...asked].filter((key) => key.startsWith('choose-') && key.endsWith(` ${pila}`)),
    ).toEqual([]);
    expect(court.inPlay('whirling', 'Pila Balamurali')).toHaveLength(1);
    expect(court.inPlay('long-arm', 'Pila Balamurali')).toHaveLength(1);
  });

  test('[KT-HYU-03] begins with one Gryphon Elixir in hand', () => {
    const court = begin(undefined, { options: { players: 'kishanta', athletes: 3 }, seed: 'hyun' });
    while (court.open.why.key !== 'action') goOn(court);
    const { held } = court.of('Hyun Lee');
    expect(held.map((item) => court.state.items[item]?.kind)).toEqual(['gryphon-elixir']);
  });
});

describe('attacks', () => {
  // Range, damage line, the 1 of the implement; whether it is an Encounter power.
  test.each([
    ['[KT-PIL-04] [KT-ERR-07]', 'Pila', 'tempest-blade', 2, 2, 1, false],
    ['[KT-PIL-05]', 'Pila', 'bloody-blade', 2, 2, 1, false],
    ['[KT-PIL-06]', 'Pila', 'sword-sweep', 2, 3, 1, true],
    ['[KT-MAR-03] [KT-ERR-07]', 'Marc', 'foresight', 5, 2, 0, false],
    ['[KT-MAR-04]', 'Marc', 'misfortune', 5, 2, 0, false],
    ['[KT-MAR-05]', 'Marc', 'foreseen-attack', 5, 3, 0, true],
    ['[KT-HYU-04] [KT-ERR-09]', 'Hyun', 'toss-potion', 5, 2, 0, false],
    ['[KT-HYU-05] [KT-ERR-09]', 'Hyun', 'hurl-flask', 10, 1, 1, false],
    ['[KT-OBI-05]', 'Obi', 'source-warp', 10, 2, 1, false],
    ['[KT-OBI-06]', 'Obi', 'involuntary-lift', 10, 2, 1, false],
    ['[KT-OBI-07]', 'Obi', 'ripping-tides', 10, 3, 1, true],
    ['[KT-OMA-03]', 'Omar', 'lesser-confusion', 5, 2, 0, false],
    ['[KT-OMA-04]', 'Omar', 'clinging-flare', 5, 2, 0, false],
    ['[KT-OMA-05]', 'Omar', 'greater-confusion', 5, 3, 0, true],
  ] as const)(
    '%s [KT-GEN-08] %s: %s within %i, damage %i + %i',
    (_ids, first, id, range, damage, bonus, encounter) => {
      const court = against(first, '4,3');
      const who = court.id(first);
      const action = actionsWith(abilitiesOf(GAME, buildOf(first))).find((one) => one.id === id);
      const power = action?.power;
      if (power === undefined) throw new Error(`${first} has no ${id}`);
      expect([stanceOf(court, who, power).range, power.damage]).toEqual([range, damage]);
      expect(action?.encounter === true).toBe(encounter);
      expect(isMelee(court.state, who, power)).toBe(first === 'Pila');
      const { implement } = court.of(first);
      expect(usesImplement(power) && implement !== 'wand' ? 1 : 0).toBe(bonus);
    },
  );
});
