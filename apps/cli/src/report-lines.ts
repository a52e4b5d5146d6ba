import type { Game } from '@tablewright/engine';
import {
  type Rate,
  type Report,
  rateOf,
  type SimulationPlan,
  type Summary,
} from '@tablewright/lab';
import { counted, percent, readable, textTable } from './text-table.ts';

/** A report of a simulation as text. */
export function reportLines(game: Game, plan: SimulationPlan, report: Report): string[] {
  const chosen = { ...game.unattended, ...plan.options };
  const options = Object.entries(chosen).map(([name, value]) => `${name}=${String(value)}`);
  const lines = [
    `${game.title}: ${counted(report.matches, 'match', 'matches')}, seed ${plan.seed}`,
    `Seats: ${plan.seats.join(', ')}${plan.rotate === true ? ', rotated' : ''}`,
    ...(options.length === 0 ? [] : [`Settings: ${options.join(', ')}`]),
  ];
  if (report.unfinished > 0) {
    const many = counted(report.unfinished, 'match', 'matches');
    lines.push(`${many} reached the limit of decisions and are counted nowhere below.`);
  }
  const section = (title: string, rows: string[][], heading: string[]) => {
    if (rows.length > 0) lines.push('', title, ...textTable([heading, ...rows]));
  };
  const of95 = 'between (95 %)';
  section(
    'How it ended',
    report.results.map((rate) => [rate.name, ...shareCells(rate)]),
    ['result', 'matches', 'of', 'share', of95],
  );
  section(
    'Who won, by seat',
    report.seats.map(({ seat, policy, wins, payoff }) => [
      String(seat + 1),
      policy,
      ...shareCells(wins),
      readable(payoff.mean),
    ]),
    ['seat', 'bot', 'won', 'of', 'share', of95, 'mean payoff'],
  );
  section(
    'Who won, by bot',
    report.policies.map((rate) => [rate.name, ...shareCells(rate)]),
    ['bot', 'won', 'of seats', 'share', of95],
  );
  section(
    'Length and measures',
    [['decisions', ...summaryCells(report.decisions)]].concat(
      Object.entries(report.numbers).map(([name, summary]) => [name, ...summaryCells(summary)]),
    ),
    ['measure', 'mean', 'sd', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'],
  );
  // If every match ends alike, only the counts are of interest.
  const alike = report.results.length < 2;
  section(
    'By facet',
    report.facets.flatMap(({ facet, value, matches, results }) =>
      alike
        ? [[facet, value, ...shareCells(rateOf(matches, report.matches - report.unfinished))]]
        : results.map((rate) => [facet, value, rate.name, ...shareCells(rate)]),
    ),
    ['facet', 'value', ...(alike ? [] : ['result']), 'matches', 'of', 'share', of95],
  );
  const rivals = report.policies.length > 1;
  section(
    'Wins by facet and bot',
    report.facets.flatMap(({ facet, value, policies }) =>
      rivals ? policies.map((rate) => [facet, value, rate.name, ...shareCells(rate)]) : [],
    ),
    ['facet', 'value', 'bot', 'won', 'of seats', 'share', of95],
  );
  section(
    'Who won, by what they were',
    report.entrants.map(({ facet, value, ...rate }) => [facet, value, ...shareCells(rate)]),
    ['facet', 'value', 'won', 'of', 'share', of95],
  );
  section(
    'Counted',
    report.counters.map(({ name, total, perMatch, inMatches }) => [
      name,
      readable(total),
      readable(perMatch),
      percent(inMatches.rate),
    ]),
    ['what', 'times', 'per match', 'in matches'],
  );
  if (report.unmet !== undefined) lines.push('', ...unmetLines(report.unmet));
  lines.push('', `Result ${report.hash}`);
  return lines;
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
