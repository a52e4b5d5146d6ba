import { type Topic, topic } from '../../rules/effects/manifest.ts';

/** Athletes: how they are built; roles and classes bring pages of their own. */
export const ATHLETES: readonly Topic[] = [
  topic(
    'building-an-athlete',
    'KZ-CHAR-01 KZ-CHAR-02 KZ-CHAR-03 KZ-CHAR-04 KZ-CHAR-05 KZ-PROG-01 KR-GEN-02',
    'KC-CONV-45',
  ),
  topic(
    'role-powers',
    'KR-GEN-07 KR-GEN-08 KR-GEN-09 KR-GEN-10 KR-GEN-11 KR-GEN-12 KR-GEN-14 KR-GEN-16',
  ),
  topic(
    'role-boost',
    'KR-BOOST-01 KR-BOOST-02 KR-BOOST-03 KR-BOOST-04 KR-BOOST-05 KR-BOOST-06 KR-BOOST-07',
    'KR-BOOST-08',
  ),
];
