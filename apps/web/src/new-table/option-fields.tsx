import type { OptionProblem, OptionsSchema } from '@tablewright/engine';
import type { SettingGroup } from '@tablewright/engine/table-plan';
import { readable } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { type ReactNode, useId, useState } from 'react';
import { useWebWords } from '../web-words.ts';
import { OptionField } from './option-field.tsx';
import { type SettingValues, withSetting } from './setting-values.ts';
import { useSettingWords } from './setting-words.ts';

/** So many settings are seen at a glance; more than that are searched. */
const AT_A_GLANCE = 5;

/** The settings of a game by groups, folded; each says what it does and what is wrong. */
export function OptionFields({
  schema,
  groups,
  speaker,
  seatNames,
  values,
  problems,
  onChange,
}: {
  readonly schema: OptionsSchema;
  readonly groups: readonly SettingGroup[];
  readonly speaker: Speaker;
  readonly seatNames: readonly string[];
  /** What differs from the defaults. */
  readonly values: SettingValues;
  readonly problems: readonly OptionProblem[];
  readonly onChange: (values: SettingValues) => void;
}): ReactNode {
  const words = useWebWords();
  const say = useSettingWords(speaker, schema, seatNames);
  const [sought, setSought] = useState('');
  const names = groups.flatMap(({ options }) => options);
  if (names.length === 0) return <p className="tw-quiet">{words('new.options.none')}</p>;
  const changed = names.filter((name) => name in values).length;
  const wrong = problems.some(({ option }) => names.includes(option));
  const labelOf = (name: string) =>
    speaker.sayIfKnown({ key: `setting.${name}` }) ?? readable(name);
  const helpOf = (name: string) => speaker.sayIfKnown({ key: `setting.${name}.help` });
  const isSought = (name: string): boolean =>
    includesWords(`${labelOf(name)} ${helpOf(name) ?? ''}`, sought);
  const found = groups
    .map(({ id, options }) => ({ id, options: options.filter(isSought) }))
    .filter(({ options }) => options.length > 0);
  const field = (name: string): ReactNode => {
    const spec = schema[name];
    return (
      spec && (
        <OptionField
          key={name}
          name={name}
          label={labelOf(name)}
          help={helpOf(name)}
          spec={spec}
          speaker={speaker}
          seatNames={seatNames}
          wordsOf={(item) => say(name, item)}
          value={values[name] ?? spec.default}
          problem={problems.find(({ option }) => option === name)?.message}
          onChange={(value) => onChange(withSetting(schema, values, name, value))}
        />
      )
    );
  };
  return (
    <details className="option-fields" open={wrong || undefined}>
      <summary>
        <span className="option-fields-title">{words('new.options')}</span>{' '}
        <span className="tw-quiet">{words('new.options.changed', { count: changed })}</span>
      </summary>
      {names.length > AT_A_GLANCE && (
        <OptionSearch sought={sought} found={found.length > 0} onChange={setSought} />
      )}
      {found.map(({ id, options }) => (
        <section key={id} className="option-group">
          {groups.length > 1 && <h2>{speaker.sayIfKnown({ key: `plan.group.${id}` })}</h2>}
          {options.map(field)}
        </section>
      ))}
      <button
        type="button"
        className="tw-button"
        disabled={changed === 0}
        onClick={() =>
          onChange(
            Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
          )
        }
      >
        {words('new.reset')}
      </button>
    </details>
  );
}

/** Finds settings by words of their names and explanations. */
function OptionSearch({
  sought,
  found,
  onChange,
}: {
  readonly sought: string;
  readonly found: boolean;
  readonly onChange: (sought: string) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  return (
    <search className="option-search">
      <label htmlFor={id}>{words('new.search')}</label>
      <input
        type="search"
        id={id}
        value={sought}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Enter looks, and does not sit down.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="tw-quiet">
        {found ? '' : words('new.search.nothing')}
      </p>
    </search>
  );
}

/** Whether a text has all words that are sought, in any order, large or small. */
function includesWords(text: string, sought: string): boolean {
  const lower = text.toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
