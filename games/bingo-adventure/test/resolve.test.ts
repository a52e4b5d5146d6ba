import { describe, expect, test } from 'vitest';
import { SPIRAL, SQUARES } from '../src/rules/squares.ts';
import { play, spaces } from './play.ts';

const FIGHTER = { characters: ['fighter'] };
const ALL = { seats: 4 };
const FULL = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
  ' ',
);

describe('the five steps', () => {
  test('[BA-RES-01] a power with several parts acts in each step concerned', () => {
    const { events } = play({
      options: FIGHTER,
      given: { step: 'note', activated: ['turn-the-tide'], monsterActivated: ['wing-buffet'] },
    });
    const order = events.flatMap(({ type, phase }) =>
      type === 'phase-began' ? [phase] : type === 'attacked' || type === 'prevented' ? [type] : [],
    );
    expect(order).toEqual([
      'note',
      'heal',
      'assign',
      'attacked',
      'prevent',
      'prevented',
      'take',
      'check',
    ]);
  });

  test('[BA-RES-02] halves are rounded for the characters', () => {
    const { of } = play({
      options: { characters: ['mystic', 'rogue'] },
      seats: 2,
      given: {
        step: 'assign',
        elements: { blast: 'water', fan: 'water' },
        activated: ['blast', 'fan', 'float-and-sting'],
        monsterActivated: ['wing-buffet'],
      },
    });
    expect(of('attacked').map(({ points }) => points)).toEqual([2, 3, 4]);
    expect(of('prevented')).toMatchObject([{ sheet: 'rogue', points: 2 }]);
  });

  test('[BA-RES-03] step 1 goes from hiding to skip tokens in its order', () => {
    const { events } = play({
      ...ALL,
      given: {
        step: 'note',
        activated: ['beseech', 'pilfer', 'leadership', 'attune', 'hide', 'distract', 'blast'],
        monsterActivated: ['terrifying-roar', 'breath', 'tail-sweep'],
        monster: { markers: ['B1'] },
      },
      rolls: ['S3', 'S4', 'S5', 'D2'],
    });
    const types = [
      'hidden',
      'attuned',
      'points-given',
      'distracting',
      'tokens-sought',
      'marker-taken',
      'roared',
      'skips-removed',
    ];
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  });

  test('[BA-RES-04] an empty pool still resolves everything; nobody falls before Check', () => {
    const { events, match } = play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'] },
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver', 'raw-surge'],
        monsterActivated: ['breath'],
        monster: { pool: 3 },
      },
    });
    const order = events
      .map(({ type }) => type)
      .filter((type) => ['attacked', 'hit', 'knocked-out'].includes(type));
    expect(order).toEqual(['attacked', 'attacked', 'hit', 'hit', 'knocked-out']);
    expect(match.outcome?.result).toBe('escape');
  });

  test('[BA-RES-05] up to: less, or nothing at all; what is left is lost', () => {
    const { state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', elements: { storm: 'earth' }, activated: ['storm', 'blast'] },
      answers: [
        ['A', 4],
        ['A', 0],
      ],
    });
    expect(state.monster.pool).toBe(20 - 4);
    const { of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', activated: ['blast'] },
      answers: [
        ['A', 4, 'damage', 'out-of-range'],
        ['A', 0],
      ],
    });
    expect(of('attacked')).toEqual([]);
  });

  test('[BA-RES-06] activations are cleared after Resolve', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'note',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['wing-buffet', 'fearsome-vigor'],
      },
    });
    expect([state.activations, state.monsterActivations, state.hits]).toEqual([[], [], []]);
  });
});

