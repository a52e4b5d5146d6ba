import { Match } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { laidOut, problems } from '../test/laid-out.ts';
import { play, spaces } from '../test/play.ts';
import { CLASSES } from './content/classes.ts';
import { MONSTERS } from './content/monsters.ts';
import { bingoAdventure } from './index.ts';
import type { AdventureState, Card } from './model.ts';
import { OPTIONS } from './options.ts';
import { columnOf, deckTokens, orderedTokens } from './rules/deck.ts';

function allCards(state: AdventureState): readonly Card[] {
  return [...state.characters, state.monster].flatMap(({ cards }) => cards).concat(state.team);
}

describe('options', () => {
  test('[BA-OPT-01][BA-DECK-01][BA-NOTE-04] 25 cards by default, or 75 numbers; no other deck', () => {
    expect(OPTIONS.deck.values).toEqual(['25-card', '75-number']);
    expect(OPTIONS.deck.default).toBe('25-card');
    expect(new Set(laidOut().bag).size).toBe(25);
    expect(new Set(laidOut({ deck: '75-number' }).bag).size).toBe(75);
  });

  test('[BA-OPT-02][BA-SETUP-03] every sheet has one card, or every sheet two', () => {
    const counts = (state: AdventureState) =>
      [...state.characters, state.monster].map(({ cards }) => cards.length);
    expect(counts(laidOut())).toEqual([1, 1, 1, 1, 1]);
    expect(counts(laidOut({ cardsPerSheet: 2 }))).toEqual([2, 2, 2, 2, 2]);
    expect(problems({ cardsPerSheet: 3 })[0]).toContain('from 1 to 2');
  });

  test('[BA-OPT-03][BA-COMP-04] the team has no card, or exactly one and nothing else', () => {
    expect(laidOut().team).toEqual([]);
    const { team } = laidOut({ teamCard: true, cardsPerSheet: 2 });
    expect(team).toHaveLength(1);
    expect(Object.keys(team[0] ?? {})).toEqual(['tokens', 'marked', 'health', 'damage']);
  });

  test('[BA-OPT-04][BA-COMP-03] one of three monsters is fought, Nigob by default', () => {
    expect(Object.keys(MONSTERS)).toEqual(['nigob', 'gobin', 'boing']);
    expect(laidOut().monster.kind).toBe('nigob');
    expect(laidOut({ monster: 'boing' }).monster.kind).toBe('boing');
    expect(problems({ monster: 'imp' })).toHaveLength(1);
  });

  test('[BA-OPT-05] hard: half as much health again, rounded down after scaling, and 2 duds', () => {
    const hard = laidOut({ difficulty: 'hard' }).monster;
    expect([hard.rating, hard.pool, hard.duds]).toEqual([30, 30, 2]);
    expect(laidOut().monster.duds).toBe(0);
    const boing = laidOut({ difficulty: 'hard', monster: 'boing' }, 1).monster;
    expect(boing.rating).toBe(19);
    expect(laidOut({ difficulty: 'hard', nigobHealth: 'scaled' }, 1).monster.rating).toBe(18);
  });

  test('[BA-OPT-06][BA-NIG-01] Nigob has 20 health, or 12, 16, 20, 24 by party', () => {
    const ratings = [1, 2, 3, 4].map((n) => laidOut({ nigobHealth: 'scaled' }, n).monster.rating);
    expect(ratings).toEqual([12, 16, 20, 24]);
    expect(laidOut({}, 1).monster.rating).toBe(20);
    expect(MONSTERS.nigob.move).toBe(4);
  });

  test('[BA-OPT-12] the check of the last round makes an undecided game a Retreat', () => {
    const { match, of } = play({
      options: { characters: ['fighter'], roundLimit: 3 },
      given: { step: 'check', round: 3 },
    });
    expect(match.outcome?.result).toBe('retreat');
    expect(of('game-ended')[0]).toMatchObject({ rule: 'BA-OPT-12', round: 3 });
    const open = play({
      options: { characters: ['fighter'], roundLimit: 'none' },
      given: { step: 'check', round: 300, characters: { fighter: { duds: 2 } } },
      rolls: ['SA'],
      until: { type: 'token-drawn' },
    });
    expect(open.match.over).toBe(false);
    expect(bingoAdventure.unattended).toEqual({ roundLimit: 200 });
  });
});

