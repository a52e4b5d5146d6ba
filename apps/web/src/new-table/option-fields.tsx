import type { OptionProblem, OptionSpec, OptionsSchema } from '@tablewright/engine';
import { readable } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';
import { OptionControl } from './option-control.tsx';
import { useSettingWords } from './setting-words.ts';

/** The settings of a game, as its schema lists them; each says what it does and what is wrong. */
export function OptionFields({
  schema,
  speaker,
  seatNames,
  values,
  problems,
  onChange,
}: {
  readonly schema: OptionsSchema;
  readonly speaker: Speaker;
  readonly seatNames: readonly string[];
  /** What differs from the defaults. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly OptionProblem[];
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}): ReactNode {
  const words = useWebWords();
  const say = useSettingWords(speaker, schema, seatNames);
  const names = Object.keys(schema);
  const changed = Object.keys(values).length;
  if (names.length === 0) return <p className="tw-quiet">{words('new.options.none')}</p>;
  const set = (name: string, value: unknown): void => {
    const { [name]: _before, ...rest } = values;
    const spec = schema[name];
    const usual = JSON.stringify(value) === JSON.stringify(spec?.default);
    onChange(usual ? rest : { ...rest, [name]: value });
  };
  return (
    <details className="option-fields" open={problems.length > 0 || undefined}>
      <summary>
        <span className="option-fields-title">{words('new.options')}</span>{' '}
        <span className="tw-quiet">{words('new.options.changed', { count: changed })}</span>
      </summary>
      {names.map((name) => {
        const spec = schema[name];
        return (
          spec && (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              speaker={speaker}
              seatNames={seatNames}
              wordsOf={(item) => say(name, item)}
              value={values[name] ?? spec.default}
              problem={problems.find(({ option }) => option === name)?.message}
              onChange={(value) => set(name, value)}
            />
          )
        );
      })}
      <button
        type="button"
        className="tw-button"
        disabled={changed === 0}
        onClick={() => onChange({})}
      >
        {words('new.reset')}
      </button>
    </details>
  );
}

/** A setting: what it is called and does, the control that sets it, and what is wrong with it. */
function OptionField({
  name,
  spec,
  speaker,
  seatNames,
  wordsOf,
  value,
  problem,
  onChange,
}: {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly speaker: Speaker;
  readonly seatNames: readonly string[];
  readonly wordsOf: (item: unknown) => string;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const id = useId();
  const label = speaker.sayIfKnown({ key: `setting.${name}` }) ?? readable(name);
  const help = speaker.sayIfKnown({ key: `setting.${name}.help` });
  return (
    <div className="option-field" data-setting={name}>
      {spec.kind === 'list' ? (
        <span className="option-label">{label}</span>
      ) : (
        <label className="option-label" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="option-control">
        <OptionControl
          id={id}
          label={label}
          spec={spec}
          seatNames={seatNames}
          wordsOf={wordsOf}
          value={value}
          onChange={onChange}
        />
      </div>
      {help !== undefined && <p className="tw-quiet option-help">{help}</p>}
      {problem !== undefined && <WrongSetting name={name} speaker={speaker} problem={problem} />}
    </div>
  );
}

/** What is wrong with a setting; the games say it in English alone. */
function WrongSetting({
  name,
  speaker,
  problem,
}: {
  readonly name: string;
  readonly speaker: Speaker;
  readonly problem: string;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  return (
    <p className="problem" role="alert" title={problem}>
      {language === 'en'
        ? problem
        : (speaker.sayIfKnown({ key: `setting.${name}.wrong` }) ?? words('new.wrong'))}
    </p>
  );
}