describe('heal and shield', () => {
  const healer = { seats: 2, options: { characters: ['fighter', 'healer'] } };

  test('[BA-HEAL-01] the controller chooses the space and so the kind of token', () => {
    const position = {
      ...healer,
      given: {
        step: 'heal',
        activated: ['soothe'],
        characters: { fighter: { health: ['B1'], damage: ['O5'] } },
      },
    };
    const health = play({ ...position, answers: [['B', { 'fighter/B1': 1 }]] });
    expect(health.state.characters[0]).toMatchObject({
      pool: 12,
      cards: [{ health: 0, damage: spaces('O5') }],
    });
    expect(health.of('healed')[0]).toMatchObject({
      by: 'BA-HEAL-01',
      health: 1,
      damage: 0,
      squares: ['B1'],
    });
    const damage = play({ ...position, answers: [['B', { 'fighter/O5': 1 }]] });
    expect(damage.state.characters[0]).toMatchObject({
      pool: 11,
      cards: [{ health: 1, damage: 0 }],
    });
  });

  test('[BA-HEAL-02] damage of this round cannot be healed in it', () => {
    const { state, of } = play({
      ...healer,
      given: { step: 'heal', activated: ['second-wind'], monsterActivated: ['wing-buffet'] },
    });
    expect(of('without-effect')).toHaveLength(1);
    expect(state.characters[0]?.pool).toBe(9);
  });

  test('[BA-HEAL-03] a freed space is empty; no marker comes back', () => {
    const { state } = play({
      ...healer,
      given: { step: 'heal', activated: ['soothe'], characters: { fighter: { health: ['B1'] } } },
      answers: [['B', { 'fighter/B1': 1 }]],
    });
    expect(state.characters[0]?.cards[0]).toMatchObject({ marked: 0, health: 0, damage: 0 });
  });

  test('[BA-HEAL-04] healing beyond the tokens is lost', () => {
    const { state } = play({
      ...healer,
      given: {
        step: 'heal',
        activated: ['second-wind'],
        characters: { fighter: { health: ['B1', 'I1'] } },
      },
    });
    expect(state.characters[0]).toMatchObject({ pool: 12, shields: 0 });
  });

  test('[BA-HEAL-05][BA-HEAL-06] shields come one a point and stay until they are used', () => {
    const { state, of } = play({
      ...healer,
      options: { ...healer.options, roundLimit: 2 },
      given: { step: 'heal', activated: ['minor-ward'] },
      answers: [
        ['B', 'fighter'],
        ['B', { 'fighter/shield': 3 }],
      ],
      rolls: ['SA'],
    });
    expect(of('shielded')).toMatchObject([{ by: 'BA-HEAL-05', points: 3 }]);
    expect(state.characters.map(({ shields }) => shields)).toEqual([3, 0]);
  });

  test('[BA-HEAL-07] heal and shield share their points among the allowed targets', () => {
    const position = {
      ...ALL,
      given: {
        step: 'heal',
        activated: ['ward'],
        characters: { mystic: { health: ['B1', 'I1'] } },
      },
    };
    const { state } = play({
      ...position,
      answers: [
        ['D', ['mystic', 'rogue', 'fighter'], 'heal-targets', 'out-of-range'],
        ['D', ['mystic', 'rogue']],
        [
          'D',
          { 'mystic/B1': 1, 'mystic/I1': 1, 'mystic/shield': 1, 'rogue/shield': 3 },
          'heal-or-shield',
          'out-of-range',
        ],
        ['D', { 'mystic/B1': 1, 'mystic/shield': 1, 'rogue/shield': 3 }],
      ],
    });
    expect(state.characters.map(({ pool, shields }) => [pool, shields])).toEqual([
      [12, 0],
      [5, 1],
      [8, 3],
      [10, 0],
    ]);
  });

  test('[BA-HEAL-08] any character may be the target, the healer and the hidden too', () => {
    const { state } = play({
      ...ALL,
      given: { step: 'heal', activated: ['greater-ward'], characters: { rogue: { hidden: true } } },
      answers: [['D', { 'rogue/shield': 6, 'healer/shield': 7 }]],
    });
    expect(state.characters.map(({ shields }) => shields)).toEqual([0, 0, 6, 7]);
  });

  test('[BA-HEAL-09] the monster heals backwards along the spiral, beside first, last card first', () => {
    const heal = (monster: Record<string, unknown>, options = {}) =>
      play({
        options: { ...FIGHTER, ...options },
        given: { step: 'heal', monsterActivated: ['fearsome-vigor'], monster },
      });
    const one = heal({ health: ['B1', 'I1', 'N3', 'I3', 'O5'] });
    expect(one.state.monster.cards[0]?.health).toBe(spaces('B1 I1'));
    expect(one.of('healed')[0]).toMatchObject({ by: 'BA-HEAL-09', health: 3 });
    const two = heal({ health: ['N3', 'I3', '2/B1'], damage: ['2/I1'] }, { cardsPerSheet: 2 });
    expect(two.state.monster.cards).toMatchObject([
      { health: spaces('I3') },
      { health: 0, damage: 0 },
    ]);
    const beside = heal({ damage: FULL, beside: { health: 2, damage: 1 } });
    expect(beside.state.monster).toMatchObject({ besideHealth: 0, besideDamage: 0, pool: 20 });
    const partly = heal({ damage: FULL, beside: { health: 2 } });
    expect(partly.state.monster.cards[0]?.damage).toBe(spaces(FULL.join(' ')) & ~spaces('N3'));
  });
});

