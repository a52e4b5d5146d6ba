import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Choice, type Game, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { createSpeaker, optionText, type Speaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import type { Subject } from './subject.ts';

type Catalogue = Readonly<Record<string, string>>;

const MOST_ANSWERS = 700;

/** Every key that the game says is in its catalogue, and every catalogue is translated. */
export function textTests({ game, folder, settings }: Subject): void {
  const { sameTexts } = settings;
  const languages = Object.keys(game.translations ?? {});
  describe('texts', () => {
    test.each(['en', ...languages])('say all that random matches tell, in %s', async (locale) => {
      const texts = { ...game.texts, ...(await game.translations?.[locale]?.()) };
      const gaps = new Set<string>();
      for (let match = 0; match < settings.toldMatches; match += 1) {
        for (const gap of gapsIn(game, `told ${match}`, { texts, locale })) gaps.add(gap);
      }
      expect([...gaps]).toEqual([]);
    });

    test('name and explain every setting with its values, and nothing that is no setting', () => {
      const keys = settingKeys(game);
      expect(keys.filter((key) => game.texts[key] === undefined)).toEqual([]);
      const mistaken = (key: string) => keys.includes(key.replace(/\.wrong$/, ''));
      const idle = Object.keys(game.texts).filter((key) => key.startsWith('setting.'));
      expect(idle.filter((key) => !mistaken(key))).toEqual([]);
    });

    test('tell every event that the game declares, and no other', () => {
      const declared = Object.keys(game.events ?? {});
      const told = Object.keys(game.texts)
        .filter((key) => key.startsWith('event.'))
        .map((key) => key.split('.')[1] ?? '');
      expect(declared.filter((type) => !told.includes(type))).toEqual([]);
      expect(told.filter((type) => !declared.includes(type))).toEqual([]);
    });

    test('name every bot', () => {
      const keys = Object.keys(game.bots).map((bot) => `bot.${bot}`);
      expect(keys.filter((key) => game.texts[key] === undefined)).toEqual([]);
    });

    test.each(languages)('of the game are all there in the language "%s"', async (locale) => {
      const other = (await game.translations?.[locale]?.()) ?? {};
      const pair = { first: game.texts, other, locale, names: sameTexts };
      expect(catalogueProblems(pair)).toEqual([]);
    });

    // Boards and print pages keep catalogues of their own, in files that end in `texts.ts`.
    const own = globSync('src/*/**/*texts.ts', { cwd: folder }).sort();
    const pairs = own.flatMap((file) => languages.map((locale) => [file, locale] as const));
    test.each(pairs)('of %s are all there in the language "%s"', async (file, locale) => {
      const first = await catalogueIn(join(folder, file));
      const other = await catalogueIn(join(folder, file.replace(/\.ts$/, `-${locale}.ts`)));
      expect(catalogueProblems({ first, other, locale, names: sameTexts })).toEqual([]);
    });
  });
}

/** Texts that a random match says and the catalogue does not have. */
function gapsIn(
  game: Game,
  seed: string,
  { texts, locale }: { readonly texts: Catalogue; readonly locale: string },
): readonly string[] {
  const gaps: string[] = [];
  const match = randomMatch(game, seed, game.brief);
  const random = seededSource(seed);
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => gaps.push(`${key}: ${reason}`),
    fill: (text) => game.speech.fill?.(text, game.view(match.state, SPECTATOR)) ?? text,
  });
  while (!match.over && match.seq < MOST_ANSWERS) {
    for (const { choice } of askedIn(match)) sayChoice(game, speaker, choice);
    answerAtRandom(match, random);
  }
  for (const { event } of match.events) speaker.say(game.speech.event(event));
  if (match.outcome !== undefined) {
    const { result, winners } = match.outcome;
    const params = { winners: winners.map((seat) => ({ seat })), count: winners.length };
    for (const family of ['outcome', 'result']) speaker.say({ key: `${family}.${result}`, params });
    const why = game.speech.ending?.(game.view(match.state, SPECTATOR));
    if (why !== undefined) speaker.say(why);
    // A game that says why matches end says it of all.
    else if (game.speech.ending !== undefined) gaps.push(`nothing says why ${result}`);
  }
  // The lab shows a measure without a text by its own name; a game names all of them or none.
  const names = Object.keys(game.measures.numbers(match.state)).map((name) => `measure.${name}`);
  if (Object.keys(texts).some((key) => key.startsWith('measure.'))) {
    for (const key of names) speaker.say({ key });
  }
  return gaps;
}

function sayChoice(game: Game, speaker: Speaker, choice: Choice): void {
  speaker.say(choice.why);
  if (choice.kind === 'form') {
    for (const field of choice.fields) sayChoice(game, speaker, field.choice);
  }
  if ('options' in choice) {
    for (const option of choice.options) speaker.say(optionText(game, option, choice));
  }
  for (const { because } of choice.closed?.() ?? []) speaker.say(because);
}

/** The keys by which a form of the game's settings speaks. */
function settingKeys({ options }: Game): readonly string[] {
  return Object.entries(options).flatMap(([name, spec]) => [
    `setting.${name}`,
    `setting.${name}.help`,
    ...('values' in spec ? spec.values : []).map((value) => `setting.${name}.${value}`),
    ...('none' in spec ? [`setting.${name}.none`] : []),
  ]);
}

/** The one catalogue that a file exports. */
async function catalogueIn(path: string): Promise<Catalogue> {
  const [catalogue] = Object.values(
    (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, Catalogue>,
  );
  if (catalogue === undefined) throw new Error(`${path} exports no catalogue`);
  return catalogue;
}
