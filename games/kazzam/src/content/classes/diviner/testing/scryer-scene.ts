import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** What makes a Scryer. */
export const SCRYER = { class: 'diviner', picks: ['diviner/scryer', 'diviner/tag-team'] };
/** Dee’s lock on Bo. */
export const LOCKED = { kind: 'locked-on', on: 'Bo', by: 'Dee' };

/** What is different from the usual position. */
export interface Setting {
  readonly dee?: Told;
  readonly bo?: Told;
  readonly others?: readonly Told[];
  readonly rows?: readonly string[];
  readonly effects?: readonly Told[];
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly more?: Told;
}

/** Dee the Scryer, whose turn it is, and Bo, three squares from her unless told otherwise. */
export function table(setting: Setting = {}): Court {
  const { dee = {}, bo = {}, others = [], rows = floor(20, 5), effects = [] } = setting;
  const { rolls = [], options = {}, more = {} } = setting;
  return begin(
    {
      court: rows,
      athletes: [
        ours('Dee', '2,2', { ...SCRYER, ...dee }),
        { ...theirs('Bo', '5,2'), ...bo },
        ...others,
      ],
      turn: 'Dee',
      effects,
      ...more,
    },
    { rolls, options },
  );
}

/** Dee has Bo Locked On. */
export const locked = (setting: Setting = {}) => table({ ...setting, effects: [LOCKED] });
