import type { Text } from '@tablewright/engine';
import { isAnswer, readScenario, type Scenario, seatOf } from '@tablewright/engine/scenarios';
import type { Lesson, LessonStep } from './lesson.ts';

/** A scenario of a game that explains rules. */
export interface Example {
  /** Its file's name without the ending. */
  readonly id: string;
  readonly scenario: Scenario;
  /** What it is called in English, without the ids before it. */
  readonly title: string;
  /** What it is called in other languages, by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** The rules that its title names, and those that it expects to be cited, each once. */
  readonly rules: readonly string[];
}

/**
 * Reads a scenario file as an example.
 * @param titles of scenarios in other languages, by language and by id
 * @throws ScenarioError if it is no scenario
 */
export function readExample(
  id: string,
  file: unknown,
  titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Example {
  const scenario = readScenario(file);
  const [, named = '', title = ''] = /^((?:\[[^\]]*\]\s*)*)(.*)$/s.exec(scenario.title) ?? [];
  const cited = (scenario.expect.events ?? []).flatMap(({ rule }) =>
    typeof rule === 'string' ? [rule] : [],
  );
  const rules = [...(named.match(/[A-Z][A-Z0-9-]*\d[A-Z0-9]*/g) ?? []), ...cited];
  const own = Object.entries(titles).flatMap(([language, byId]) => {
    const said = byId[id];
    return said === undefined ? [] : [[language, said]];
  });
  return { id, scenario, title, titles: Object.fromEntries(own), rules: [...new Set(rules)] };
}

/** What an example is called for a reader, and in which language that is: English if nothing else is known. */
export function titleIn(
  { title, titles }: Pick<Example, 'title' | 'titles'>,
  locale: string,
): { readonly said: string; readonly language: string } {
  const [language = 'en'] = locale.split('-');
  const said = titles[language];
  return said === undefined ? { said: title, language: 'en' } : { said, language };
}

/**
 * An example as a lesson: a step for every answer that it lists and that is taken, one for every
 * stop that waits for something, and one for what comes of it. Whose turn it is, and what the
 * example chooses, is told by the interface.
 */
export function lessonOf({ id, scenario, title }: Example): Lesson {
  const { answers, options, given, rolls, until } = scenario;
  const scene = { options, rolls, ...(given === undefined ? {} : { given }) };
  const acts = answers.flatMap((entry): LessonStep | LessonStep[] => {
    if (!isAnswer(entry)) return entry.until === undefined ? [] : { until: entry.until };
    const { seat, about, choose, refused } = entry;
    if (refused !== undefined) return [];
    const act = { seat: seatOf(scenario, seat), accepts: [choose] };
    return { act: about === undefined ? act : { ...act, about } };
  });
  const end: LessonStep = until === undefined ? {} : { until };
  const [first = end, ...rest] = [...acts, end];
  const said: Text = { key: title };
  return {
    id,
    title: said,
    seats: scenario.seats,
    learner: acts.find(({ act }) => act !== undefined)?.act?.seat ?? 0,
    steps: [{ ...first, scene }, ...rest],
  };
}
