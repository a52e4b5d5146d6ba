import { describe, expect, test } from 'vitest';
import { chanceOf } from '../src/explain/odds.ts';
import { patternOf } from '../src/rules/patterns.ts';
import { type Line, play, spaces } from './play.ts';

const FIGHTER = { characters: ['fighter'] };
const TWO = { characters: ['fighter', 'healer'] };

const marked = (played: ReturnType<typeof play>) =>
  played.state.characters.map(({ cards }) => cards.map((card) => card.marked));

describe('draw', () => {
  test('[BA-DRAW-01] a token is drawn, announced and set aside', () => {
    const { state, of } = play({ options: FIGHTER, given: {}, rolls: ['H3'] });
    expect(of('token-drawn')[0]).toMatchObject({
      rule: 'BA-DRAW-01',
      token: 'H3',
      letter: 'I',
      round: 1,
    });
    expect([state.current, state.setAside]).toEqual(['H3', ['H3']]);
    expect(state.bag).not.toContain('H3');
  });

  test('[BA-DRAW-02] reserved tokens come first, the one reserved first before the rest', () => {
    const options = { ...FIGHTER, roundLimit: 3 };
    const given = { reserved: ['C5', 'SA'], characters: { fighter: { damage: ['B1', 'O5'] } } };
    const { state, of } = play({ options, given, rolls: ['D3'] });
    expect(of('token-drawn').map(({ token, rule }) => `${token} ${rule}`)).toEqual([
      'C5 BA-DRAW-02',
      'SA BA-DRAW-02',
      'D3 BA-DRAW-01',
    ]);
    expect(state.reserved).toEqual([]);
  });

  test('[BA-DRAW-03] an empty randomizer is filled from what is set aside, unless one is reserved', () => {
    const setAside = play({ options: FIGHTER, given: {}, rolls: ['SA'] }).state.bag;
    const full = { setAside: [...setAside, 'SA'] };
    const { of, state } = play({ options: FIGHTER, given: full, rolls: ['SA'] });
    expect(of('deck-returned')[0]).toMatchObject({ rule: 'BA-DRAW-03', count: 25 });
    expect([state.bag.length, state.setAside.length]).toEqual([24, 1]);
    const kept = play({ options: FIGHTER, given: { setAside, reserved: ['SA'] } });
    expect(kept.of('deck-returned')).toEqual([]);
    expect(kept.state.setAside).toHaveLength(25);
    const some = play({ options: FIGHTER, given: { setAside: ['HA'] }, rolls: ['SA'] });
    expect(some.state.setAside).toEqual(['HA', 'SA']);
  });

  test('[BA-DRAW-04] tokens set aside stay out from round to round', () => {
    const options = { ...FIGHTER, roundLimit: 2 };
    const { state } = play({ options, given: {}, rolls: ['H3', 'D2'] });
    expect(state.setAside).toEqual(['H3', 'D2']);
  });

  test('[BA-ROUND-01][BA-ROUND-02] five phases in this order, round after round', () => {
    const options = { ...FIGHTER, roundLimit: 2 };
    const { of } = play({ options, given: {}, rolls: ['H3', 'D2'] });
    const phases = of('phase-began').map(({ phase }) => phase);
    const round = [
      'draw',
      'mark',
      'activate',
      'note',
      'heal',
      'assign',
      'prevent',
      'take',
      'check',
    ];
    expect(phases.slice(-18)).toEqual([...round, ...round]);
  });

  test('[BA-ROUND-03] a round is one turn of all: nobody has another of their own', () => {
    const { of } = play({
      seats: 2,
      options: { ...TWO, roundLimit: 2 },
      given: {},
      rolls: ['H3', 'D2'],
    });
    expect(of('token-drawn').map(({ round }) => round)).toEqual([1, 2]);
    expect(of('round-ended').map(({ round }) => round)).toEqual([1, 2]);
  });

  test('[BA-HID-02] the order of the randomizer does not decide what is drawn', () => {
    const draws = ['SA', 'C5'].map((token) =>
      play({ options: FIGHTER, given: {}, rolls: [token] }),
    );
    expect(draws.map(({ state }) => state.current)).toEqual(['SA', 'C5']);
  });
});

