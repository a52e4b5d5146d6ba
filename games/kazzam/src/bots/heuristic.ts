import type { Ranking, RankingPolicy } from '@tablewright/bots';
import {
  type Answer,
  type Choice,
  fallbackAnswer,
  type OneChoice,
  type PathChoice,
  type Policy,
  type RandomSource,
  sampleAnswer,
} from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../rules/effects/basic-powers.ts';
import type { BotHint, ChoiceHint, Whom } from '../rules/effects/bot-hint.ts';
import type { Content } from '../rules/effects/content.ts';
import type { Weighed } from '../rules/effects/tactic.ts';
import { type Route, routesOn } from '../rules/movement/routes.ts';
import { safeSteps } from '../rules/movement/safe-steps.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import { type Face, finalResult, hitOf, type Reading, raised } from '../rules/numbers/result.ts';
import type { Kazzam } from '../table.ts';
import { chooseAction, rankActions } from './acting.ts';
import { preferenceOf, slips, startCellOf, takes, weighRecharge } from './house-choices.ts';
import { senseOf } from './house-sense.ts';
import { distancesTo, judgeFor, prospectOf, worthByHint } from './judge.ts';
import { tableOf } from './look.ts';
import { type Outlook, startOf } from './positions.ts';

import { powersOf, worthOfAttack } from './worth.ts';

type Decide = (t: Kazzam, choice: never) => Answer | undefined;

/** How each choice is decided; what is not here, or is left open, takes its default. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  action: chooseAction,
  'final-action': chooseAction,
  'granted-move': chooseAction,
  targets: chooseTargets,
  'miss-tokens': spendTokens,
  // It uses its Role Action in time, and lets others off; who gives up on its side is not held back.
  retcon: (_t, choice: Choice) => fallbackAnswer(choice),
  'concede-too': () => 1,
};

/** What an option is worth: the more, the better. */
type Weight = (option: unknown) => number;

/** How the options of each choice are weighed; the one that is worth most is taken. */
const WEIGHTS: Readonly<Record<string, (t: Kazzam, choice: OneChoice) => Weight | undefined>> = {
  target: weighTargets,
  'next-target': weighTargets,
  heal: weighNeeds,
  deploy: weighStarts,
  appear: weighSquares,
  'leave-dungeon': weighExits,
  recharge: (t, choice) => weighRecharge(t, choice) as Weight | undefined,
  teleport: weighSquares,
};

/** Whether it takes part in a choice about itself. */
interface About {
  readonly who?: CreatureId;
  readonly of?: CreatureId;
  readonly power?: string;
  readonly natural?: number;
  readonly bonus?: number;
  readonly reading?: Reading;
  readonly bot?: ChoiceHint;
}

function aboutOf({ about }: Choice): About {
  return (about ?? {}) as About;
}

const rulesOfThumb =
  (content: Content): Policy<KazzamState> =>
  ({ view, choice, random }) => {
    const t = tableOf({ state: view, content });
    if (choice.why.key.startsWith('build-')) return sampleAnswer(choice, random);
    if (choice.kind === 'path') return rankWays(t, choice, 1)[0] ?? fallbackAnswer(choice);
    const missed = secondBest(t, choice, random);
    if (missed !== undefined) return missed;
    const decided = decidedOn(t, choice);
    if (decided !== undefined) return decided;
    // A reaction is worth taking, as a rule.
    if ('reaction' in choice && choice.reaction !== undefined) {
      const { key, take, decline } = choice.reaction;
      return takes(t, choice, key) ? take : decline;
    }
    return fallbackAnswer(choice);
  };

/** The second-best target, on a die, where a house does not play at its best. */
function secondBest(
  t: Kazzam,
  choice: Choice,
  random: Pick<RandomSource, 'index'>,
): number | undefined {
  const { who } = aboutOf(choice);
  if (who === undefined || choice.kind !== 'one') return undefined;
  if (WEIGHTS[choice.why.key] !== weighTargets || !slips(t, who, random)) return undefined;
  const weight = weightOf(t, choice);
  if (weight === undefined) return undefined;
  const usual = choice.options.flatMap((option, at) =>
    option.aside === true ? [] : [{ at, worth: weight(option) }],
  );
  return usual.sort((a, b) => b.worth - a.worth)[1]?.at;
}

