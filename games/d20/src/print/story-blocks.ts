import type { Text } from '@tablewright/engine';
import { writtenNumber } from '@tablewright/words';
import type { Adventure, AdventureEvent, Person, Scene } from '../content/adventure.ts';
import type { Block } from './columns.tsx';
import { exitBlocks, foeBlocks, hazardBlocks, line, taskBlocks } from './story-parts.ts';
import { StoryWords } from './story-words.ts';
import { printText } from './words.ts';

const head = (text: string): Block => ({ is: 'head', text });
const text = (words: string): Block => ({ is: 'text', text: words });

/** A heading with what stands under it; nothing where that is nothing. */
const under = (heading: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [head(heading), ...blocks];

/** All of an adventure, for whoever runs it without the software (DT-AGM-01, DT-SHOT-02). */
export function storyBlocks(adventure: Adventure, say: (text: Text) => string): readonly Block[] {
  const words = new StoryWords(adventure, say);
  const { premise, genre, level, xp, time, people, facts, events, scenes, endings } = adventure;
  const world = say({ key: `document.adventure.genre.${genre}` });
  return [
    text(printText('story.head', { genre: world, level, xp, time })),
    text(premise),
    ...under(
      printText('story.people'),
      people.map((one) => line(personLine(one, words))),
    ),
    ...under(
      printText('story.facts'),
      facts.map((one, at) => line(printText('story.fact', { number: at + 1, text: one.text }))),
    ),
    ...under(
      printText('story.events'),
      events.map((event) => line(eventLine(event, words))),
    ),
    ...scenes.flatMap((scene, at) => sceneBlocks(scene, at + 1, words.in(scene))),
    ...under(
      printText('story.endings'),
      endings.map(({ title, text: told }) => ({
        ...{ is: 'name', name: title, text: told.map((one) => one.text).join(' ') },
      })),
    ),
  ];
}

function personLine(
  { name, attitude, base, over = {}, isLeader, facts = [], moods = [] }: Person,
  words: StoryWords,
): string {
  const numbers = (['level', 'hp', 'ac'] as const).flatMap((field) =>
    over[field] === undefined ? [] : [printText(`story.person.${field}`, { n: over[field] })],
  );
  const { hpNow, hit, casts } = over;
  const more = [
    ...(isLeader === true ? [printText('story.leader')] : []),
    ...numbers,
    ...(hpNow === undefined ? [] : [printText('story.person.hp-now', { n: hpNow })]),
    ...(hit === undefined ? [] : [printText('story.person.hit', { n: signed(hit) })]),
    ...(casts === undefined
      ? []
      : [
          printText('story.person.casts', {
            ...{ bonus: signed(casts.bonus), target: casts.saveTn },
            spells: casts.spells.map((id) => words.spell(id)).join(', '),
          }),
        ]),
    ...(facts.length === 0
      ? []
      : [printText('story.person.tells', { facts: facts.map((id) => words.fact(id)).join(', ') })]),
    ...moods.map((mood) =>
      printText('story.person.mood', {
        ...{ attitude: words.attitude(mood.as), when: words.when(mood.when) },
      }),
    ),
  ];
  return printText('story.person', {
    ...{ name, attitude: words.attitude(attitude), more: more.join(' ') },
    base: base === undefined ? 'none' : words.block(base),
  }).trim();
}

function eventLine({ when, do: deeds }: AdventureEvent, words: StoryWords): string {
  const happens = words.deeds(deeds);
  const isAlways = 'all' in when && when.all.length === 0;
  return isAlways
    ? printText('story.event.now', { do: happens })
    : printText('story.event', { when: words.when(when), do: happens });
}

/** A scene: what is read, what is there, what can be tried, and where it leads (DT-SHOT-02). */
function sceneBlocks(scene: Scene, number: number, words: StoryWords): readonly Block[] {
  const { title, text: told, isDark, isOutdoors, rest = 'allowed', hasMarket } = scene;
  const { people = [], onEnter = [], events = [], countdown, tasks, foes = [] } = scene;
  const { hazards = [], exits, bargain, skip, award } = scene;
  const yes = (is: true | undefined) => (is === true ? 'yes' : 'no');
  return [
    { is: 'part', text: printText('story.scene', { number, title }) },
    ...told.map((one) => text(one.text)),
    line(
      printText('story.place', {
        ...{ dark: yes(isDark), sky: yes(isOutdoors), rest, market: yes(hasMarket) },
      }),
    ),
    ...(people.length === 0
      ? []
      : [
          line(printText('story.here', { names: people.map((id) => words.person(id)).join(', ') })),
        ]),
    ...(onEnter.length === 0 ? [] : [line(printText('story.enter', { do: words.deeds(onEnter) }))]),
    ...events.map((event) => line(eventLine(event, words))),
    ...(countdown === undefined
      ? []
      : [
          line(
            printText('story.countdown', {
              ...{ rounds: countdown.rounds, off: words.when(countdown.off) },
              do: words.deeds(countdown.do),
            }),
          ),
        ]),
    ...under(printText('story.tasks'), taskBlocks(tasks, words)),
    ...under(printText('story.foes'), foeBlocks(foes, words)),
    ...under(printText('story.hazards'), hazardBlocks(hazards, words)),
    ...under(printText('story.ways'), exitBlocks(exits, words)),
    ...(bargain === undefined
      ? []
      : [
          text(
            [
              printText('story.bargain', {
                ...{ flaw: words.flaw(bargain.flaw), text: bargain.text },
                do: words.deeds(bargain.do),
              }),
              ...(bargain.when === undefined
                ? []
                : [printText('story.bargain.when', { when: words.when(bargain.when) })]),
            ].join(' '),
          ),
        ]),
    text(
      printText('story.skip', {
        ...{ text: skip.text, more: skip.do.length === 0 ? '' : `${words.deeds(skip.do)}.` },
      }).trim(),
    ),
    line(
      award.when === undefined
        ? printText('story.award', { xp: award.xp })
        : printText('story.award.when', { xp: award.xp, when: words.when(award.when) }),
    ),
  ];
}

const signed = (n: number): string => (n > 0 ? `+${n}` : writtenNumber(n));
