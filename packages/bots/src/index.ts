export * from './decide.ts';
export * from './drive.ts';
export * from './imagination.ts';
export * from './levels.ts';
export * from './mixed-policy.ts';
export * from './policies.ts';
export * from './policy-fault.ts';
export * from './search/policy.ts';
export { Search, type SearchSettings } from './search/search.ts';
