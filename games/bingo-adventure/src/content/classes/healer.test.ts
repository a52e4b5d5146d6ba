import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../../test/play.ts';

const FOUR = { seats: 4 };

const pools = (played: ReturnType<typeof play>) => played.state.characters.map(({ pool }) => pool);

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
