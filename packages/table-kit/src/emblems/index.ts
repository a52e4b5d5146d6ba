/** Emblems for cards, slots and sheets; a board gets only those that it names. */
export * from './arms.ts';
export * from './beings.ts';
export * from './callings.ts';
export * from './places.ts';
export * from './powers.ts';
export * from './things.ts';