describe('assigning damage', () => {
  test('[BA-ASGN-01][BA-ASGN-03] health tokens go pending, then damage tokens from the supply', () => {
    const { of, state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(of('damage-assigned')).toMatchObject([
      { rule: 'BA-ASGN-03', health: 6, damage: 2, shields: 0 },
    ]);
    expect(state.characters[0]?.pool).toBe(0);
    const some = play({
      options: FIGHTER,
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(some.of('damage-assigned')).toMatchObject([
      { rule: 'BA-ASGN-01', health: 8, damage: 0 },
    ]);
  });

  test('[BA-ASGN-02] a character chooses how many shields go, the monster uses all it can', () => {
    const position = {
      options: FIGHTER,
      given: {
        step: 'assign',
        monsterActivated: ['wing-buffet'],
        activated: ['brilliant-maneuver'],
        characters: { fighter: { shields: 5 } },
        monster: { shields: 2 },
      },
    };
    const few = play({
      ...position,
      answers: [
        ['A', 1, 'shields'],
        ['A', {}, 'prevent'],
      ],
    });
    expect(few.state.characters[0]).toMatchObject({ shields: 4, pool: 10 });
    const usual = play(position);
    expect(usual.state.characters[0]).toMatchObject({ shields: 2, pool: 12 });
    expect(usual.state.monster).toMatchObject({ shields: 0, pool: 19 });
    expect(() => play({ ...position, answers: [['A', 4, 'shields']] })).toThrow('0 to 3');
  });

  test('[BA-ASGN-04] attacks on any number of targets go to the monster', () => {
    const { state } = play({
      options: { characters: ['mystic', 'fighter'] },
      seats: 2,
      given: {
        step: 'assign',
        activated: ['storm', 'fan'],
        elements: { storm: 'earth', fan: 'air' },
      },
    });
    expect(state.monster.pool).toBe(20 - 18);
    expect(state.characters.map(({ pool }) => pool)).toEqual([6, 12]);
  });

  test('[BA-ASGN-05] number, factor, Leadership, reductions; never below 0', () => {
    const attack = (bonus: number, guards: number, dealt = 1) =>
      play({
        options: { characters: ['mystic'] },
        given: {
          step: 'assign',
          elements: { blast: 'fire' },
          activated: [{ power: 'blast', bonus }],
          monsterActivated: Array(guards).fill('fearsome-vigor'),
        },
        answers: [['A', dealt]],
      }).of('attacked')[0]?.points;
    expect(attack(0, 0)).toBe(2);
    expect(attack(5, 1)).toBe(6);
    expect(attack(0, 1, 3)).toBe(5);
    expect(attack(0, 4)).toBe(0);
  });

  test('[BA-ASGN-06] piercing passes reductions, shields and prevention', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: {
        step: 'assign',
        activated: ['piercing-attack'],
        monsterActivated: ['wobble'],
        monster: { shields: 8 },
      },
    });
    expect(state.monster).toMatchObject({ pool: 8, shields: 8 });
  });

  test('[BA-ASGN-07] each amount is one hit on its target', () => {
    const { of } = play({
      options: { characters: ['fighter', 'healer'] },
      seats: 2,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite', 'tail-sweep'] },
      rolls: ['SA', 'DA', 'SA'],
    });
    expect(of('hit').map(({ sheet, points }) => `${sheet} ${points}`)).toEqual([
      'fighter 2',
      'fighter 3',
      'healer 2',
    ]);
    expect(of('damage-assigned')).toHaveLength(2);
  });

  test('[BA-ASGN-08] each character: no letters are drawn and hiding does not help', () => {
    const { of, state } = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'assign',
        monsterActivated: ['wing-buffet'],
        characters: { rogue: { hidden: true } },
      },
    });
    expect(of('target-drawn')).toEqual([]);
    expect(state.characters[0]?.pool).toBe(5);
  });

  test('[BA-ASGN-09] targets are drawn in step 3, top of the sheet first, then duds by rising cost', () => {
    const { of } = play({
      options: { ...FIGHTER, monster: 'gobin', cardsPerSheet: 2 },
      given: {
        step: 'activate',
        monster: { markers: ['B1', 'I1', 'B2', '2/B1', '2/I1'], duds: 2, skips: ['snatch'] },
      },
      seed: 'targets',
    });
    const order = of('target-drawn').map(({ power }) => power);
    expect(order).toEqual([
      'cutpurse',
      'cutpurse',
      ...Array(5).fill('volley-of-rocks'),
      'goblin-pit',
    ]);
  });
});

