import type { ReactNode } from 'react';
import type { Adventure } from '../content/adventure.ts';
import { deadEnds, looseFlags, lostEndings, unreachable } from '../content/adventures/solve.ts';
import { readyOdds } from '../explain/party-odds.ts';
import { useDesk } from './editor-context.tsx';
import { editorText, fieldText, kindText } from './words.ts';

/** What the solver finds: where the party gets stuck, what nobody reaches, and the odds of each task. */
export function CheckPanel({ adventure }: { readonly adventure: Adventure }): ReactNode {
  return (
    <>
      <Findings adventure={adventure} />
      <Odds adventure={adventure} />
    </>
  );
}

function Findings({ adventure }: { readonly adventure: Adventure }): ReactNode {
  const { called, show } = useDesk();
  const placeOf = (id: string) => adventure.scenes.findIndex((one) => one.id === id);
  const ofScene = (id: string, text: string) => ({ text, path: ['scenes', placeOf(id)] as const });
  const { neverSet, neverRead } = looseFlags(adventure);
  const found: readonly { readonly text: string; readonly path?: readonly (string | number)[] }[] =
    [
      ...deadEnds(adventure).map(({ scene, kind }) =>
        ofScene(scene, editorText(`check.${kind}`, { scene: called('scene', scene) })),
      ),
      ...unreachable(adventure).map((scene) =>
        ofScene(scene, editorText('check.unreachable', { scene: called('scene', scene) })),
      ),
      ...lostEndings(adventure).map((ending) => ({
        text: editorText('check.lost', { ending: called('ending', ending) }),
        path: ['endings'],
      })),
      ...neverSet.map((flag) => ({ text: editorText('check.never-set', { flag }) })),
      ...neverRead.map((flag) => ({ text: editorText('check.never-read', { flag }) })),
    ];
  return (
    <section>
      <h3>{editorText('check.stuck')}</h3>
      {found.length === 0 && <p>{editorText('check.fine')}</p>}
      <ul className="ae-found">
        {found.map(({ text, path }) => (
          <li key={text}>
            {path === undefined ? (
              text
            ) : (
              <button type="button" className="ae-link" onClick={() => show(path)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Odds({ adventure }: { readonly adventure: Adventure }): ReactNode {
  const { called } = useDesk();
  const odds = readyOdds(adventure);
  const percent = (chance: number) =>
    editorText('check.percent', { percent: Math.round(100 * chance) });
  /** What is rolled: a tag by its name, other rolls as the format calls them. */
  const tagOf = (tag = ''): string => {
    if (tag === '') return '–';
    const name = called('tag', tag);
    return name === tag ? kindText('number', tag) : name;
  };
  return (
    <section>
      <h3>{editorText('check.odds')}</h3>
      <p className="tw-quiet">
        {editorText(adventure.ready.length === 0 ? 'check.odds.none' : 'check.odds.why')}
      </p>
      {odds.length > 0 && (
        <table className="ae-odds">
          <thead>
            <tr>
              <th scope="col">{fieldText('task')}</th>
              <th scope="col">{fieldText('tag')}</th>
              <th scope="col">{editorText('check.once')}</th>
              <th scope="col">{editorText('check.in-three')}</th>
            </tr>
          </thead>
          {adventure.scenes.map((scene, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two scenes of a draft may have one id
            <tbody key={at}>
              {odds
                .filter((one) => one.scene === scene.id)
                .map(({ task, tag, once, inThree }) => (
                  <tr key={task}>
                    <th scope="row">
                      {scene.tasks.find(({ id }) => id === task)?.label}
                      <span className="tw-quiet"> · {called('scene', scene.id)}</span>
                    </th>
                    <td>{tagOf(tag)}</td>
                    <td>{percent(once)}</td>
                    <td>{percent(inThree)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
