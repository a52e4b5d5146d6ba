import { Grid } from '@tablewright/table-kit/grid';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldId, useDesk } from './editor-context.tsx';
import { RemoveButton } from './group-fields.tsx';
import { isIn, painted, resized, zoneBetween, zonesOf } from './paint.ts';
import { listAt, type Path, partAt } from './parts.ts';
import { editorText } from './words.ts';
import { Wrong } from './wrong.tsx';

/** What each letter of a map is called. */
const GROUNDS = {
  '.': 'ground.open',
  '#': 'ground.wall',
  '+': 'ground.door',
  ',': 'ground.rough',
  o: 'ground.cover',
  '%': 'ground.growth',
} as const;
type Letter = keyof typeof GROUNDS;
const LETTERS = Object.keys(GROUNDS) as readonly Letter[];
const groundText = (letter: string): string =>
  letter in GROUNDS ? editorText(GROUNDS[letter as Letter]) : letter;

/** What a touch on a square does: paints it, or sets a corner of a zone. */
type Brush = { readonly letter: Letter } | { readonly zone: string };

/** A map on which ground is painted, and zones are drawn between two corners. */
export function MapPainter({ map }: { readonly map: Path }): ReactNode {
  const { content, set } = useDesk();
  const rows = listAt(content, [...map, 'rows']).map(String);
  const zones = zonesOf(partAt(content, [...map, 'zones']));
  const width = Math.max(1, ...rows.map((row) => row.length));
  const height = rows.length;
  const [brush, take] = useState<Brush>({ letter: '#' });
  const [corner, setCorner] = useState<readonly [number, number]>();
  const cells = useMemo(
    () =>
      Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (__, x) => y * width + x),
      ),
    [width, height],
  );
  const touch = (x: number, y: number): void => {
    if ('letter' in brush) {
      set([...map, 'rows'], painted(rows, x, y, brush.letter), true);
    } else if (corner === undefined) setCorner([x, y]);
    else {
      set([...map, 'zones', brush.zone], zoneBetween(corner, [x, y]));
      setCorner(undefined);
    }
  };
  const resize = (to: { readonly width?: number; readonly height?: number }): void =>
    set([...map, 'rows'], resized(rows, to.width ?? width, to.height ?? height), true);
  return (
    <div className="ae-map" id={fieldId([...map, 'rows'])} tabIndex={-1}>
      <Sizes width={width} height={height} onSize={resize} />
      <Brushes
        zones={zones}
        brush={brush}
        onBrush={(one) => {
          take(one);
          setCorner(undefined);
        }}
        onRemove={(name) => set([...map, 'zones', name], undefined)}
      />
      <p className="tw-quiet" role="status">
        {'zone' in brush
          ? editorText(corner === undefined ? 'map.zone.how' : 'map.zone.second')
          : ''}
      </p>
      <div className="ae-map-scroll" style={{ '--ae-width': width } as never}>
        <Grid label={editorText('map.brush')} rows={cells}>
          {(cell, stop) => {
            const [x, y] = [cell % width, Math.floor(cell / width)];
            const letter = rows[y]?.[x] ?? '.';
            const inside = Object.keys(zones).filter((name) => {
              const zone = zones[name];
              return zone !== undefined && isIn(zone, [x, y]);
            });
            const shown = 'zone' in brush && inside.includes(brush.zone);
            const isCorner = corner?.[0] === x && corner[1] === y;
            return (
              <button
                type="button"
                {...stop}
                className="ae-square"
                data-ground={letter}
                data-zone={shown || isCorner ? 'this' : inside.length > 0 ? 'other' : undefined}
                aria-label={editorText(inside.length === 0 ? 'map.square' : 'map.square.zones', {
                  x: x + 1,
                  y: y + 1,
                  ground: groundText(letter),
                  zones: inside.join(', '),
                })}
                onClick={() => touch(x, y)}
                onPointerEnter={({ buttons }) => {
                  if (buttons === 1 && 'letter' in brush) touch(x, y);
                }}
              />
            );
          }}
        </Grid>
      </div>
      <Wrong path={[...map, 'rows']} />
      {['start', ...Object.keys(zones).filter((name) => name !== 'start')].map((name) => (
        <Wrong key={name} path={[...map, 'zones', name]} />
      ))}
    </div>
  );
}

function Sizes({
  width,
  height,
  onSize,
}: {
  readonly width: number;
  readonly height: number;
  readonly onSize: (to: { readonly width?: number; readonly height?: number }) => void;
}): ReactNode {
  const number = (text: string) => Math.min(40, Math.max(1, Number(text)));
  return (
    <div className="ae-row">
      <label>
        {editorText('map.width')}
        <input
          type="number"
          min={3}
          max={40}
          value={width}
          onChange={({ target }) => onSize({ width: number(target.value) })}
        />
      </label>
      <label>
        {editorText('map.height')}
        <input
          type="number"
          min={3}
          max={40}
          value={height}
          onChange={({ target }) => onSize({ height: number(target.value) })}
        />
      </label>
    </div>
  );
}

function Brushes({
  zones,
  brush,
  onBrush,
  onRemove,
}: {
  readonly zones: ReturnType<typeof zonesOf>;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly onRemove: (zone: string) => void;
}): ReactNode {
  const [name, setName] = useState('');
  const names = ['start', ...Object.keys(zones).filter((one) => one !== 'start')];
  const all = 'zone' in brush && !names.includes(brush.zone) ? [...names, brush.zone] : names;
  return (
    <fieldset className="ae-brushes">
      <legend>{editorText('map.brush')}</legend>
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          className="tw-button ae-brush"
          data-ground={letter}
          aria-pressed={'letter' in brush && brush.letter === letter}
          onClick={() => onBrush({ letter })}
        >
          {groundText(letter)}
        </button>
      ))}
      {all.map((zone) => (
        <span key={zone} className="ae-zone">
          <button
            type="button"
            className="tw-button ae-brush"
            aria-pressed={'zone' in brush && brush.zone === zone}
            onClick={() => onBrush({ zone })}
          >
            {zone}
          </button>
          {zone !== 'start' && <RemoveButton what={zone} onRemove={() => onRemove(zone)} />}
        </span>
      ))}
      <span className="ae-row">
        <input
          type="text"
          aria-label={editorText('map.zone.new')}
          placeholder={editorText('map.zone.new')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          className="tw-button"
          disabled={name.trim() === ''}
          onClick={() => {
            onBrush({ zone: name.trim() });
            setName('');
          }}
        >
          {editorText('map.zone.add')}
        </button>
      </span>
    </fieldset>
  );
}
