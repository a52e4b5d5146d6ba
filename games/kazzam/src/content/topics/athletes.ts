import { type Topic, topic } from '../../rules/effects/manifest.ts';

/** Athletes: how they are built; roles and classes bring pages of their own. */
export const ATHLETES: readonly Topic[] = [
  topic(
    'building-an-athlete',
    'KZ-CHAR-01 KZ-CHAR-02 KZ-CHAR-03 KZ-CHAR-04 KZ-CHAR-05 KZ-PROG-01 KR-GEN-02',
    'KC-CONV-45',
  ),
  topic(
    'house-teams',
    'KT-GEN-01 KT-GEN-02 KT-GEN-03 KT-GEN-04 KT-GEN-05 KT-GEN-06 KT-GEN-07 KT-GEN-08 KT-GEN-09',
    'KT-GEN-10 KT-GEN-11 KT-GEN-13 KT-AI-01 KT-AI-02 KT-AI-03 KT-AI-04 KT-AI-05 KT-AI-06',
    'KT-AI-07 KT-AI-08 KT-AI-09 KT-HID-01 KT-HID-02 KT-HID-03 KT-HID-04 KT-HID-05 KT-HID-06',
    'KC-OPT-02',
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
