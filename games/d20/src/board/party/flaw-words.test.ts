import { expect, test } from 'vitest';
import { READY } from '../../content/ready/index.ts';
import { speakOnBoard } from '../words.ts';
import { flawSaid } from './flaw-words.ts';

test('[DT-CHAR-07] the flaw of each ready character is said in German, and what a player wrote stays as it is', () => {
  for (const { sheet } of READY) {
    speakOnBoard('en');
    expect(flawSaid(sheet.flaw.text)).toBe(sheet.flaw.text);
    speakOnBoard('de');
    expect(flawSaid(sheet.flaw.text)).not.toBe(sheet.flaw.text);
  }
  expect(flawSaid('Afraid of geese')).toBe('Afraid of geese');
  speakOnBoard('en');
});
