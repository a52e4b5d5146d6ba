import type { ContentProblem } from '@tablewright/engine/documents';
import { createContext, type ReactNode, useContext } from 'react';
import type { Shape } from '../content/adventures/shape.ts';
import type { NamesAt } from './names.ts';
import type { Path } from './parts.ts';

/** What a field is drawn from. */
export interface FieldProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** What every part of the editor works with. */
export interface Desk {
  readonly content: unknown;
  /** The adventure is another one now. */
  readonly put: (content: unknown, where?: string) => void;
  /** Writes a part; `undefined` takes it away. What is typed is one change as long as it is in one field. */
  readonly set: (path: Path, part: unknown, isTyped?: boolean) => void;
  readonly names: NamesAt;
  /** What something is called, by its kind. */
  readonly called: (kind: string, id: string, path?: Path) => string;
  readonly problems: readonly ContentProblem[];
  /** Draws a field, whatever it is: fields stand in fields. */
  readonly Field: (props: FieldProps) => ReactNode;
  /** Leads to a part: shows it, and the field itself where that can be. */
  readonly show: (path: Path) => void;
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

/** What the editor works with. Throws Error outside of one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('there is no editor around this');
  return desk;
}

/** The id of the field at a path, so that problems can lead to it. */
export const fieldId = (path: Path): string => `adventure-${path.join('-')}`;