describe('random targets', () => {
  const three = { seats: 3, options: { characters: ['fighter', 'rogue', 'healer'] } };

  test('[BA-TGT-01][BA-HID-04] the letter of the token names the target, drawn in Resolve', () => {
    for (const [token, sheet] of [
      ['S5', 'fighter'],
      ['QH', 'rogue'],
      ['D2', 'healer'],
    ]) {
      const { of } = play({
        ...three,
        given: { step: 'note', monsterActivated: ['tail-sweep'] },
        rolls: [token],
      });
      expect(of('target-drawn')[0]).toMatchObject({ sheet, token });
    }
  });

  test('[BA-TGT-02][BA-TGT-03] what names nobody stays out, and all return after the power', () => {
    const { of, state } = play({
      ...three,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite', 'tail-sweep'] },
      rolls: ['CA', 'SA', 'S2', 'HA', 'QS', 'DA', 'SA'],
    });
    expect(of('target-passed').map(({ token }) => token)).toEqual(['CA', 'S2', 'HA']);
    expect(of('tokens-returned').map(({ tokens }) => (tokens as string[]).length)).toEqual([6, 1]);
    expect(state.bag).toHaveLength(25);
    expect(() =>
      play({
        ...three,
        given: { step: 'assign', monsterActivated: ['tail-sweep'] },
        rolls: ['CA', 'CA'],
      }),
    ).toThrow('CA');
  });

  test('[BA-TGT-04] with an empty randomizer any allowed character is equally likely', () => {
    const deck = play({ options: FIGHTER, given: { step: 'check' } }).state.bag;
    const { of, state } = play({
      ...three,
      given: {
        step: 'assign',
        monsterActivated: ['claw-claw-bite'],
        setAside: deck.filter((t) => t !== 'SA'),
      },
      rolls: ['SA', 'healer', 'rogue'],
    });
    expect(of('target-drawn').map(({ sheet, rule }) => `${sheet} ${rule}`)).toEqual([
      'fighter BA-TGT-01',
      'healer BA-TGT-04',
      'rogue BA-TGT-04',
    ]);
    expect(state.bag).toEqual(['SA']);
  });

  test('[BA-TGT-05] without an allowed character the hit is lost and nothing is drawn', () => {
    const { of, state } = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'assign',
        monsterActivated: ['tail-sweep'],
        characters: { rogue: { hidden: true } },
      },
    });
    expect(of('hit-lost')).toMatchObject([{ rule: 'BA-TGT-05' }]);
    expect(state.characters[0]?.pool).toBe(8);
  });

  test('[BA-TGT-06][BA-TGT-07] the hidden names another, who then counts as chosen', () => {
    const { of, match } = play({
      ...three,
      given: {
        step: 'assign',
        monsterActivated: ['claw-claw-bite'],
        characters: { rogue: { hidden: true } },
      },
      rolls: ['QS', 'QH'],
      answers: [
        ['B', 'rogue', 'name-target', 'unknown-option'],
        ['B', 'healer', 'name-target'],
      ],
    });
    expect(of('target-named').map(({ sheet }) => sheet)).toEqual(['healer', 'fighter']);
    expect(of('hit').map(({ sheet, points }) => `${sheet} ${points}`)).toEqual([
      'fighter 2',
      'healer 2',
    ]);
    expect(of('hit-lost')).toHaveLength(1);
    expect(match.log.filter(({ why }) => why === 'choice.name-target')).toHaveLength(1);
  });
});

