import { decide } from '../../../rules/deciding/decide.ts';
import { forMinutes, spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { WEATHERS } from '../effects/weather.ts';

/** The weathers, as their zones are called. */
const KINDS = WEATHERS.map(({ id }) => ({ id: id.replace(/^in-/, '') }));

/** One weather, which comes after a minute and stays while the caster concentrates (DT-ARC-602). */
export const controlWeather: Spell = {
  id: 'control-weather',
  rule: 'DT-ARC-602',
  tradition: 'arcane',
  level: 6,
  range: 720,
  isConcentration: true,
  good: 'story',
  aim: () => ({ at: 'self' }),
  closed: (w) => (w.state.ground.isOutdoors ? undefined : 'closed.indoors'),
  *cast(t, casting) {
    const { caster, spell } = casting;
    const question = { rule: spell.rule, usual: () => 0 };
    const { id: text } = yield* decide(t, caster, 'choice.weather', KINDS, question);
    tellStory(t, { ...casting, form: text });
    yield* spellAffects(t, casting, caster, 'weather-called', forMinutes(t, 1), { data: { text } });
  },
};
