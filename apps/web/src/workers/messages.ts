import type { Decision } from '@tablewright/bots';
import type { Seat } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import type { Likes, OptionTally, Story, WhatIf } from '@tablewright/table-kit/errands';

/** What a page asks of a worker: one errand at a time. The file comes with its secret. */
export type Errand = { readonly file: MatchFile } & (
  | {
      readonly kind: 'decide';
      readonly seat: Seat;
      readonly policy: string;
      /** The bot's own chance. */
      readonly seed: string;
    }
  | { readonly kind: 'story' }
  /** What these seats took, and what they played as. */
  | { readonly kind: 'likes'; readonly seats: readonly Seat[] }
  | { readonly kind: 'what-if'; readonly what: WhatIf }
);

/** What the worker says of its errand; every errand ends with a word that is not `tried`. */
export type ErrandWord =
  | { readonly kind: 'decided'; readonly decision: Decision | undefined }
  | { readonly kind: 'told'; readonly story: Story | undefined }
  | { readonly kind: 'counted'; readonly likes: Likes }
  | { readonly kind: 'tried'; readonly tallies: readonly OptionTally[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