describe('preventing', () => {
  test('[BA-PREV-01] damage tokens leave first, then health tokens return', () => {
    const { of, state } = play({
      options: { characters: ['mystic', 'fighter'] },
      seats: 2,
      given: {
        step: 'prevent',
        activated: ['wall'],
        characters: { mystic: { pool: 0, pending: { health: 6, damage: 3 } } },
      },
      answers: [['A', { mystic: 5 }]],
    });
    expect(of('prevented')).toMatchObject([{ by: 'BA-PREV-01', points: 5 }]);
    expect(state.characters[0]).toMatchObject({ pool: 2, cards: [{ damage: 0 }] });
  });

  test('[BA-PREV-02] halving comes before points, once however often activated', () => {
    const { of, state } = play({
      options: { characters: ['fighter', 'rogue'] },
      seats: 2,
      given: {
        step: 'prevent',
        activated: ['brilliant-maneuver', 'float-and-sting', 'float-and-sting'],
        characters: { rogue: { pool: 1, pending: { health: 7 } } },
      },
      answers: [['A', { rogue: 1 }]],
    });
    expect(of('prevented').map(({ points, rule }) => `${points} ${rule}`)).toEqual([
      '4 BA-PREV-02',
      '1 BA-FTR-02',
    ]);
    expect(state.characters[1]?.pool).toBe(6);
  });

  test('[BA-PREV-03] in character order, seeing what is pending', () => {
    const { match } = play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'] },
      given: {
        step: 'prevent',
        activated: ['grit', 'wall'],
        characters: {
          mystic: { pool: 2, pending: { health: 4 } },
          fighter: { pool: 8, pending: { health: 4 } },
        },
      },
      answers: [
        ['A', { mystic: 4, fighter: 2 }],
        ['B', { fighter: 2 }],
      ],
    });
    expect(match.log.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(
      (match.state as { characters: { pool: number }[] }).characters.map(({ pool }) => pool),
    ).toEqual([6, 12]);
  });

  test('[BA-PREV-04] beyond what is pending nothing is prevented', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'prevent',
        activated: ['turn-the-tide'],
        characters: { fighter: { pool: 10, pending: { health: 2 } } },
      },
      answers: [
        ['A', { fighter: 3 }, 'prevent', 'out-of-range'],
        ['A', { fighter: 2 }],
      ],
    });
    expect(state.characters[0]?.pool).toBe(12);
  });

  test('[BA-PREV-05] shields that were used do not come back', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'assign',
        activated: ['grit'],
        monsterActivated: ['wing-buffet'],
        characters: { fighter: { shields: 2 } },
      },
    });
    expect(state.characters[0]).toMatchObject({ shields: 0, pool: 12 });
  });
});