function decidedOn(t: Kazzam, choice: Choice): Answer | undefined {
  const worth = choice.kind === 'one' ? weightOf(t, choice) : undefined;
  if (choice.kind === 'one' && worth !== undefined) return bestOf(choice, worth);
  const decide = DECISIONS[choice.why.key] as
    | ((t: Kazzam, choice: Choice) => Answer | undefined)
    | undefined;
  return decide?.(t, choice);
}

/** How the options of a choice are weighed, if they are: as every bot does, and by the tactics of a house. */
function weightOf(t: Kazzam, choice: OneChoice): Weight | undefined {
  const usual = usualWeightOf(t, choice);
  const besides = preferenceOf(t, choice);
  if (besides === undefined) return usual;
  // What nobody weighs is left as it is unless the tactics say otherwise.
  const left = choice.options[fallbackAnswer(choice) as number];
  const weight = usual ?? ((option: unknown) => (option === left ? LEFT : 0));
  return (option) => weight(option) + besides(option as Weighed);
}

/** What makes the answer that is given when nothing is said the first of equals. */
const LEFT = 0.001;

function usualWeightOf(t: Kazzam, choice: OneChoice): Weight | undefined {
  const { who, bot } = aboutOf(choice);
  if (bot?.shields === true) return weighExposure(t);
  if (who !== undefined) {
    if (bot?.does !== undefined) return weighFate(t, who, bot.does === 'good' ? 1 : -1);
    if (bot?.near !== undefined) return weighNearness(t, who, bot.near);
    if ((choice.sieve?.candidates ?? choice.options).some(hasHint)) return weighByHints(t, who);
  }
  return WEIGHTS[choice.why.key]?.(t, choice);
}

/** Whether an option that is no action says itself what it is worth. */
function hasHint(option: object): option is { readonly bot: BotHint } {
  return 'bot' in option && !('price' in option);
}

/** As the options say themselves. */
function weighByHints(t: Kazzam, who: CreatureId): Weight {
  const judge = judgeFor(t, who);
  return (option) => worthByHint(judge, (option as { readonly bot?: BotHint }).bot) ?? 0;
}

/** Friends for what does good, opponents for what does harm; carriers and the weak first; or nobody. */
function weighFate({ state }: Kazzam, who: CreatureId, sign: 1 | -1): Weight {
  return (option) => {
    const { creature } = option as Named;
    if (creature === undefined) return 0;
    const { hp, held } = creatureOf(state, creature);
    const much = 1 + held.length + 1 / (1 + Math.max(0, hp));
    return areEnemies(state, who, creature) ? -sign * much : sign * much;
  };
}

/** What an ally nearby is to a square that should be near foes, and the other way round. */
const BESIDE_OTHERS = 0.5;

/** Near to many of these, and far from the others. */
function weighNearness(t: Kazzam, who: CreatureId, whom: Whom): Weight {
  const nearness = (whose: Whom, cell: Cell) =>
    distancesTo(t, who, whose, cell).reduce((sum, distance) => sum + 1 / (1 + distance) ** 2, 0);
  const others = whom === 'foes' ? 'allies' : 'foes';
  return (option) => {
    const { cell = NOWHERE } = option as Named;
    if (cell < 0) return 0;
    return nearness(whom, cell) - BESIDE_OTHERS * nearness(others, cell);
  };
}

/** What a team is made of, and giving up, are not looked ahead at. */
const isSettled = (key: string): boolean => key.startsWith('build-') || key.startsWith('concede');

const ranked =
  (content: Content): Ranking<KazzamState> =>
  ({ view, choice }, most) => {
    const t = tableOf({ state: view, content });
    const { key } = choice.why;
    if (isSettled(key)) return [];
    if (choice.kind === 'path') return rankWays(t, choice, most);
    if (choice.kind !== 'one') return undefined;
    if (DECISIONS[key] === chooseAction) return rankActions(t, choice).slice(0, most);
    const weight = weightOf(t, choice);
    if (weight === undefined) return undefined;
    const usual = [...choice.options.keys()].filter((at) => choice.options[at]?.aside !== true);
    const worths = choice.options.map((option) => (option.aside === true ? 0 : weight(option)));
    return usual.sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0)).slice(0, most);
  };

