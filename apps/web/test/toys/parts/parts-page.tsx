import { KIT_TEXTS, KIT_TRANSLATIONS, WordsProvider } from '@tablewright/table-kit';
import {
  type Card,
  CardArt,
  CardRow,
  CardTable,
  Hand,
  HiddenHand,
  Pile,
  SCENES,
  Slots,
} from '@tablewright/table-kit/cards';
import * as sign from '@tablewright/table-kit/emblems';
import { CharacterSheet, SheetPage } from '@tablewright/table-kit/sheets';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { backsIn, cardsIn, type Language } from './cards.ts';
import { Controls, type Shown } from './controls.tsx';
import { deskFor } from './made-up-desk.ts';
import { sheetIn } from './sheet.ts';
import { laidOut, type Zones } from './zones.ts';

/** Every part for cards and sheets, with made-up data; asked for by `?look=leather&lang=de&hand=12`. */
export function PartsPage({ asked }: { readonly asked: URLSearchParams }): ReactNode {
  const language: Language = asked.get('lang') === 'de' ? 'de' : 'en';
  const cards = useMemo(() => cardsIn(language), [language]);
  const [zones, setZones] = useState(() =>
    laidOut(
      cards.map(({ id }) => id),
      Number(asked.get('hand') ?? 7),
    ),
  );
  const [shown, setShown] = useState<Shown>({
    look: asked.get('look') === 'leather' ? 'leather' : 'chart',
    asks: asked.get('asks') === 'some' ? 'some' : asked.get('asks') === 'one' ? 'one' : 'nothing',
    picked: [],
  });
  const texts = useTexts(language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speaker = useMemo(
    () => createSpeaker({ texts, locale: language, seatName: (seat) => `${seat}` }),
    [texts, language],
  );
  return (
    <WordsProvider speaker={speaker}>
      <main className="parts" data-material={shown.look}>
        <h1>{language === 'de' ? 'Karten und Bögen' : 'Cards and sheets'}</h1>
        <Controls zones={zones} onZones={setZones} shown={shown} onShown={setShown} />
        <Table
          cards={cards}
          language={language}
          zones={zones}
          onZones={setZones}
          shown={shown}
          onShown={setShown}
        />
        <Pictures language={language} />
        <h2>{language === 'de' ? 'Ein Bogen' : 'A sheet'}</h2>
        <Sheets language={language} shown={shown} onShown={setShown} />
      </main>
    </WordsProvider>
  );
}

function Table({
  cards,
  language,
  zones,
  onZones,
  shown,
  onShown,
}: {
  readonly cards: readonly Card[];
  readonly language: Language;
  readonly zones: Zones;
  readonly onZones: (zones: Zones) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}): ReactNode {
  const say = (en: string, de: string): string => (language === 'de' ? de : en);
  const backs = backsIn(language);
  const card = (id: string): Card => {
    const [design = id] = id.split('#');
    const print = cards.find((one) => one.id === design);
    if (print === undefined) throw new Error(`no card is called ${design}`);
    const isTapped = zones.tapped.includes(id);
    return { ...print, id, design, tapped: isTapped, fresh: id === 'curse' };
  };
  const inPlay = (id: string) => ({
    card: card(id),
    attached: (zones.attached[id] ?? []).map(card),
  });
  const desk = deskFor({ zones, onZones, shown, onShown, say });
  const kindOrder = (a: Card, b: Card): number =>
    a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name);
  return (
    <CardTable desk={desk} locale={language} moves={zones.moves} at={zones.at}>
      <div className="parts-table">
        <div className="parts-piles">
          <Pile name={say('Door deck', 'Türstapel')} place="doors" count={41} back={backs.door} />
          <Pile
            name={say('Treasure deck', 'Schatzstapel')}
            place="deck"
            count={27 + zones.deck.length}
            back={backs.treasure}
          />
          <Pile
            name={say('Discard pile', 'Ablagestapel')}
            place="discard"
            count={zones.discard.length}
            {...(zones.discard[0] === undefined ? {} : { top: card(zones.discard[0]) })}
            cards={zones.discard.map(card)}
          />
          <Pile name={say('Dust', 'Staub')} place="dust" count={0} />
          <HiddenHand
            label={say('Bo’s hand', 'Bos Hand')}
            place="other"
            backs={[
              { back: backs.door, count: 3 },
              { back: backs.treasure, count: zones.other },
            ]}
          />
        </div>
        <h2>{say('On the table', 'Auf dem Tisch')}</h2>
        <CardRow
          label={say('On the table', 'Auf dem Tisch')}
          place="row"
          cards={[...zones.row.map(inPlay), { card: { id: 'unknown', back: backs.door } }]}
        />
        <h2>{say('Equipment', 'Ausrüstung')}</h2>
        <Slots
          label={say('Equipment', 'Ausrüstung')}
          slots={[
            {
              place: 'head',
              label: say('Head', 'Kopf'),
              emblem: sign.visoredHelm,
              cards: zones.head.map(inPlay),
            },
            {
              place: 'hands',
              label: say('Hands', 'Hände'),
              emblem: sign.hand,
              room: 2,
              cards: zones.hands.map(inPlay),
            },
            {
              place: 'feet',
              label: say('Feet', 'Füße'),
              emblem: sign.leatherBoot,
              cards: zones.feet.map(inPlay),
            },
            {
              place: 'allies',
              label: say('Allies', 'Verbündete'),
              emblem: sign.threeFriends,
              room: 4,
              small: true,
              cards: zones.allies.map(inPlay),
            },
          ]}
        />
        <Hand
          label={say('Your hand', 'Deine Hand')}
          place="hand"
          cards={zones.hand.map(card)}
          compare={kindOrder}
        />
      </div>
    </CardTable>
  );
}

