import type { CoursePoint, Report, SimulationPlan, Tally } from '@tablewright/lab';

/** What the page asks of the laboratory's worker. */
export interface LabOrder {
  readonly game: string;
  readonly plan: SimulationPlan;
}

/** What came of an order. */
export interface LabResult {
  readonly order: LabOrder;
  readonly rulesVersion: string;
  /** The settings that were played with, complete. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly report: Report;
  /** The counts that the report was made from. */
  readonly tally: Tally;
  /** How it stood while it went on. */
  readonly course: readonly CoursePoint[];
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
}

/** What the worker says while it plays. */
export type LabWord =
  | { readonly kind: 'progress'; readonly played: number }
  | { readonly kind: 'done'; readonly result: LabResult }
  | { readonly kind: 'failed'; readonly reason: string };
