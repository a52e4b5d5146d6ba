import type { OptionSpec } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { ListField } from './list-field.tsx';

/** The control that fits the kind of a setting. */
export function OptionControl({
  id,
  label,
  spec,
  seatNames,
  wordsOf,
  value,
  onChange,
}: {
  /** What the label belongs to. */
  readonly id: string;
  readonly label: string;
  readonly spec: OptionSpec;
  readonly seatNames: readonly string[];
  readonly wordsOf: (item: unknown) => string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  switch (spec.kind) {
    case 'choice':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {spec.values.map((item) => (
            <option key={item} value={item}>
              {wordsOf(item)}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return spec.names === 'seat' ? (
        <SeatControl
          id={id}
          spec={spec}
          seats={seatNames.map((_, at) => at + 1)}
          wordsOf={wordsOf}
          value={value}
          onChange={onChange}
        />
      ) : (
        <NumberControl id={id} spec={spec} value={value} onChange={onChange} />
      );
    case 'list':
      return (
        <ListField
          label={label}
          spec={spec}
          items={Array.isArray(value) ? (value as readonly string[]) : []}
          wordsOf={wordsOf}
          onChange={onChange}
        />
      );
  }
}

/** One of the seats at the table, by its name. */
function SeatControl({
  id,
  spec,
  seats,
  wordsOf,
  value,
  onChange,
}: {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: 'number' }>;
  /** Their numbers, from 1. */
  readonly seats: readonly number[];
  readonly wordsOf: (item: unknown) => string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  return (
    <select
      id={id}
      value={String(value)}
      onChange={({ target }) => onChange(target.value === 'none' ? 'none' : Number(target.value))}
    >
      {spec.none === true && <option value="none">{wordsOf('none')}</option>}
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {wordsOf(seat)}
        </option>
      ))}
    </select>
  );
}

function NumberControl({
  id,
  spec,
  value,
  onChange,
}: {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: 'number' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const words = useWebWords();
  const none = value === 'none';
  return (
    <>
      <input
        id={id}
        type="number"
        min={spec.min}
        max={spec.max}
        value={typeof value === 'number' ? value : ''}
        disabled={none}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {spec.none === true && (
        <label className="check">
          <input
            type="checkbox"
            checked={none}
            onChange={(event) => onChange(event.target.checked ? 'none' : spec.min)}
          />
          {words('new.no-limit')}
        </label>
      )}
    </>
  );
}
