import { type Topic, topic } from '../../rules/effects/manifest.ts';

/** Maps, and the creeps with their minds. */
export const MAPS_AND_CREEPS: readonly Topic[] = [
  topic(
    'map-legend',
    'KM-GRID-01 KM-GRID-02 KM-GRID-03 KM-GRID-04 KM-GRID-07 KM-LEG-01 KM-LEG-02 KM-LEG-03',
    'KM-LEG-04 KM-LEG-05 KM-LEG-06 KM-LEG-07 KM-LEG-08 KM-LEG-09 KM-LEG-10 KM-LEG-11',
    'KM-LEG-12 KM-LEG-13 KM-LEG-14 KM-LEG-15 KM-LEG-16',
  ),
  topic(
    'checking-maps',
    'KM-VAL-01 KM-VAL-02 KM-VAL-03 KM-VAL-04 KM-VAL-05 KM-VAL-06 KM-VAL-07 KM-VAL-08',
    'KM-VAL-09 KM-VAL-10 KM-VAL-11 KM-VAL-12',
  ),
  topic(
    'portals',
    'KM-PORT-01 KM-PORT-02 KM-PORT-03 KM-PORT-04 KZ-TERR-05 KZ-TERR-06 KZ-TERR-07',
    'KZ-TERR-08 KZ-TERR-09',
  ),
  topic('beginner-map', 'KM-BEG-01 KM-BEG-02 KM-BEG-03 KM-BEG-04'),
  topic(
    'one-way-doors',
    'KM-DOOR-01 KM-DOOR-02 KM-DOOR-03 KM-DOOR-04 KM-DOOR-05 KM-DOOR-06 KM-DOOR-07 KM-DOOR-08',
    'KM-DOOR-09 KM-DOOR-10',
  ),
  topic(
    'dual-dungeons',
    'KM-DUAL-01 KM-DUAL-02 KM-DUAL-03 KM-DUAL-04 KM-DUAL-05 KM-DUAL-06 KM-DUAL-07 KM-DUAL-08',
  ),
  topic('maze', 'KM-MAZE-01 KM-MAZE-02 KM-MAZE-03 KM-MAZE-04 KM-MAZE-05 KM-HID-04'),
  topic(
    'throne',
    'KM-THRONE-01 KM-THRONE-02 KM-THRONE-03 KM-THRONE-04 KM-THRONE-05 KM-THRONE-06 KM-THRONE-07',
  ),
  topic(
    'creeps',
    'KZ-CREEP-01 KZ-CREEP-02 KZ-CREEP-03 KZ-CREEP-04 KZ-CREEP-05 KZ-CREEP-25 KZ-CREEP-29',
    'KZ-CREEP-30 KM-GEN-02 KM-CRP-26',
  ),
  topic(
    'kinds-of-creeps',
    'KZ-CREEP-06 KZ-CREEP-07 KZ-CREEP-08 KZ-CREEP-09 KZ-CREEP-10 KZ-CREEP-31 KZ-CREEP-15',
    'KZ-CREEP-21 KM-CRP-01 KM-CRP-02 KM-CRP-03 KM-CRP-04 KM-CRP-05 KM-CRP-07',
  ),
  topic('mobs', 'KZ-CREEP-11 KZ-CREEP-12 KZ-CREEP-13'),
  topic(
    'attacks-of-creeps',
    'KZ-CREEP-16 KZ-CREEP-17 KZ-CREEP-18 KZ-CREEP-19 KZ-CREEP-23 KZ-CREEP-24 KZ-CREEP-27',
    'KZ-CREEP-28 KM-CRP-08 KM-CRP-09 KM-CRP-10 KM-CRP-11 KM-CRP-12 KM-CRP-13 KM-CRP-18',
    'KM-CRP-14 KM-CRP-20 KM-CRP-22 KM-CRP-23 KC-CONV-29',
  ),
  topic('opportunities-of-creeps', 'KM-CRP-15'),
  topic('miss-triggers', 'KZ-CREEP-20 KZ-CREEP-21 KZ-CREEP-22 KM-CRP-16'),
  topic(
    'enemies-of-creeps',
    'KZ-AI-01 KZ-AI-02 KZ-AI-03 KZ-AI-04 KZ-AI-05 KZ-AI-06 KZ-AI-07 KZ-AI-08 KZ-AI-09',
    'KM-CRP-25',
  ),
  topic('targets-of-creeps', 'KZ-AI-10 KZ-AI-11 KZ-AI-12 KZ-AI-13 KZ-AI-14 KZ-AI-15 KZ-AI-16'),
  topic('areas-of-creeps', 'KZ-AI-18 KZ-AI-19 KZ-AI-20'),
  topic('orbs-of-creeps', 'KZ-AI-21 KZ-AI-22 KZ-AI-23 KZ-AI-24'),
  topic('turns-of-creeps', 'KZ-AI-25 KZ-AI-26 KZ-AI-27 KZ-AI-28 KZ-AI-29 KM-CRP-27'),
  topic(
    'movement-of-creeps',
    'KZ-AI-30 KZ-AI-31 KZ-AI-32 KZ-AI-33 KZ-AI-34 KZ-AI-35 KZ-AI-36 KZ-AI-37 KZ-AI-38',
    'KZ-AI-39 KZ-AI-41 KZ-AI-42 KZ-AI-43 KZ-AI-44 KZ-AI-45 KZ-AI-46 KZ-AI-47',
  ),
  topic('what-creeps-leave-open', 'KZ-AI-48 KZ-AI-49 KZ-AI-50 KM-CRP-21'),
  topic(
    'vampiric-swarm',
    'KM-SWARM-01 KM-SWARM-02 KM-SWARM-03 KM-SWARM-04 KM-SWARM-05 KM-SWARM-06 KM-SWARM-07',
    'KM-SWARM-08 KM-SWARM-09 KM-SWARM-10',
  ),
  topic(
    'guardian-bear',
    'KM-BEAR-01 KM-BEAR-02 KM-BEAR-03 KM-BEAR-04 KM-BEAR-05 KM-BEAR-06 KM-BEAR-07',
    'KM-BEAR-08',
  ),
  topic('love-beast', 'KM-LOVE-01 KM-LOVE-02 KM-LOVE-03 KM-LOVE-04 KM-LOVE-05 KM-LOVE-06'),
  topic(
    'imp-team',
    'KM-IMP-01 KM-IMP-02 KM-IMP-03 KM-IMP-04 KM-IMP-05 KM-IMP-06 KM-IMP-07 KM-IMP-08 KM-IMP-09',
    'KM-IMP-10 KM-IMP-11 KM-IMP-12 KM-IMP-13 KM-IMP-14 KM-CRP-17 KZ-CREEP-14',
  ),
  topic(
    'dungeon-squid',
    'KM-SQUID-01 KM-SQUID-02 KM-SQUID-03 KM-SQUID-04 KM-SQUID-05 KM-SQUID-06 KM-SQUID-07',
    'KM-SQUID-08 KM-SQUID-09',
  ),
  topic(
    'minotaur',
    'KM-MINO-01 KM-MINO-02 KM-MINO-03 KM-MINO-04 KM-MINO-05 KM-MINO-06 KM-MINO-07 KM-MINO-08',
  ),
  topic(
    'charm-ball',
    'KM-CHARM-01 KM-CHARM-02 KM-CHARM-03 KM-CHARM-04 KM-CHARM-05 KM-CHARM-06 KM-CHARM-07 KM-CHARM-08',
    'KM-CHARM-09 KM-CHARM-10 KM-CRP-06',
  ),
  topic(
    'lost-souls',
    'KM-SOUL-01 KM-SOUL-02 KM-SOUL-03 KM-SOUL-04 KM-SOUL-05 KM-SOUL-06 KM-SOUL-07 KM-SOUL-08',
    'KM-SOUL-09 KM-SOUL-10 KM-SOUL-11 KM-SOUL-12 KM-SOUL-13 KM-SOUL-14 KM-SOUL-15',
  ),
  topic(
    'royal-golem',
    'KM-GOLEM-01 KM-GOLEM-02 KM-GOLEM-03 KM-GOLEM-04 KM-GOLEM-05 KM-GOLEM-06 KM-GOLEM-07 KM-GOLEM-08',
    'KM-GOLEM-09 KM-GOLEM-10 KM-GOLEM-11 KM-GOLEM-12 KM-GOLEM-13 KM-GOLEM-14 KZ-SCORE-17',
  ),
  topic('crowned-bird', 'KM-BIRD-01 KM-BIRD-02 KM-BIRD-03 KM-BIRD-04 KM-BIRD-05 KM-BIRD-06'),
  topic(
    'horror-beast',
    'KM-HORROR-01 KM-HORROR-02 KM-HORROR-03 KM-HORROR-04 KM-HORROR-05 KM-HORROR-06',
  ),
  topic(
    'mesmer-jelly',
    'KM-JELLY-01 KM-JELLY-02 KM-JELLY-03 KM-JELLY-04 KM-JELLY-05 KM-JELLY-06 KM-JELLY-07',
  ),
  topic(
    'chuck',
    'KM-CHUCK-01 KM-CHUCK-02 KM-CHUCK-03 KM-CHUCK-04 KM-CHUCK-05 KM-CHUCK-06 KM-CHUCK-07 KM-CHUCK-08',
  ),
  topic(
    'molesnake',
    'KM-MOLE-01 KM-MOLE-02 KM-MOLE-03 KM-MOLE-04 KM-MOLE-05 KM-MOLE-06 KM-MOLE-07 KM-MOLE-08',
  ),
];
