import { describe, expect, test } from 'vitest';
import type { Until } from '../src/model.ts';
import {
  BITS,
  endsLater,
  giveStatus,
  has,
  untilNextTurnEnds,
} from '../src/rules/effects/status.ts';
import { extraTurn } from '../src/rules/turn/turn.ts';
import { golems } from './creep-court.ts';
import { begin, type Court } from './table.ts';

import { ANA, BO, CY, known, MATCH, POSITION, table, turnOf, UNKNOWN } from './three-in-turn.ts';

describe('which end is the later one', () => {
  test.each([
    ['in the first round', [1, 0, 0]],
    ['after three rounds', [4, 3, 3]],
    ['after turns that Bo had besides', [4, 7, 3]],
    ['after turns that Cy had besides', [4, 3, 9]],
  ])(
    '[KZ-STAT-02] [KZ-GEN-17] [KZ-GEN-18] of two turns the one that comes later, %s',
    (_name, turns) => {
      const t = table(...turns);
      const ends = known(t);
      const wrong = ends.flatMap(([early, one], at) =>
        ends.flatMap(([late, other], place) =>
          endsLater(t.state, other, one) === place > at ? [] : [[early, late]],
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
  test.each([[[1, 0, 0]], [[4, 9, 2]]])(
    '[KZ-GEN-17] [KZ-GEN-18] of one creature’s turns the end comes after the start, and the next after both: turns %j',
    (turns) => {
      const t = table(...turns);
      for (const of of [ANA, BO, CY]) {
        const ends = [1, 2, 3].flatMap((ahead) => [
          turnOf(t, 'turn-start', of, ahead),
          turnOf(t, 'turn-end', of, ahead),
        ]);
        const later = ends.map((one) =>
          ends.map((other) => Number(endsLater(t.state, one, other))),
        );
        expect(later).toEqual(ends.map((_, at) => ends.map((_, place) => Number(at > place))));
      }
    },
  );
  test('[KZ-GEN-17] in its own turn, the end of its next one comes after that of the turn that runs', () => {
    const t = table(2, 1, 1);
    const next = untilNextTurnEnds(t.state, ANA);
    expect(next).toEqual(turnOf(t, 'turn-end', ANA, 1));
    expect(endsLater(t.state, next, turnOf(t, 'turn-end', ANA, 0))).toBe(true);
    expect(endsLater(t.state, turnOf(t, 'turn-end', ANA, 0), next)).toBe(false);
    expect(endsLater(t.state, next, turnOf(t, 'turn-start', ANA, 1))).toBe(true);
  });
  test('[KZ-STAT-02] [KZ-INIT-04] of next turns that of who has the turn comes last, Creeps’ after athletes’', () => {
    const creeps = [golems(['1,2', '9,2'])];
    const [first, second] = [3, 4];
    /** All of them, in the order in which the ends of their next turns come. */
    const ahead = (turn: string) => {
      const t = begin({ ...POSITION, creeps, turn });
      const later = (one: number, other: number) =>
        endsLater(t.state, untilNextTurnEnds(t.state, one), untilNextTurnEnds(t.state, other));
      return [ANA, BO, CY, first, second].sort((a, b) => Number(later(a, b)) - Number(later(b, a)));
    };
    expect(ahead('Ana')).toEqual([BO, CY, first, second, ANA]);
    expect(ahead('Bo')).toEqual([CY, first, second, ANA, BO]);
    expect(ahead('Cy')).toEqual([first, second, ANA, BO, CY]);
  });
  test('[KZ-STAT-02] what a roll, an escape or something else ends outlasts any turn', () => {
    const t = table(4, 3, 3);
    for (const until of UNKNOWN) {
      for (const [, turn] of known(t)) {
        expect(endsLater(t.state, until, turn)).toBe(true);
        expect(endsLater(t.state, turn, until)).toBe(false);
      }
    }
  });
  test('[KZ-STAT-02] of two of those neither is known to be the later one', () => {
    const { state } = table();
    for (const one of UNKNOWN) {
      for (const other of UNKNOWN) expect(endsLater(state, one, other)).toBe(false);
    }
  });
  test('[KZ-STAT-02] the match outlasts all, and not itself', () => {
    const t = table(4, 3, 3);
    for (const until of [...UNKNOWN, ...known(t).map(([, turn]) => turn)]) {
      expect(endsLater(t.state, MATCH, until)).toBe(true);
      expect(endsLater(t.state, until, MATCH)).toBe(false);
    }
    expect(endsLater(t.state, MATCH, MATCH)).toBe(false);
  });
});

describe('lived to its end', () => {
  /** Slows Bo until each of these. */
  const slow = ({ state }: Pick<Court, 'state'>, ...untils: readonly Until[]) => {
    for (const until of untils)
      giveStatus({ state }, { kind: 'slowed', on: BO, by: ANA, source: 'net', until });
  };
  /** In whose turns, ended one after another, Bo is still Slowed. */
  const slowedIn = (court: Court): readonly string[] => {
    const turns: string[] = [];
    while (has(court.of('Bo'), BITS.slowed) && turns.length < 9) {
      turns.push(court.state.creatures[court.state.turn?.creature ?? -1]?.name ?? '');
      court.answer('end-turn');
    }
    return turns;
  };
  const at = (ends: 'turn-start' | 'turn-end', of: number, turn: number): Until => ({
    ends,
    of,
    turn,
  });

  test.each<readonly [string, readonly Until[], readonly string[]]>([
    ['the end of Ana’s turn', [at('turn-end', ANA, 1)], ['Ana']],
    ['the start of Bo’s', [at('turn-start', BO, 1), at('turn-end', ANA, 1)], ['Ana']],
    ['the end of Bo’s', [at('turn-start', BO, 1), at('turn-end', BO, 1)], ['Ana', 'Bo']],
    ['the start of Cy’s', [at('turn-start', CY, 1), at('turn-end', BO, 1)], ['Ana', 'Bo']],
    ['the end of Cy’s', [at('turn-start', BO, 1), at('turn-end', CY, 1)], ['Ana', 'Bo', 'Cy']],
    [
      'the start of Bo’s second',
      [at('turn-end', CY, 1), at('turn-start', BO, 2)],
      ['Ana', 'Bo', 'Cy', 'Ana'],
    ],
    [
      'the end of Bo’s second',
      [at('turn-end', BO, 2), at('turn-start', BO, 2), at('turn-end', CY, 1)],
      ['Ana', 'Bo', 'Cy', 'Ana', 'Bo'],
    ],
  ])(
    '[KZ-STAT-02] [KZ-GEN-17] [KZ-GEN-18] until %s, whichever was given first',
    (_name, untils, turns) => {
      for (const order of [untils, untils.toReversed()]) {
        const court = begin(POSITION);
        slow(court, ...order);
        expect(slowedIn(court)).toEqual(turns);
      }
    },
  );
  test('[KZ-GEN-22] [KZ-STAT-02] a turn outside the order counts for which end is the later one', () => {
    const t = table();
    t.run(extraTurn(t, BO), 'end-turn');
    slow(t, untilNextTurnEnds(t.state, CY), untilNextTurnEnds(t.state, BO));
    expect(t.state.effects.map(({ until }) => until)).toEqual([
      { ends: 'turn-end', of: CY, turn: 1 },
    ]);
  });
});
