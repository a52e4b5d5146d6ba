import type { Report, SimulationPlan } from '@tablewright/lab';

/** What the page asks of the laboratory's worker. */
export interface LabOrder {
  readonly game: string;
  readonly plan: SimulationPlan;
}

/** What the worker says while it plays. */
export type LabWord =
  | { readonly kind: 'progress'; readonly played: number }
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'failed'; readonly reason: string };
