import type { OptionsSchema } from '@tablewright/engine';

/** What of a game's settings differs from the defaults. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** The values with one set; what is as usual is left out. */
export function withSetting(
  schema: OptionsSchema,
  values: SettingValues,
  name: string,
  value: unknown,
): SettingValues {
  const { [name]: _before, ...rest } = values;
  const usual = JSON.stringify(value) === JSON.stringify(schema[name]?.default);
  return usual ? rest : { ...rest, [name]: value };
}
