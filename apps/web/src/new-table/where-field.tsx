import { type ReactNode, useId } from 'react';
import { useDevice } from '../pwa/device.ts';
import { useWebWords } from '../web-words.ts';
import type { Where } from './planned-seat.ts';

const WHERES: readonly Where[] = ['here', 'online'];

/** Whether everybody plays at this screen, or at devices of their own. */
export function WhereField({
  where,
  onChange,
}: {
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const { online } = useDevice();
  const isOpen = (one: Where): boolean => one === 'here' || online;
  return (
    <fieldset className="where-field">
      <legend>{words('new.where')}</legend>
      {WHERES.map((one) => (
        <label key={one} className="choice-card">
          <input
            type="radio"
            name={id}
            checked={one === where}
            disabled={!isOpen(one)}
            aria-describedby={`${id}${one}`}
            onChange={() => onChange(one)}
          />
          <span>{words(`new.where.${one}`)}</span>
          <span id={`${id}${one}`} className="tw-quiet">
            {words(isOpen(one) ? `new.where.${one}.help` : 'new.where.offline')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
