export * from './fuzz.ts';
export * from './histogram.ts';
export * from './ladder.ts';
export * from './plan.ts';
export * from './report.ts';
export * from './simulate.ts';
export * from './tally.ts';
export * from './wilson.ts';