/**
 * An athlete that knows its trade: brings orbs home, fetches those that pay most, strikes where it
 * counts, keeps out of the way of Opportunities and leaves the Dungeon.
 */
export function heuristicOf(content: Content): RankingPolicy<KazzamState> {
  return Object.assign(rulesOfThumb(content), { ranked: ranked(content) });
}

interface Named {
  readonly creature?: CreatureId;
  readonly cell?: number;
}

/** The target that an attack promises most on; of other powers the weakest opponent, or ally. */
function weighTargets(t: Kazzam, choice: OneChoice): Weight | undefined {
  const { who, power: id } = aboutOf(choice);
  if (who === undefined) return undefined;
  const power = powersOf(t, who).find((one) => one.id === id);
  const judge = judgeFor(t, who);
  return (option) => {
    const { creature } = option as Named;
    if (creature === undefined) return 0;
    const worth = power && worthOfAttack(t, who, creature, power);
    if (worth !== undefined) return worth + senseOf(judge, creature, power);
    const { hp, held } = creatureOf(t.state, creature);
    return 0.1 + held.length + 1 / (1 + Math.max(0, hp));
  };
}

/** All on whom an attack on many promises anything. */
function chooseTargets(t: Kazzam, choice: Choice): Answer | undefined {
  const { who } = aboutOf(choice);
  if (choice.kind !== 'some' || who === undefined) return undefined;
  const good = choice.options.flatMap((option, at) => {
    const { creature = NOBODY } = option as Named;
    return (worthOfAttack(t, who, creature, BASIC_IMPLEMENT_ATTACK) ?? 0) > 0 ? [at] : [];
  });
  return good.length > 0 ? good : undefined;
}

function bestOf(choice: OneChoice, worth: Weight): number | undefined {
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, option] of choice.options.entries()) {
    if (option.aside) continue;
    const value = worth(option);
    if (value <= most) continue;
    most = value;
    best = at;
  }
  return best;
}

/** A roll that nothing reads otherwise. */
const PLAIN: Reading = { fierce: false, guarded: false };

/** As few Miss Tokens as make a hit of a miss, or a critical hit of a solid one. */
function spendTokens(_t: Kazzam, choice: Choice): number | undefined {
  if (choice.kind !== 'amount') return undefined;
  const { natural = 1, bonus = 0, reading = PLAIN } = aboutOf(choice);
  const rowWith = (tokens: number) =>
    finalResult(raised({ natural: natural as Face, bonus, tokens }), reading);
  const now = hitOf(rowWith(0));
  for (let tokens = 1; tokens <= choice.max; tokens += 1) {
    const row = hitOf(rowWith(tokens));
    if (now === 'miss' && row !== 'miss') return tokens;
    if (now === 'solid' && row === 'critical') return tokens;
  }
  return 0;
}

/** Whoever has lost the greatest share of its HP. */
function weighNeeds(t: Kazzam): Weight {
  return (option) => {
    const { creature } = option as Named;
    if (creature === undefined) return 0;
    const { hp, maxHp } = creatureOf(t.state, creature);
    return 0.01 + (maxHp - hp) / maxHp;
  };
}

/** How near an opponent is a threat. */
const NEAR = 6;

/** Whoever most opponents are near, the weaker and the more so with an orb; itself if all are safe. */
function weighExposure({ state }: Kazzam): Weight {
  const ground = groundOf(state);
  return (option) => {
    const { creature } = option as Named;
    if (creature === undefined) return 0;
    const { cell, hp, held, wards } = creatureOf(state, creature);
    const foes = state.creatures.filter(
      (other, id) =>
        other.kind === 'athlete' &&
        areEnemies(state, creature, id) &&
        isOnMap(other) &&
        (ground.distance(cell, other.cell) ?? NEAR + 1) <= NEAR,
    );
    return (foes.length * (1 + held.length)) / Math.max(1, hp + wardOf(wards));
  };
}

