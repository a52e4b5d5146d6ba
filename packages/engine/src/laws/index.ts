export { type Asked, askedIn } from './asked.ts';
export { illegalAnswers } from './illegal-answers.ts';
export { LAWS } from './laws.ts';
export type { Law, LawSettings } from './over-matches.ts';
export { answerAtRandom, offerAtRandom, randomMatch } from './random-play.ts';
export { type RandomSetup, randomSetup } from './random-setup.ts';
export { Books, untoldDraws } from './told.ts';
