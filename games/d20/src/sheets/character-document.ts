import { canonicalJson } from '@tablewright/engine';
import type { ContentProblem, Contents, DocumentKind } from '@tablewright/engine/documents';
import { ABILITIES, type Scores } from '../abilities.ts';
import { AVERAGE_DIE, FLAW_TAGS, type Sheet } from '../content/sheet.ts';
import type { D20Content } from '../table.ts';
import { readSheet } from './read.ts';
import { type Chance, PLAIN, sampleSheet } from './sample.ts';

/** Characters as documents, which go on from session to session (DT-TAB-04). */
export function characterKind(content: D20Content): DocumentKind<Sheet> {
  return {
    version: 1,
    read: (raw) => readSheet(content, raw),
    choices: choicesOf(content),
    blank: () => blankSheet(content),
    sample: (random) => inPlay(sampleSheet(content, random), random),
  };
}

/** What fields can be that are one of some. */
function choicesOf(content: D20Content): Readonly<Record<string, readonly string[]>> {
  const heritages = Object.keys(content.heritages);
  return { heritage: heritages, birth: heritages, 'flaw.tag': FLAW_TAGS };
}

/** Somebody in the middle of everything, to be filled in by hand (DT-OPT-02). */
function blankSheet(content: D20Content): Sheet {
  const rolled = ABILITIES.map(() => 10);
  const plain = sampleSheet(content, PLAIN, { level: 1, rolled, hitDice: [AVERAGE_DIE], funds: 0 });
  return {
    ...plain,
    name: 'Somebody',
    scores: Object.fromEntries(ABILITIES.map((one) => [one, 10])) as Scores,
    isWritten: true,
  };
}

/** Half of all samples have been in play: they are hurt, have tokens, and used something. */
function inPlay(sheet: Sheet, random: Chance): Sheet {
  if (random.index(2, 'is-in-play') === 0) return sheet;
  const clock = random.index(100_000, 'clock');
  return {
    ...sheet,
    now: {
      clock,
      // Nobody has fewer than one for each Level (DT-HP-04).
      hp: 1 + random.index(sheet.level, 'hp'),
      lockedLoss: [],
      effects: [],
      used: random.index(2, 'used') === 0 ? {} : { tended: clock - 1 },
      strained: Object.values(sheet.spells).flat().slice(0, random.index(2, 'strained')),
      tokens: random.index(3, 'tokens'),
      restHours: [],
    },
  };
}

/** Why a character cannot be brought: it is dead, or somebody else brings it. */
export function heldBack(raw: unknown, before: Contents = {}): readonly ContentProblem[] {
  const sheet = raw as Sheet;
  if (sheet.now?.life !== undefined) {
    const message = `${sheet.name} is dead; bring another character, or none`;
    return [{ path: 'now.life', message }];
  }
  const written = canonicalJson(sheet);
  const isTwice = Object.entries(before).some(
    ([slot, other]) => slot.startsWith('character/') && canonicalJson(other) === written,
  );
  return isTwice
    ? [{ path: '', message: `${sheet.name} is brought by somebody else already` }]
    : [];
}
