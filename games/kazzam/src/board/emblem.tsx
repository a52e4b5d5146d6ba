import { EmblemPath } from '@tablewright/table-kit/emblem';
import type { ReactNode } from 'react';
import { BADGES } from '../content/badge-emblems.ts';
import { EMBLEMS } from '../content/emblems.ts';
import type { InPlay } from '../explain/index.ts';
import { STATUSES } from '../model.ts';
import { statusIcon } from './status-icons.ts';

/** The picture of a power or trait, by its id; nothing if it has none. */
function emblemOf(id: string): string | undefined {
  const last = id.split('/').at(-1) ?? id;
  return EMBLEMS[last] ?? EMBLEMS[id] ?? BADGES[last];
}

/** The picture of a power in front of its name. */
export function PowerEmblem({ id }: { readonly id: string }): ReactNode {
  const emblem = emblemOf(id);
  return (
    <span className="kz-line-picture" aria-hidden="true">
      {emblem !== undefined && (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <EmblemPath emblem={emblem} />
        </svg>
      )}
    </span>
  );
}

/** What is in play in front of its name: the icon of a status, else the picture of what made it. */
export function EffectEmblem({ effect }: { readonly effect: InPlay }): ReactNode {
  const status = STATUSES.find((one) => effect.name.key === `status.${one}`);
  if (status === undefined) {
    return <PowerEmblem id={effect.source.key.replace(/^[a-z]+\./, '')} />;
  }
  const Icon = statusIcon(status);
  return (
    <span className="kz-line-picture" aria-hidden="true">
      <Icon size={22} />
    </span>
  );
}
