export { type Asked, askedIn } from './asked.ts';
export { illegalAnswers } from './illegal-answers.ts';
export { LAWS, type Law, type LawSettings } from './laws.ts';
export { answerAtRandom, offerAtRandom, randomMatch } from './random-play.ts';
export { type RandomSetup, randomSetup } from './random-setup.ts';
export { Books, untoldDraws } from './told.ts';
