import { LONGEST_ALT } from '@tablewright/engine';
import type { PictureLine } from '@tablewright/protocol';
import { PicturesProvider, PictureView } from '@tablewright/table-kit';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Fetching } from '../parts/fetching.tsx';
import { useWebWords } from '../web-words.ts';
import type { CampaignAt } from './campaign-in-address.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { pictureDesk } from './picture-desk.ts';
import { redrawn } from './redrawn.ts';
import { Removal } from './removal.tsx';
import { shelfAt } from './shelves.ts';

/** The pictures of a campaign, and the way to bring one. */
export function CampaignPictures({
  where,
  view: { id },
}: Pick<CampaignParts, 'where' | 'view'>): ReactNode {
  const words = useWebWords();
  const [version, setVersion] = useState(0);
  const loading = useLoading(`${where}/${id}/pictures/${version}`, () =>
    shelfAt(where).pictures(id),
  );
  const desk = useMemo(() => pictureDesk({ where, id }), [where, id]);
  const campaign = { where, id };
  const onChanged = (): void => setVersion(version + 1);
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{words('campaign.pictures')}</h2>
      <PicturesProvider desk={desk}>
        <Fetching what={words('campaign.pictures')} loading={loading}>
          {(pictures) =>
            pictures.length === 0 ? (
              <p className="tw-quiet">{words('campaign.pictures.none')}</p>
            ) : (
              <ul className="campaign-pictures">
                {pictures.map((picture) => (
                  <PictureItem
                    key={picture.picture}
                    campaign={campaign}
                    picture={picture}
                    onChanged={onChanged}
                  />
                ))}
              </ul>
            )
          }
        </Fetching>
      </PicturesProvider>
      <BringPicture campaign={campaign} onBrought={onChanged} />
    </section>
  );
}

function PictureItem({
  campaign,
  picture,
  onChanged,
}: {
  readonly campaign: CampaignAt;
  readonly picture: PictureLine;
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { busy, problem, run } = useDoing();
  const { alt, width, height, size, owner } = picture;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const params = {
    width: format.format(width),
    height: format.format(height),
    size: format.format(Math.ceil(size / 1024)),
  };
  return (
    <li>
      <PictureView picture={picture} as="blocks" />
      <p>
        <bdi>{alt}</bdi>
      </p>
      <p className="tw-quiet">
        {words('campaign.picture.size', params)}
        {owner !== undefined && ` · ${words('shelf.owner', { name: owner })}`}
      </p>
      {picture.yours && (
        <Removal
          summary={
            <>
              {words('campaign.picture.drop')}
              <span className="tw-visually-hidden">: {alt}</span>
            </>
          }
          sure={words('campaign.picture.drop.sure')}
          busy={busy}
          onRemove={() =>
            run(async () => {
              await shelfAt(campaign.where).dropPicture(campaign.id, picture.picture);
              onChanged();
            })
          }
        >
          <p className="tw-quiet">{words('campaign.picture.drop.why')}</p>
        </Removal>
      )}
      <Problem of={problem} />
    </li>
  );
}

/** A picture of this device is chosen, drawn anew, and brought with words for whoever does not see it. */
function BringPicture({
  campaign,
  onBrought,
}: {
  readonly campaign: CampaignAt;
  readonly onBrought: () => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const { busy, problem, run } = useDoing();
  const [drawn, setDrawn] = useState<string | 'drawing' | 'unreadable'>();
  const [alt, setAlt] = useState('');
  const choose = async (file: File): Promise<void> => {
    setDrawn('drawing');
    setDrawn((await redrawn(file).catch(() => undefined)) ?? 'unreadable');
  };
  const isDrawn = drawn !== undefined && drawn !== 'drawing' && drawn !== 'unreadable';
  return (
    <div className="campaign-picture-new">
      <p className="tw-quiet">{words('campaign.pictures.what')}</p>
      <label className="tw-button file-button" aria-disabled={busy}>
        <ImagePlus aria-hidden="true" size={18} />
        {words('campaign.picture.choose')}
        <input
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen !== undefined) choose(chosen);
            target.value = '';
          }}
        />
      </label>
      <p role="status">
        {drawn === 'drawing' && words('campaign.picture.drawing')}
        {drawn === 'unreadable' && words('campaign.picture.unreadable')}
      </p>
      {isDrawn && (
        <form
          className="shelf-fields"
          onSubmit={(event) => {
            event.preventDefault();
            run(async () => {
              const data = drawn.slice(drawn.indexOf(',') + 1);
              const picture = { alt: alt.trim(), data };
              await shelfAt(campaign.where).bringPicture(campaign.id, picture);
              setDrawn(undefined);
              setAlt('');
              onBrought();
            });
          }}
        >
          <img className="campaign-picture-preview" src={drawn} alt="" />
          <div className="field">
            <label htmlFor={id}>{words('campaign.picture.alt')}</label>
            <input
              type="text"
              id={id}
              dir="auto"
              value={alt}
              maxLength={LONGEST_ALT}
              onChange={({ target }) => setAlt(target.value)}
            />
          </div>
          <button
            type="submit"
            className="tw-button tw-primary"
            disabled={busy || alt.trim() === ''}
          >
            {words('campaign.picture.bring')}
          </button>
        </form>
      )}
      <Problem of={problem} withReason />
    </div>
  );
}
