import { type ReactNode, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LanguageProvider, type Spoken } from './language/language-provider.tsx';
import { Later } from './pages/later.tsx';
import { Missing } from './pages/missing.tsx';
import { PageGuard } from './parts/page-guard.tsx';
import { DeviceNotes } from './pwa/device-notes.tsx';
import type { ShelfWhere } from './shelf/document-shelf.ts';

const homePage = () => import('./pages/home.tsx');
const newTablePage = () => import('./pages/new-table.tsx');
const tablePage = () => import('./pages/table.tsx');
const rulesPage = () => import('./pages/rules.tsx');
const matchesPage = () => import('./pages/matches.tsx');
const aboutPage = () => import('./pages/about.tsx');
const labPage = () => import('./pages/lab.tsx');
const mePage = () => import('./me/own-page.tsx');
const learnPage = () => import('./learn/learn-page.tsx');
const printPage = () => import('./print/print-page.tsx');
const cardsPage = () => import('./cards/cards-page.tsx');
const onlineTablePage = () => import('./online/online-table-page.tsx');
const joinPage = () => import('./online/join/join-page.tsx');
const publicTablesPage = () => import('./online/lists/public-tables-page.tsx');
const shelfPage = () => import('./shelf/shelf-page.tsx');
const documentPage = () => import('./shelf/document-page.tsx');
const campaignPage = () => import('./shelf/campaign-page.tsx');
const campaignMatchPage = () => import('./shelf/campaign-match-page.tsx');
const joinCampaignPage = () => import('./shelf/join-campaign-page.tsx');
const buildPage = () => import('./builder/build-page.tsx');
const settingsPage = () => import('./settings/settings-page.tsx');

function isWhere(text: string): text is ShelfWhere {
  return text === 'here' || text === 'online';
}

/** The whole web table: one page for every address. */
export function App({ spoken }: { readonly spoken: Spoken }): ReactNode {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [location]);
  return (
    <LanguageProvider first={spoken}>
      <DeviceNotes />
      <PageGuard key={location}>
        <Switch>
          <Route path="/">
            <Later name="home.games" load={homePage} props={{}} />
          </Route>
          <Route path="/new/:game">
            {({ game }) => (
              <Later key={game} name="home.new" load={newTablePage} props={{ id: game }} />
            )}
          </Route>
          <Route path="/match/:id">
            {({ id }) => (
              <Later key={id} name="table.menu" load={tablePage} props={{ id }} isTable />
            )}
          </Route>
          <Route path="/rules/:game">
            {({ game }) => (
              <Later key={game} name="home.rules" load={rulesPage} props={{ id: game }} />
            )}
          </Route>
          <Route path="/learn/:game/:example?">
            {({ game, example }) => (
              <Later
                key={`${game}/${example ?? ''}`}
                name="home.learn"
                load={learnPage}
                props={{ id: game, example }}
              />
            )}
          </Route>
          <Route path="/build/:game">
            {({ game }) => (
              <Later key={game} name="build.what" load={buildPage} props={{ id: game }} />
            )}
          </Route>
          <Route path="/print/:game">
            {({ game }) => (
              <Later key={game} name="home.print" load={printPage} props={{ id: game }} />
            )}
          </Route>
          <Route path="/cards/:game">
            {({ game }) => (
              <Later key={game} name="home.cards" load={cardsPage} props={{ id: game }} />
            )}
          </Route>
          <Route path="/table/:id">
            {({ id }) => <Later key={id} name="table.menu" load={onlineTablePage} props={{ id }} />}
          </Route>
          <Route path="/join/:table?">
            {({ table }) => (
              <Later key={table} name="join.what" load={joinPage} props={{ table }} />
            )}
          </Route>
          <Route path="/tables">
            <Later name="lists.public" load={publicTablesPage} props={{}} />
          </Route>
          <Route path="/settings">
            <Later name="settings.title" load={settingsPage} props={{}} />
          </Route>
          <Route path="/shelf">
            <Later name="shelf.title" load={shelfPage} props={{}} />
          </Route>
          <Route path="/document/:where/:id">
            {({ where, id }) =>
              isWhere(where) ? (
                <Later
                  key={id}
                  name="shelf.title"
                  load={documentPage}
                  props={{ where, at: { id } }}
                />
              ) : (
                <Missing />
              )
            }
          </Route>
          <Route path="/campaign/join">
            <Later name="campaign.join" load={joinCampaignPage} props={{}} />
          </Route>
          <Route path="/campaign/:where/:campaign/document/:id">
            {({ where, campaign, id }) =>
              isWhere(where) ? (
                <Later
                  key={id}
                  name="shelf.title"
                  load={documentPage}
                  props={{ where, at: { id, campaign } }}
                />
              ) : (
                <Missing />
              )
            }
          </Route>
          <Route path="/campaign/:where/:campaign/match/:match">
            {({ where, campaign, match }) =>
              isWhere(where) ? (
                <Later
                  key={match}
                  name="table.menu"
                  load={campaignMatchPage}
                  props={{ where, campaign, match }}
                />
              ) : (
                <Missing />
              )
            }
          </Route>
          <Route path="/campaign/:where/:id">
            {({ where, id }) =>
              isWhere(where) ? (
                <Later key={id} name="shelf.title" load={campaignPage} props={{ where, id }} />
              ) : (
                <Missing />
              )
            }
          </Route>
          <Route path="/matches">
            <Later name="matches.title" load={matchesPage} props={{}} />
          </Route>
          <Route path="/me">
            <Later name="me.title" load={mePage} props={{}} />
          </Route>
          <Route path="/about">
            <Later name="home.about" load={aboutPage} props={{}} />
          </Route>
          <Route path="/lab">
            <Later name="lab.title" load={labPage} props={{}} />
          </Route>
          <Route component={Missing} />
        </Switch>
      </PageGuard>
    </LanguageProvider>
  );
}
