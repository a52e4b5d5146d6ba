import type { EditorModule } from '@tablewright/table-kit/editor';
import { AdventureEditor } from './adventure-editor.tsx';

/** What documents of the game are written with. */
export const EDITORS: EditorModule['EDITORS'] = { adventure: AdventureEditor };