describe('taking damage', () => {
  test('[BA-TAKE-01] the controller chooses spaces without tokens, empty or marked', () => {
    const { state, of } = play({
      options: { ...FIGHTER, cardsPerSheet: 2 },
      given: {
        step: 'take',
        characters: {
          fighter: {
            pool: 9,
            pending: { health: 2 },
            damage: ['B1'],
            health: ['I1'],
            markers: ['N3'],
          },
        },
      },
      answers: [
        ['A', ['fighter/B1', 'fighter/N1'], 'place-health', 'unknown-option'],
        ['A', ['fighter/N1'], 'place-health', 'out-of-range'],
        ['A', ['fighter/N3', 'fighter/2/O5']],
      ],
    });
    expect(state.characters[0]?.cards.map(({ health }) => health)).toEqual([
      spaces('I1 N3'),
      spaces('O5'),
    ]);
    expect(of('damage-placed')[0]).toMatchObject({ health: ['N3', '2/O5'] });
  });

  test('[BA-TAKE-02] a displaced marker becomes a dud and its token stays away', () => {
    const { state, of } = play({
      options: FIGHTER,
      given: {
        step: 'take',
        characters: { fighter: { pool: 11, pending: { health: 1 }, markers: ['N3', 'B1'] } },
      },
      answers: [['A', ['fighter/N3']]],
    });
    expect(state.characters[0]).toMatchObject({
      duds: 1,
      cards: [{ marked: 1, health: spaces('N3') }],
    });
    expect(state.setAside.sort()).toEqual(['JK', 'SA']);
    expect(of('damage-placed')[0]).toMatchObject({ rule: 'BA-TAKE-02', duds: 1 });
  });

  test('[BA-TAKE-03] a damaged space gets no marker until it is healed', () => {
    const { state } = play({
      options: FIGHTER,
      given: { characters: { fighter: { health: ['B1'] } } },
      rolls: ['SA'],
    });
    expect(state.characters[0]).toMatchObject({ duds: 1, cards: [{ marked: 0 }] });
  });

  test('[BA-TAKE-04] with every space damaged, tokens lie beside and count as on the card', () => {
    const { state, of, match } = play({
      options: { characters: ['mystic'] },
      given: {
        step: 'take',
        characters: {
          mystic: { pool: 0, damage: FULL.slice(0, 23), pending: { health: 6, damage: 2 } },
        },
      },
      answers: [['A', ['mystic/G5'], 'place-health']],
    });
    expect(state.characters[0]).toMatchObject({ besideHealth: 5, besideDamage: 1 });
    expect(match.log).toHaveLength(1);
    expect(of('damage-placed')[0]?.rule).toBe('BA-TAKE-04');
    const healed = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'heal',
        activated: ['ward'],
        characters: { fighter: { damage: FULL, beside: { health: 3, damage: 1 } } },
      },
      answers: [['B', { 'fighter/beside/health': 2, 'fighter/beside/damage': 1, 'fighter/B1': 1 }]],
    });
    expect(healed.state.characters[0]).toMatchObject({
      pool: 11,
      besideHealth: 1,
      besideDamage: 0,
    });
    expect(healed.of('healed')[0]).toMatchObject({ health: 2, damage: 2 });
  });

  test('[BA-TAKE-04] exactly the free spaces are filled without asking', () => {
    const { match, state } = play({
      options: FIGHTER,
      given: {
        step: 'take',
        characters: { fighter: { pool: 9, damage: FULL.slice(0, 22), pending: { health: 3 } } },
      },
    });
    expect(match.log).toEqual([]);
    expect(state.characters[0]?.cards[0]?.health).toBe(spaces('N5 G5 O5'));
  });

  test('[BA-TAKE-05] slime comes after the pending tokens', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: {
        step: 'take',
        characters: { fighter: { slime: 2, pool: 11, pending: { health: 1 } } },
      },
      answers: [['A', ['fighter/B1']]],
    });
    expect(state.characters[0]).toMatchObject({
      slime: 0,
      cards: [{ health: 1, damage: spaces('I1 N1') }],
    });
  });

  test('[BA-MTAKE-01] the spiral goes clockwise from the upper left inwards', () => {
    const names = SPIRAL.map((space) => SQUARES[space]);
    expect(new Set(names).size).toBe(25);
    expect(names.join(' ')).toBe(
      'B1 I1 N1 G1 O1 O2 O3 O4 O5 G5 N5 I5 B5 B4 B3 B2 I2 N2 G2 G3 G4 N4 I4 I3 N3',
    );
  });

  const taking = (monster: Record<string, unknown>, options: Record<string, unknown> = {}) =>
    play({ options: { ...FIGHTER, ...options }, given: { step: 'take', monster } });

  test('[BA-MTAKE-02] to the first empty spaces', () => {
    const { state, of } = taking({ markers: ['I1'], health: ['B1'], pending: { health: 2 } });
    expect(state.monster.cards[0]).toMatchObject({
      marked: spaces('I1'),
      health: spaces('B1 N1 G1'),
    });
    expect(of('damage-placed')[0]).toMatchObject({ rule: 'BA-MTAKE-02', health: ['N1', 'G1'] });
  });

  test('[BA-MTAKE-03] then to marked spaces: the marker goes, no dud, no token returns', () => {
    const rest = FULL.filter((name) => !['N3', 'I1'].includes(name));
    const { state, of } = taking({ markers: ['N3', 'I1'], damage: rest, pending: { health: 1 } });
    expect(state.monster).toMatchObject({
      duds: 0,
      cards: [{ marked: spaces('N3'), health: spaces('I1') }],
    });
    expect([of('tokens-returned').length, state.setAside.length]).toEqual([0, 2]);
    expect(of('damage-placed')[0]?.rule).toBe('BA-MTAKE-03');
  });

  test('[BA-MTAKE-04] empty spaces of both cards before marked ones', () => {
    const rest = FULL.filter((name) => name !== 'I1');
    const second = FULL.filter((name) => name !== 'B1').map((name) => `2/${name}`);
    const monster = { markers: ['I1'], damage: [...rest, ...second], pending: { health: 2 } };
    const { state, of } = taking(monster, { cardsPerSheet: 2 });
    expect(state.monster.cards.map(({ health }) => health)).toEqual([spaces('I1'), spaces('B1')]);
    expect(of('damage-placed')[0]?.health).toEqual(['2/B1', 'I1']);
    const one = taking({ damage: FULL, pending: { health: 1 } }, { cardsPerSheet: 2 });
    expect(one.of('damage-placed')[0]).toMatchObject({ rule: 'BA-MTAKE-04', health: ['2/B1'] });
  });

  test('[BA-MTAKE-05] with every space damaged, beside the card', () => {
    const { state, of } = taking({ pool: 0, damage: FULL, pending: { health: 20, damage: 2 } });
    expect(state.monster).toMatchObject({ besideHealth: 20, besideDamage: 2 });
    expect(of('damage-placed')[0]?.rule).toBe('BA-MTAKE-05');
  });
});

