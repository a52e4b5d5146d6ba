import { describe, expect, test } from 'vitest';
import { CLASSES, POWERS } from '../src/content/classes.ts';
import type { ClassName } from '../src/model.ts';
import { play, spaces } from './play.ts';

/** Rule, class, power, what it costs: placements and dots, or duds and the phase. */
const TABLE: readonly (readonly [string, ClassName, string, string])[] = [
  ['BA-FTR-02', 'fighter', 'brilliant-maneuver', '30 of 2'],
  ['BA-FTR-03', 'fighter', 'piercing-attack', '36 of 3'],
  ['BA-FTR-04', 'fighter', 'leadership', '48 of 4'],
  ['BA-FTR-05', 'fighter', 'command-the-field', '36 of 5'],
  ['BA-FTR-06', 'fighter', 'turn-the-tide', '12 of 5'],
  ['BA-FTR-07', 'fighter', 'rally', '1 mark'],
  ['BA-FTR-08', 'fighter', 'grit', '2 activate'],
  ['BA-FTR-09', 'fighter', 'second-wind', '4 activate'],
  ['BA-MYS-02', 'mystic', 'blast', '40 of 2'],
  ['BA-MYS-03', 'mystic', 'fan', '18 of 3'],
  ['BA-MYS-04', 'mystic', 'wall', '48 of 4'],
  ['BA-MYS-05', 'mystic', 'storm', '9 of 5'],
  ['BA-MYS-06', 'mystic', 'convergence', '12 of 5'],
  ['BA-MYS-07', 'mystic', 'attune', '1 activate'],
  ['BA-MYS-08', 'mystic', 'echo', '2 mark'],
  ['BA-MYS-09', 'mystic', 'raw-surge', '4 activate'],
  ['BA-ROG-02', 'rogue', 'hide', '28 of 2'],
  ['BA-ROG-03', 'rogue', 'float-and-sting', '48 of 3'],
  ['BA-ROG-04', 'rogue', 'distract', '9 of 4'],
  ['BA-ROG-05', 'rogue', 'sneak-attack', '48 of 5'],
  ['BA-ROG-06', 'rogue', 'perfect-caper', '12 of 5'],
  ['BA-ROG-07', 'rogue', 'duck', '1 activate'],
  ['BA-ROG-08', 'rogue', 'pilfer', '2 activate'],
  ['BA-ROG-09', 'rogue', 'slip-away', '4 activate'],
  ['BA-HLR-02', 'healer', 'minor-ward', '32 of 2'],
  ['BA-HLR-03', 'healer', 'ward', '64 of 3'],
  ['BA-HLR-04', 'healer', 'beseech', '9 of 4'],
  ['BA-HLR-05', 'healer', 'greater-ward', '9 of 5'],
  ['BA-HLR-06', 'healer', 'miracle', '12 of 5'],
  ['BA-HLR-07', 'healer', 'soothe', '1 activate'],
  ['BA-HLR-08', 'healer', 'blessing', '2 activate'],
  ['BA-HLR-09', 'healer', 'rebuke', '4 activate'],
];

describe('the power tables', () => {
  for (const [rule, name, id, wanted] of TABLE) {
    test(`[${rule}] ${id} costs ${wanted}`, () => {
      const power = POWERS.get(id);
      expect(CLASSES[name].powers).toContain(power);
      expect(power?.rule).toBe(rule);
      const cost = power?.cost;
      const { placements, dots } =
        cost?.kind === 'pattern' ? cost.pattern : { placements: [], dots: 0 };
      expect(
        cost?.kind === 'duds' ? `${cost.duds} ${cost.phase}` : `${placements.length} of ${dots}`,
      ).toBe(wanted);
    });
  }

  test('[BA-FTR-01][BA-MYS-01][BA-ROG-01][BA-HLR-01] health and move', () => {
    const ratings = Object.values(CLASSES).map(({ id, health, move }) => `${id} ${health} ${move}`);
    expect(ratings).toEqual(['fighter 12 3', 'mystic 6 2', 'rogue 8 4', 'healer 10 3']);
  });
});

