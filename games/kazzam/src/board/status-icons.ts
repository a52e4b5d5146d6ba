import {
  Anchor,
  ArrowDownToLine,
  ChevronsDown,
  CircleDashed,
  CloudFog,
  Crosshair,
  Droplet,
  Eye,
  EyeOff,
  Feather,
  Flame,
  Footprints,
  Ghost,
  Hand,
  HandMetal,
  HeartPulse,
  Link,
  type LucideIcon,
  MessageCircleOff,
  MoveVertical,
  Shield,
  ShieldPlus,
  Skull,
  Snail,
  Sparkle,
  Spline,
  Swords,
  TrendingDown,
  Wind,
  Zap,
} from 'lucide-react';
import type { Status } from '../model.ts';
import { STATUS_RECORDS, type StatusIcon } from '../statuses.ts';

const ICONS: Readonly<Record<StatusIcon, LucideIcon>> = {
  Anchor,
  ArrowDownToLine,
  ChevronsDown,
  CircleDashed,
  CloudFog,
  Crosshair,
  Droplet,
  Eye,
  EyeOff,
  Feather,
  Flame,
  Footprints,
  Ghost,
  Hand,
  HandMetal,
  HeartPulse,
  Link,
  MessageCircleOff,
  MoveVertical,
  Shield,
  ShieldPlus,
  Skull,
  Snail,
  Sparkle,
  Spline,
  Swords,
  TrendingDown,
  Wind,
  Zap,
};

/** The icon of a status on pieces and sheets. */
export function statusIcon(status: Status): LucideIcon {
  return ICONS[STATUS_RECORDS[status].icon];
}

/** Harmful statuses, those first that cost most; then whatever else a creature has. */
const WORST: readonly Status[] = [
  'incapacitated',
  'stunned',
  'dominated',
  'dazed',
  'grabbed',
  'restrained',
  'immobilized',
  'panicked',
  'frenzied',
  'blinded',
  'ongoing',
  'prone',
  'vulnerable',
  'weakened',
  'marked',
  'slowed',
  'disarmed',
  'distracted',
  'revealed',
];

/** Whether a status is a negative one (KZ-STAT-70). */
export function isHarmful(status: Status): boolean {
  return STATUS_RECORDS[status].harms === true;
}

/** The statuses with the one first that has to be seen. */
export function worstFirst(list: readonly Status[]): readonly Status[] {
  const rank = (status: Status): number => {
    const at = WORST.indexOf(status);
    if (at >= 0) return at;
    return WORST.length + (isHarmful(status) ? 0 : 1);
  };
  return [...list].sort((one, other) => rank(one) - rank(other));
}
