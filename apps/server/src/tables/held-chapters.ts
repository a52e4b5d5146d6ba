import type { Chapter, TableHead } from './table-snapshot.ts';

/**
 * What still holds of the chapters of a snapshot: later ones may have taken back answers of earlier
 * ones.
 * @param chapters all of them, the open one last
 */
export function heldChapters(
  { seq }: Pick<TableHead, 'seq'>,
  chapters: readonly Chapter[],
): readonly Chapter[] {
  const answersAt = [-1, ...chapters.flatMap((chapter) => chapter.answersAt)];
  let least = Number.POSITIVE_INFINITY;
  let entry = seq;
  return chapters
    .toReversed()
    .map((chapter) => {
      for (; entry >= chapter.last; entry -= 1) least = Math.min(least, answersAt[entry] ?? -1);
      return upTo(chapter, least);
    })
    .toReversed();
}

/** A chapter without what came after so many answers. */
function upTo(chapter: Chapter, answers: number): Chapter {
  const held = Math.max(0, answers - Math.max(0, chapter.since));
  return {
    ...chapter,
    log: chapter.log.slice(0, held),
    events: chapter.events.filter(({ seq }) => seq <= answers),
    draws: chapter.draws.filter(({ seq }) => seq <= answers),
    decidedFor: chapter.decidedFor.filter(({ answer }) => answer <= answers),
    thought: chapter.thought.slice(0, held),
    checkpoints: chapter.checkpoints.filter(({ seq }) => seq <= answers),
  };
}