const FOUR = { seats: 4 };
const pools = (played: ReturnType<typeof play>) => played.state.characters.map(({ pool }) => pool);

describe('Fighter', () => {
  test('[BA-FTR-02] Brilliant Maneuver deals 3 and prevents up to 1 on one character', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['A', { fighter: 1, mystic: 1 }, 'prevent', 'out-of-range'],
        ['A', { mystic: 1 }],
      ],
    });
    expect(played.state.monster.pool).toBe(17);
    expect(pools(played)).toEqual([9, 4, 5, 7]);
  });

  test('[BA-FTR-03] Piercing Attack deals up to 5 past shields', () => {
    const played = play({
      options: { characters: ['fighter'] },
      given: { step: 'assign', activated: ['piercing-attack'], monster: { shields: 3 } },
      answers: [
        ['A', 6, 'damage', 'out-of-range'],
        ['A', 4],
      ],
    });
    expect(played.state.monster).toMatchObject({ pool: 16, shields: 3 });
  });

  test('[BA-FTR-04][BA-INV-13] Leadership: 8 points over numbers of others, several add up', () => {
    const position = {
      ...FOUR,
      given: {
        step: 'note',
        activated: [
          'leadership',
          'leadership',
          'grit',
          'blast',
          'blast',
          'distract',
          'hide',
          'miracle',
          'soothe',
        ],
        elements: { blast: 'earth' },
      },
    };
    const { match } = play({ ...position, until: 'now' });
    const [choice] = match.choices;
    const ids = choice?.kind === 'allocation' ? choice.options.map(({ id }) => id) : [];
    expect(ids).toEqual([
      'blast',
      'blast/2',
      'distract',
      'miracle/mend',
      'miracle/damage',
      'soothe',
    ]);
    const { of, state } = play({
      ...position,
      answers: [
        ['A', { blast: 5, 'blast/2': 4 }, 'leadership', 'out-of-range'],
        ['A', { blast: 5, 'miracle/damage': 3 }, 'leadership'],
        ['A', { blast: 1, distract: 7 }, 'leadership'],
      ],
    });
    expect(of('attacked').map(({ power, points }) => `${power} ${points}`)).toEqual([
      'blast 9',
      'blast 3',
      'miracle 11',
    ]);
    expect(of('distracting')[0]?.points).toBe(15);
    expect(state.monster.pool).toBe(0);
    const none = play({
      options: { characters: ['fighter'] },
      given: { step: 'note', activated: ['leadership', 'grit'] },
    });
    expect(none.of('without-effect')).toHaveLength(1);
  });

  test('[BA-FTR-04] Leadership raises healing and prevention', () => {
    const { state } = play({
      ...FOUR,
      given: {
        step: 'heal',
        activated: [
          { power: 'minor-ward', bonus: 4 },
          { power: 'duck', bonus: 2 },
        ],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['D', 'fighter'],
        ['D', { 'fighter/shield': 7 }],
        ['A', 0, 'shields'],
        ['C', { rogue: 3 }],
      ],
    });
    expect(state.characters[0]?.shields).toBe(7);
    expect(state.characters[2]?.pool).toBe(8);
  });

  test('[BA-FTR-05] Command the Field: what is not dealt may be prevented on any number', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['command-the-field'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['A', 6],
        ['A', { fighter: 2, mystic: 3, rogue: 2, healer: 1 }, 'prevent', 'out-of-range'],
        ['A', { fighter: 1, mystic: 3, rogue: 2, healer: 1 }],
      ],
    });
    expect(played.state.monster.pool).toBe(14);
    expect(pools(played)).toEqual([10, 6, 7, 8]);
    const all = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['command-the-field'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [['A', 13]],
    });
    expect(all.of('prevented')).toEqual([]);
  });

  test('[BA-FTR-06] Turn the Tide: 13 piercing, 8 prevented among any', () => {
    const played = play({
      ...FOUR,
      options: { monster: 'boing' },
      given: {
        step: 'assign',
        activated: ['turn-the-tide'],
        monsterActivated: ['bounce'],
        monster: { shields: 9 },
      },
      answers: [['A', { fighter: 2, mystic: 2, rogue: 2, healer: 2 }]],
    });
    expect(played.state.monster).toMatchObject({ pool: 15, shields: 9 });
    expect(pools(played)).toEqual([11, 5, 7, 9]);
  });

  test('[BA-FTR-08] Grit prevents 2 on the Fighter alone', () => {
    const played = play({
      ...FOUR,
      given: { step: 'assign', activated: ['grit'], monsterActivated: ['wing-buffet'] },
      answers: [
        ['A', { mystic: 1 }, 'prevent', 'unknown-option'],
        ['A', { fighter: 2 }],
      ],
    });
    expect(pools(played)).toEqual([11, 3, 5, 7]);
  });

  test('[BA-FTR-09] Second Wind heals up to 5 on the Fighter, no shields', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'heal',
        activated: ['second-wind'],
        characters: {
          fighter: { health: ['B1', 'B2', 'B3', 'B4', 'B5', 'I1'] },
          mystic: { health: ['B1'] },
        },
      },
    });
    expect(pools(played)).toEqual([11, 5, 8, 10]);
    expect(played.state.characters[0]?.shields).toBe(0);
  });
});

