/** What outlives a match: documents, campaigns, and where each number in them comes from. */
export * from './campaign.ts';
export * from './document.ts';
export * from './keeping.ts';
export * from './kinds.ts';
export * from './lineage.ts';
export { fileHash } from './results.ts';
export { sampleDocuments } from './sample.ts';
