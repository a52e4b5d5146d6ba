import type { GameEvent } from '@tablewright/engine';
import { clonePlain, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { bingoAdventure } from './index.ts';
import type { AdventureState } from './model.ts';

/** A position in the middle of a round, with something of everything on the table. */
function middle(): AdventureState {
  const { match } = play({
    seats: 2,
    options: { characters: ['fighter', 'rogue'], teamCard: true },
    given: {
      step: 'prevent',
      activated: ['leadership', 'brilliant-maneuver', 'duck'],
      monsterActivated: ['fearsome-vigor', 'tail-sweep'],
      monster: { markers: ['B2'], health: ['B1'], skips: ['tail-sweep'] },
      characters: {
        fighter: { pool: 7, pending: { health: 3 }, health: ['N3', 'O5'], markers: ['I1'] },
      },
    },
    until: 'now',
  });
  return clonePlain(match.state as AdventureState);
}

function monsterTokens(state: AdventureState): string[] {
  return (state.monster.cards[0]?.tokens ?? []) as string[];
}

type Spoil = (state: AdventureState) => void;

/** How to break each invariant. */
const SPOILS: Readonly<Record<string, readonly Spoil[]>> = {
  '[BA-INV-01]': [(s) => s.bag.pop(), (s) => s.held.push('SA'), (s) => s.bag.splice(0, 1, 'C5')],
  '[BA-INV-02]': [
    (s) => {
      (s.monster as { pool: number }).pool += 1;
    },
    (s) => {
      (s.characters[0] as { besideHealth: number }).besideHealth += 1;
    },
  ],
  '[BA-INV-03]': [
    (s) => {
      (s.monster.cards[0] as { marked: number }).marked |= 1;
    },
    (s) => {
      (s.characters[0]?.cards[0] as { damage: number }).damage |= 1 << 12;
    },
    (s) => {
      (s.characters[0]?.cards[0] as { damage: number }).damage |= 1 << 1;
    },
  ],
  '[BA-INV-04]': [
    (s) => {
      s.monster.duds = -1;
    },
    (s) => {
      s.monster.skips[0] = 2;
    },
    (s) => {
      s.monster.skips[3] = 1;
    },
    (s) => {
      (s.characters[1] as { shields: number }).shields = -1;
    },
  ],
  '[BA-INV-05]': [
    (s) => {
      s.step = 'check';
    },
    (s) => {
      s.step = 'heal';
    },
  ],
  '[BA-INV-06]': [
    (s) => {
      (s.team[0] as { health: number }).health = 4;
    },
    (s) => {
      (s.team[0] as { damage: number }).damage = 4;
    },
  ],
  '[BA-INV-07]': [
    (s) => {
      (s.characters[0] as { pendingDamage: number }).pendingDamage = 1;
    },
  ],
  '[BA-INV-08]': [
    (s) => {
      s.step = 'draw';
      (s.characters[1] as { pool: number }).pool = 0;
    },
    (s) => {
      s.result = 'victory';
      (s as { round: number }).round = 0;
    },
  ],
  '[BA-INV-09]': [
    (s) => {
      s.lastMark.duds = 1;
    },
  ],
  '[BA-INV-10]': [
    (s) => {
      Object.assign(s.activations[1] ?? {}, { spaces: 3 });
    },
    (s) => {
      s.activations.push({ ...(s.activations[1] as AdventureState['activations'][0]) });
    },
  ],
  '[BA-INV-11]': [
    (s) => {
      Object.assign(s.characters[1] ?? {}, { letter: 0 });
    },
    (s) => {
      Object.assign(s.characters[1] ?? {}, { letter: -1 });
    },
  ],
  '[BA-INV-12]': [
    (s) => {
      Object.assign(s.monsterActivations[0] ?? {}, { skipped: true });
    },
    (s) => {
      Object.assign(s.monsterActivations[1] ?? {}, { included: true });
    },
  ],
  '[BA-INV-13]': [
    (s) => {
      (s.activations[1] as { dealt: number }).dealt = 4;
    },
    (s) => {
      s.activations[2]?.bonus.splice(0, 1, 9);
    },
    (s) => {
      s.activations[1]?.bonus.splice(0, 1, 1);
    },
  ],
  '[BA-INV-14]': [
    (s) => {
      Object.assign(s, { clock: new Date(0) });
    },
  ],
  '[BA-INV-15]': [
    (s) => {
      (s.characters[0] as { hidden: boolean }).hidden = true;
      s.hits.push({ power: 'tail-sweep', character: 0, amount: 3, targeted: true, reduced: 0 });
    },
    (s) => {
      (s.characters[1] as { hidden: boolean }).hidden = true;
      (s.monsterActivations[0] as { target: number }).target = 1;
    },
  ],
  '[BA-INV-16]': [
    (s) => {
      monsterTokens(s).splice(0, 1, 'S2');
    },
    (s) => {
      monsterTokens(s).splice(0, 2, 'HA', 'SA');
    },
    (s) => {
      monsterTokens(s).splice(2, 1, 'JK');
      monsterTokens(s).splice(12, 1, 'QS');
    },
  ],
};

describe('invariants', () => {
  test('all hold in a position of everything', () => {
    const state = middle();
    expect(bingoAdventure.invariants.map(({ check }) => check(state)).filter(Boolean)).toEqual([]);
    expect(bingoAdventure.invariants.map(({ rule }) => rule)).toEqual(
      Object.keys(SPOILS).map((title) => title.slice(1, -1)),
    );
  });

  for (const { rule, text, check } of bingoAdventure.invariants) {
    test(`[${rule}] ${text}: a broken one is found`, () => {
      for (const spoil of SPOILS[`[${rule}]`] ?? []) {
        const state = middle();
        spoil(state);
        expect(check(state)).toBeTypeOf('string');
      }
    });
  }

  test('hits on hidden characters that are not targeted are allowed', () => {
    const state = middle();
    (state.characters[0] as { hidden: boolean }).hidden = true;
    state.hits.push({ power: 'breath', character: 0, amount: 8, targeted: false, reduced: 0 });
    expect(bingoAdventure.invariants.map(({ check }) => check(state)).filter(Boolean)).toEqual([]);
  });
});

/** Longer than the usual limit, for machines that do other things beside. */
const LONG = { timeout: 60_000 };

describe('random matches', LONG, () => {
  test('[BA-INV-01][BA-INV-02][BA-INV-03][BA-INV-05][BA-INV-08] every invariant holds after every answer, and all matches end', () => {
    let longest = 0;
    for (let i = 0; i < 60; i += 1) {
      const match = randomMatch(bingoAdventure as never, `all ${i}`);
      const random = seededSource(`all ${i}`);
      while (!match.over) {
        answerAtRandom(match, random);
        for (const { rule, check } of bingoAdventure.invariants) {
          const wrong = check(match.state as AdventureState);
          if (wrong !== undefined)
            throw new Error(`${rule} in match ${i} at ${match.seq}: ${wrong}`);
        }
      }
      longest = Math.max(longest, match.seq);
      expect((match.state as AdventureState).round).toBeLessThanOrEqual(200);
    }
    expect(longest).toBeLessThan(3000);
  });

  test('measures count what events tell', () => {
    const match = randomMatch(bingoAdventure as never, 'measured');
    const random = seededSource('measured');
    while (!match.over) answerAtRandom(match, random);
    const state = match.state as AdventureState;
    const events = match.events.map(({ event }) => event as GameEvent & Record<string, unknown>);
    const sum = (type: string, field: string, monster: boolean) =>
      events
        .filter((event) => event.type === type && (event.sheet === 'monster') === monster)
        .reduce((total, event) => total + Number(event[field]), 0);
    const numbers = bingoAdventure.measures.numbers(state);
    expect(numbers).toMatchObject({
      rounds: state.round,
      damageDealt: sum('damage-assigned', 'health', true) + sum('damage-assigned', 'damage', true),
      damageTaken:
        sum('damage-assigned', 'health', false) + sum('damage-assigned', 'damage', false),
      prevented: sum('prevented', 'points', false),
      healed: sum('healed', 'health', false) + sum('healed', 'damage', false),
      shielded: sum('shielded', 'points', false),
      powers: events.filter(({ type }) => type === 'activated').length,
      monsterPowers: events.filter(({ type }) => type === 'monster-activated').length,
    });
    expect(bingoAdventure.measures.facets(state)).toMatchObject({
      monster: state.monster.kind,
      difficulty: state.settings.difficulty,
      party: state.characters.map((one) => one.class).join('+'),
    });
    const counters = events.map((event) => bingoAdventure.measures.counter?.(event as never));
    const used = new Set(counters.filter((one) => one !== undefined));
    expect(
      [...used].every((one) =>
        /^(power\.(fighter|mystic|rogue|healer)|monster\.(nigob|gobin|boing))\/[a-z-]+$/.test(
          String(one),
        ),
      ),
    ).toBe(true);
    expect(used.size).toBeGreaterThan(2);
  });
});
