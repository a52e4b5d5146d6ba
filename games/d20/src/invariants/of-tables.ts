import type { Invariant } from '@tablewright/engine';
import type { D20State } from '../model.ts';

/** What holds for the table as a whole. */
export const OF_TABLES: readonly Invariant<D20State>[] = [
  {
    rule: 'DT-INV-12',
    text: 'complication points are never below 0',
    check: ({ points }) =>
      points < 0 || !Number.isInteger(points) ? `${points} points` : undefined,
  },
  {
    rule: 'DT-INV-28',
    text: 'the clock is a whole number of rounds, and the scene did not begin after now',
    check({ clock, story }) {
      if (clock < 0 || !Number.isInteger(clock)) return `it is ${clock}`;
      if (story === undefined) return undefined;
      const later = [story.entered, story.began].find((one) => one > clock);
      return later === undefined ? undefined : `it is ${clock}, and began at ${later}`;
    },
  },
  {
    rule: 'DT-INV-32',
    text: 'a thing is in one place, and only what one has is in hand or worn',
    check({ creatures, lying }) {
      const all = [...creatures.flatMap(({ items }) => items), ...lying.map(({ item }) => item)];
      const ids = all.map(({ id }) => id);
      if (new Set(ids).size < ids.length) return 'a thing is in two places';
      for (const { name, items, held, armor } of creatures) {
        const own = items.map(({ id }) => id);
        const used = armor === undefined ? held : [...held, armor];
        const lost = used.find((id) => !own.includes(id));
        if (lost !== undefined) return `${name} uses ${lost} without having it`;
        if (new Set(held).size < held.length) return `${name} holds a thing twice`;
      }
      return undefined;
    },
  },
];
