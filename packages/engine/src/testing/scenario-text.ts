import type { ScenarioFile } from './scenario-of.ts';

/** Characters of a line. */
const WIDTH = 100;

/** The text of a scenario file: whatever fits stands on one line, as a person would write it. */
export function scenarioText(file: ScenarioFile): string {
  return `${written(JSON.parse(JSON.stringify(file)), '', 0)}\n`;
}

/** @param taken characters of the line that are taken already, beside the indent */
function written(value: unknown, indent: string, taken: number): string {
  const short = inLine(value);
  if (typeof value !== 'object' || value === null) return short;
  if (indent.length + taken + short.length < WIDTH) return short;
  const inner = `${indent}  `;
  const lines = entriesOf(value).map(
    ([name, item]) => `${inner}${name}${written(item, inner, name.length)}`,
  );
  return enclosed(value, `\n${lines.join(',\n')}\n${indent}`);
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = entriesOf(value).map(([name, item]) => `${name}${inLine(item)}`);
  const padded = items.length > 0 && !Array.isArray(value) ? ' ' : '';
  return enclosed(value, `${padded}${items.join(', ')}${padded}`);
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Array.isArray(value)
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
}

function enclosed(value: object, inside: string): string {
  return Array.isArray(value) ? `[${inside}]` : `{${inside}}`;
}
