/** Written by `apps/web/build/workers.ts`: the addresses of the workers. */
declare module 'virtual:workers' {
  /** `workers/thinker.ts`. */
  export const THINKER: string;
  /** `lab/worker.ts`. */
  export const LAB: string;
}
