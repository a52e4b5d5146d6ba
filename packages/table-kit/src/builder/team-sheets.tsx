import { type ReactNode, useState } from 'react';
import { CharacterSheet } from '../sheets/character-sheet.tsx';
import { useBuilding } from './building.ts';

/** The sheets of all members at once. */
export function TeamSheets(): ReactNode {
  const { builder, reader, words, draft } = useBuilding();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="tw-builder-sheets"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words('builder.sheets')}</summary>
      {open && (
        <div>
          {draft.members.map((_, at) => (
            <CharacterSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: members are their places
              key={at}
              sheet={builder.sheet(draft, at, reader)}
              locale={reader.locale}
            />
          ))}
        </div>
      )}
    </details>
  );
}
