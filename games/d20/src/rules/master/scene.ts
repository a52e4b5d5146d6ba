import { blank, type Flow, type Seat, UNSAID } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { type Handout, MOODS, SIGNS } from '../../model.ts';
import { adventureOf } from '../adventure/adventure.ts';
import { layScene } from '../story/free-scene.ts';
import { type Tool, tool, word } from './tool.ts';

/** Something to read and look at is handed out, to all or to some; nobody else hears of it (DT-GMC-01). */
export function handoutTool(t: D20, master: Seat): readonly Tool[] {
  const seats = Array.from({ length: master }, (_, seat) => ({
    id: `seat-${seat}`,
    names: { seat },
    seat,
  }));
  const fields = {
    title: blank.text({ minLength: 1, maxLength: 80, fallback: UNSAID }),
    words: blank.prose({ minLength: 1, maxLength: 4000, fallback: UNSAID }),
    sign: word(SIGNS.map((sign) => `sign-${sign}` as const)),
    picture: blank.picture(),
    to: blank.some(seats, { min: 0, max: seats.length, fallback: [] }),
  };
  return [
    tool(master, 'handout', 'DT-GMC-01', fields, ({ title, words, sign, picture, to }) => {
      const some = to.length === 0 ? undefined : to.map(({ seat }) => seat);
      const handout: Handout = {
        id: t.state.nextId++,
        title,
        words,
        sign: SIGNS.find((one) => `sign-${one}` === sign.id) ?? 'letter',
        ...(picture === undefined ? {} : { picture }),
        ...(some === undefined ? {} : { to: some }),
      };
      t.state.handouts = [...(t.state.handouts ?? []), handout];
      const tell = () => {
        t.tell?.({
          type: 'handout',
          rule: 'DT-GMC-01',
          handout: handout.id,
          title: { prose: title },
          words,
          picture,
        });
        t.reveal();
      };
      if (some === undefined) tell();
      else t.among([...some, master], tell);
      return undefined;
    }),
  ];
}

/** How the scene feels, until it is over (DT-GMC-01). */
export function moodTool(t: D20, master: Seat): readonly Tool[] {
  const fields = { mood: word([...MOODS.map((mood) => `mood-${mood}` as const), 'mood-none']) };
  return [
    tool(master, 'mood', 'DT-GMC-01', fields, ({ mood: { id } }) => {
      const mood = MOODS.find((one) => `mood-${one}` === id);
      if (mood === undefined) delete t.state.mood;
      else t.state.mood = mood;
      t.tell?.({ type: 'mood', rule: 'DT-GMC-01', mood: mood ?? 'none' });
      return undefined;
    }),
  ];
}

/** A market opens, until the scene is over or it is closed (DT-PLC-06). */
export function marketTool(t: D20, master: Seat): readonly Tool[] {
  if (t.state.combat !== undefined) return [];
  const isOpen = t.state.hasMarket === true;
  const id = isOpen ? 'market-closes' : 'market-opens';
  return [
    {
      choice: {
        kind: 'one',
        seat: master,
        why: { key: 'tool.market', rule: 'DT-PLC-06' },
        options: [{ id }],
      },
      use() {
        if (isOpen) delete t.state.hasMarket;
        else t.state.hasMarket = true;
        t.tell?.({ type: 'market', rule: 'DT-PLC-06', how: isOpen ? 'closes' : 'opens' });
        return undefined;
      },
    },
  ];
}

/** Squares of a map at most, each way. */
const MOST = 40;
/** Rows of the letters of a map, a stroke between two: `....#/..,,#`. */
const ROWS = `(?:[.#+,o%]{1,${MOST}}(?:/[.#+,o%]{1,${MOST}}){0,${MOST - 1}})?`;

/** What places are like that whoever runs the game lays: what powers and traits ask for (DT-ROLE-24). */
const SETTINGS = ['urban', 'social', 'formal', 'underground', 'forest', 'plain', 'space'] as const;

/** A scene of free play: its words, its place and its light; the party comes into it, all others are left behind (DT-GMC-01). */
export function layTool(t: D20, master: Seat): readonly Tool[] {
  if (adventureOf(t) !== undefined || t.state.combat !== undefined) return [];
  const settings = SETTINGS.map((id) => ({ id: `setting-${id}`, setting: id }));
  const fields = {
    title: blank.text({ minLength: 1, maxLength: 80, fallback: UNSAID }),
    words: blank.prose({ minLength: 1, maxLength: 4000, fallback: UNSAID }),
    picture: blank.picture(),
    map: blank.text({
      minLength: 0,
      maxLength: MOST * (MOST + 1),
      pattern: ROWS,
      fallback: '',
    }),
    light: word(['lit', 'dark']),
    roof: word(['indoors', 'outdoors']),
    setting: blank.some(settings, { min: 0, max: settings.length, fallback: [] }),
  };
  return [
    tool(master, 'scene', 'DT-GMC-01', fields, function* (said): Flow<void> {
      const { title, words, picture, map, light, roof, setting } = said;
      yield* layScene(t, {
        title,
        words,
        ground: {
          rows: rowsOf(map),
          isDark: light.id === 'dark',
          isOutdoors: roof.id === 'outdoors',
          setting: setting.map((one) => one.setting),
        },
      });
      if (picture !== undefined) t.tell?.({ type: 'pictured', rule: 'DT-GMC-01', picture });
    }),
  ];
}

/** Rows of one length: short ones end in open ground. */
function rowsOf(map: string): string[] {
  if (map === '') return [];
  const rows = map.split('/');
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => row.padEnd(width, '.'));
}
