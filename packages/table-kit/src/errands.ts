/** What takes longer than a frame and needs no page: run it in a worker. */
export { type Likes, likesIn } from './session/likes.ts';
export { type Story, type StoryPoint, storyOf, type TurningPoint } from './session/story.ts';
export { type OptionTally, tryOptions, type WhatIf } from './session/what-if.ts';
