// Where nothing is built there are no workers; see `apps/web/build/workers.ts`.
export const THINKER = '';
export const LAB = '';
