import type { Exit, FoeRow, HazardRow, SceneTask } from '../content/adventure.ts';
import type { Block } from './columns.tsx';
import type { StoryWords } from './story-words.ts';
import { printText } from './words.ts';

/** A line of a scene. */
export const line = (text: string): Block => ({ is: 'line', text: text.trim() });

/** Sentences of which some may not be there. */
const some = (...said: readonly (string | false | undefined)[]): string =>
  said.filter((one) => typeof one === 'string').join(' ');

/** What can be tried, what it takes and what comes of it (DT-TASK). */
export const taskBlocks = (tasks: readonly SceneTask[], words: StoryWords): readonly Block[] =>
  tasks.map((task) =>
    line(
      printText('story.task', {
        ...{ label: task.label, how: howOf(task, words), more: moreOf(task, words) },
      }),
    ),
  );

function howOf({ tags, ability, tn, way }: SceneTask, words: StoryWords): string {
  if (way !== undefined) return printText('story.task.way', { feet: way.feet });
  const named = tags.map((tag) => words.tag(tag)).join(', ');
  const by = ability === undefined ? named : `${named} (${words.ability(ability)})`.trim();
  if (tn === undefined) return printText('story.task.no-roll');
  if (typeof tn === 'number') return printText('story.task.tn', { tags: by, tn });
  if ('opposed' in tn) {
    const params = { tags: by, who: words.foes(tn.opposed), by: words.tag(tn.tag) };
    return printText('story.task.opposed', params);
  }
  if ('attitude' in tn)
    return printText('story.task.influence', { tags: by, who: words.person(tn.attitude) });
  if ('turning' in tn) return printText('story.task.turning', { who: words.foes(tn.turning) });
  return printText('story.task.casting', { spell: words.spell(tn.casting) });
}

function moreOf(task: SceneTask, words: StoryWords): string {
  const { when, who = 'one', time, turns, tool, leans = [], isRepeated, isSingle, price } = task;
  const { auto, ok, fail, near = 'offer', tn } = task;
  return some(
    when !== undefined && printText('story.task.when', { when: words.when(when) }),
    who !== 'one' && printText(`story.task.${who}`),
    printText('story.task.time', { time: words.time(time) }),
    turns !== undefined &&
      printText(turns.distinct ? 'story.task.turns.distinct' : 'story.task.turns', {
        count: turns.count,
      }),
    tool !== undefined &&
      printText('story.task.tool', { item: words.gear(tool.item), without: tool.without }),
    price?.item !== undefined && printText('story.task.price', { what: words.gear(price.item) }),
    price?.gp !== undefined &&
      printText('story.task.price', { what: printText('story.task.gp', { gp: price.gp }) }),
    auto !== undefined && printText('story.task.auto', { when: words.when(auto) }),
    ...leans.map((one) => printText('story.task.lean', { is: one.is, when: words.when(one.when) })),
    isRepeated === true && printText('story.task.again'),
    isSingle === true && printText('story.task.once'),
    printText('story.task.ok', { do: words.deeds(ok) }),
    tn !== undefined && printText('story.task.fail', { do: words.deeds(fail) }),
    near === 'fail' && printText('story.task.near.fail'),
    typeof near !== 'string' && printText('story.task.near', { do: words.deeds(near) }),
  );
}

/** Whom one may have to fight, and what differs while something holds (DT-AGM-03). */
export const foeBlocks = (rows: readonly FoeRow[], words: StoryWords): readonly Block[] =>
  rows.map((row) => {
    const { count, scale, state, when, extra = [], with: mind, wary, leavesBy, mods = [] } = row;
    const many =
      typeof count === 'number'
        ? String(count)
        : printText('story.foe.as-there', { scene: words.scene(count.scene) });
    const more = some(
      when !== undefined && printText('story.foe.when', { when: words.when(when) }),
      scale !== 'none' && printText(`story.foe.${scale}`),
      ...extra.flatMap((one) => [
        one.add !== undefined &&
          printText('story.foe.add', { n: one.add, when: words.when(one.when) }),
        one.hp !== undefined &&
          printText('story.foe.more-hp', { n: one.hp, when: words.when(one.when) }),
      ]),
      mind !== undefined && printText('story.foe.with', { name: words.person(mind) }),
      wary !== undefined && printText('story.foe.wary', { when: words.when(wary) }),
      leavesBy !== undefined && printText('story.foe.leaves', { when: words.when(leavesBy) }),
      ...mods.map((one) =>
        printText('story.foe.mod', { when: words.when(one.when), is: modWords(one, words) }),
      ),
    );
    const name = words.foes(row.id);
    const stands = printText(`story.state.${state}`);
    return line(printText('story.foe', { count: many, name, state: stands, more }));
  });

function modWords({ is, without }: NonNullable<FoeRow['mods']>[number], words: StoryWords): string {
  return [
    ...(is === undefined ? [] : [words.circumstanceOf(is)]),
    ...(without === undefined
      ? []
      : [printText('story.foe.without', { trait: words.effect(without) })]),
  ].join(', ');
}

/** Hazards, how one comes into them and how they end (DT-HAZ-01). */
export const hazardBlocks = (rows: readonly HazardRow[], words: StoryWords): readonly Block[] =>
  rows.map(({ hazard, plainName: name, trigger, by = [], target, ...row }) => {
    const { when, rounds, off, known, spares, failed } = row;
    const more = some(
      trigger === 'deed' && printText('story.hazard.deed'),
      by.length > 0 &&
        printText('story.hazard.by', { labels: by.map((id) => words.label(id)).join(', ') }),
      target === 'all' && printText('story.hazard.all'),
      rounds !== undefined && printText('story.hazard.rounds', { rounds }),
      when !== undefined && printText('story.hazard.when', { when: words.when(when) }),
      off !== undefined && printText('story.hazard.off', { when: words.when(off) }),
      known !== undefined && printText('story.hazard.known', { label: words.label(known) }),
      spares !== undefined && printText('story.hazard.spares', { item: words.gear(spares) }),
      failed !== undefined && printText('story.hazard.failed', { do: words.deeds(failed) }),
    );
    if (typeof hazard === 'string') {
      const kind = words.hazardKind(hazard);
      return line(printText('story.hazard.named', { name, hazard: kind, more }));
    }
    const { level, save } = hazard;
    return line(printText('story.hazard', { name, level, save: words.ability(save), more }));
  });

/** Where it goes on, and when (DT-SHOT-02). */
export const exitBlocks = (exits: readonly Exit[], words: StoryWords): readonly Block[] =>
  exits.map(({ label, to, ending, kind, if: exists, when, opensAfter, do: deeds }) => {
    const more = some(
      kind === 'retreat' && printText('story.way.retreat'),
      exists !== undefined && printText('story.way.if', { when: words.when(exists) }),
      when !== undefined && printText('story.way.when', { when: words.when(when) }),
      opensAfter !== undefined && printText('story.way.after', { count: opensAfter }),
      deeds !== undefined && printText('story.way.do', { do: words.deeds(deeds) }),
    );
    const goal = ending === undefined ? words.scene(to) : words.ending(ending);
    return line(printText('story.way', { label, to: goal, more }));
  });