describe('Mystic', () => {
  const mystic = { options: { characters: ['mystic', 'fighter', 'rogue', 'healer'] }, seats: 4 };

  test('[BA-MYS-02][BA-MYS-03][BA-MYS-05][BA-MYS-06][BA-MYS-09] damage of each attack', () => {
    const most = (power: string) =>
      play({
        options: { characters: ['mystic'], monster: 'boing', difficulty: 'hard' },
        given: { step: 'assign', affinity: 'none', activated: [power] },
      }).of('attacked')[0]?.points;
    expect(['blast', 'fan', 'storm', 'convergence', 'raw-surge'].map(most)).toEqual([
      2, 4, 12, 20, 4,
    ]);
  });

  test('[BA-MYS-04] Wall prevents 8 on up to three characters', () => {
    const played = play({
      ...mystic,
      given: { step: 'assign', activated: ['wall'], monsterActivated: ['wing-buffet'] },
      answers: [
        ['A', { mystic: 2, fighter: 2, rogue: 2, healer: 2 }, 'prevent', 'not-allowed'],
        ['A', { mystic: 3, fighter: 3, rogue: 2 }],
      ],
    });
    expect(pools(played)).toEqual([6, 12, 7, 7]);
  });

  test('[BA-MYS-07] Attune exchanges two elements at once and for good; not under perUse', () => {
    const { state, of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'note', affinity: 'water', activated: ['attune', 'blast'] },
      answers: [
        ['A', 'blast+wall'],
        ['A', 3],
      ],
    });
    expect(state.characters[0]?.elements).toEqual(['fire', 'air', 'earth', 'water']);
    expect(of('attacked')[0]).toMatchObject({ points: 6, by: 'BA-ELEM-02' });
    const perUse = play({
      options: { characters: ['mystic'], mysticElements: 'perUse' },
      given: { step: 'activate', characters: { mystic: { duds: 4 } } },
      answers: [['A', 'attune', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(perUse.match.choices).toHaveLength(1);
  });

  test('[BA-MYS-08] Echo costs two duds in Mark', () => {
    const { state } = play({
      options: { characters: ['mystic'], teamCard: true },
      given: {
        step: 'mark',
        current: 'SA',
        characters: { mystic: { duds: 2 } },
        team: { layout: { B2: 'SA' } },
      },
      answers: [['A', 'echo/team']],
    });
    expect(state.characters[0]).toMatchObject({ duds: 0, cards: [{ marked: 1 }] });
    expect(state.team[0]?.marked).toBe(spaces('B1 B2'));
  });
});

describe('Rogue', () => {
  const rogue = { options: { characters: ['rogue', 'fighter'] }, seats: 2 };

  test('[BA-ROG-02] Hide: nothing of the monster may target the Rogue; friends may', () => {
    const played = play({
      ...rogue,
      given: { step: 'note', activated: ['hide'], monsterActivated: ['tail-sweep'] },
      rolls: ['QS'],
    });
    expect(pools(played)).toEqual([8, 9]);
    expect(played.of('hidden')).toMatchObject([{ rule: 'BA-ROG-02' }]);
  });

  test('[BA-ROG-03] Float and Sting: 4 damage, half of the own damage prevented', () => {
    const played = play({
      ...rogue,
      given: { step: 'assign', activated: ['float-and-sting'], monsterActivated: ['wing-buffet'] },
    });
    expect(played.state.monster.pool).toBe(16);
    expect(pools(played)).toEqual([7, 9]);
  });

  test('[BA-ROG-04][BA-ROG-10] Distract: 8 points one for one, on each character by itself', () => {
    const played = play({
      ...rogue,
      given: { step: 'note', activated: ['distract'], monsterActivated: ['wing-buffet', 'breath'] },
      answers: [
        ['A', { 'wing-buffet/1': 4 }, 'distract', 'out-of-range'],
        ['A', { 'wing-buffet/1': 3, 'breath/2': 5 }],
      ],
    });
    expect(pools(played)).toEqual([0, 6]);
    expect(played.of('hit').map(({ points }) => points)).toEqual([8, 0, 3, 3]);
    expect(played.of('reduced').every(({ rule }) => rule === 'BA-ROG-10')).toBe(true);
    const slime = play({
      options: { characters: ['rogue'], monster: 'boing' },
      given: { step: 'note', activated: ['distract'], monsterActivated: ['seep'] },
    });
    expect(slime.match.log).toEqual([]);
  });

  test('[BA-ROG-10] points spent on healing and shields are gone in step 3, the rest at its end', () => {
    const { match, state } = play({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'note',
        activated: ['distract'],
        monsterActivated: ['shield-wall', 'mob-rush'],
        monster: { pool: 5 },
      },
      answers: [
        ['A', { 'shield-wall/heal': 2, 'shield-wall/shield': 5 }],
        ['A', { 'mob-rush/1': 2 }, 'distract', 'out-of-range'],
        ['A', { 'mob-rush/1': 1 }],
      ],
    });
    expect(state.monster).toMatchObject({ pool: 6, shields: 0 });
    expect([state.characters[0]?.pool, state.distract]).toEqual([7, 0]);
    expect(match.log.filter(({ why }) => why === 'choice.distract')).toHaveLength(2);
  });

  test('[BA-ROG-05] Sneak Attack: 13, or 26 from hiding of any source', () => {
    const sneak = (activated: string[], hidden = false) =>
      play({
        options: { characters: ['rogue'] },
        given: { step: 'note', activated, characters: { rogue: { hidden } } },
      })
        .of('attacked')
        .find(({ power }) => power === 'sneak-attack')?.points;
    expect(sneak(['sneak-attack'])).toBe(13);
    expect(sneak(['sneak-attack', 'hide'])).toBe(26);
    expect(sneak(['sneak-attack', 'slip-away'])).toBe(26);
    expect(sneak(['sneak-attack'], true)).toBe(26);
  });

  test('[BA-ROG-06] Perfect Caper: all hidden, up to two Takes named in step 1, 13 damage', () => {
    const position = {
      ...rogue,
      given: {
        step: 'note',
        activated: ['perfect-caper'],
        monsterActivated: ['tail-sweep'],
        monster: { markers: ['B1', 'I1', 'N1'] },
        characters: { rogue: { markers: ['N1'] } },
      },
    };
    const played = play({
      ...position,
      answers: [
        ['A', 'monster/N1/to/rogue', 'move-marker-to', 'unknown-option'],
        ['A', 'monster/B1/to/rogue'],
        ['A', 'monster/I1/to/rogue'],
      ],
    });
    expect(played.state.characters[0]?.cards[0]?.marked).toBe(spaces('B1 I1 N1'));
    expect(played.state.monster).toMatchObject({ pool: 7, cards: [{ marked: spaces('N1') }] });
    expect(played.of('hidden').map(({ sheet }) => sheet)).toEqual(['rogue', 'fighter']);
    expect(played.of('hit-lost')).toHaveLength(1);
    const none = play({ ...position, answers: [['A', 'none']] });
    expect(none.of('marker-taken')).toEqual([]);
  });

  test('[BA-ROG-07] Duck prevents 1 on the Rogue', () => {
    expect(
      pools(
        play({
          ...rogue,
          given: { step: 'assign', activated: ['duck'], monsterActivated: ['wing-buffet'] },
        }),
      ),
    ).toEqual([6, 9]);
  });

  test('[BA-ROG-08][BA-MOVE-06][BA-MOVE-08] Pilfer takes a marker to the same space, in step 1', () => {
    const position = {
      options: { characters: ['rogue'] },
      given: {
        step: 'activate',
        monster: { markers: ['B1', 'O2'], skips: ['fearsome-vigor'] },
        characters: { rogue: { duds: 2, damage: ['B1'] } },
      },
    };
    const { state, of } = play({ ...position, answers: [['A', 'pilfer']] });
    expect(state.characters[0]).toMatchObject({ duds: 0, cards: [{ marked: spaces('O2') }] });
    expect(state.monster.cards[0]?.marked).toBe(spaces('B1'));
    expect(of('marker-taken')[0]).toMatchObject({ rule: 'BA-MOVE-06', square: 'O2' });
    expect(of('tokens-returned')).toEqual([]);
    const illegal = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'activate',
        monster: { markers: ['B1'] },
        characters: { rogue: { duds: 2, damage: ['B1'] } },
      },
      answers: [['A', 'pilfer', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(illegal.match.choices).toHaveLength(1);
    const twice = play({
      ...position,
      given: { step: 'note', activated: ['pilfer', 'pilfer'], monster: { markers: ['O2'] } },
    });
    expect(twice.of('without-effect')).toMatchObject([{ rule: 'BA-DUD-04' }]);
  });

  test('[BA-ROG-09] Slip Away: hidden, and 3 damage', () => {
    const { state, of } = play({ ...rogue, given: { step: 'note', activated: ['slip-away'] } });
    expect(state.monster.pool).toBe(17);
    expect(of('hidden')).toHaveLength(1);
  });

  test('[BA-ROG-11] hidden lasts to the end of the round', () => {
    const { state } = play({ ...rogue, given: { step: 'note', activated: ['hide', 'slip-away'] } });
    expect(state.characters[0]?.hidden).toBe(false);
    const { match } = play({
      ...rogue,
      given: { step: 'note', activated: ['hide', 'duck'], monsterActivated: ['wing-buffet'] },
      until: 'now',
    });
    expect((match.state as { characters: { hidden: boolean }[] }).characters[0]?.hidden).toBe(true);
  });
});

describe('Healer', () => {
  test('[BA-HLR-02] Minor Ward: 3 on one character', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'heal',
        activated: ['minor-ward'],
        characters: { mystic: { health: ['B1'] } },
      },
      answers: [
        ['D', 'mystic'],
        ['D', { 'mystic/B1': 1, 'mystic/shield': 2 }],
      ],
    });
    expect(played.state.characters[1]).toMatchObject({ pool: 6, shields: 2 });
  });

  test('[BA-HLR-03][BA-HLR-05] Ward: 5 on two; Greater Ward: 13 on any', () => {
    const points = (power: string) => {
      const { match } = play({
        seats: 1,
        options: { characters: ['healer'] },
        given: { step: 'heal', activated: [power] },
        until: 'now',
      });
      const [choice] = match.choices;
      return choice?.kind === 'allocation' ? choice.max : 0;
    };
    expect(['minor-ward', 'ward', 'greater-ward', 'miracle'].map(points)).toEqual([3, 5, 13, 13]);
    const greater = play({
      ...FOUR,
      given: { step: 'heal', activated: ['greater-ward'] },
      until: 'now',
    });
    expect(greater.match.choices[0]?.why.key).toBe('choice.heal-or-shield');
  });

  test('[BA-HLR-04][BA-HID-03] Beseech: three tokens for all to see, one reserved, two return', () => {
    const position = {
      options: { characters: ['healer'] },
      given: { step: 'note', activated: ['beseech'] },
    };
    const { state, of } = play({ ...position, rolls: ['SA', 'H2', 'C3'], answers: [['A', 'H2']] });
    expect(of('tokens-sought')).toMatchObject([{ rule: 'BA-HID-03', tokens: ['SA', 'H2', 'C3'] }]);
    expect([state.reserved, state.bag.length]).toEqual([['H2'], 24]);
    const deck = play({ options: { characters: ['healer'] }, given: { step: 'check' } }).state.bag;
    const two = play({
      options: position.options,
      given: { ...position.given, setAside: deck.filter((t) => !['SA', 'H2'].includes(t)) },
      rolls: ['SA', 'H2'],
      answers: [['A', 'SA']],
    });
    expect([two.state.reserved, two.state.bag]).toEqual([['SA'], ['H2']]);
    const one = play({
      options: position.options,
      given: { ...position.given, setAside: deck.filter((t) => t !== 'SA') },
      rolls: ['SA'],
    });
    expect(one.state.reserved).toEqual(['SA']);
    const none = play({ options: position.options, given: { ...position.given, setAside: deck } });
    expect(none.of('without-effect')).toHaveLength(1);
  });

  test('[BA-HLR-06] Miracle: 13 to heal or shield, and 8 damage', () => {
    const { state } = play({
      ...FOUR,
      given: { step: 'heal', activated: ['miracle'] },
      answers: [['D', { 'mystic/shield': 13 }]],
    });
    expect([state.characters[1]?.shields, state.monster.pool]).toEqual([13, 12]);
  });

  test('[BA-HLR-07] Soothe heals 1 on one character, no shields', () => {
    const position = {
      ...FOUR,
      given: {
        step: 'heal',
        activated: ['soothe'],
        characters: { rogue: { health: ['B1', 'B2'] }, mystic: { health: ['O1'] } },
      },
    };
    const played = play({
      ...position,
      answers: [
        ['D', 'fighter', 'heal-targets', 'unknown-option'],
        ['D', 'rogue'],
        ['D', { 'rogue/B2': 1 }],
      ],
    });
    expect(pools(played)).toEqual([12, 5, 7, 10]);
    expect(played.state.characters[2]?.shields).toBe(0);
  });

  test('[BA-HLR-08][BA-MOVE-07] Blessing copies a marker to another card; the first stays', () => {
    const position = {
      seats: 2,
      options: { characters: ['healer', 'fighter'], teamCard: true, cardsPerSheet: 2 },
      given: {
        step: 'activate',
        characters: { healer: { duds: 2, markers: ['B1', '2/O5'] } },
        team: { markers: ['N3'] },
      },
    };
    const { match } = play({ ...position, answers: [['A', 'blessing']], until: 'now' });
    const [choice] = match.choices;
    const ids = choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
    expect(ids).toEqual([
      'healer/B1/to/fighter',
      'healer/B1/to/fighter/2',
      'healer/B1/to/team',
      'healer/2/O5/to/fighter',
      'healer/2/O5/to/fighter/2',
      'healer/2/O5/to/team',
      'team/N3/to/healer',
      'team/N3/to/healer/2',
      'team/N3/to/fighter',
      'team/N3/to/fighter/2',
    ]);
    const { state, of } = play({
      ...position,
      answers: [
        ['A', 'blessing'],
        ['A', 'healer/2/O5/to/fighter'],
      ],
    });
    expect(state.characters.map(({ cards }) => cards.map(({ marked }) => marked))).toEqual([
      [1, spaces('O5')],
      [spaces('O5'), 0],
    ]);
    expect(of('marker-copied')[0]).toMatchObject({
      rule: 'BA-MOVE-07',
      from: 'healer',
      to: 'fighter',
    });
    const alone = play({
      options: { characters: ['healer'] },
      given: { step: 'activate', characters: { healer: { duds: 2, markers: ['B1'] } } },
      answers: [['A', 'blessing', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(alone.match.choices).toHaveLength(1);
  });

  test('[BA-HLR-09] Rebuke deals 5', () => {
    const { state } = play({ ...FOUR, given: { step: 'assign', activated: ['rebuke'] } });
    expect(state.monster.pool).toBe(15);
  });
});
