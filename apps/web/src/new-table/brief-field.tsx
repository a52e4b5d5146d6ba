import type { Game } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import { type ReactNode, useId } from 'react';
import { useWebWords } from '../web-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Offers the settings of a short match, in games that have such. */
export function BriefField({
  brief,
  possible,
  speaker,
  values,
  onChange,
}: {
  readonly brief: NonNullable<Game['brief']>;
  /** Whether there is a short match for so many seats. */
  readonly possible: boolean;
  readonly speaker: Speaker;
  /** What differs from the defaults. */
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}): ReactNode {
  const words = useWebWords();
  const help = useId();
  const isBrief = Object.entries(brief).every(([name, value]) => values[name] === value);
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in brief)));
  return (
    <p className="brief-field">
      <label className="check">
        <input
          type="checkbox"
          checked={isBrief}
          disabled={!possible && !isBrief}
          aria-describedby={help}
          onChange={() => onChange(isBrief ? others : { ...values, ...brief })}
        />
        {words('new.brief')}
      </label>
      <span id={help} className="tw-quiet">
        {possible ? speaker.say({ key: 'brief.help' }) : words('new.brief.seats')}
      </span>
    </p>
  );
}