describe('check', () => {
  const checking = (mystic: number, monster: number) =>
    play({
      seats: 2,
      options: { characters: ['fighter', 'mystic'], roundLimit: 2 },
      given: {
        step: 'check',
        characters: { mystic: { pool: mystic } },
        monster: { pool: monster },
      },
      rolls: mystic > 0 && monster > 0 ? ['S5', 'S4'] : [],
      until: { type: 'round-ended', round: mystic > 0 && monster > 0 ? 2 : 1 },
    });

  test('[BA-END-01][BA-END-05][BA-END-07] a character down, the monster not: Retreat for all', () => {
    const { match, of } = checking(0, 3);
    expect(match.outcome).toEqual({ result: 'retreat', winners: [], payoffs: [0, 0] });
    expect(of('knocked-out')).toMatchObject([{ sheet: 'mystic', rule: 'BA-END-01' }]);
    expect(of('game-ended')[0]?.rule).toBe('BA-END-05');
  });

  test('[BA-END-02][BA-END-04] the monster down, nobody else: Victory for all', () => {
    const { match, of } = checking(1, 0);
    expect(match.outcome).toEqual({ result: 'victory', winners: [0, 1], payoffs: [1, 1] });
    expect(of('game-ended')[0]?.rule).toBe('BA-END-04');
  });

  test('[BA-END-03] neither: a new round', () => {
    expect(checking(1, 1).of('token-drawn')).toMatchObject([{ round: 2 }]);
  });

  test('[BA-END-06] both: Escape, neither won nor lost', () => {
    const { match, of } = checking(0, 0);
    expect(match.outcome).toEqual({ result: 'escape', winners: [], payoffs: [0.5, 0.5] });
    expect(of('game-ended')[0]?.rule).toBe('BA-END-06');
  });

  test('[BA-END-08][BA-NOTE-03] only the pool counts, not damaged spaces', () => {
    const { match } = play({
      options: { ...FIGHTER, roundLimit: 2 },
      given: { step: 'check', characters: { fighter: { damage: FULL.slice(0, 20) } } },
      rolls: ['SA'],
    });
    expect(match.outcome?.result).toBe('retreat');
    expect((match.state as { round: number }).round).toBe(2);
  });

  test('[BA-NOTE-02] one point of damage fills one space', () => {
    const { of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', monsterActivated: ['wing-buffet'] },
    });
    expect(of('damage-placed')[0]?.health).toHaveLength(3);
  });
});

