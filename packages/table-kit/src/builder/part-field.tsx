import { ArrowLeftRight, Check, Lock, Scale } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Emblem } from '../cards/art/card-art.tsx';
import type { BuilderOption, BuilderPart } from './builder.ts';
import { useBuilding } from './building.ts';
import { Comparison } from './comparison.tsx';

/** One thing that has to be chosen, its options as cards side by side. */
export function PartField({ part }: { readonly part: BuilderPart }): ReactNode {
  const { words } = useBuilding();
  const { id, title, count, options, chosen } = part;
  const [comparing, compare] = useState(false);
  const name = useId();
  const [only] = options;
  if (part.text !== undefined) return <TextPart part={part} text={part.text} />;
  const isSettled = part.least === undefined && part.isOrdered === undefined;
  if (only !== undefined && isSettled && options.length <= count) {
    return (
      <div className="tw-part" data-part={id}>
        <h3 className="tw-part-title">{title}</h3>
        <p className="tw-part-only">
          {options.map(({ id: one, name: called, emblem }) => (
            <span key={one}>
              {emblem !== undefined && <Emblem path={emblem} size={22} />} <b>{called}</b>
            </span>
          ))}{' '}
          {words('builder.settled')}
        </p>
      </div>
    );
  }
  return (
    <fieldset className="tw-part" data-part={id}>
      <legend className="tw-part-title">
        {title}{' '}
        <small data-whole={chosen.length >= (part.least ?? count)}>
          {part.least === undefined
            ? words('builder.chosen', { chosen: chosen.length, count })
            : words('builder.chosen.some', { chosen: chosen.length })}
        </small>
      </legend>
      <button
        type="button"
        className="tw-button tw-part-compare"
        aria-pressed={comparing}
        onClick={() => compare(!comparing)}
      >
        <Scale aria-hidden="true" size={18} />
        {words('builder.compare')}
        <span className="tw-visually-hidden">: {title}</span>
      </button>
      {comparing && <Comparison part={part} />}
      <div className="tw-part-options">
        {options.map((option) => (
          <OptionCard key={option.id} part={part} option={option} group={name} />
        ))}
      </div>
    </fieldset>
  );
}

/** Words of one's own. */
function TextPart({
  part: { id, title, chosen },
  text: { longest, help },
}: {
  readonly part: BuilderPart;
  readonly text: NonNullable<BuilderPart['text']>;
}): ReactNode {
  const { builder, draft, at, change } = useBuilding();
  const field = useId();
  const [value = ''] = chosen;
  return (
    <div className="tw-part" data-part={id}>
      <h3 className="tw-part-title">
        <label htmlFor={field}>{title}</label>
        <small data-whole={value.trim() !== ''} />
      </h3>
      <div className="tw-part-text">
        <input
          id={field}
          type="text"
          value={value}
          maxLength={longest}
          aria-describedby={`${field}h`}
          onChange={({ target }) => change(builder.choose(draft, at, id, target.value))}
        />
        <p id={`${field}h`} className="tw-quiet">
          {help}
        </p>
      </div>
    </div>
  );
}

function OptionCard({
  part: { id: part, count, chosen, isOrdered },
  option: { id, name, help, emblem, mark, taken, closed },
  group,
}: {
  readonly part: BuilderPart;
  readonly option: BuilderOption;
  readonly group: string;
}): ReactNode {
  const { builder, draft, at, change } = useBuilding();
  const says = useId();
  const isChosen = chosen.includes(id);
  return (
    <label
      className="tw-option-card"
      data-chosen={isChosen}
      data-taken={taken !== undefined}
      data-closed={closed !== undefined}
    >
      <input
        type={count === 1 ? 'radio' : 'checkbox'}
        name={group}
        checked={isChosen}
        // It can be reached all the same, to hear why.
        aria-disabled={closed !== undefined}
        aria-label={name}
        aria-describedby={says}
        onChange={() => closed === undefined && change(builder.choose(draft, at, part, id))}
      />
      {emblem !== undefined && (
        <span className="tw-option-emblem">
          <Emblem path={emblem} size={30} />
        </span>
      )}
      <span className="tw-option-words">
        <span className="tw-option-name" aria-hidden="true">
          {name}
          {isChosen &&
            (isOrdered ? (
              <b className="tw-option-place">{chosen.indexOf(id) + 1}</b>
            ) : (
              <Check aria-hidden="true" size={16} />
            ))}
        </span>
        <span id={says} className="tw-option-says">
          {mark !== undefined && <span className="tw-option-mark">{mark}</span>}
          <span className="tw-option-help">{help}</span>
          {taken !== undefined && (
            <span className="tw-option-closed">
              <ArrowLeftRight aria-hidden="true" size={14} /> {taken}
            </span>
          )}
          {closed !== undefined && (
            <span className="tw-option-closed">
              <Lock aria-hidden="true" size={14} /> {closed}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
