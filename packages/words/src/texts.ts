import type { Choice, Game, Option, Text } from '@tablewright/engine';

/** What an option is called: its own text, else what the game says of it, else `option.<id>`. */
export function optionText(game: Game, option: Option, choice: Choice): Text {
  return option.text ?? game.speech.option?.(option, choice) ?? { key: `option.${option.id}` };
}
