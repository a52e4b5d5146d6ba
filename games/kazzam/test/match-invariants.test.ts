import type { Choice } from '@tablewright/engine';
import { checkAnswer } from '@tablewright/engine/host';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KazzamEvent, KazzamState } from '../src/index.ts';
import { isWithin } from '../src/rules/court/footprint.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { hasLine } from '../src/rules/court/line-of-sight.ts';
import { BITS, has } from '../src/rules/effects/status.ts';
import { diceMode } from '../src/rules/numbers/result.ts';
import { implementRangeOf } from '../src/rules/sight/reach.ts';
import { INVARIANTS } from './content.ts';
import { type PlayedOut, playOut } from './played-out.ts';

/** What is kept of a moment at which somebody was asked. */
interface Moment {
  readonly news: readonly KazzamEvent[];
  readonly choice: Choice | undefined;
  readonly round: number;
  readonly points: readonly number[];
  readonly strikes: readonly number[];
  readonly tokens: readonly number[];
  readonly neutral: number;
  readonly colours: readonly (number | undefined)[];
  readonly maxHp: readonly number[];
  readonly order: readonly number[];
  readonly options: string;
  readonly wrong: readonly string[];
  /** In which part of the map each athlete is, -1 for nowhere. */
  readonly parts: readonly number[];
  readonly enemies: readonly (readonly number[])[];
  /** Groups that have had an enemy, if only since the moment before. */
  readonly woken: readonly number[];
  /** Targets that are offered and should not be. */
  readonly hidden: readonly string[];
  /** What the one who is asked is kept from leaving undone. */
  readonly forced: readonly string[];
}

interface Story extends PlayedOut {
  readonly moments: readonly Moment[];
}

const stories: Story[] = [];

function momentOf(state: KazzamState, choice: Choice | undefined, news: Moment['news']): Moment {
  const ground = groundOf(state);
  return {
    news,
    choice,
    round: state.round,
    points: [...state.points],
    strikes: [...state.strikes],
    tokens: state.creatures.map(({ missTokens }) => missTokens),
    neutral: state.items.filter(({ team }) => team === undefined).length,
    colours: state.items.map(({ team }) => team),
    maxHp: state.creatures.map(({ maxHp }) => maxHp),
    order: [...state.order],
    options: JSON.stringify(state.options),
    wrong: INVARIANTS.flatMap(({ rule, check }) => {
      const what = check(state);
      return what === undefined ? [] : [`${rule}: ${what}`];
    }),
    parts: state.creatures.map(({ cell }) => (cell < 0 ? -1 : ground.partAt(cell).offset)),
    enemies: state.groups.map(({ enemies }) => [...enemies]),
    woken: state.groups.flatMap(({ awake }, group) => (awake ? [group] : [])),
    hidden: hiddenIn(state, choice),
    forced: forcedIn(state, choice),
  };
}

/** A turn that cannot be ended though no command binds it, or a reply that cannot be declined. */
function forcedIn({ turn }: KazzamState, choice: Choice | undefined): string[] {
  if (choice === undefined) return [];
  const { why, reaction } = choice;
  const free = why.key === 'action' && turn?.errand === undefined;
  const ends = 'options' in choice && choice.options.some(({ id }) => id === 'end-turn');
  const refused = reaction && checkAnswer(choice, reaction.decline);
  return [
    ...(free && !ends ? ['the turn cannot be ended'] : []),
    ...(refused === undefined ? [] : [`${why.key} cannot be declined`]),
  ];
}

/** What is wrong with the targets that are offered: gone, Hidden, too far away, no line to them. */
function hiddenIn(state: KazzamState, choice: Choice | undefined): string[] {
  if (choice?.why.key !== 'target' || !('options' in choice)) return [];
  const { who: by, power } = choice.why.params ?? {};
  const who = state.creatures[Number(by)];
  if (who === undefined) return [];
  const ground = groundOf(state);
  // Wandslingers and Porters have powers that say otherwise.
  const { className = '' } = state.builds[who.build] ?? {};
  const plain =
    power === 'basic-implement-attack' && !['wandslinger', 'porter'].includes(className);
  return choice.options.flatMap(({ id }) => {
    const one = state.creatures.find(({ name }) => name === id);
    if (one === undefined || one.team === who.team) return [];
    if (one.cell < 0 || has(one, BITS.hidden)) return [`${id} is hidden or gone`];
    if (!plain) return [];
    const range = implementRangeOf(state, Number(by));
    const prone = has(one, BITS.prone) || has(who, BITS.prone);
    if (!isWithin(ground, who, one, range)) return [`${id} is farther off than ${range}`];
    return hasLine(ground, who, one, { prone }) ? [] : [`nobody sees ${id}`];
  });
}

