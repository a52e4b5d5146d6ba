import { readCount, readRecord, readTexts, readWord, wrong } from '@tablewright/engine/given';
import type { Chapter } from '../campaign/campaign.ts';
import { FIGURINES } from '../content/figures/figures.ts';
import type { BridgeState, FigureId } from '../model.ts';
import type { Sheet } from '../sheets/sheet.ts';
import {
  filled,
  needed,
  readList,
  readRecords,
  readText,
  some,
  unless,
  type Written,
} from './fields.ts';
import type { Told } from './laying.ts';
import { readSheetOf, writeSheetOf } from './sheets.ts';

/** What a position says of the campaign and of those it has captured. */
export const CAMPAIGN_KEYS = ['campaign', 'captives', 'freed', 'newcomers'] as const;

const IDS = FIGURINES.map(({ id }): FigureId => id);

/** Lays the campaign so far, who is captured in this game, and who is free again. */
export function layCampaign({ state }: Told, all: Written): void {
  const said =
    readRecord(all.campaign, 'campaign', ['games', 'added', 'captured', 'history']) ?? {};
  (state as { campaign: BridgeState['campaign'] }).campaign = {
    games: readCount(said.games, 'campaign.games') ?? 0,
    added: figurines(said.added, 'campaign.added'),
    captured: sheets(said.captured, 'campaign.captured'),
    history: readRecords(said.history, 'campaign.history', ['ending', 'characters']).map(
      ({ one, where }) => readChapter(one, where),
    ),
  };
  state.captives = readRecords(all.captives, 'captives', ['figure', 'sheet']).map(
    ({ one, where }) => {
      const figure = needed(readWord(one.figure, `${where}.figure`, IDS), `${where}.figure`);
      if (state.figures[figure]?.kind === undefined)
        wrong(`${where}.figure`, 'stands nowhere; say it in figures');
      return { figure, sheet: readSheetOf(figure, one.sheet, `${where}.sheet`) };
    },
  );
  state.freed = sheets(all.freed, 'freed');
  state.newcomers = figurines(all.newcomers, 'newcomers');
}

function figurines(value: unknown, key: string): FigureId[] {
  return (readTexts(value, key) ?? []).map((id, at) =>
    needed(readWord(id, `${key}.${at}`, IDS), key),
  );
}

function sheets(value: unknown, key: string): Sheet[] {
  return (readList(value, key) ?? []).map((one, at) => {
    const race = (one as Written | undefined)?.race;
    const figure = needed(readWord(race, `${key}.${at}.race`, IDS), `${key}.${at}.race`);
    return readSheetOf(figure, one, `${key}.${at}`);
  });
}

function readChapter(one: Written, where: string): Chapter {
  const fields = ['name', 'degree', 'level'];
  return {
    ending: needed(readText(one.ending, `${where}.ending`), `${where}.ending`),
    characters: readRecords(one.characters, `${where}.characters`, fields).map(
      ({ one: character, where: at }) => ({
        name: needed(readText(character.name, `${at}.name`), `${at}.name`),
        degree: readCount(character.degree, `${at}.degree`) ?? 0,
        level: readCount(character.level, `${at}.level`, 1) ?? 1,
      }),
    ),
  };
}

/** The campaign, as {@link layCampaign} reads it. */
export function writeCampaign({ state }: Told): Written {
  const { campaign, captives, freed, newcomers } = state;
  const sheet = (one: Sheet): Written => ({
    ...writeSheetOf({ figure: one.race, sheet: one }),
    race: one.race,
  });
  return {
    ...filled('campaign', {
      ...unless('games', campaign.games, 0),
      ...some('added', campaign.added),
      ...some('captured', campaign.captured.map(sheet)),
      ...some('history', campaign.history),
    }),
    ...some(
      'captives',
      captives.map((one) => ({ figure: one.figure, sheet: writeSheetOf(one) })),
    ),
    ...some('freed', freed.map(sheet)),
    ...some('newcomers', newcomers),
  };
}
