import type { Cell } from '@tablewright/geometry';
import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tableOf } from '../bots/look.ts';
import { seatWithJob } from '../options.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import type { KazzamView } from '../view-of.ts';
import type { BoardTable } from './board-context.tsx';
import { indexOffers, offersOn } from './offer-index.ts';
import { standingOn } from './places.ts';

/** What lies open over the board. */
type Open = 'scores' | 'in-play' | { readonly sheet: number };

/** What lies open when a match is first looked at: the scores, before the scorekeeper (KZ-JOB-01). */
export function openAtFirst({
  view,
  observer,
}: Pick<BoardProps<KazzamView>, 'view' | 'observer'>): Open | undefined {
  return seatWithJob(view.options, 'scorekeeper') === observer ? 'scores' : undefined;
}

/**
 * What every part of the board knows: the same object until something is decided, drawn or
 * selected. Every change of a match brings new choices; its view may change in place.
 */
export function useBoardTable(
  props: BoardProps<KazzamView>,
  open: (what: Open) => void,
): BoardTable {
  const { view, choices, observer, locale, label } = props;
  const ground = groundOf(view);
  const way = choices.find(({ kind }) => kind === 'path');
  const ways = way === undefined ? '' : props.begun(way).join(' ');
  const drawn = useMemo(() => (ways === '' ? [] : ways.split(' ')), [ways]);
  const index = useMemo(
    () => indexOffers(choices, view, ground.map, drawn),
    [choices, view, ground, drawn],
  );
  const [selected, select] = useState<number>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else a match has comes with new choices
  return useMemo((): BoardTable => {
    const offersAt = (cell: Cell): readonly Offer[] =>
      offersOn(index, ground.map, view.creatures, cell);
    return {
      ...props,
      pick: (offers) => latest.current.pick(offers),
      point: (offers) => latest.current.point(offers),
      onAnswer: (slot, answer) => latest.current.onAnswer(slot, answer),
      table: tableOf(view),
      ground,
      index,
      drawn,
      acting: actingIn(props),
      selected,
      select,
      openSheet: (creature) => open({ sheet: creature }),
      openPanel: open,
      offersAt,
      touch: (cell) => {
        const offers = offersAt(cell);
        if (offers.length > 0) return latest.current.pick(offers);
        const [top] = standingOn(ground.map, view.creatures, cell).toReversed();
        select(top === selected ? undefined : top);
      },
    };
  }, [choices, view, observer, locale, label, ground, index, drawn, selected, open]);
}

/** Who is asked, or whose turn it is. */
function actingIn({ choices, view }: BoardProps<KazzamView>): number | undefined {
  const asked = choices[0]?.why.params?.who;
  if (typeof asked === 'number' && view.creatures[asked] !== undefined) return asked;
  return view.turn?.creature;
}
