import { Emblem } from '@tablewright/table-kit/cards';
import * as sign from '@tablewright/table-kit/emblems';
import { CutGrid, PaperPage } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { pictureOf } from '../board/chart/figure-token.tsx';
import { FIGURINES, type FigurineData } from '../content/figures/figures.ts';
import { printText } from './words.ts';

const FIGURES: readonly FigurineData[] = FIGURINES;
const LARGE_COLUMNS = 6;
const SMALL_COLUMNS = 10;

/** Pairs of portals by their colours: two ends each (BQ-PORT-05 to -08). */
const PORTALS = ['blue', 'red', 'black'] as const;
/** So many monster cards can stand loose at a time: one marker stands on the Bridge, one lies on the card. */
const LOOSE = [1, 2, 3, 4, 5, 6, 7, 8];
const MAGNETS = 2;

/** Figures to stand in the corners of world cards, each with the die of its strength. */
export function Figures(): ReactNode {
  return (
    <PaperPage title={printText('part.figures')}>
      <CutGrid columns={LARGE_COLUMNS}>
        {FIGURES.map(({ id, name, die, rank }) => (
          <div key={id} className="bqp-figure">
            <Emblem path={pictureOf(id)} />
            <b>{name}</b>
            <span>
              {printText('die', { sides: die })}
              {rank !== undefined && ` · ${printText(`rank.${rank}`)}`}
            </span>
          </div>
        ))}
      </CutGrid>
    </PaperPage>
  );
}

/** Figures small enough for the Bridge on one page, and what else is laid on it. */
export function Markers(): ReactNode {
  return (
    <PaperPage title={printText('part.markers')}>
      <h3>{printText('markers.figures')}</h3>
      <div className="bqp-chips">
        <CutGrid columns={SMALL_COLUMNS}>
          {FIGURES.map(({ id, name, die }) => (
            <Chip
              key={id}
              emblem={pictureOf(id)}
              name={shortened(name)}
              mark={printText('die', { sides: die })}
            />
          ))}
        </CutGrid>
      </div>
      <h3>{printText('markers.loose')}</h3>
      <p>{printText('markers.loose.how')}</p>
      <div className="bqp-chips">
        <CutGrid columns={SMALL_COLUMNS}>
          {LOOSE.flatMap((n) => [`${n}`, `${n} `]).map((n) => (
            <Chip key={n} emblem={sign.imp} name={printText('markers.monster')} mark={n.trim()} />
          ))}
        </CutGrid>
      </div>
      <h3>{printText('markers.others')}</h3>
      <p>{printText('markers.others.how')}</p>
      <div className="bqp-chips">
        <CutGrid columns={SMALL_COLUMNS}>
          {PORTALS.flatMap((colour) => [1, 2].map((end) => [colour, end] as const)).map(
            ([colour, end]) => (
              <Chip
                key={`${colour}${end}`}
                emblem={sign.magicPortal}
                name={printText(`markers.portal.${colour}`)}
                mark={String(end)}
              />
            ),
          )}
          {Array.from({ length: MAGNETS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Chip key={at} emblem={sign.cursedStar} name={printText('markers.magnet')} mark="" />
          ))}
        </CutGrid>
      </div>
    </PaperPage>
  );
}

function Chip({
  emblem,
  name,
  mark,
}: {
  readonly emblem: string;
  readonly name: string;
  readonly mark: string;
}): ReactNode {
  return (
    <div className="bqp-chip">
      <Emblem path={emblem} />
      <b>{mark}</b>
      <span>{name}</span>
    </div>
  );
}

/** What stands in front of a name is left out where there is little room. */
function shortened(name: string): string {
  const [before = name] = name.split(/,|(?<! of) the /);
  return before.replace(/^(?:The|Captain|Professor|Sir|Dame|Doctor|Sergeant|Moss|Trombone) /, '');
}
