import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid, type GridRows, type GridStop } from './grid.tsx';

const HARBOUR: GridRows<string> = [
  ['A1', 'B1'],
  ['A2', undefined],
];

const berth = (square: string, stop: GridStop): ReactNode => (
  <button type="button" {...stop} aria-label={`berth ${square}`} />
);

const drawn = (grid: ReactNode): string => renderToStaticMarkup(grid);

test('is a grid of rows and cells that say where they are', () => {
  expect(
    drawn(
      <Grid label="Harbour" rows={HARBOUR}>
        {berth}
      </Grid>,
    ),
  ).toBe(
    [
      '<div role="grid" tabindex="-1" aria-label="Harbour" aria-rowcount="2" aria-colcount="2">',
      '<div role="row" aria-rowindex="1">',
      '<div role="gridcell" aria-colindex="1" data-cell="A1">',
      '<button type="button" tabindex="0" aria-label="berth A1"></button></div>',
      '<div role="gridcell" aria-colindex="2" data-cell="B1">',
      '<button type="button" tabindex="-1" aria-label="berth B1"></button></div></div>',
      '<div role="row" aria-rowindex="2">',
      '<div role="gridcell" aria-colindex="1" data-cell="A2">',
      '<button type="button" tabindex="-1" aria-label="berth A2"></button></div>',
      '<div role="gridcell" aria-colindex="2"></div></div></div>',
    ].join(''),
  );
});

test('headings are counted as a row and a column of their own', () => {
  const html = drawn(
    <Grid label="Harbour" rows={HARBOUR} columnHeads={['A', 'B']} rowHeads={['1', '2']}>
      {berth}
    </Grid>,
  );
  expect(html).toContain('aria-rowcount="3" aria-colcount="3"');
  expect(html).toContain(
    '<div role="row" aria-rowindex="1"><div role="gridcell" aria-colindex="1"></div><div role="columnheader" aria-colindex="2">A</div>',
  );
  expect(html).toContain('<div role="rowheader" aria-colindex="1">2</div>');
  expect(html).toContain('<div role="gridcell" aria-colindex="2" data-cell="A2">');
});

test('the Tab key stops at the start, or at the first cell if there is no such cell', () => {
  const stopOf = (start: string): string | undefined =>
    /tabindex="0" aria-label="berth (\w+)"/.exec(
      drawn(
        <Grid label="Harbour" rows={HARBOUR} start={start}>
          {berth}
        </Grid>,
      ),
    )?.[1];
  expect(stopOf('A2')).toBe('A2');
  expect(stopOf('Z9')).toBe('A1');
});
