import type { OptionSpec } from '@tablewright/engine';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** A setting that is a list: entries in order, each chosen from what is allowed, or written. */
export function ListField({
  label,
  spec,
  items,
  wordsOf,
  onChange,
}: {
  readonly label: string;
  readonly spec: Extract<OptionSpec, { kind: 'list' }>;
  readonly items: readonly string[];
  readonly wordsOf: (item: string) => string;
  readonly onChange: (items: readonly string[]) => void;
}): ReactNode {
  const words = useWebWords();
  const { values } = spec;
  const set = (at: number, item: string): void =>
    onChange(items.map((other, i) => (i === at ? item : other)));
  const fresh = values?.find((value) => !items.includes(value)) ?? values?.[0] ?? '';
  return (
    <div className="list-field">
      {items.map((item, at) => {
        const name = words('new.entry', { label, place: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their place
          <span key={at} className="list-entry">
            {values === undefined ? (
              <input
                type="text"
                value={item}
                maxLength={40}
                aria-label={name}
                onChange={(event) => set(at, event.target.value)}
              />
            ) : (
              <select
                value={item}
                aria-label={name}
                onChange={(event) => set(at, event.target.value)}
              >
                {values.map((value) => (
                  <option key={value} value={value}>
                    {wordsOf(value)}
                  </option>
                ))}
              </select>
            )}
            <button
              type="button"
              className="tw-icon-button"
              aria-label={words('new.remove', { place: at + 1 })}
              onClick={() => onChange(items.filter((_, i) => i !== at))}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </span>
        );
      })}
      {items.length < spec.max && (
        <button type="button" className="tw-button" onClick={() => onChange([...items, fresh])}>
          {words('new.add')}
        </button>
      )}
    </div>
  );
}
