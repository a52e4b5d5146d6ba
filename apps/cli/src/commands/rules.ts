import {
  type Coverage,
  coverageOf,
  lacks,
  type RuleCoverage,
} from '@tablewright/game-suite/coverage';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, readyGame } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { textTable } from '../text-table.ts';

interface RulesFlags {
  readonly json: boolean;
  /** Only what is missing. */
  readonly missing: boolean;
}

/** Shows for every rule of a game's ledger what code cites it and what tests name it. */
export async function rules(
  io: Io,
  catalogue: Catalogue,
  id: string,
  flags: RulesFlags,
): Promise<ExitCode> {
  const { title } = readyGame(catalogue, id);
  const coverage = coverageOf(catalogue.folderOf(id));
  const lacking = coverage.rules.filter((rule) => lacks(rule).length > 0);
  const shown = flags.missing ? lacking : coverage.rules;
  const complete = lacking.length === 0 && coverage.unknown.length === 0;
  if (flags.json) {
    const list = shown.map((rule) => ({ ...rule, lacks: lacks(rule) }));
    const data = { game: id, complete, totals: totals(coverage), rules: list };
    outJson(io, { ...data, unknown: coverage.unknown });
  } else {
    if (shown.length > 0) {
      const rows = shown.map((rule) => [rule.id, citedCell(rule), testCell(rule)]);
      for (const line of textTable([['rule', 'cited by', 'tests'], ...rows])) io.out(line);
      io.out('');
    }
    for (const { id: stray, at } of coverage.unknown) io.out(`${at} names ${stray}, not a rule`);
    const sums = totals(coverage);
    const parts = [
      `${sums.rules} rules`,
      `${sums.cited} cited`,
      `${sums.tested} tested`,
      `${sums.notBehavioural} not behavioural`,
      `${sums.nothingToAssert} with nothing to assert`,
      ...(sums.later > 0 ? [`${sums.later} for later`] : []),
      `${sums.lacking} lacking something`,
    ];
    io.out(`${title}: ${parts.join(', ')}`);
  }
  return complete ? EXIT.fine : EXIT.checkFailed;
}

function totals({ rules: list }: Coverage) {
  return {
    rules: list.length,
    cited: list.filter(({ cited }) => cited.length > 0).length,
    tested: list.filter(({ tests }) => tests.length > 0).length,
    notBehavioural: list.filter(({ notBehavioural }) => notBehavioural !== undefined).length,
    nothingToAssert: list.filter(({ nothingToAssert }) => nothingToAssert !== undefined).length,
    later: list.filter(({ later }) => later !== undefined).length,
    lacking: list.filter((rule) => lacks(rule).length > 0).length,
  };
}

function citedCell(rule: RuleCoverage): string {
  if (rule.cited.length > 0) return some(rule.cited);
  const reason = reasonOf(rule) ?? rule.notBehavioural;
  return reason === undefined ? 'MISSING' : `(${reason})`;
}

function testCell(rule: RuleCoverage): string {
  if (rule.tests.length > 0) return some(rule.tests);
  if (rule.later !== undefined) return '(later)';
  return rule.nothingToAssert === undefined ? 'MISSING' : '(nothing to assert)';
}

/** Why nothing at all is asked of a rule. */
function reasonOf({ later, nothingToAssert }: RuleCoverage): string | undefined {
  return later === undefined ? nothingToAssert : `later: ${later}`;
}

/** The first two places, and how many more. */
function some(places: readonly string[]): string {
  const shown = places.slice(0, 2).join(', ');
  return places.length > 2 ? `${shown} and ${places.length - 2} more` : shown;
}
