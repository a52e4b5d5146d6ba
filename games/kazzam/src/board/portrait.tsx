import { EmblemPath } from '@tablewright/table-kit/emblem';
import { Face } from '@tablewright/table-kit/face';
import type { ReactNode } from 'react';
import type { Creature } from '../model.ts';
import { EMBLEMS, type Paint } from './colours.ts';
import type { Look } from './looks.ts';

/** A creature beside its name: its face or its picture on the colour and with the sign of its side. */
export function Portrait({
  size,
  kind,
  paint,
  look,
  letters,
}: {
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly kind: Creature['kind'];
  readonly paint: Paint;
  readonly look: Look | undefined;
  /** What stands there until the face has come. */
  readonly letters: string;
}): ReactNode {
  return (
    <span
      className="kz-portrait"
      data-kind={kind}
      data-paint={paint}
      style={{ width: size, height: size }}
    >
      {look?.emblem === undefined ? (
        <Face address={look?.face} size={size} instead={<b aria-hidden="true">{letters}</b>} />
      ) : (
        <svg className="kz-portrait-picture" viewBox="0 0 512 512" aria-hidden="true">
          <EmblemPath emblem={look.emblem} />
        </svg>
      )}
      <svg className="kz-portrait-sign" viewBox="-1 -1 12 12" aria-hidden="true">
        <path d={EMBLEMS[paint]} />
      </svg>
    </span>
  );
}
