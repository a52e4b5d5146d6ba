export { type Diagram, type Diagrams, diagramSession } from './diagram.ts';
export { RulebookError, readRulebook } from './read-rulebook.ts';
export { means } from './rule-ids.ts';
export { type BookBlock, passagesOf, type Rulebook, wordsOf } from './rulebook.ts';