describe('elements', () => {
  const blast = (element: string, affinity: string, power = 'blast') =>
    play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', affinity, elements: { [power]: element }, activated: [power] },
    }).of('attacked')[0]?.points;

  test('[BA-ELEM-01][BA-ELEM-02] doubled against the opposite, halved upwards against the same', () => {
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'water'))).toEqual([
      3, 3, 6, 2,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'earth'))).toEqual([
      2, 6, 3, 3,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'air'))).toEqual([
      6, 2, 3, 3,
    ]);
    expect(['earth', 'air', 'fire', 'water'].map((element) => blast(element, 'fire'))).toEqual([
      3, 3, 2, 6,
    ]);
    expect(blast('fire', 'none')).toBe(3);
    expect(blast('water', 'water', 'storm')).toBe(7);
  });

  test('[BA-ELEM-03] all four elements, each on one power', () => {
    const { match, state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'elements' },
      answers: [
        ['A', ['fire', 'fire', 'air', 'earth'], 'elements', 'not-allowed'],
        ['A', ['water', 'fire', 'air', 'earth']],
      ],
      rolls: ['QS', 'S3'],
    });
    expect(match.log[0]?.why).toBe('choice.elements');
    expect(state.characters[0]?.elements).toEqual(['water', 'fire', 'air', 'earth']);
  });

  test('[BA-ELEM-04] the BINGO power and Raw Surge have no element', () => {
    const points = (power: string) =>
      play({
        options: { characters: ['mystic'] },
        given: { step: 'assign', affinity: 'water', activated: [power] },
      }).of('attacked')[0]?.points;
    expect(points('convergence')).toBe(21);
    expect(points('raw-surge')).toBe(5);
    // Nor is one named for them where elements are named at each use.
    const { match } = play({
      options: { characters: ['mystic'], mysticElements: 'perUse' },
      given: {
        step: 'activate',
        characters: { mystic: { duds: 4, markers: ['B1', 'I1', 'N1', 'G1', 'O1'] } },
      },
      until: 'now',
    });
    const [choice] = match.choices;
    const ids = choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
    expect(ids.filter((id) => /^(raw-surge|convergence)/.test(id))).toEqual([
      'convergence/B1+I1+N1+G1+O1',
      'raw-surge',
    ]);
  });

  test('[BA-ELEM-05] the Wall counts against Breath alone, even if Distract takes all of it', () => {
    const wall = (element: string, acts: string[], bonus = 0) =>
      play({
        options: { characters: ['mystic', 'fighter'] },
        seats: 2,
        given: {
          step: 'prevent',
          affinity: 'water',
          elements: { wall: element },
          activated: [{ power: 'wall', bonus }],
          monsterActivated: acts,
          characters: { mystic: { pool: 0, pending: { health: 6, damage: 14 } } },
        },
        until: 'now',
      }).match.choices[0];
    const points = (...about: Parameters<typeof wall>) => {
      const choice = wall(...about);
      return choice?.kind === 'allocation' ? choice.max : 0;
    };
    expect([
      points('fire', ['breath']),
      points('water', ['breath']),
      points('air', ['breath']),
    ]).toEqual([16, 4, 8]);
    expect([points('fire', ['wing-buffet']), points('water', ['wing-buffet'])]).toEqual([8, 8]);
    expect(points('water', ['breath'], 3)).toBe(7);
    const distracted = play({
      options: { characters: ['mystic', 'rogue'] },
      seats: 2,
      given: {
        step: 'assign',
        elements: { wall: 'fire' },
        activated: ['wall', 'distract'],
        monsterActivated: ['breath', 'wing-buffet'],
      },
      answers: [
        ['B', { 'breath/1': 8 }, 'distract'],
        ['A', { rogue: 11, mystic: 3 }, 'prevent'],
      ],
    });
    expect(distracted.state.characters.map(({ pool }) => pool)).toEqual([6, 8]);
  });
});
