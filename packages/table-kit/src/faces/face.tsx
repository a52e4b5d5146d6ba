import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';

/** Faces that this page has had, and so has at once. */
const come = new Set<string>();

/**
 * The address of a face once its picture has come; nothing before, and nothing where it does not come.
 */
export function useFace(address: string | undefined): string | undefined {
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    if (address === undefined || come.has(address)) return;
    let wanted = true;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => {
        come.add(address);
        if (wanted) setReady(address);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  const isHere = address !== undefined && (come.has(address) || ready === address);
  return isHere ? address : undefined;
}

/**
 * The portrait of somebody whose name stands beside it. What is given `instead` shows until the
 * picture has come, and stays where there is none; without that the place stays empty.
 */
export function Face({
  address,
  size,
  className = '',
  instead,
}: {
  readonly address: string | undefined;
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly className?: string;
  readonly instead?: ReactNode;
}): ReactNode {
  const here = useFace(address);
  if (here === undefined && (instead !== undefined || address === undefined)) return instead;
  return (
    <span
      className={`tw-face ${className}`}
      style={{ '--face': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {here !== undefined && <img src={here} alt="" draggable={false} />}
    </span>
  );
}
