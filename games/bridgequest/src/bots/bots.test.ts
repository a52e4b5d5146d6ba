import { policyNamed } from '@tablewright/bots';
import type { Choice, Game, OneChoice, Option } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { fight, heroAt, type Sitting, sit } from '../../test/table.ts';
import { SPINE } from '../bridge/layout.ts';
import { cardSetOf, defaultCards } from '../content/card-set.ts';
import { bridgequest } from '../index.ts';
import type { Hero } from '../model.ts';
import { foeOf } from '../rules/combat/foes.ts';
import { waysFrom } from '../rules/moving/ways.ts';
import type { Bridge } from '../table.ts';
import { contentOf } from '../table-content.ts';
import { viewOf } from '../view.ts';
import { journeyOf, UNREACHABLE } from './journey.ts';
import { chancesOfKick, doorsOf, type Fighter } from './odds.ts';

const CARDS = cardSetOf(defaultCards());
const CONTENT = contentOf(CARDS);
const BOT = policyNamed(bridgequest as unknown as Game, 'heuristic');

/** The worlds of the first Bridge, each with four doorways and nothing more. */
const WORLDS = Object.fromEntries(
  SPINE.map((location, at) => [`world/${location}`, [`BQC-WORLD-03#${at + 1}`]]),
);

function seated(sitting: Sitting, changes: Partial<Hero> = {}): Bridge {
  const { t } = sit(sitting);
  Object.assign(heroAt(t.state, 0), changes);
  return t;
}

/** What the bot of the first seat answers to a question with these options, by id. */
function answers(t: Bridge, key: string, ids: readonly (string | Option)[]): string | undefined {
  const options = ids.map((id) => (typeof id === 'string' ? { id } : id));
  const choice: OneChoice = {
    ...{ kind: 'one', seat: 0, options, fallback: options.length - 1 },
    why: { key: `choice.${key}` },
  };
  return options[Number(decides(t, choice))]?.id;
}

function decides(t: Bridge, choice: Choice): unknown {
  const view = viewOf(t.state, 0, CONTENT);
  return BOT({ view, seat: 0, choice, random: { index: () => 0 } });
}

describe('the fight behind the next Door', () => {
  const doors = doorsOf(CARDS.byId);
  const fighter: Fighter = { att: 10, def: 8, free: 0, stands: 0.2, run: 0, doors: 1 };
  const chances = (changes: Partial<Fighter>) => chancesOfKick(doors, { ...fighter, ...changes });

  test('is safer with more defence, a better check of CON, and quicker feet', () => {
    const { die } = chances({});
    for (const changes of [{ def: 12 }, { stands: 0.6 }, { run: 4 }]) {
      expect(chances(changes).die).toBeLessThan(die);
    }
  });

  test('[BQ-PD-02] is lost more often with an attack that only calls more Doors', () => {
    expect(chances({ att: 20, def: 5 }).win).toBeLessThan(chances({ def: 5 }).win);
  });

  test('[BQ-CMB-03] what is free serves wherever it is wanted', () => {
    const { win } = chances({ free: 4 });
    expect(win).toBeGreaterThanOrEqual(
      Math.max(chances({ att: 14 }).win, chances({ def: 12 }).win),
    );
  });
});

describe('the way to Boss Mode', () => {
  const journey = (others: Sitting['others']) => {
    const t = seated({ heroes: ['homeworld'], places: WORLDS, ...(others && { others }) });
    const view = viewOf(t.state, 0, CONTENT);
    return journeyOf(view, { id: 'hero-0', kind: 'hero', where: { at: 'homeworld' } }, 1);
  };

  test('[BQ-MOVE-16] [BQ-MOVE-18] is priced from Homeworld, and closed by whoever stands in it', () => {
    const { bossMode } = journey(undefined);
    expect(bossMode).toBeLessThan(20);
    expect(journey({ 'BQC-FIG-03': '17 UL' }).bossMode).toBe(UNREACHABLE);
  });

  test('is gone at once when the bank reaches so far', () => {
    const cost = journey(undefined).bossMode;
    const t = seated({ heroes: ['homeworld'], places: WORLDS }, { travels: cost });
    t.state.phase = 'beginning-move';
    expect(answers(t, 'beginning-move', ['walk', 'leave-game', 'done'])).toBe('walk');
    const view = viewOf(t.state, 0, CONTENT);
    const trail = waysFrom('homeworld', {
      ground: {
        isOpen: (location) => view.doors[location] !== undefined,
        hasDoorway: (location, corner) => view.doors[location]?.includes(corner) === true,
        throughTokens: () => [],
      },
      ...{ characters: 1, toll: () => 0, mayLeave: true, stopsAt: () => false },
    });
    const way = decides(t, {
      ...{ kind: 'path', seat: 0, why: { key: 'choice.way' }, budget: cost, trail },
      ...{ options: [], from: 0, steps: [], costs: [], ends: [] },
    }) as number[];
    expect(trail.option(-1 - (way.at(-1) ?? 0))?.id).toBe('boss-mode');
  });
});

