import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { PaceField } from './pace-field.tsx';
import { type PlannedPace, paceOf } from './planned-pace.ts';

/** What is to be said of a table online beside its seats: its clock, and who may find it. */
export function OnlineFields({
  pace,
  listed,
  onPace,
  onListed,
}: {
  readonly pace: PlannedPace;
  readonly listed: boolean;
  readonly onPace: (pace: PlannedPace) => void;
  readonly onListed: (listed: boolean) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <>
      <PaceField pace={pace} wrong={paceOf(pace) === undefined} onChange={onPace} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={listed}
            aria-describedby="listed-why"
            onChange={() => onListed(!listed)}
          />
          {words('new.listed')}
        </label>
        <p id="listed-why" className="tw-quiet">
          {words('new.listed.why')}
        </p>
      </div>
    </>
  );
}
