import { FIGURINES, type FigurineData } from '../../content/figures/figures.ts';
import type { FigureId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { secondOf } from '../standing/pair.ts';

/** The figurines of the first campaign: those before the reserve of Minibosses (BQC-FIG-01 to -20). */
const FIRST: readonly FigurineData[] = FIGURINES.slice(0, 20);

const isBoss = (id: FigureId): boolean =>
  FIGURINES.some((one: FigurineData) => one.id === id && one.rank === 'boss');

/** The figurines of the campaign that may be met: no Boss is among them (BQ-PREP-15). */
function ofCampaign({ state }: Bridge): readonly FigureId[] {
  const first = FIRST.map(({ id }) => id).filter((id) => !isBoss(id));
  return [...first, ...state.campaign.added];
}

/**
 * Who is met in this game: the one Boss (BQ-PREP-15), and of the others as many as the table has it, drawn where not all come
 * (decision 80). The players' own characters are among them, and never met as enemies (BQ-REL-19, BQ-COMP-05). Figurines that only the
 * sheets know come with these (BQ-LATE-05), and so do Bosses that were beaten before (BQ-XBRDG-01).
 */
export function castOf(t: Bridge): { readonly figurines: FigureId[]; readonly boss: FigureId } {
  const playing = t.state.heroes.filter(({ life }) => life !== 'away');
  const boss = bossOf(playing);
  const beaten = beatenBy(playing, boss);
  // They come in the order of their ids, whenever they were added (BQC-GM-04).
  const others = [...ofCampaign(t), ...broughtBy(t, playing)]
    .filter((id) => id !== boss && !beaten.includes(id))
    .sort();
  const captured = t.state.campaign.captured.map(({ race }) => race);
  const second = secondOf(t.state)?.figure;
  const heroes = t.state.heroes.map(({ figure }) => figure);
  const own = [...heroes.filter((id) => id !== second), ...captured];
  const left = others.filter((id) => !own.includes(id));
  // The ally that one player may take along never stays away (BQ-SOLO-02).
  const usual = left.filter((id) => FIRST.some((one) => one.id === id) && id !== second);
  const added = left.filter((id) => !usual.includes(id));
  // Those that have come later are drawn only when no other is left (BQ-NEWE-01).
  for (const pool of [usual, added]) {
    while (usual.length + added.length + own.length + 1 > t.options.figurines && pool.length > 0) {
      const figure = t.drawFrom(pool, 'stays-away');
      t.tell?.({ type: 'figure-stays-away', rule: 'BQ-SOLO-01', figure });
    }
  }
  const figurines = [...usual.sort(), ...added.sort(), ...beaten, boss];
  for (const id of figurines) {
    t.state.figures[id] ??= { id, kind: 'figurine', where: { at: 'off' } };
  }
  t.state.cast = figurines;
  t.state.boss = boss;
  return { figurines, boss };
}

/**
 * The Boss of the game (BQ-LATE-06): of those on the sheets the one of the highest level, which is its place in the order
 * in which a campaign has beaten them; of equals that of the higher character, then of the first seat. If no sheet lists
 * one, it is the Boss of the first campaign.
 */
function bossOf(heroes: readonly Hero[]): FigureId {
  const listed = heroes.flatMap(({ sheet }) =>
    sheet.bosses.map((id, at) => ({ id, level: at + 1, of: sheet.level })),
  );
  const [highest] = [...listed].sort((a, b) => b.level - a.level || b.of - a.of);
  const first = FIRST.find(({ id }) => isBoss(id));
  if (first === undefined) throw new Error('the figurines have no Boss');
  return highest?.id ?? first.id;
}

/** The Bosses of the sheets that are not the Boss of this game (BQ-XBRDG-01). */
function beatenBy(heroes: readonly Hero[], boss: FigureId): readonly FigureId[] {
  const listed = heroes.flatMap(({ sheet }) => sheet.bosses);
  return [...new Set(listed)].filter((id) => id !== boss);
}

/** The figurines that heroes know from elsewhere, and this campaign does not (BQ-LATE-05). */
function broughtBy(t: Bridge, heroes: readonly Hero[]): readonly FigureId[] {
  const home = ofCampaign(t);
  const known = heroes.flatMap(({ sheet }) => Object.keys(sheet.relationships.figurines));
  return FIGURINES.map(({ id }) => id as FigureId).filter(
    (id) => known.includes(id) && !home.includes(id) && !isBoss(id),
  );
}

/**
 * Somebody joins, and what it has met elsewhere comes into the game with it (BQ-LATE-05, BQ-XBRDG-01). The Boss stays who
 * it is (decision 66).
 * @returns the figurines that have come, each off the Bridge
 */
export function comeWith(t: Bridge, hero: Hero): readonly FigureId[] {
  const { cast, figures, boss } = t.state;
  const known = new Set([...broughtBy(t, [hero]), ...beatenBy([hero], boss)]);
  const come = [...known].filter((id) => !cast.includes(id) && figures[id] === undefined);
  for (const id of come) figures[id] = { id, kind: 'figurine', where: { at: 'off' } };
  t.state.cast = [...cast, ...come];
  return come;
}
