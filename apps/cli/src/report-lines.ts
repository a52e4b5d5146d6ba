import type { Game } from '@tablewright/engine';
import {
  type Rate,
  type Report,
  rateOf,
  type SimulationPlan,
  type Summary,
} from '@tablewright/lab';
import { counted, percent, readable, textTable } from './text-table.ts';

/** Heads the bounds between which a share lies. */
const OF_95 = 'between (95 %)';

/** A report of a simulation as text. */
export function reportLines(game: Game, plan: SimulationPlan, report: Report): string[] {
  return [
    ...planLines(game, plan, report),
    ...outcomeLines(report),
    ...measureLines(report),
    ...campaignLines(report),
    ...facetLines(report),
    ...counterLines(game, report),
    ...worthLines(report),
    ...(report.unmet === undefined ? [] : ['', ...unmetLines(report.unmet)]),
    '',
    `Result ${report.hash}`,
  ];
}

/** What was played. */
function planLines(game: Game, plan: SimulationPlan, report: Report): string[] {
  const chosen = { ...game.unattended, ...plan.options };
  const options = Object.entries(chosen).map(([name, value]) => `${name}=${String(value)}`);
  const lines = [
    `${game.title}: ${counted(report.matches, 'match', 'matches')}${ofCampaigns(plan)}, seed ${plan.seed}`,
    `Seats: ${plan.seats.join(', ')}${plan.rotate === true ? ', rotated' : ''}`,
    ...(options.length === 0 ? [] : [`Settings: ${options.join(', ')}`]),
  ];
  if (report.unfinished > 0) {
    const many = counted(report.unfinished, 'match', 'matches');
    lines.push(`${many} reached the limit of decisions and are counted nowhere below.`);
  }
  return lines;
}

const ofCampaigns = ({ campaign }: SimulationPlan): string =>
  campaign === undefined ? '' : ` of campaigns of ${counted(campaign, 'game', 'games')}`;

/** How the matches ended, and who has won them. */
function outcomeLines({ results, seats, together, policies }: Report): string[] {
  const ends = section(
    'How it ended',
    results.map((rate) => [rate.name, ...shareCells(rate)]),
    ['result', 'matches', 'of', 'share', OF_95],
  );
  if (together) return ends;
  return [
    ...ends,
    ...section(
      'Who won, by seat',
      seats.map(({ seat, policy, wins, payoff }) => [
        String(seat + 1),
        policy,
        ...shareCells(wins),
        readable(payoff.mean),
      ]),
      ['seat', 'bot', 'won', 'of', 'share', OF_95, 'mean payoff'],
    ),
    ...section(
      'Who won, by bot',
      policies.map((rate) => [rate.name, ...shareCells(rate)]),
      ['bot', 'won', 'of seats', 'share', OF_95],
    ),
  ];
}

/** How long the matches were, and what else the game measures. */
function measureLines({ decisions, numbers }: Report): string[] {
  const measures = [['decisions', decisions] as const, ...Object.entries(numbers)];
  return section(
    'Length and measures',
    measures.map(([name, summary]) => [name, ...summaryCells(summary)]),
    ['measure', 'mean', 'sd', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'],
  );
}

/** How the games of campaigns went, one after another: how they ended, what they brought, and what else is measured. */
function campaignLines({ byGame, results }: Report): string[] {
  if (byGame.length === 0) return [];
  return [
    ...section(
      'How it ended, by game of the campaign',
      byGame.flatMap((report, at) =>
        results.map(({ name }) => {
          const found = report.results.find((rate) => rate.name === name);
          const rate = found ?? rateOf(0, report.matches - report.unfinished);
          return [String(at + 1), name, ...shareCells(rate)];
        }),
      ),
      ['game', 'result', 'matches', 'of', 'share', OF_95],
    ),
    ...section(
      'Means, by game of the campaign',
      byGame.map(({ decisions, numbers, seats }, at) => [
        String(at + 1),
        readable(decisions.mean),
        ...seats.map(({ payoff }) => readable(payoff.mean)),
        ...Object.values(numbers).map(({ mean }) => readable(mean)),
      ]),
      [
        'game',
        'decisions',
        ...(byGame[0]?.seats ?? []).map(({ seat, policy }) => `payoff ${seat + 1} (${policy})`),
        ...Object.keys(byGame[0]?.numbers ?? {}),
      ],
    ),
  ];
}

/** The same by what the game tells matches and those who play them apart by. */
function facetLines({ matches: all, unfinished, results, policies, facets, entrants }: Report) {
  // If every match ends alike, only the counts are of interest.
  const alike = results.length < 2;
  const rivals = policies.length > 1;
  return [
    ...section(
      'By facet',
      facets.flatMap(({ facet, value, matches, results }) =>
        alike
          ? [[facet, value, ...shareCells(rateOf(matches, all - unfinished))]]
          : results.map((rate) => [facet, value, rate.name, ...shareCells(rate)]),
      ),
      ['facet', 'value', ...(alike ? [] : ['result']), 'matches', 'of', 'share', OF_95],
    ),
    ...section(
      'Wins by facet and bot',
      facets.flatMap(({ facet, value, policies }) =>
        rivals ? policies.map((rate) => [facet, value, rate.name, ...shareCells(rate)]) : [],
      ),
      ['facet', 'value', 'bot', 'won', 'of seats', 'share', OF_95],
    ),
    ...section(
      'Who won, by what they were',
      entrants.map(({ facet, value, ...rate }) => [facet, value, ...shareCells(rate)]),
      ['facet', 'value', 'won', 'of', 'share', OF_95],
    ),
  ];
}

/** How often things happened that the game counts. */
function counterLines(game: Game, { counters }: Report): string[] {
  const { unit } = game.measures;
  return section(
    'Counted',
    counters.map(({ name, total, perMatch, perUnit, inMatches }) => [
      name,
      readable(total),
      readable(perMatch),
      ...(unit === undefined ? [] : [perUnit === undefined ? '' : readable(perUnit)]),
      percent(inMatches.rate),
    ]),
    ['what', 'times', 'per match', ...(unit === undefined ? [] : [`of ${unit}`]), 'in matches'],
  );
}

/** What content is worth to whoever comes upon it, in payoffs. */
function worthLines({ worth }: Report): string[] {
  return section(
    'What it was worth to come upon',
    worth.map(({ name, with: having, without, gain, low, high }) => [
      name,
      readable(having.count),
      readable(having.mean),
      readable(without.mean),
      readable(gain),
      `${readable(low)} to ${readable(high)}`,
    ]),
    ['what', 'seats', 'payoff with', 'without', 'gain', OF_95],
  );
}

/** A table under a title; nothing without rows. */
function section(title: string, rows: string[][], heading: string[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...textTable([heading, ...rows])];
}

/** Content that was never met, as text. */
export function unmetLines(unmet: readonly string[]): string[] {
  if (unmet.length === 0) return ['Everything that the game has was met.'];
  return [`Never met (${unmet.length}):`, ...unmet.map((name) => `  ${name}`)];
}

function shareCells({ count, of, rate, low, high }: Rate): string[] {
  return [readable(count), readable(of), percent(rate), `${percent(low)} to ${percent(high)}`];
}

function summaryCells({ mean, sd, min, p5, p25, median, p75, p95, max }: Summary): string[] {
  return [mean, sd, min, p5, p25, median, p75, p95, max].map(readable);
}