describe('components', () => {
  test('[BA-COMP-01] one to four characters take part', () => {
    expect(laidOut({}, 1).characters).toHaveLength(1);
    expect(laidOut({}, 4).characters).toHaveLength(4);
    const five = ['fighter', 'mystic', 'rogue', 'healer', 'fighter'];
    expect(problems({ characters: five })[0]).toContain('at most 4');
  });

  test('[BA-COMP-02] each class is used at most once', () => {
    expect(Object.keys(CLASSES)).toEqual(['fighter', 'mystic', 'rogue', 'healer']);
    expect(problems({ characters: ['fighter', 'fighter'] })[0]).toContain('BA-COMP-02');
    expect(problems({ characters: ['healer', 'fighter'] })).toEqual([]);
  });

  test('[BA-COMP-05] tokens of the supply never run out, health tokens do', () => {
    const { state } = play({
      options: { characters: ['mystic'] },
      given: {
        step: 'assign',
        monsterActivated: ['breath', 'breath', 'breath'],
        characters: { mystic: { duds: 500 } },
      },
    });
    expect(state.characters[0]?.duds).toBe(500);
    const [card] = state.characters[0]?.cards ?? [];
    const count = (set = 0) => set.toString(2).replaceAll('0', '').length;
    expect([count(card?.health), count(card?.damage)]).toEqual([6, 18]);
  });

  test('[BA-COMP-06] a marker leaves its space when it is spent', () => {
    const { state } = play({
      options: { characters: ['fighter'] },
      given: { step: 'activate', characters: { fighter: { markers: ['B1', 'N1', 'O5'] } } },
      answers: [['A', 'brilliant-maneuver/B1+N1']],
    });
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('O5'));
  });
});