/** Every scene with a few designs, so that the grounds can be compared. */
function Pictures({ language }: { readonly language: Language }): ReactNode {
  const emblems = {
    dragon: sign.dragonHead,
    castle: sign.castle,
    potion: sign.roundPotion,
    sword: sign.broadsword,
    owl: sign.owl,
  };
  return (
    <>
      <h2>{language === 'de' ? 'Bilder' : 'Pictures'}</h2>
      <div className="parts-pictures">
        {SCENES.flatMap((scene, row) =>
          Object.entries(emblems).map(([name, emblem], at) => (
            <CardArt
              key={`${scene} ${name}`}
              design={`${scene} ${name}`}
              ground={{ scene, hue: (row * 51 + at * 14) % 360 }}
              emblem={emblem}
            />
          )),
        )}
      </div>
    </>
  );
}

function Sheets({
  language,
  shown,
  onShown,
}: {
  readonly language: Language;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}): ReactNode {
  const sheet = sheetIn(language);
  const offered = shown.asks === 'nothing' ? [] : ['draught', 'dagger', 'dex'];
  return (
    <>
      <CharacterSheet
        sheet={sheet}
        locale={language}
        actionOf={(id) =>
          offered.includes(id)
            ? {
                label: language === 'de' ? 'benutzen' : 'use it',
                picked: shown.picked.includes(id),
                run: () => onShown(toggled(shown, id)),
              }
            : undefined
        }
      />
      <div className="parts-paper">
        <SheetPage sheet={sheet} locale={language} />
      </div>
    </>
  );
}

function toggled(shown: Shown, id: string): Shown {
  const picked = shown.picked.includes(id)
    ? shown.picked.filter((one) => one !== id)
    : [...shown.picked, id];
  return { ...shown, picked };
}

/** The words of the kit in a language, English until they are there. */
function useTexts(language: Language): Readonly<Record<string, string>> {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(KIT_TEXTS);
  useEffect(() => {
    const fetched = KIT_TRANSLATIONS[language]?.();
    fetched?.then((more) => setTexts({ ...KIT_TEXTS, ...more }));
  }, [language]);
  return texts;
}
