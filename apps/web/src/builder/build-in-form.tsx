import {
  type Builder,
  ShareBox,
  type Start,
  TeamBuilder,
  useDraft,
} from '@tablewright/table-kit/builder';
import type { ReactNode } from 'react';
import { placesFor } from '../shelf/places.ts';
import { useWebWords } from '../web-words.ts';
import { BuildPlace } from './build-place.tsx';
import type { FormSoFar } from './form-so-far.ts';
import { useReader } from './use-reader.ts';

interface InFormProps {
  readonly form: FormSoFar;
  readonly builder: Builder;
  readonly own: readonly Start[];
  readonly onDone: () => void;
}

/** The builder over the form for a new table: what comes of it goes into the form. */
export default function BuildInForm(props: InFormProps): ReactNode {
  return props.builder.settings === undefined ? <KeptTeam {...props} /> : <Settings {...props} />;
}

/** A team that is kept on the shelf and laid into a place of the match. */
function KeptTeam({ form, builder, own, onDone }: InFormProps): ReactNode {
  const { game, options, seatCount, where, chosen, onKept, onOptions } = form;
  const places = placesFor(game, options, seatCount).filter(({ kind }) => kind === builder.kind);
  const place = places.find(({ slot }) => chosen[slot] === undefined) ?? places[0];
  return (
    <BuildPlace
      game={game}
      builder={builder}
      first={() => builder.empty(builder.most)}
      sizes={builder}
      own={own}
      at={{ where }}
      onSaved={(document) => {
        const brought = builder.brought?.(document.content);
        if (place !== undefined) onKept(place.slot, document.id);
        else if (brought !== undefined) {
          // Where nothing that is built has a place yet, it gets one.
          onOptions({ ...options, ...brought.options });
          onKept(brought.slot, document.id);
        }
        onDone();
      }}
    />
  );
}

/** A team that is settings of the match. */
function Settings({ form, builder, onDone }: InFormProps): ReactNode {
  const words = useWebWords();
  const { game, options, seatCount, onOptions } = form;
  const reader = useReader(game);
  const history = useDraft(
    () => builder.settings?.read(options, seatCount) ?? builder.empty(builder.least),
  );
  const isWhole = builder.faults(history.draft, reader).length === 0;
  return (
    <TeamBuilder builder={builder} reader={reader} history={history} sizes={builder}>
      <div className="tw-builder-foot">
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={!isWhole}
          onClick={() => {
            onOptions({ ...options, ...builder.settings?.write(history.draft, options) });
            onDone();
          }}
        >
          {words('build.use')}
        </button>
      </div>
      <ShareBox documents={undefined} onFile={undefined} />
    </TeamBuilder>
  );
}