describe('deck and cards', () => {
  test('[BA-DECK-02][BA-DECK-03][BA-DECK-08][BA-NOTE-05] every token has the column of its letter', () => {
    const columns = 'SA S5 HA H5 QS QH QD QC JK DA D5 CA C5'.split(' ').map(columnOf);
    expect(columns).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4]);
    const counts = [0, 0, 0, 0, 0];
    for (const token of deckTokens({ deck: '25-card', freeCentre: false })) {
      const column = columnOf(token);
      counts[column] = (counts[column] ?? 0) + 1;
    }
    expect(counts).toEqual([5, 5, 5, 5, 5]);
    expect(columnOf('S6')).toBe(-1);
  });

  test('[BA-DECK-04][BA-DECK-05] a card has every token once, the Joker in the centre', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      for (const { tokens } of allCards(laidOut({}, 4, seed))) {
        expect(new Set(tokens).size).toBe(25);
        expect(tokens[12]).toBe('JK');
        expect(tokens.every((token, space) => columnOf(token) === space % 5)).toBe(true);
        seen.add(tokens.join());
      }
    }
    expect(seen.size).toBe(15);
  });

  test('[BA-DECK-06] a number card takes five different numbers of each range', () => {
    const deck = deckTokens({ deck: '75-number', freeCentre: false });
    expect([deck[0], deck[14], deck[15], deck[74]]).toEqual(['B1', 'B15', 'I16', 'O75']);
    const beyond = new Set<string>();
    for (const { tokens } of allCards(laidOut({ deck: '75-number', cardsPerSheet: 2 }))) {
      expect(new Set(tokens).size).toBe(25);
      expect(tokens.every((token, space) => columnOf(token) === space % 5)).toBe(true);
      for (const token of tokens) beyond.add(token);
    }
    expect(beyond.size).toBeGreaterThan(60);
  });

  test('[BA-DECK-07] cards are generated independently', () => {
    const layouts = allCards(laidOut({ cardsPerSheet: 2 })).map(({ tokens }) => tokens.join());
    expect(new Set(layouts).size).toBe(layouts.length);
  });

  test('[BA-DECK-09][BA-OPT-09] the free centre has no token and starts marked', () => {
    const state = laidOut({ freeCentre: true, teamCard: true });
    expect(state.bag).toHaveLength(24);
    expect(state.bag).not.toContain('JK');
    for (const { tokens, marked } of allCards(state)) {
      expect([tokens[12], marked]).toEqual(['', spaces('N3')]);
    }
    const numbers = laidOut({ freeCentre: true, deck: '75-number' });
    expect(numbers.bag).toHaveLength(75);
    expect(allCards(numbers)[0]?.tokens.filter(Boolean)).toHaveLength(24);
    const spent = play({
      options: { characters: ['mystic'], freeCentre: true },
      given: { step: 'activate', characters: { mystic: { markers: ['N3', 'G3'] } } },
      answers: [['A', 'blast/N3+G3']],
    });
    expect(spent.of('tokens-returned')[0]?.tokens).toEqual(['D3']);
    expect(allCards(laidOut())[0]?.marked).toBe(0);
  });

  test('[BA-DECK-01][BA-DECK-06][BA-DECK-09] set-up tells of the deck and its rule', () => {
    const made = (options: Record<string, unknown>) =>
      play({ options: { characters: ['fighter'], ...options }, seed: 'made', until: 'now' })
        .of('deck-made')
        .map(({ rule, count }) => [rule, count]);
    expect(made({})).toEqual([['BA-DECK-01', 25]]);
    expect(made({ deck: '75-number' })).toEqual([['BA-DECK-06', 75]]);
    expect(made({ freeCentre: true })).toEqual([['BA-DECK-09', 24]]);
  });

  test('[BA-DECK-10] the ordered layout has the codes top to bottom', () => {
    const tokens = orderedTokens({ deck: '25-card', freeCentre: false });
    const column = (at: number) => tokens.filter((_, space) => space % 5 === at).join(' ');
    expect(column(0)).toBe('SA S2 S3 S4 S5');
    expect(column(2)).toBe('QS QH JK QD QC');
    expect(column(4)).toBe('CA C2 C3 C4 C5');
  });
});

