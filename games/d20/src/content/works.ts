/** Something that takes a time of its own. */
export interface Work {
  readonly id: string;
  readonly rule: string;
  /** As written: a month has 30 days. */
  readonly time: string;
}

/** How long things take (DT-DUR-01 to -32); what is not here takes as long as whatever is nearest to it (DT-DUR-33). */
export const WORKS: readonly Work[] = [
  { id: 'pick-lock', rule: 'DT-DUR-01', time: '1r' },
  { id: 'disarm-trap', rule: 'DT-DUR-02', time: '1r' },
  { id: 'stow-weapon', rule: 'DT-DUR-03', time: '1r' },
  { id: 'search-chest', rule: 'DT-DUR-04', time: '1r' },
  { id: 'search-wall', rule: 'DT-DUR-05', time: '1r' },
  { id: 'pick-complex-lock', rule: 'DT-DUR-06', time: '1m' },
  { id: 'search-room', rule: 'DT-DUR-07', time: '1m' },
  { id: 'calm-beast', rule: 'DT-DUR-08', time: '1m' },
  { id: 'rousing-speech', rule: 'DT-DUR-09', time: '1m' },
  { id: 'break-door', rule: 'DT-DUR-10', time: '1m' },
  { id: 'hide-thing', rule: 'DT-DUR-11', time: '1m' },
  { id: 'empty-chest', rule: 'DT-DUR-12', time: '1m' },
  { id: 'pack-up', rule: 'DT-DUR-13', time: '1m' },
  { id: 'explore-wing', rule: 'DT-DUR-14', time: '1h' },
  { id: 'forage', rule: 'DT-DUR-15', time: '1h' },
  { id: 'make-camp', rule: 'DT-DUR-16', time: '1h' },
  { id: 'interrogate', rule: 'DT-DUR-17', time: '1h' },
  { id: 'translate', rule: 'DT-DUR-18', time: '1h' },
  { id: 'carouse-tavern', rule: 'DT-DUR-19', time: '1h' },
  { id: 'repair-gear', rule: 'DT-DUR-20', time: '1h' },
  { id: 'research', rule: 'DT-DUR-21', time: '1d' },
  { id: 'craft', rule: 'DT-DUR-22', time: '1d' },
  { id: 'build-shelter', rule: 'DT-DUR-23', time: '1d' },
  { id: 'write-report', rule: 'DT-DUR-24', time: '1d' },
  { id: 'carouse-town', rule: 'DT-DUR-25', time: '1d' },
  { id: 'lay-traps', rule: 'DT-DUR-26', time: '1d' },
  { id: 'explore-land', rule: 'DT-DUR-27', time: '1d' },
  { id: 'build-house', rule: 'DT-DUR-28', time: '30d' },
  { id: 'excavate', rule: 'DT-DUR-29', time: '30d' },
  { id: 'train-militia', rule: 'DT-DUR-30', time: '30d' },
  { id: 'raise-funds', rule: 'DT-DUR-31', time: '30d' },
  { id: 'write-book', rule: 'DT-DUR-32', time: '30d' },
];
