import type { ReactNode } from 'react';

/** Addresses of the pictures, by their files; `tools/board-pictures.ts` draws them. */
const BOARDS: Readonly<Record<string, string>> = import.meta.glob('./boards/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The cover of a game: a board late in a match, by day or at dusk as the page is. What is not shown is not
 * fetched; without a picture the material of the board shows.
 */
export function BoardCover({ id }: { readonly id: string }): ReactNode {
  const pictures = (['day', 'dusk'] as const).map((light) => {
    const once = BOARDS[`./boards/${id}-${light}.webp`];
    const twice = BOARDS[`./boards/${id}-${light}-2x.webp`];
    if (once === undefined || twice === undefined) return null;
    return (
      <img
        key={light}
        data-light={light}
        src={once}
        srcSet={`${once} 1x, ${twice} 2x`}
        width="480"
        height="320"
        loading="lazy"
        alt=""
      />
    );
  });
  return (
    <div className="game-card-cover" aria-hidden="true">
      {pictures}
    </div>
  );
}
