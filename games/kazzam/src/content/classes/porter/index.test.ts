import { expect, test } from 'vitest';
import { PORTER as CLASS } from './index.ts';
import { ported } from './testing/ported.ts';

const { abilities: PORTER } = CLASS;

test('[KC-POR-01] features, move powers, Warps, other at-wills, Encounter powers to pick from', () => {
  expect(PORTER.map(({ id }) => id)).toEqual([
    'porter',
    ...['spellwarp-sniper', 'portal-brawler', 'self-lift'].map((pick) => `porter/${pick}`),
    ...['short-jump', 'basic-kinemancy', 'short-tunnel'].map((pick) => `porter/${pick}`),
    ...['scouting-warp', 'hub-warp', 'source-warp'].map((pick) => `porter/${pick}`),
    ...['involuntary-lift', 'instant-repulsion', 'reinforcements', 'bend-space'].map(
      (pick) => `porter/${pick}`,
    ),
    ...['floor-portal', 'ripping-tides', 'contingency-jump'].map((pick) => `porter/${pick}`),
  ]);
});

test('[KC-POR-01] [KC-POR-13] Swap Places comes without a pick', () => {
  expect(ported([], [])).toOffer('swap-places');
});
