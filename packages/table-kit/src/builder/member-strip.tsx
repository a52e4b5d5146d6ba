import { Check, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Emblem } from '../cards/art/card-art.tsx';
import { Face } from '../faces/face.tsx';
import { written } from '../sheets/sheet-data.ts';
import { useBuilding } from './building.ts';

/** All members side by side; the one that is looked at is open beneath. */
export function MemberStrip({
  sizes,
}: {
  readonly sizes: { readonly least: number; readonly most: number };
}): ReactNode {
  const { builder, reader, words, draft, at, look, change } = useBuilding();
  const { members } = draft;
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? members.length - 1 : at + (by ?? 0);
    if (next === at || members[next] === undefined) return;
    event.preventDefault();
    look(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tw-builder-strip">
      <div
        role="tablist"
        aria-label={builder.nouns(reader).members}
        style={{ '--members': members.length } as React.CSSProperties}
        onKeyDown={move}
      >
        {members.map((member, place) => (
          <MemberTab
            // biome-ignore lint/suspicious/noArrayIndexKey: members are their places
            key={place}
            place={place}
            all={members.length}
            name={member.name}
          />
        ))}
      </div>
      {members.length < sizes.most && (
        <button
          type="button"
          className="tw-button tw-builder-add"
          onClick={() => {
            change(builder.resized(draft, members.length + 1));
            look(members.length);
          }}
        >
          <Plus aria-hidden="true" size={18} />
          {words('builder.add')}
        </button>
      )}
    </div>
  );
}

function MemberTab({
  place,
  all,
  name,
}: {
  readonly place: number;
  readonly all: number;
  readonly name: string;
}): ReactNode {
  const { builder, reader, words, draft, at, look } = useBuilding();
  const { what, how, emblem, face, numbers, powers, open } = builder.face(draft, place, reader);
  const isOpen = place === at;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(place)}
      className="tw-member"
      aria-selected={isOpen}
      aria-controls={isOpen ? PANEL : undefined}
      tabIndex={isOpen ? 0 : -1}
      data-whole={open === 0}
      onClick={() => look(place)}
    >
      <span className="tw-member-emblem">
        <Face address={face} size={64} instead={<Emblem path={emblem} size={34} />} />
        {open === 0 && <Check className="tw-member-check" aria-hidden="true" size={16} />}
      </span>
      <span className="tw-member-name" aria-hidden="true">
        {name}
      </span>
      <span className="tw-visually-hidden">
        {words('builder.member', { name, number: place + 1, all })}
      </span>
      <span className="tw-member-line">{what === '' ? words('builder.nothing') : what}</span>
      <span className="tw-member-line">{how}</span>
      <span className="tw-member-powers">
        {powers.map((power) => (
          <span key={power.id} title={power.name}>
            <Emblem path={power.emblem} size={20} />
            <span className="tw-visually-hidden">{power.name}. </span>
          </span>
        ))}
      </span>
      <span className="tw-member-numbers">
        {numbers.map((number) => (
          <span key={number.id}>
            {number.label} <b>{written(number)}</b>
          </span>
        ))}
      </span>
      <span className="tw-member-open">{words('builder.open', { count: open })}</span>
    </button>
  );
}

/** The id of the part of the page that the open tab controls. */
export const PANEL = 'builder-member';

/** The id of the tab of a member. */
export function tabId(place: number): string {
  return `${PANEL}-tab-${place}`;
}
