import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };
const given = (position: Record<string, unknown>, options: Record<string, unknown> = FIGHTER) =>
  play({ options, given: position, seed: 'given' });

describe('positions', () => {
  const WRONG: readonly (readonly [string, Record<string, unknown>])[] = [
    ['given.rund is not known here', { rund: 1 }],
    ['given.step must be one of elements', { step: 'dance' }],
    ['given.round must be a whole number of at least 1', { round: 0 }],
    ['given.current names "XX"', { step: 'mark', current: 'XX' }],
    ['given.current is needed', { step: 'mark' }],
    ['given.setAside names "XX"', { setAside: ['XX'] }],
    ['given.reserved names SA, which is set aside', { setAside: ['SA'], reserved: ['SA'] }],
    ['given.reserved names SA twice', { reserved: ['SA', 'SA'] }],
    ['given.reserved must be a list of texts', { reserved: 'SA' }],
    ['given.roar must be true or false', { roar: 1 }],
    ['given.randomizer with setAside and reserved must list all 25 tokens', { randomizer: ['SA'] }],
    ['given.hits must be a list', { hits: {} }],
    ['given.hits.0 needs a power and an amount', { hits: [{ character: 'fighter' }] }],
    [
      'given.hits.0.character must be a character in play',
      { hits: [{ power: 'breath', character: 'rogue', amount: 1 }] },
    ],
    ['given.lastMark.placed must be a whole number', { lastMark: { placed: -1 } }],
    ['given.tally.jokes is not known here', { tally: { jokes: 1 } }],
    ['given.affinity must be one of', { affinity: 'ice' }],
    ['given.team needs the option teamCard', { team: { markers: [] } }],
    ['given.characters.rogue is not in play', { characters: { rogue: {} } }],
    ['given.characters.fighter.hat is not known here', { characters: { fighter: { hat: 1 } } }],
    ['given.characters must be an object', { characters: ['fighter'] }],
    [
      'given.characters.fighter.markers names "Z9"',
      { characters: { fighter: { markers: ['Z9'] } } },
    ],
    [
      'given.characters.fighter.markers names "2/B1"',
      { characters: { fighter: { markers: ['2/B1'] } } },
    ],
    [
      'where something lies already',
      { characters: { fighter: { markers: ['B1'], health: ['B1'] } } },
    ],
    [
      'given.characters.fighter.layout puts "HA" at B1',
      { characters: { fighter: { layout: { B1: 'HA' } } } },
    ],
    ['is 5, but 11 of the 12', { characters: { fighter: { health: ['B1'], pool: 5 } } }],
    ['is 13, but 12 of the 12', { characters: { fighter: { pool: 13 } } }],
    ['must be at least 1 before the step draw', { characters: { fighter: { pool: 0 } } }],
    [
      'is possible only when the step is prevent or take',
      { characters: { fighter: { pending: { health: 1 } } } },
    ],
    [
      'although the pool is not empty',
      { step: 'take', characters: { fighter: { pending: { damage: 1 } } } },
    ],
    ['must be 0, 1 or 2', { characters: { fighter: { moves: 3 } } }],
    ['needs the option rpgMovement', { characters: { fighter: { at: [1, 1] } } }],
    ['given.monster.skips names "breath"', { monster: { skips: ['breath'] } }],
    ['is possible only from the step activate on', { activated: ['grit'] }],
    ['is possible only from the step note on', { step: 'activate', monsterActivated: ['breath'] }],
    ['must be a power of a character in play', { step: 'note', activated: ['hide'] }],
    ['given.monsterActivated.0.power must be one of', { step: 'note', monsterActivated: ['seep'] }],
    [
      'must name a placement',
      { step: 'note', activated: [{ power: 'leadership', squares: 'B1+I1' }] },
    ],
    [
      'names a card that is not there',
      { step: 'note', monsterActivated: [{ power: 'breath', card: 2 }] },
    ],
    ['given.setAside names HA twice', { setAside: ['HA', 'HA'] }],
    [
      'puts HA at I5 and elsewhere',
      { characters: { fighter: { layout: { I4: 'HA', I5: 'HA' } } } },
    ],
    ['names 1/B1 twice', { characters: { fighter: { layout: { B1: 'SA', '1/B1': 'S2' } } } }],
    ['puts "B7" at B1', { characters: { fighter: { layout: { B1: 'B7' } } } }],
    ['names tail-sweep twice', { monster: { skips: ['tail-sweep', 'tail-sweep'] } }],
    ['roar says the same as roarRound', { roar: true, roarRound: 1 }],
    ['distract is possible only in', { distract: 3 }],
    [
      'hits.0.reduced is 9 of 3',
      {
        step: 'prevent',
        hits: [{ power: 'tail-sweep', character: 'fighter', amount: 3, reduced: 9 }],
      },
    ],
    [
      'is 2, but there is one card',
      { step: 'note', activated: [{ power: 'leadership', card: '2' }] },
    ],
    [
      'needs the option teamCard',
      { step: 'note', activated: [{ power: 'leadership', card: 'team' }] },
    ],
    [
      'needs the option mysticElements',
      { step: 'note', activated: [{ power: 'leadership', element: 'fire' }] },
    ],
    [
      'another activation has used',
      {
        step: 'note',
        activated: ['I1+I3', 'I1+I3'].map((squares) => ({ power: 'brilliant-maneuver', squares })),
      },
    ],
    [
      'must name a placement',
      { step: 'note', activated: [{ power: 'brilliant-maneuver', squares: 'I1+I3+I1' }] },
    ],
    ['must be a list of power ids', { step: 'note', activated: 'grit' }],
    ['given.elements.blast must be one of', { elements: { blast: 'ice' }, characters: {} }],
  ];
  for (const [message, position] of WRONG) {
    test(`says what is wrong: ${message}`, () => {
      const options = message.includes('elements') ? { characters: ['mystic'] } : FIGHTER;
      expect(() => given(position, options)).toThrow(message);
    });
  }

  test('an affinity for Gobin is refused', () => {
    expect(() => given({ affinity: 'fire' }, { ...FIGHTER, monster: 'gobin' })).toThrow(
      'BA-ELEM-09',
    );
  });

  test('[BA-INV-02] health tokens that are not mentioned follow', () => {
    const check = { step: 'check', characters: { fighter: { pool: 9, markers: ['B1'] } } };
    const { state } = given(check);
    expect(state.characters[0]).toMatchObject({ pool: 9, cards: [{ health: spaces('I1 N1 G1') }] });
    const health = given({ step: 'check', characters: { fighter: { health: ['O1', 'O2'] } } });
    expect(health.state.characters[0]?.pool).toBe(10);
  });

  test('tokens under markers are set aside unless said otherwise', () => {
    const position = {
      step: 'check',
      characters: { fighter: { markers: ['B1', 'O5'] } },
      monster: { markers: ['B1'] },
    };
    expect(given(position).state.setAside).toEqual(['SA', 'C5']);
    expect(given({ ...position, setAside: ['HA'], current: 'H2' }).state.setAside).toEqual([
      'HA',
      'H2',
    ]);
    expect(given({ ...position, reserved: ['SA'] }).state).toMatchObject({
      setAside: ['C5'],
      reserved: ['SA'],
    });
  });

  test('the current token may have returned to the randomizer', () => {
    const deck = given({ step: 'check', randomizer: undefined }).state.bag;
    const randomizer = deck.filter((token) => token !== 'H2').reverse();
    const position = { step: 'check', current: 'SA', randomizer, setAside: ['H2'] };
    expect(given(position).state).toMatchObject({
      current: 'SA',
      bag: randomizer,
      setAside: ['H2'],
      reserved: [],
    });
  });

  test('hits, the last marks and counts are as they are given', () => {
    const { state } = given({
      step: 'check',
      roarRound: 3,
      hits: [{ power: 'breath', character: 'fighter', amount: 8, reduced: 2 }],
      lastMark: { placed: 1, duds: 1 },
      tally: { dealt: 5 },
    });
    expect(state).toMatchObject({
      roarRound: 3,
      hits: [{ power: 'breath', character: 0, amount: 8, targeted: false, reduced: 2 }],
      lastMark: { placed: 1, duds: 1 },
      tally: { dealt: 5, suffered: 0 },
    });
  });

  test('the dealt layout stays when it is asked for, else cards are ordered', () => {
    const ordered = given({ step: 'check' }).state.characters[0]?.cards[0]?.tokens;
    expect(ordered?.slice(0, 5)).toEqual(['SA', 'HA', 'QS', 'DA', 'CA']);
    const dealt = given({ step: 'check', layout: 'dealt' }).state.characters[0]?.cards[0]?.tokens;
    expect(dealt).not.toEqual(ordered);
    const swapped = given({ step: 'check', characters: { fighter: { layout: { B1: 'S3' } } } });
    const tokens = swapped.state.characters[0]?.cards[0]?.tokens;
    expect([tokens?.[0], tokens?.[10]]).toEqual(['S3', 'SA']);
  });

  test('everything that can be given is there', () => {
    const { match } = play({
      seats: 2,
      options: {
        characters: ['fighter', 'mystic'],
        rpgMovement: true,
        rpgSkills: true,
        teamCard: true,
        roundLimit: 9,
      },
      given: {
        step: 'activate',
        round: 4,
        current: 'DA',
        affinity: 'air',
        roar: true,
        reserved: ['C5'],
        elements: { blast: 'water', fan: 'fire' },
        characters: {
          fighter: {
            duds: 3,
            shields: 2,
            slime: 1,
            hidden: true,
            engulfed: true,
            moves: 1,
            at: [1, 2],
            beside: { damage: 2 },
          },
        },
        monster: {
          duds: 4,
          shields: 5,
          skips: ['tail-sweep', 'wing-buffet', 'claw-claw-bite'],
          at: [9, 9],
        },
        team: { markers: ['N3'], layout: { B1: 'S2' } },
        activated: [{ power: 'blast', card: 'team', squares: 'B1+I1', bonus: 2, dealt: 1 }, 'grit'],
      },
      until: 'now',
    });
    const state = match.state as never as Record<string, unknown>;
    expect(state).toMatchObject({
      step: 'activate',
      round: 4,
      current: 'DA',
      roarRound: 4,
      reserved: ['C5'],
      characters: [
        {
          duds: 3,
          shields: 2,
          slime: 1,
          hidden: true,
          engulfed: true,
          moves: 1,
          place: 9,
          besideDamage: 2,
        },
        { elements: ['water', 'fire', 'fire', 'water'] },
      ],
      monster: {
        affinity: 'air',
        duds: 1,
        shields: 5,
        skips: [0, 1, 0, 0, 0, 0, 0].map((_, i) => (i === 1 || i === 4 || i === 5 ? 1 : 0)),
        place: 80,
      },
      activations: [
        { character: 1, power: 'blast', card: 2, spaces: 3, bonus: [2], dealt: 1 },
        { character: 0, power: 'grit', card: -1, spaces: 0, bonus: [0] },
      ],
    });
  });

  test('a Cutpurse already drawn hits its target; bonus by kind', () => {
    const { of } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'], monster: 'gobin' },
      given: {
        step: 'heal',
        monsterActivated: [{ power: 'cutpurse', target: 'healer' }],
        activated: [{ power: 'miracle', bonus: { damage: 5 } }],
      },
    });
    expect(of('hit')).toMatchObject([{ sheet: 'healer', points: 3 }]);
    expect(of('attacked')[0]?.points).toBe(13);
  });
});