describe('mark', () => {
  test('[BA-MARK-01] every card gets a marker on the space of the token', () => {
    const options = { ...TWO, teamCard: true, cardsPerSheet: 2 };
    const { state } = play({ seats: 2, options, given: { step: 'mark', current: 'H3' } });
    const cards = [...state.characters, state.monster].flatMap((sheet) => sheet.cards);
    expect([...cards, ...state.team].map((card) => card.marked)).toEqual(
      Array(7).fill(spaces('I3')),
    );
    const other = play({
      options: FIGHTER,
      given: { step: 'mark', current: 'H3', characters: { fighter: { layout: { I5: 'H3' } } } },
    });
    expect(marked(other)).toEqual([[spaces('I5')]]);
  });

  test('[BA-MARK-02][BA-MARK-03] a marked or damaged space, or none, gives a dud for the card', () => {
    const given = {
      step: 'mark',
      current: 'H3',
      characters: {
        fighter: { markers: ['I3', '2/B1'], damage: ['2/I3'] },
        healer: { health: ['I3'] },
      },
      monster: { markers: ['I3'], skips: ['tail-sweep'] },
    };
    const options = { ...TWO, cardsPerSheet: 2 };
    const { state, of } = play({ seats: 2, options, given });
    expect(state.characters.map(({ duds }) => duds)).toEqual([2, 1]);
    expect(state.monster.duds).toBe(1);
    expect(of('dud-gained').map(({ sheet, card }) => `${sheet} ${card}`)).toEqual([
      'fighter 1',
      'fighter 2',
      'healer 1',
      'monster 1',
    ]);
    const lacking = play({
      options: { ...FIGHTER, deck: '75-number' },
      given: { step: 'mark', current: 'B15', monster: { skips: ['tail-sweep'] } },
    });
    expect([lacking.state.characters[0]?.duds, lacking.state.monster.duds]).toEqual([1, 1]);
  });

  test('[BA-MARK-04] the team card gives no dud', () => {
    const { of, state } = play({
      options: { ...FIGHTER, teamCard: true },
      given: { step: 'mark', current: 'H3', team: { markers: ['I3'] } },
    });
    expect(of('dud-gained')).toEqual([]);
    expect(state.characters[0]?.duds).toBe(0);
  });

  test('[BA-MARK-05] nobody is asked whether to mark', () => {
    const { match } = play({ options: FIGHTER, given: { step: 'mark', current: 'H3' } });
    expect(match.log).toEqual([]);
  });

  test('[BA-MARK-06][BA-CTRL-09] redirects and clones are declared in character order', () => {
    const { match } = play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'] },
      given: {
        step: 'mark',
        current: 'H3',
        characters: { mystic: { duds: 2 }, fighter: { duds: 1 } },
      },
      answers: [
        ['A', 'keep'],
        ['B', 'keep'],
      ],
    });
    expect(match.log.slice(0, 2).map(({ seat, why }) => `${seat} ${why}`)).toEqual([
      '0 choice.send-marker',
      '1 choice.send-marker',
    ]);
  });

  test('[BA-MARK-07] a dud of this phase cannot pay in it', () => {
    const given = {
      step: 'mark',
      current: 'H3',
      characters: { fighter: { markers: ['I3'] } },
    };
    const { match, state } = play({
      seats: 2,
      options: { ...TWO, cardsPerSheet: 2 },
      given,
    });
    expect(match.log).toEqual([]);
    expect(state.characters[0]?.duds).toBe(1);
  });

  test('[BA-MARK-08] who redirects gets no dud for that card', () => {
    const { state } = play({
      seats: 2,
      options: TWO,
      given: {
        step: 'mark',
        current: 'H3',
        characters: { fighter: { duds: 1 }, healer: { layout: { I5: 'H3' } } },
      },
      answers: [['A', 'rally/healer']],
    });
    expect(state.characters.map(({ duds }) => duds)).toEqual([0, 0]);
    expect(state.characters[1]?.cards[0]?.marked).toBe(spaces('I3 I5'));
  });
});

