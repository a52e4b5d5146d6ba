import { WandSparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CharacterSheet } from '../sheets/character-sheet.tsx';
import { withMember } from './builder.ts';
import { BY_CHANCE, useBuilding } from './building.ts';
import { PANEL, tabId } from './member-strip.tsx';
import { PartField } from './part-field.tsx';

/** The member that is looked at: its name, everything that is chosen for it, and its sheet. */
export function MemberPanel({ sizes }: { readonly sizes: { readonly least: number } }): ReactNode {
  const { builder, reader, words, draft, at, change } = useBuilding();
  const id = useId();
  const member = draft.members[at];
  if (member === undefined) return null;
  const { name } = member;
  return (
    <div id={PANEL} role="tabpanel" className="tw-builder-panel" aria-labelledby={tabId(at)}>
      <h2 className="tw-visually-hidden">{name}</h2>
      <div className="tw-builder-parts">
        <div className="tw-builder-who">
          <div className="tw-builder-field">
            <label htmlFor={id}>{words('builder.member.name')}</label>
            <input
              id={id}
              type="text"
              value={name}
              maxLength={builder.longestName}
              onChange={({ target }) => change(withMember(draft, at, { name: target.value }))}
            />
          </div>
          {/* Of a single one it says no more than what stands above. */}
          {draft.members.length > 1 && (
            <button
              type="button"
              className="tw-button"
              onClick={() =>
                change(builder.fill(draft, at, BY_CHANCE, reader), words('builder.whole'))
              }
            >
              <WandSparkles aria-hidden="true" size={18} />
              {words('builder.fill.one', { name })}
            </button>
          )}
          {draft.members.length > sizes.least && (
            <button
              type="button"
              className="tw-button"
              onClick={() =>
                change({ ...draft, members: draft.members.filter((_, place) => place !== at) })
              }
            >
              {words('builder.remove', { name })}
            </button>
          )}
        </div>
        {builder.parts(draft, at, reader).map((part) => (
          <PartField key={part.id} part={part} />
        ))}
      </div>
      <section className="tw-builder-sheet" aria-label={words('builder.sheet', { name })}>
        <CharacterSheet sheet={builder.sheet(draft, at, reader)} locale={reader.locale} />
      </section>
    </div>
  );
}