describe('set-up', () => {
  test('[BA-SETUP-01] characters go to the seats as the options say', () => {
    const state = laidOut({ characters: ['rogue', 'healer'], control: ['2', '1'] }, 2);
    expect(state.characters.map((one) => [one.class, one.seat])).toEqual([
      ['rogue', 1],
      ['healer', 0],
    ]);
  });

  test('[BA-SETUP-02][BA-HID-01] team and monster sheet and all cards are public', () => {
    const { match } = play({
      seats: 2,
      options: { teamCard: true },
      until: 'now',
      given: { step: 'activate', characters: { fighter: { duds: 2 } } },
    });
    for (const observer of [0, 1, -1]) expect(match.seatView(observer).view).toEqual(match.state);
  });

  test('[BA-SETUP-04][BA-CLASS-03] pools hold health tokens equal to the rating', () => {
    const state = laidOut();
    expect(state.characters.map(({ pool, rating }) => [pool, rating])).toEqual([
      [12, 12],
      [6, 6],
      [8, 8],
      [10, 10],
    ]);
    expect(state.monster.pool).toBe(20);
  });

  test('[BA-SETUP-05] nothing else lies on the sheets', () => {
    const state = laidOut();
    for (const sheet of [...state.characters, state.monster]) {
      expect([sheet.duds, sheet.shields, sheet.pendingHealth, sheet.pendingDamage]).toEqual([
        0, 0, 0, 0,
      ]);
      expect(sheet.cards.map(({ marked, health, damage }) => marked | health | damage)).toEqual([
        0,
      ]);
    }
    expect(state.monster.skips).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('[BA-SETUP-06] all tokens are in the randomizer', () => {
    const { bag, setAside, reserved, held } = laidOut();
    expect([bag.length, setAside.length, reserved.length, held.length]).toEqual([25, 0, 0, 0]);
  });

  test('[BA-SETUP-07] names begin with different letters of BINGO, in any case', () => {
    expect(problems({ names: ['bo', 'Ida', 'NIL', 'old'] })).toEqual([]);
    expect(problems({ names: ['Bo', 'Ben', 'Nil', 'Old'] })[0]).toContain('two names begin with B');
    expect(problems({ names: ['Bo', 'Zed', 'Nil', 'Old'] })[0]).toContain('"Zed"');
    expect(problems({ names: ['Bo'] })[0]).toContain('4 characters, not 1');
    expect(laidOut({ names: ['bo', 'Ida', 'NIL', 'old'] }).characters.map((c) => c.letter)).toEqual(
      [0, 1, 2, 4],
    );
    expect(
      laidOut()
        .characters.map(({ name }) => name[0])
        .join(''),
    ).toBe('BING');
  });

  test('[BA-SETUP-08] the elements are asked for before the affinity is drawn', () => {
    const { match, of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'elements' },
      rolls: [],
      until: 'now',
    });
    expect(match.choices[0]?.why).toMatchObject({ key: 'choice.elements', rule: 'BA-ELEM-03' });
    expect((match.state as AdventureState).monster.affinity).toBe('none');
    expect(of('affinity-set')).toEqual([]);
  });

  test('[BA-SETUP-09][BA-ELEM-07][BA-ELEM-06] tokens are drawn until one is not O; all return', () => {
    const { of, state } = play({
      options: { characters: ['fighter'] },
      given: { step: 'affinity' },
      rolls: ['C2', 'CA', 'D4', 'S2'],
    });
    expect(of('affinity-set')[0]).toMatchObject({
      rule: 'BA-ELEM-07',
      affinity: 'fire',
      tokens: ['C2', 'CA', 'D4'],
    });
    expect(state.bag).toHaveLength(24);
    const affinities = ['SA', 'HA', 'QS', 'DA'].map(
      (token) =>
        play({
          options: { characters: ['fighter'] },
          given: { step: 'affinity' },
          rolls: [token, 'S2'],
        }).state.monster.affinity,
    );
    expect(affinities).toEqual(['earth', 'air', 'water', 'fire']);
    expect(() =>
      play({
        options: { characters: ['fighter'] },
        given: { step: 'affinity' },
        rolls: ['C2', 'C2'],
      }),
    ).toThrow('C2');
  });

  test('[BA-SETUP-10] all seats have their choices at the same time', () => {
    const duds = { duds: 4 };
    const { match } = play({
      seats: 2,
      given: { step: 'activate', characters: { fighter: duds, mystic: duds } },
      until: 'now',
    });
    expect(match.choices.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[BA-SETUP-11] character order is the order of the list', () => {
    const state = laidOut({ characters: ['healer', 'rogue', 'fighter'] }, 3);
    expect(state.characters.map((one) => one.class)).toEqual(['healer', 'rogue', 'fighter']);
  });
});

test('[BA-INV-14] the same seed and answers give the same game', () => {
  const made = () => {
    const created = Match.create(bingoAdventure, {
      id: 'same',
      seats: [{ name: 'A', player: 'human' }],
      options: { roundLimit: 30 },
      random: { kind: 'seeded', seed: 'same' },
    });
    if (!created.ok) throw new Error('not created');
    for (let i = 0; i < 40 && !created.value.over; i += 1) {
      const [choice] = created.value.choices;
      if (choice !== undefined) created.value.submitAnswer(choice.seat, 0, 0);
      if (created.value.log.length === i) break;
    }
    return created.value.toFile().answers.map(({ hash }) => hash);
  };
  expect(made()).toEqual(made());
});