describe('redirect and clone', () => {
  const sending = (
    given: Record<string, unknown>,
    answers: readonly Line[],
    options: Record<string, unknown> = TWO,
  ) => play({ seats: 2, options, given: { step: 'mark', current: 'H3', ...given }, answers });

  test('[BA-MOVE-01] the same space is a position, whatever is printed there', () => {
    const { state } = sending({ characters: { fighter: { duds: 1, layout: { I5: 'H3' } } } }, [
      ['A', 'rally/healer'],
    ]);
    expect(state.characters[1]?.cards[0]?.marked).toBe(spaces('I3 I5'));
  });

  test('[BA-MOVE-02] only a marker that would be gained can be redirected, to an empty space', () => {
    const none = sending({ characters: { fighter: { duds: 1, markers: ['I3'] } } }, []);
    expect(none.match.log.map(({ why }) => why)).not.toContain('choice.send-marker');
    const full = sending({ characters: { fighter: { duds: 1 }, healer: { markers: ['I3'] } } }, []);
    expect(full.match.log.map(({ why }) => why)).not.toContain('choice.send-marker');
  });

  test('[BA-MOVE-03] a redirect whose space is filled meanwhile falls back to the own card', () => {
    const { state, of } = sending({ characters: { fighter: { duds: 1 } } }, [
      ['A', 'rally/healer'],
    ]);
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual([
      spaces('I3'),
      spaces('I3'),
    ]);
    expect(state.characters.map(({ duds }) => duds)).toEqual([0, 0]);
    expect(of('send-failed')[0]).toMatchObject({ rule: 'BA-DUD-04', to: 'healer', square: 'I3' });
  });

  test('[BA-MOVE-03][BA-INV-09] if the own space is filled too, the card gives its dud', () => {
    const { state } = sending(
      {
        characters: {
          mystic: { duds: 2, layout: { I1: 'H3' } },
          fighter: { duds: 1, layout: { I1: 'H3' } },
          healer: { layout: { I1: 'H3' } },
        },
      },
      [
        ['A', 'echo/fighter'],
        ['B', 'rally/healer'],
      ],
      { characters: ['mystic', 'fighter', 'healer'], control: ['1', '2', '2'] },
    );
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual(
      Array(3).fill(spaces('I1')),
    );
    expect(state.characters.map(({ duds }) => duds)).toEqual([0, 1, 0]);
    expect(state.lastMark).toEqual({ placed: 3, duds: 1 });
  });

  test('[BA-MOVE-04][BA-MYS-08] a clone keeps the own marker and places another', () => {
    const options = { characters: ['mystic', 'fighter'], teamCard: true };
    const { state, of } = sending(
      { characters: { mystic: { duds: 2 } }, team: { layout: { I1: 'H3' } } },
      [['A', 'echo/team']],
      options,
    );
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('I3'));
    expect(state.team[0]?.marked).toBe(spaces('I1 I3'));
    expect(state.characters[0]?.duds).toBe(0);
    expect(of('marker-sent')[0]).toMatchObject({ rule: 'BA-MOVE-04', to: 'team' });
  });

  test('[BA-MOVE-05] one gained marker, one redirect or clone', () => {
    const { match } = sending({ characters: { fighter: { duds: 5 } } }, [['A', 'rally/healer']]);
    expect(match.log.filter(({ why }) => why === 'choice.send-marker')).toHaveLength(1);
  });

  test('[BA-DUD-03][BA-FTR-07] Rally is offered in Mark, for one dud, to team and other characters', () => {
    const { match } = play({
      seats: 2,
      options: { ...TWO, teamCard: true, cardsPerSheet: 2 },
      given: { step: 'mark', current: 'H3', characters: { fighter: { duds: 1 } } },
      until: 'now',
    });
    const [choice] = match.choices;
    const ids = choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
    expect(ids).toEqual(['keep', 'rally/healer', 'rally/healer/2', 'rally/team']);
    const two = play({
      seats: 2,
      options: { ...TWO, teamCard: true, cardsPerSheet: 2 },
      given: { step: 'mark', current: 'H3', characters: { fighter: { duds: 2 } } },
      answers: [
        ['A', 'rally/team'],
        ['A', 'rally/team'],
      ],
    });
    expect(two.state.characters[0]?.duds).toBe(0);
    const later = play({
      options: FIGHTER,
      given: { step: 'activate', characters: { fighter: { duds: 2 } } },
      answers: [['A', 'rally', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(later.match.log).toEqual([]);
  });

  test('[BA-DUD-04] a failed clone gives nothing back', () => {
    const options = { characters: ['mystic', 'healer'] };
    const { state } = sending(
      { characters: { mystic: { duds: 3 } } },
      [['A', 'echo/healer']],
      options,
    );
    expect(state.characters[0]?.duds).toBe(1);
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('I3'));
  });

  test('[BA-TEAM-04] alone and without a team card there is nowhere to send a marker', () => {
    const given = { step: 'mark', current: 'H3', characters: { fighter: { duds: 4 } } };
    const { match } = play({ options: { ...FIGHTER, cardsPerSheet: 2 }, given, until: 'now' });
    expect(match.choices[0]?.why.key).toBe('choice.activate');
    const team = play({ options: { ...FIGHTER, teamCard: true }, given, until: 'now' });
    expect(team.match.choices[0]?.why.key).toBe('choice.send-marker');
  });

  test('[BA-MOVE-09] a marker sent elsewhere returns no token', () => {
    const { state, of } = sending({ characters: { fighter: { duds: 1, layout: { I5: 'H3' } } } }, [
      ['A', 'rally/healer'],
    ]);
    expect([of('tokens-returned').length, state.setAside]).toEqual([0, ['H3']]);
  });
});

describe('monsters in Mark', () => {
  const gobin = { ...TWO, monster: 'gobin' };
  const snatching = (given: Record<string, unknown>, rolls: string[], options = gobin) =>
    play({ seats: 2, options, given: { step: 'mark', current: 'H3', ...given }, rolls });

  test('[BA-GOB-06][BA-GOB-10][BA-MON-15] Snatch takes a marker due to a random character', () => {
    const given = {
      monster: { duds: 1, layout: { I5: 'H3' } },
      characters: { fighter: { duds: 1 } },
    };
    const { state, of, match } = snatching(given, ['CA', 'S5']);
    expect(state.monster.cards[0]?.marked).toBe(spaces('I3 I5'));
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual([0, spaces('I3')]);
    expect(state.characters.map(({ duds }) => duds)).toEqual([2, 0]);
    expect([state.monster.duds, state.monster.skips[4]]).toEqual([0, 1]);
    expect(of('marker-placed').find(({ rule }) => rule === 'BA-GOB-10')).toMatchObject({
      square: 'I3',
    });
    expect(of('monster-activated')[0]).toMatchObject({ power: 'snatch', by: 'BA-MON-15' });
    expect(match.log.some(({ why }) => why === 'choice.send-marker')).toBe(false);
    expect(state.bag).toHaveLength(24);
  });

  test('[BA-GOB-10] without a dud, a victim or a skip circle free, nothing is snatched or paid', () => {
    const filled = snatching({ monster: { duds: 1, layout: { I5: 'H3' }, markers: ['I3'] } }, []);
    expect(filled.state.monster.duds).toBe(1);
    const own = snatching({ monster: { duds: 1 } }, []);
    expect([own.state.monster.duds, own.state.monster.cards[0]?.marked]).toEqual([1, spaces('I3')]);
    const skipped = snatching(
      { monster: { duds: 1, layout: { I5: 'H3' }, skips: ['snatch'] } },
      [],
    );
    expect(skipped.state.monster.duds).toBe(1);
    const poor = snatching({ monster: { layout: { I5: 'H3' } } }, []);
    expect(poor.of('monster-activated')).toEqual([]);
  });

  test('[BA-GOB-10] only characters who would gain on card 1 can be robbed', () => {
    const given = {
      monster: { duds: 1, layout: { I5: 'H3' } },
      characters: { fighter: { markers: ['I3'] } },
    };
    const { state, of } = snatching(given, ['S5', 'D2']);
    expect(of('target-passed').map(({ token }) => token)).toEqual(['S5']);
    expect(state.characters.map(({ duds }) => duds)).toEqual([1, 1]);
  });

  test('[BA-BOI-08] the engulfed gains nothing by the token, gets a dud for each card, and is free', () => {
    const { state, of } = play({
      seats: 2,
      options: { ...TWO, monster: 'boing', cardsPerSheet: 2, roundLimit: 2 },
      given: {
        characters: { fighter: { engulfed: true } },
      },
      rolls: ['H3', 'D2'],
    });
    expect(of('gain-cancelled')).toHaveLength(2);
    expect(state.characters[0]?.duds).toBe(2);
    expect(marked({ state } as never)[0]).toEqual([spaces('G2'), spaces('G2')]);
    expect(state.characters[0]?.engulfed).toBe(false);
    const sent = play({
      seats: 2,
      options: { characters: ['mystic', 'healer'], monster: 'boing' },
      given: {
        step: 'mark',
        current: 'H3',
        characters: { mystic: { duds: 2 }, healer: { engulfed: true } },
      },
      answers: [['A', 'echo/healer']],
    });
    expect(sent.state.characters[1]?.cards[0]?.marked).toBe(spaces('I3'));
    expect(sent.state.characters[1]?.duds).toBe(1);
  });
});

test('[BA-DRAW-03] odds: with an empty bag all that is set aside comes back first', () => {
  const tokens = Array.from({ length: 25 }, (_, space) => `T${space}`);
  const card = { tokens, marked: 1 << 12, health: 0, damage: 0 };
  const pair = patternOf('XX');
  const deck = { bag: [], reserved: [], setAside: tokens };
  expect(chanceOf(pair, [card], true, deck, 1)).toBeCloseTo(4 / 25);
  const one = { bag: ['T0'], reserved: [], setAside: tokens.slice(1) };
  expect(chanceOf(pair, [card], true, one, 1)).toBe(0);
  // T0 for sure, then one of 25: beside 12 (7, 11, 13, 17) or beside 0 (1, 5).
  expect(chanceOf(pair, [card], true, one, 2)).toBeCloseTo(6 / 25);
});