/** The square that suits best whoever comes to stand there. */
function weighSquares(t: Kazzam, choice: OneChoice): Weight | undefined {
  const { who, by } = aboutOf(choice) as About & { readonly by?: CreatureId };
  if (who === undefined) return undefined;
  const hostile = by !== undefined && areEnemies(t.state, who, by);
  const self = creatureOf(t.state, who);
  // Whoever is still beside the court looks from the first square that it could take.
  const first = choice.options.find((option) => ((option as Named).cell ?? -1) >= 0);
  const { cell: start = self.cell } = (first ?? {}) as Named;
  const outlook = isOnMap(self) ? prospectOf(t, who) : outlookFrom(t, who, start);
  return (option) => {
    const { cell = -1 } = option as Named;
    const worth = outlook.worthOf(cell < 0 ? self.cell : cell);
    return hostile ? -worth : worth;
  };
}

/** Where to begin: on the way to what it is about, and to the orbs, apart from its fellows. */
function weighStarts(t: Kazzam, choice: OneChoice): Weight | undefined {
  const weigh = weighSquares(t, choice);
  const { who } = aboutOf(choice);
  if (weigh === undefined || who === undefined) return weigh;
  const start = startOf(t, who);
  const printed = startCellOf(t, who);
  return (option) => {
    const { cell = -1 } = option as Named;
    return cell === printed ? Number.POSITIVE_INFINITY : weigh(option) + start(cell);
  };
}

/** What squares are worth to an athlete that will have come to one of them. */
function outlookFrom(t: Kazzam, id: CreatureId, cell: Cell): Outlook {
  const self = creatureOf(t.state, id);
  const { cell: before } = self;
  self.cell = cell;
  try {
    return prospectOf(t, id);
  } finally {
    self.cell = before;
  }
}

/** Out of the Dungeon, to the square that looks best from out there; whoever goes for its orb stays. */
function weighExits(t: Kazzam, choice: OneChoice): Weight | undefined {
  const { who } = aboutOf(choice);
  if (who === undefined) return undefined;
  const [stay, ...out] = choice.options as readonly Named[];
  const start = out[0]?.cell;
  if (start === undefined || prospectOf(t, who).mission?.what === 'fetch') {
    return (option) => (option === stay ? 1 : 0);
  }
  const outlook = outlookFrom(t, who, start);
  return (option) =>
    option === stay ? Number.NEGATIVE_INFINITY : outlook.worthOf((option as Named).cell ?? start);
}

/** Points that an Opportunity against it costs. */
const EXPOSED = 0.3;

/** Ways to the best squares, the best first, past nobody's Opportunities if that can be. */
function rankWays(t: Kazzam, choice: PathChoice, most: number): readonly Answer[] {
  const params = choice.why.params as { readonly who?: CreatureId; readonly by?: CreatureId };
  const { who, by } = params;
  if (who === undefined) return [fallbackAnswer(choice)];
  const forced = choice.why.key.startsWith('force');
  const hostile = forced && by !== undefined && areEnemies(t.state, who, by);
  const exposed = choice.why.key === 'way.move' || choice.why.key === 'way.crawl';
  const outlook = prospectOf(t, who);
  const safe = exposed ? routesOn(choice, safeSteps(t, who)) : [];
  const reached = new Set(safe.map(({ cell }) => cell));
  const others = routesOn(choice).filter(({ cell }) => !reached.has(cell));
  const ways: { readonly route: Route; readonly worth: number }[] = [];
  // Where only the best counts, no others are looked at to the end.
  let least = Number.NEGATIVE_INFINITY;
  const consider = (routes: readonly Route[], cost: number): void => {
    for (const route of routes) {
      const floor = hostile || most > 1 ? undefined : least + cost;
      const worth = (hostile ? -1 : 1) * outlook.worthOf(route.cell, floor) - cost;
      if (most === 1 && worth <= least) continue;
      least = worth;
      ways.push({ route, worth });
    }
  };
  consider(safe, 0);
  consider(others, exposed ? EXPOSED : 0);
  ways.sort((a, b) => b.worth - a.worth);
  return ways.slice(0, most).map(({ route }) => [...route.places]);
}
