import { describe, expect, test } from 'vitest';
import { groundOf } from '../../test/figures.ts';
import { LOCATIONS, TOPMOST } from './layout.ts';
import { entriesOf, leadsHome, type Place, type Step, stepsFrom } from './steps.ts';

const said = (place: Place | undefined): string =>
  place === undefined
    ? 'off the Bridge'
    : `${place.location} ${place.stand}${place.stand === 'CENTRE' ? '' : ` facing ${place.facing}`}`;
const of = (kind: Step['kind'], steps: readonly Step[]) =>
  steps.filter((step) => step.kind === kind).map(({ to }) => said(to));

describe('through a doorway', () => {
  // The worlds of the ledger's example of moving: 20 has LL and UR, 11 has only UL.
  const ground = groundOf({ 20: ['LL', 'UR'], 11: ['UL'], 2: [], 12: [] });

  test('[BQ-EX-08] [BQ-MOVE-05] [BQ-MOVE-07] up from 20 to 11 one arrives at LR, facing UR', () => {
    const steps = stepsFrom({ location: 20, stand: 'UR', facing: 'OUT' }, ground);
    expect(of('doorway', steps)).toEqual(['11 LR facing UR']);
  });

  test('[BQ-EX-08] [BQ-MOVE-06] the passage is one-way where the far side has no doorway', () => {
    expect(of('doorway', stepsFrom({ location: 11, stand: 'LR', facing: 'OUT' }, ground))).toEqual(
      [],
    );
  });

  test('[BQ-EX-08] [BQ-MAP-07] a doorway may touch a closed and an open location: only the open one is reached', () => {
    const steps = stepsFrom({ location: 11, stand: 'UL', facing: 'OUT' }, ground);
    expect(of('doorway', steps)).toEqual(['2 LL facing UL']);
  });

  test('[BQ-MOVE-07] diagonally one arrives facing the opposite corner', () => {
    const open = groundOf({ 11: ['UR'], 3: [], 2: [] });
    expect(of('doorway', stepsFrom({ location: 11, stand: 'UR', facing: 'OUT' }, open))).toEqual([
      '3 LL facing UR',
      '2 LR facing UR',
    ]);
    const down = groundOf({ 3: ['LL'], 11: [] });
    expect(of('doorway', stepsFrom({ location: 3, stand: 'LL', facing: 'OUT' }, down))).toEqual([
      '11 UR facing LL',
    ]);
  });

  test('[BQ-MOVE-17] [BQ-MAP-06] on a free corner it leads off the Bridge', () => {
    const steps = stepsFrom({ location: 20, stand: 'LL', facing: 'OUT' }, ground);
    expect(of('exit', steps)).toEqual(['off the Bridge']);
    // Facing inward nobody leaves.
    expect(of('exit', stepsFrom({ location: 20, stand: 'LL', facing: 'UR' }, ground))).toEqual([]);
  });
});

describe('within a world', () => {
  const ground = groundOf({ 20: [] });

  test('[BQ-MOVE-04] crossing leads to the corner faced, and one arrives facing out', () => {
    const steps = stepsFrom({ location: 20, stand: 'LL', facing: 'UR' }, ground);
    expect(of('cross', steps)).toEqual(['20 UR facing OUT']);
  });

  test('[BQ-MOVE-03] one turn faces any other way', () => {
    const steps = stepsFrom({ location: 20, stand: 'LL', facing: 'OUT' }, ground);
    expect(of('turn', steps)).toEqual(['20 LL facing UL', '20 LL facing UR', '20 LL facing LR']);
    expect(of('cross', steps)).toEqual([]);
  });

  test('[BQ-MOVE-08] the centre is a move away from every corner, unless one faces out', () => {
    expect(of('to-centre', stepsFrom({ location: 20, stand: 'LL', facing: 'LR' }, ground))).toEqual(
      ['20 CENTRE'],
    );
    expect(
      of('to-centre', stepsFrom({ location: 20, stand: 'LL', facing: 'OUT' }, ground)),
    ).toEqual([]);
    expect(of('from-centre', stepsFrom({ location: 20, stand: 'CENTRE' }, ground))).toEqual([
      '20 UL facing OUT',
      '20 UR facing OUT',
      '20 LL facing OUT',
      '20 LR facing OUT',
    ]);
  });

  test('[BQ-PORT-01] [BQ-PORT-02] from the centre a token leads to the centre of its other end', () => {
    const tokens = groundOf({ 20: [], 17: [] }, { 20: [17] });
    expect(of('token', stepsFrom({ location: 20, stand: 'CENTRE' }, tokens))).toEqual([
      '17 CENTRE',
    ]);
    expect(of('token', stepsFrom({ location: 20, stand: 'LL', facing: 'UR' }, tokens))).toEqual([]);
  });
});

test('[BQ-MOVE-16] the Bridge is entered by doorways on free corners of open worlds', () => {
  const ground = groundOf({ 20: ['LL', 'UR', 'UL'], 11: ['LR', 'LL'], 19: [] });
  // 20 touches 19 and 11 at UL, and 11 at UR; 11 touches 20 at both lower corners.
  expect(entriesOf(ground)).toEqual([{ location: 20, corner: 'LL' }]);
});

test('[BQ-MOVE-17] [BQ-MOVE-18] one leaves for Boss Mode from the topmost world alone, from others for Homeworld', () => {
  expect(LOCATIONS.filter((location) => !leadsHome(location))).toEqual([TOPMOST]);
});
