import {
  armorUpgrade,
  barbedWire,
  batteryPack,
  brickWall,
  heartShield,
  poisonBottle,
  robe,
  shieldBash,
  shieldReflect,
  sightDisabled,
  transfuse,
  wingedShield,
} from '@tablewright/table-kit/emblems';

/** What the Wardmaster can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'motile-ward': wingedShield,
  'reflective-ward': shieldReflect,
  'capacitive-ward': batteryPack,
  'costly-ward': heartShield,
  'toxic-ward': poisonBottle,
  'power-transference': transfuse,
  'shrinking-robes': robe,
  'ward-boost': armorUpgrade,
  'ward-bash': shieldBash,
  'ward-wall': brickWall,
  'sight-ward': sightDisabled,
  'entry-ward': barbedWire,
};
