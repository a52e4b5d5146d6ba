import { FIGURINES } from '../../content/figures/figures.ts';
import type { FigureId } from '../../model.ts';
import type { Bridge } from '../../table.ts';

/** The figurines of the first campaign: those before the reserve of Minibosses (BQC-FIG-01 to -20). */
const FIRST = FIGURINES.slice(0, 20);

/**
 * Who is met in this game: the Boss, and of the others as many as the table has it, drawn where not all come
 * (decision 80). The players' own characters are among them, and never met as enemies (BQ-REL-19).
 */
export function castOf(t: Bridge): { readonly figurines: FigureId[]; readonly boss: FigureId } {
  const boss = FIRST.find((one) => 'rank' in one && one.rank === 'boss');
  if (boss === undefined) throw new Error('the figurines have no Boss');
  const added = t.state.campaign.added;
  // They come in the order of their ids, whenever they were added (BQC-GM-04).
  const others = [
    ...FIRST.filter(({ id }) => id !== boss.id).map(({ id }) => id as string),
    ...added,
  ].sort();
  const captured = t.state.campaign.captured.map(({ race }) => race);
  const own = [...t.state.heroes.map(({ figure }) => figure), ...captured];
  const left = others.filter((id) => !own.includes(id));
  while (left.length + own.length + 1 > t.options.figurines && left.length > 0) {
    const figure = t.drawFrom(left, 'stays-away');
    t.tell?.({ type: 'figure-stays-away', rule: 'BQ-SOLO-01', figure });
  }
  const figurines = [...others.filter((id) => left.includes(id)), boss.id];
  for (const id of figurines) {
    t.state.figures[id] ??= { id, kind: 'figurine', where: { at: 'off' } };
  }
  t.state.cast = figurines;
  t.state.boss = boss.id;
  return { figurines, boss: boss.id };
}
