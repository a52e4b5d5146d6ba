import { classSheet, duds, LINE, marks } from '../power.ts';

/** The Fighter (BA-FTR-01): deals steadily, guards friends, leads. */
export const FIGHTER = classSheet({
  id: 'fighter',
  rule: 'BA-FTR-01',
  health: 12,
  move: 3,
  powers: [
    {
      id: 'brilliant-maneuver',
      rule: 'BA-FTR-02',
      cost: marks('XoX/.../...'),
      parts: [
        { kind: 'damage', strength: 3, upTo: false, piercing: false },
        { kind: 'prevent', strength: 1, reach: 1 },
      ],
    },
    {
      id: 'piercing-attack',
      rule: 'BA-FTR-03',
      cost: marks('.X./.../X.X'),
      parts: [{ kind: 'damage', strength: 5, upTo: true, piercing: true }],
    },
    {
      id: 'leadership',
      rule: 'BA-FTR-04',
      cost: marks('XXX/.X./...'),
      parts: [],
      leads: 8,
    },
    {
      id: 'command-the-field',
      rule: 'BA-FTR-05',
      cost: marks('XX./XX./..X'),
      parts: [
        { kind: 'damage', strength: 13, upTo: true, piercing: false },
        { kind: 'prevent', strength: 13, reach: 4, rest: true },
      ],
    },
    {
      id: 'turn-the-tide',
      rule: 'BA-FTR-06',
      cost: LINE,
      parts: [
        { kind: 'damage', strength: 13, upTo: false, piercing: true },
        { kind: 'prevent', strength: 8, reach: 4 },
      ],
    },
    { id: 'rally', rule: 'BA-FTR-07', cost: duds(1, 'mark'), parts: [], sends: 'redirect' },
    {
      id: 'grit',
      rule: 'BA-FTR-08',
      cost: duds(2),
      parts: [{ kind: 'prevent', strength: 2, reach: 'self' }],
    },
    {
      id: 'second-wind',
      rule: 'BA-FTR-09',
      cost: duds(4),
      parts: [{ kind: 'mend', strength: 5, reach: 'self', shields: false }],
    },
  ],
});
