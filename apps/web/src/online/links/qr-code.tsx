import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

/** Blank modules on every side, without which cameras do not find the code. */
const QUIET = 4;

/** A text as a code for cameras: dark on light whatever the light of the page. */
export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  /** What the code holds, for those who do not see it. */
  readonly label: string;
}): ReactNode {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Every run of dark modules as a bar. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const bars: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) bars.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size, path: bars.join('') };
}