describe('a bot with its one addition for certain', () => {
  const home = (heroes: readonly string[]) => {
    const t = seated({ heroes, places: WORLDS }, { wasOnBridge: true, travels: 0 });
    t.state.phase = 'beginning-move';
    return answers(t, 'beginning-move', ['leave-game', 'close-bridge', 'done']);
  };

  test('[BQ-GOAL-06] [BQ-DEAD-08] goes home with it rather than die alone', () => {
    expect(home(['homeworld'])).toBe('leave-game');
  });

  test('[BQ-DEAD-07] [BQ-KAR-35] plays on as long as there is company, and closes the Bridge on nobody', () => {
    expect(home(['homeworld', '20 UL'])).toBe('done');
  });
});

describe('gear', () => {
  test('armour is put on before another weapon', () => {
    const armour = defaultCards().find(
      (card) => 'side' in card && card.side === 'DEF' && card.bonus === 3,
    );
    const weapon = defaultCards().find(
      (card) => 'side' in card && card.side === 'ATT' && card.bonus === 3 && card.hands === 1,
    );
    const ids = [weapon, armour].map((card) => `${card?.id}#1`);
    const t = seated({ heroes: ['homeworld'], places: { 'hand/0': ids } });
    heroAt(t.state, 0).sheet = { ...heroAt(t.state, 0).sheet, ST: 9, CON: 4 };
    const options = ids.map((card) => ({ id: `equip/${card}`, names: { card } }));
    expect(answers(t, 'equip', [...options, 'done'])).toBe(`equip/${armour?.id}#1`);
  });
});

describe('in a fight', () => {
  const losing = (att: number) => {
    const { t } = sit({ heroes: ['homeworld', 'homeworld'] });
    const foe = { ...foeOf('BQC-DOOR-026#1'), rolled: 6, tenths: att };
    const hero = fight(t, { stage: 'action', calculations: 1, foes: [foe] });
    hero.sheet = { ...hero.sheet, ST: 1, CON: 1 };
    heroAt(t.state, 1).sheet = { ...heroAt(t.state, 1).sheet, ST: 9, CON: 9 };
    return t;
  };

  test('[BQ-CMB-40] whoever cannot win alone asks whoever can, and passes once it is won', () => {
    const ask = { id: 'help/1', names: { seat: 1 } };
    expect(answers(losing(5), 'window-action', [ask, 'run-away', 'pass'])).toBe('help/1');
    const won = losing(5);
    heroAt(won.state, 0).sheet = { ...heroAt(won.state, 0).sheet, ST: 9, CON: 9 };
    expect(answers(won, 'window-claim', [ask, 'pass'])).toBe('pass');
  });

  test('[BQ-CMB-46] help is given for a share where the two then win, and not to the lost', () => {
    const { state } = losing(5);
    state.combat = { ...fightOf(state), owner: 1 };
    heroAt(state, 0).sheet = { ...heroAt(state, 0).sheet, ST: 9, CON: 9 };
    heroAt(state, 1).sheet = { ...heroAt(state, 1).sheet, ST: 1, CON: 1 };
    const t = { ...losing(5), state } as Bridge;
    const asked = (strong: boolean) => {
      if (!strong) heroAt(state, 0).sheet = { ...heroAt(state, 0).sheet, ST: 1, CON: 1 };
      const choice: OneChoice = {
        ...{ kind: 'one', seat: 0, options: [{ id: 'refuse' }, { id: 'agree' }] },
        why: { key: 'choice.help-or-not', params: { n: 1 } },
      };
      return decides(t, choice);
    };
    expect([asked(true), asked(false)]).toEqual([1, 0]);
  });
});

function fightOf({ combat }: Bridge['state']) {
  if (combat === undefined) throw new Error('nobody fights');
  return combat;
}
