import { choose, type Flow } from '@tablewright/engine';
import type { Character, Token } from '../../model.ts';
import { controllersOf } from '../../rules/control.ts';
import { returnHeld, TOKENS } from '../../rules/deck.ts';
import { copyMarker } from '../../rules/move-marker.ts';
import { canCopy } from '../../rules/moves.ts';
import type { Adventure } from '../../table.ts';
import { classSheet, duds, LINE, marks } from '../power.ts';

/** Tokens that Beseech draws (BA-HLR-04). */
const SOUGHT = 3;

/** The Healer (BA-HLR-01): heals, shields, asks for the right token. */
export const HEALER = classSheet({
  id: 'healer',
  rule: 'BA-HLR-01',
  health: 10,
  move: 3,
  powers: [
    {
      id: 'minor-ward',
      rule: 'BA-HLR-02',
      cost: marks('.X./X../...'),
      parts: [{ kind: 'mend', strength: 3, reach: 1, shields: true }],
    },
    {
      id: 'ward',
      rule: 'BA-HLR-03',
      cost: marks('X../XX./...'),
      parts: [{ kind: 'mend', strength: 5, reach: 2, shields: true }],
    },
    {
      id: 'beseech',
      rule: 'BA-HLR-04',
      cost: marks('.X./X.X/.X.'),
      parts: [],
      note: { at: 'beseech', run: beseech },
    },
    {
      id: 'greater-ward',
      rule: 'BA-HLR-05',
      cost: marks('.X./XXX/.X.'),
      parts: [{ kind: 'mend', strength: 13, reach: 4, shields: true }],
    },
    {
      id: 'miracle',
      rule: 'BA-HLR-06',
      cost: LINE,
      parts: [
        { kind: 'mend', strength: 13, reach: 4, shields: true },
        { kind: 'damage', strength: 8, upTo: false, piercing: false },
      ],
    },
    {
      id: 'soothe',
      rule: 'BA-HLR-07',
      cost: duds(1),
      parts: [{ kind: 'mend', strength: 1, reach: 1, shields: false }],
    },
    {
      id: 'blessing',
      rule: 'BA-HLR-08',
      cost: duds(2),
      parts: [],
      possible: canCopy,
      note: { at: 'move', run: bless },
    },
    {
      id: 'rebuke',
      rule: 'BA-HLR-09',
      cost: duds(4),
      parts: [{ kind: 'damage', strength: 5, upTo: false, piercing: false }],
    },
  ],
});

function* bless(t: Adventure, healer: Character): Flow<void> {
  yield* copyMarker(t, healer, 'blessing', 'BA-HLR-08');
}

/**
 * Draws up to three tokens that all may see (BA-HID-03), reserves one for a later Draw and returns
 * the others; with an empty randomizer it fails (BA-HLR-04).
 */
function* beseech(t: Adventure, healer: Character): Flow<void> {
  const { state } = t;
  const { bag, held } = state;
  const about = {
    rule: 'BA-HLR-04',
    sheet: 'healer',
    name: healer.name,
    power: 'beseech',
  } as const;
  for (let i = 0; i < SOUGHT && bag.length > 0; i += 1) {
    TOKENS.drawFrom(t, 'bag', 'held', 'beseech');
  }
  if (held.length === 0) {
    t.tell?.({ type: 'without-effect', ...about });
    return;
  }
  t.tell?.({ type: 'tokens-sought', ...about, rule: 'BA-HID-03', tokens: [...held] });
  const kept = held.length === 1 ? held[0] : yield* keepOne(t, healer);
  if (kept === undefined) return;
  TOKENS.put(t, kept, 'held', 'reserved');
  returnHeld(t, 'BA-HLR-04');
  t.tell?.({ type: 'token-reserved', ...about, token: kept });
}

function* keepOne(t: Adventure, healer: Character): Flow<Token> {
  const options = t.state.held.map((token) => ({
    id: token,
    text: { key: 'option.token', params: { token } },
  }));
  const { id } = yield* choose(t, controllersOf(t.state, healer), 'choice.beseech', options, {
    rule: 'BA-HLR-04',
    params: { name: healer.name },
  });
  return id;
}
