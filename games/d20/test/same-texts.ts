/** Texts that are the same in English and German: names, and words that both have. */
export const SAME_TEXTS: readonly (string | RegExp)[] = [
  /^adventure\..*\.(name|plainName|title)$/,
  /^(spell|form|gear|attack|block|hazard|zone|heritage|role|tag|effect|term)\.(teleport|zombie|lava|android|cyborg|elf|goblin|mutant|troll|berserker|ritual|pistol|revolver)$/,
  /^(ability|term)\.(INT|CHA)$/,
  'board.sheet.initiative',
  'term.elemental',
  'term.wind',
  'option.neutral',
  'knowledge.neutral',
  'setting.adventure.relay-nine',
  'document.character.name',
  'sheet.name',
  'document.campaign.journal.characters.name',
  /^(choice\.ruling|tool\.call)\.bonus$/,
  'document.character.scores.CHA',
  /^document\.adventure\.genre(\.fantasy)?$/,
];