beforeAll(() => {
  for (const [seed, athletes, more] of [
    ['orbs', 5, {}],
    ['creeps', 4, { advantageCount: 'net' }],
    ['strikes', 3, { oppositionMissTokens: true, redTeam: 'opposition' }],
  ] as const) {
    const moments: Moment[] = [];
    const story = playOut(seed, { athletes, roundLimit: 12, ...more }, (match, news) => {
      moments.push(momentOf(match.state as KazzamState, match.choices[0], news));
    });
    stories.push({ ...story, moments });
  }
}, 60_000);

/** Looks at each pair of moments that follow each other. */
function pairs(look: (before: Moment, after: Moment, story: Story) => void): void {
  for (const story of stories) {
    for (const [at, after] of story.moments.entries()) {
      const before = story.moments[at - 1];
      if (before !== undefined) look(before, after, story);
    }
  }
}

const all = <T extends KazzamEvent['type']>(type: T) =>
  stories.flatMap(({ events }) =>
    events.filter((event): event is Extract<KazzamEvent, { type: T }> => event.type === type),
  );

describe('in matches played by bots', () => {
  test('there is enough to look at', () => {
    expect(stories.map(({ state }) => state.result)).toEqual(['over', 'over', 'over']);
    for (const type of ['attack', 'save', 'group-roll', 'taken-out', 'points', 'strike'] as const)
      expect(all(type).length).toBeGreaterThan(5);
  });
  test('what can be seen in one state always holds', () => {
    expect(stories.flatMap(({ moments }) => moments.flatMap(({ wrong }) => wrong))).toEqual([]);
  });
  test('[KZ-INV-03] neutral orbs get fewer, and a colour changes by a dunk alone', () => {
    pairs((before, after) => {
      expect(after.neutral).toBeLessThanOrEqual(before.neutral);
      for (const [orb, colour] of after.colours.entries()) {
        if (colour === before.colours[orb]) continue;
        const dunk = after.news.find(
          (event) => event.type === 'orb' && event.what === 'dunked' && event.orb === orb,
        );
        expect(dunk).toBeDefined();
        expect(colour).toBeDefined();
      }
    });
  });
  test('[KZ-INV-07] [KZ-DUN-09] a maximum never rises, and falls by one a time', () => {
    pairs((before, after) => {
      for (const [id, maxHp] of after.maxHp.entries()) {
        expect([0, 1]).toContain((before.maxHp[id] ?? 0) - maxHp);
      }
    });
  });
  test('[KZ-INV-08] [KZ-ATK-27] the opposition has no Miss Tokens without the option', () => {
    for (const { moments, state } of stories) {
      if (state.options.oppositionMissTokens) continue;
      for (const { tokens } of moments) {
        expect(tokens.filter((count, id) => count > 0 && state.creatures[id]?.team === 1)).toEqual(
          [],
        );
      }
    }
  });
  test('[KZ-INV-09] [KZ-SCORE-01] points and Strikes never fall, and are what was logged so far', () => {
    for (const { moments } of stories) {
      const points = [0, 0];
      const strikes = [0, 0];
      for (const moment of moments) {
        for (const event of moment.news) {
          if (event.type === 'points')
            points[event.team] = (points[event.team] ?? 0) + event.points;
          if (event.type === 'strike') strikes[event.team] = (strikes[event.team] ?? 0) + 1;
        }
        expect([moment.points, moment.strikes]).toEqual([points, strikes]);
      }
    }
  });
  test('[KZ-TRACK-01] [KZ-TRACK-04] [KZ-JOB-01] the scorekeeper’s rows add up to that', () => {
    for (const { state, events } of stories) {
      const rows = state.stats.map((stats, id) => ({ ...stats, team: state.creatures[id]?.team }));
      for (const team of [0, 1] as const) {
        const own = rows.filter((row) => row.team === team);
        const sum = (pick: (row: (typeof own)[number]) => number) =>
          own.reduce((total, row) => total + pick(row), 0);
        expect(sum(({ strikes }) => strikes)).toBe(state.strikes[team]);
        const shared = events.filter(
          (event) =>
            event.type === 'points' &&
            event.team === team &&
            state.creatures[event.who]?.team !== team,
        );
        const nobodys = shared.reduce(
          (total, one) => total + ('points' in one ? one.points : 0),
          0,
        );
        expect(sum(({ points }) => points) + nobodys).toBe(state.points[team]);
      }
      const over = events.at(-1);
      expect(over).toMatchObject({
        type: 'over',
        scores: [0, 1].map((team) => {
          const strikes = state.strikes[team as 0 | 1];
          return state.points[team as 0 | 1] - Math.floor(strikes / 3);
        }),
      });
    }
  });
  test('[KZ-INV-13] [KZ-GEN-02] [KC-INV-26] dice and results are 1 to 6, every face falls, as many dice as there should be', () => {
    const faces = new Set<number>();
    for (const { events, state } of stories) {
      for (const event of events) {
        if (event.type !== 'attack') continue;
        const { dice, result, advantages, disadvantages, natural } = event;
        const mode = diceMode(
          advantages.length,
          disadvantages.length,
          state.options.advantageCount,
        );
        expect(dice).toHaveLength(mode === 'one' ? 1 : 2);
        expect([1, 2, 3, 4, 5, 6]).toContain(result);
        expect([...dice, 5]).toContain(natural);
        for (const die of dice) faces.add(die);
      }
    }
    for (const { dice } of all('save')) for (const die of dice) faces.add(die);
    for (const { roll } of [...all('initiative'), ...all('group-roll')]) faces.add(roll);
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('[KC-INV-26] [KZ-STRK-01] a Strike for a roll comes from a face of 1 alone, and is told after it', () => {
    for (const { events } of stories) {
      for (const [at, event] of events.entries()) {
        if (event.type !== 'strike' || event.rule !== 'KZ-STRK-01') continue;
        expect(events[at - 1]).toMatchObject({ type: 'attack', who: event.who, natural: 1 });
      }
    }
  });
  test('[KZ-INV-17] one order for all rounds, one turn each, Creeps after all athletes', () => {
    for (const { events, state } of stories) {
      const athletes = state.builds.length;
      let turns: number[] = [];
      let struck: number | undefined;
      for (const event of events) {
        if (event.type === 'round') turns = [];
        if (event.type === 'damage' && event.rule === 'KM-LOVE-05') struck = event.who;
        if (event.type !== 'round' && event.type !== 'turn') continue;
        // Who dies of love has a last turn outside the order (KM-LOVE-05).
        const isLast = event.type === 'turn' && event.who === struck;
        struck = undefined;
        if (event.type === 'round' || isLast) continue;
        turns.push(event.who);
        const own = turns.filter((who) => who < athletes);
        expect(own).toEqual(state.order.filter((who) => own.includes(who)));
        expect(new Set(turns).size).toBe(turns.length);
        if (event.who < athletes) expect(turns.every((who) => who < athletes)).toBe(true);
      }
    }
    pairs((before, after) => {
      if (before.round > 0) expect(after.order).toEqual(before.order);
    });
  });
  test('[KZ-SETUP-06] the settings stay as they were when the match began', () => {
    pairs((before, after) => expect(after.options).toBe(before.options));
  });
  test('[KZ-JOB-02] Creeps are nobody’s to play: no seat is asked what they do', () => {
    for (const { moments, state } of stories) {
      for (const { choice } of moments) {
        if (choice === undefined || choice.why.key !== 'action') continue;
        expect(state.creatures[Number(choice.why.params?.who)]?.kind).toBe('athlete');
      }
    }
  });
  test('[KZ-INV-26] no target is offered that is Hidden, gone, out of range or out of sight', () => {
    const asked = stories.flatMap(({ moments }) =>
      moments.filter(({ choice }) => choice?.why.key === 'target'),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.flatMap(({ hidden }) => hidden)).toEqual([]);
  });
  test('[KZ-INV-27] a turn can be ended whenever it is asked what to do, and each reply declined', () => {
    const asked = (is: (choice: Choice) => boolean) =>
      stories.flatMap(({ moments }) =>
        moments.filter(({ choice }) => choice !== undefined && is(choice)),
      );
    expect(asked(({ why }) => why.key === 'action').length).toBeGreaterThan(30);
    expect(asked(({ reaction }) => reaction !== undefined).length).toBeGreaterThan(5);
    expect(stories.flatMap(({ moments }) => moments.flatMap(({ forced }) => forced))).toEqual([]);
  });
  test('[KZ-INV-20] a group that nobody has woken has neither rolled nor acted', () => {
    for (const { moments, state } of stories) {
      for (const { news, woken } of moments) {
        for (const event of news) {
          if (event.type !== 'group-roll' && event.type !== 'creep') continue;
          const group = state.creatures[event.who]?.group ?? -1;
          expect(woken).toContain(group);
        }
      }
    }
  });
  test('[KM-INV-09] [KM-CRP-25] no list keeps who has come into the Dungeon or out of it', () => {
    pairs((before, after) => {
      for (const [group, list] of after.enemies.entries()) {
        for (const enemy of list) {
          const moved = before.parts[enemy] !== after.parts[enemy];
          const known = before.enemies[group]?.includes(enemy) === true;
          // What it has left on a creep may make it an enemy again at once.
          const again = after.news.some((event) => 'by' in event && event.by === enemy);
          expect(moved && known && !again).toBe(false);
        }
      }
    });
  });
  test('[KM-INV-10] [KM-CRP-13] a group rolls once a round at most', () => {
    for (const { events, state } of stories) {
      let rolled: number[] = [];
      for (const event of events) {
        if (event.type === 'round') rolled = [];
        if (event.type !== 'group-roll') continue;
        const group = state.creatures[event.who]?.group ?? -1;
        expect(rolled).not.toContain(group);
        rolled.push(group);
      }
    }
  });
  test('[KM-CRP-26] no Creep leaves its part of the map', () => {
    pairs((before, after, { state }) => {
      for (const [id, part] of after.parts.entries()) {
        if (state.creatures[id]?.kind !== 'creep' || part < 0) continue;
        expect(part).toBe(before.parts[id]);
      }
    });
  });
});
