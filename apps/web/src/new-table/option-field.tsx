import type { OptionSpec } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import { type ReactNode, useId } from 'react';
import { OptionControl } from './option-control.tsx';
import { WrongSetting } from './wrong-setting.tsx';

/** A setting: what it is called and does, the control that sets it, and what is wrong with it. */
export function OptionField({
  name,
  label,
  help,
  spec,
  speaker,
  seatNames,
  wordsOf,
  value,
  problem,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly spec: OptionSpec;
  readonly speaker: Speaker;
  readonly seatNames: readonly string[];
  readonly wordsOf: (item: unknown) => string;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const id = useId();
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
