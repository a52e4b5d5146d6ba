import { type ReactNode, useId, useState } from 'react';
import { Emblem } from '../cards/art/card-art.tsx';
import { written } from '../sheets/sheet-data.ts';
import type { BuilderPart } from './builder.ts';
import { useBuilding } from './building.ts';

/** Two options side by side: what each gives, and what becomes of the numbers with it. */
export function Comparison({ part }: { readonly part: BuilderPart }): ReactNode {
  const { builder, reader, words, draft, at } = useBuilding();
  const { options, chosen } = part;
  const [picked, pick] = useState(() => {
    const first = chosen[0] ?? options[0]?.id ?? '';
    return [first, options.find(({ id }) => id !== first)?.id ?? first] as const;
  });
  const [one, other] = picked.map((id) => {
    // A choice that is full makes room, so that its numbers can be seen.
    const room = part.chosen.includes(id) || part.chosen.length < part.count || part.count === 1;
    const [last = ''] = part.chosen.slice(-1);
    const before = room ? draft : builder.choose(draft, at, part.id, last);
    const there = part.chosen.includes(id);
    const changed = there ? before : builder.choose(before, at, part.id, id);
    return builder.face(changed, at, reader).numbers;
  });
  const differing = (one ?? []).filter(
    (number) => other?.find(({ id }) => id === number.id)?.value !== number.value,
  );
  return (
    <div className="tw-comparison">
      <Side
        part={part}
        id={picked[0]}
        label={words('builder.compare.first')}
        onPick={(id) => pick([id, picked[1]])}
      />
      <Side
        part={part}
        id={picked[1]}
        label={words('builder.compare.second')}
        onPick={(id) => pick([picked[0], id])}
      />
      {differing.length === 0 ? (
        <p className="tw-quiet tw-comparison-foot">{words('builder.compare.same')}</p>
      ) : (
        <dl className="tw-comparison-foot">
          {differing.map((number) => {
            const with2 = other?.find(({ id }) => id === number.id);
            return (
              <div key={number.id}>
                <dd>{written(number)}</dd>
                <dt>{number.label}</dt>
                <dd>{with2 === undefined ? '' : written(with2)}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}

function Side({
  part,
  id,
  label,
  onPick,
}: {
  readonly part: BuilderPart;
  readonly id: string;
  readonly label: string;
  readonly onPick: (id: string) => void;
}): ReactNode {
  const { builder, words, draft, at, change } = useBuilding();
  const field = useId();
  const option = part.options.find((one) => one.id === id);
  const isChosen = part.chosen.includes(id);
  const isFull = !isChosen && part.count > 1 && part.chosen.length >= part.count;
  return (
    <div className="tw-comparison-side">
      <label htmlFor={field}>{label}</label>
      <select id={field} value={id} onChange={({ target }) => onPick(target.value)}>
        {part.options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {option !== undefined && (
        <>
          {option.emblem !== undefined && <Emblem path={option.emblem} size={40} />}
          {option.mark !== undefined && <p className="tw-option-mark">{option.mark}</p>}
          <p>{option.help}</p>
          {option.taken !== undefined && <p className="tw-option-closed">{option.taken}</p>}
          {option.closed !== undefined && <p className="tw-option-closed">{option.closed}</p>}
          <button
            type="button"
            className="tw-button"
            disabled={isChosen || isFull || option.closed !== undefined}
            onClick={() => change(builder.choose(draft, at, part.id, id))}
          >
            {isChosen
              ? words('builder.compare.taken')
              : words('builder.compare.take', { name: option.name })}
          </button>
        </>
      )}
    </div>
  );
}
