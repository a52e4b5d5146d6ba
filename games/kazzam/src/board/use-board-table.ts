import type { Cell } from '@tablewright/geometry';
import type { BoardProps } from '@tablewright/table-kit/board';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { courtOf, standingOn } from '../explain/index.ts';
import { seatWithJob } from '../options.ts';
import type { KazzamView } from '../view-of.ts';
import type { BoardTable } from './board-context.tsx';
import { leadsOf, leadsTo } from './leads.ts';
import { looksOf } from './looks.ts';
import { indexOffers, offersBySquare } from './offer-index.ts';

/** A sheet that is open over the board. */
type Open = 'scores' | 'in-play' | { readonly sheet: number };

/** What is open at first: the scores, for the scorekeeper (KZ-JOB-01). */
export function openAtFirst({
  view,
  observer,
}: Pick<BoardProps<KazzamView>, 'view' | 'observer'>): Open | undefined {
  return seatWithJob(view.options, 'scorekeeper') === observer ? 'scores' : undefined;
}

/**
 * What every part of the board knows. It stays the same object until something is decided, drawn or
 * selected: a view may change in place, but every change of a match brings new choices.
 */
export function useBoardTable(
  props: BoardProps<KazzamView>,
  open: (what: Open) => void,
): BoardTable {
  const { view, choices, observer, locale, label } = props;
  const court = courtOf(view);
  const way = choices.find(({ kind }) => kind === 'path');
  const ways = way === undefined ? '' : props.begun(way).join(' ');
  const drawn = useMemo(() => (ways === '' ? [] : ways.split(' ')), [ways]);
  const index = useMemo(
    () => indexOffers(choices, view, court, drawn),
    [choices, view, court, drawn],
  );
  const leads = useMemo(() => leadsOf(view, court, choices), [choices, view, court]);
  const [selected, select] = useState<number>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else a match has comes with new choices
  return useMemo((): BoardTable => {
    const named = offersBySquare(index, court, view.creatures);
    const leadsAt = (cell: Cell) =>
      leadsTo(leads, view, standingOn(court, view.creatures, cell), cell);
    const offersAt = (cell: Cell) => {
      const own = named(cell);
      return own.length > 0 ? own : leadsAt(cell).map(({ offer }) => offer);
    };
    return {
      ...props,
      pick: (offers, next) => latest.current.pick(offers, next),
      point: (offers) => latest.current.point(offers),
      onAnswer: (slot, answer) => latest.current.onAnswer(slot, answer),
      court,
      looks: looksOf(view.creatures),
      index,
      leads,
      drawn,
      acting: actingIn(props),
      selected,
      select,
      openSheet: (creature) => open({ sheet: creature }),
      openPanel: open,
      offersAt,
      touch: (cell) => {
        const offers = offersAt(cell);
        if (offers.length > 0) {
          const there = leadsAt(cell);
          return latest.current.pick(
            offers,
            ({ option }) => there.find(({ offer }) => offer.option.id === option.id)?.next,
          );
        }
        const [top] = standingOn(court, view.creatures, cell).toReversed();
        select(top === selected ? undefined : top);
      },
    };
  }, [choices, view, observer, locale, label, court, index, leads, drawn, selected, open]);
}

/** Who is asked, else whose turn it is. */
function actingIn({ choices, view }: BoardProps<KazzamView>): number | undefined {
  const asked = choices[0]?.why.params?.who;
  if (typeof asked === 'number' && view.creatures[asked] !== undefined) return asked;
  return view.turn?.creature;
}
