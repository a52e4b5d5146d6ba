import type { Picture } from '@tablewright/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Where the pictures of a table come from: those of its campaign. */
export interface PictureDesk {
  /** The address of a picture, by its name; nothing if it is not there. Rejects if that cannot be found out. */
  readonly addressOf: (picture: string) => Promise<string | undefined>;
  /** Those that can be shown; nothing if the match is of no campaign. Rejects if they cannot be had. */
  readonly list: () => Promise<readonly Picture[] | undefined>;
}

const Desk = createContext<PictureDesk | undefined>(undefined);

/** Gives the parts below the pictures of a campaign. Without it every picture is missing. */
export function PicturesProvider({
  desk,
  children,
}: {
  readonly desk: PictureDesk | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return <Desk value={desk}>{children}</Desk>;
}

/** Where the pictures of this table come from, if its match belongs to a campaign. */
export function usePictures(): PictureDesk | undefined {
  return useContext(Desk);
}
