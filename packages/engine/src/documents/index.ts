/** What outlives a match: documents, campaigns, and where each number in them comes from. */
export * from './campaign.ts';
export * from './campaign-picture.ts';
export { withoutConfidential, withWithheld } from './confidential.ts';
export * from './document.ts';
export { IMAGE_TYPES, type ImageType } from './image/still-image.ts';
export * from './keeping.ts';
export * from './kinds.ts';
export * from './lineage.ts';
export { fileHash } from './results.ts';
export { sampleDocuments } from './sample.ts';
