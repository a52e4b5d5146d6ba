import type { ReactNode } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** An ink drawing; decorative unless it has a label. */
export function Ink({
  icon,
  label,
  className = '',
}: {
  readonly icon: IconName;
  readonly label?: string;
  readonly className?: string;
}): ReactNode {
  const drawing = <path d={ICON_PATHS[icon]} fill="currentColor" />;
  if (label === undefined) {
    return (
      <svg className={`ba-ink ${className}`} viewBox="0 0 512 512" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={`ba-ink ${className}`} viewBox="0 0 512 512" role="img" aria-label={label}>
      <title>{label}</title>
      {drawing}
    </svg>
  );
}
