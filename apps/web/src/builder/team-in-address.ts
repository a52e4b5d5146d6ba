import type { Game } from '@tablewright/engine';
import type { Document } from '@tablewright/engine/documents';
import type { Builder } from '@tablewright/table-kit/builder-data';

/** What the address of the form for a new table says already. */
export interface Brought {
  readonly options: Readonly<Record<string, string | number>>;
  /** Documents by slot. */
  readonly documents: Readonly<Record<string, string>>;
}

/** The address at which a team sits down: with the settings under which it has a place. */
export function sittingDownWith(game: Game, builder: Builder, document: Document): string {
  const { options = {}, slot = '' } = builder.brought?.(document.content) ?? {};
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) search.append('set', `${name}:${value}`);
  search.append('bring', `${slot}:${document.id}`);
  return `/new/${game.id}?${search}`;
}

/** What the address of this page brings. */
export function broughtInAddress(search = window.location.search): Brought {
  const params = new URLSearchParams(search);
  const options = Object.entries(pairs(params.getAll('set'))).map(([name, value]) => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return { options: Object.fromEntries(options), documents: pairs(params.getAll('bring')) };
}

function pairs(list: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.flatMap((pair) => {
      const [name = '', value] = pair.split(':');
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
