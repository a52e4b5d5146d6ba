export { type Cell, Grid, type Point } from './grid.ts';
export { lineBetween, SIGHT, type Sight } from './sight.ts';
export { SightTable } from './sight-table.ts';
