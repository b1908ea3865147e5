import { loadStandInBanner, loadProvePerson } from '#features/identity'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  call,
  canRetry,
  dropAnswers,
  hearLateTexts,
  guardPage,
  realtime,
  service,
  standAt,
  TextsContext,
  useEvent,
  whenProofNeeded,
  whenUnauthorized,
  type Identity,
  type Texts,
} from '#shared'
import { AppContext } from './app-context.ts'
import { askAgain } from './ask-again.ts'
import type { makeRouter } from './router.tsx'
import { useNewBuild } from './use-new-build.ts'
import { useTextsChanged } from './use-texts-changed.ts'
import { lazyPart, ServiceNotice } from '#ui'

/** Few are ever in somebody else's place. */
const StandInBanner = lazyPart(loadStandInBanner)

/** So often, in milliseconds, what did not load is tried again by itself. */
const AGAIN_MS = 15_000

/** What the calls answer, kept while it is fresh. */
export function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Whether there is a network is for the page to say, and nothing waits for it unsaid.
        networkMode: 'always',
        retry: (times, error) => times < 2 && canRetry(error),
        refetchInterval: ({ state }) =>
          state.status === 'error' && canRetry(state.error) && AGAIN_MS,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

interface ApplicationProps {
  readonly texts: Texts
  readonly identity: Identity
  readonly router: ReturnType<typeof makeRouter>
  readonly queries: QueryClient
}

/** The application of somebody who has signed in. */
export function Application({ router, queries, ...first }: ApplicationProps) {
  const [texts, setTexts] = useState(first.texts)
  const [identity, placeIdentity] = useState(first.identity)
  const [{ refresh, place: setIdentity }] = useState(() =>
    askAgain(
      () => call('identity.getIdentity', {}),
      (next: Identity) => {
        standAt(next)
        placeIdentity(next)
      },
    ),
  )
  const app = useMemo(
    () => ({ identity, setIdentity, refreshIdentity: refresh, setTexts }),
    [identity, setIdentity, refresh],
  )
  useNewBuild(identity, texts.t)
  const catchUpTexts = useEffectEvent(useTextsChanged(texts, setTexts))
  const takeAnew = () => {
    refresh()
    void queries.invalidateQueries()
  }
  // Names, addresses, menus and fields of a project are in many answers.
  useEvent('projects.settingsChanged', takeAnew)
  // So is what its authors write, to whoever reads it in the language.
  useEvent('language.authorTextsChanged', ({ Language, ProjectId }) => {
    if (Language === texts.language && ProjectId === identity.ProjectId) takeAnew()
  })
  useEffect(() => hearLateTexts(setTexts), [])
  const { t } = texts
  useEffect(
    () =>
      guardPage(router.history, () => ({
        title: t('core.unsaved.title'),
        text: t('core.unsaved.text'),
        confirmLabel: t('core.unsaved.confirm'),
        dismissLabel: t('core.unsaved.stay'),
      })),
    [router, t],
  )
  useEffect(() => {
    whenUnauthorized((code) => {
      if (code === 'view_ended') location.replace('/')
      else refresh()
    })
    return realtime.listen('identity.changed', refresh)
  }, [refresh])
  useEffect(() => {
    whenProofNeeded(async () => {
      const { provePerson } = await loadProvePerson()
      return provePerson(texts)
    })
  }, [texts])
  // Who looks after whom, and who is active, decides what is seen: what is on screen is loaded again.
  useEffect(() => {
    const loadAgain = () => void queries.invalidateQueries()
    const stops = [
      realtime.listen('linking.changed', loadAgain),
      realtime.listen('people.stateChanged', loadAgain),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])
  // What failed meanwhile, and what may have changed.
  useEffect(() => service.whenBack(() => void queries.invalidateQueries()), [queries])
  useEffect(() => {
    // Nobody knows what was missed: what is on screen is loaded again.
    const loadAgain = () => {
      dropAnswers()
      catchUpTexts()
      void queries.invalidateQueries()
    }
    // Whose session has ended is turned away by asking, and leaves nothing on the screen.
    void realtime.start(loadAgain, refresh)
    return () => realtime.stop()
  }, [refresh, queries])
  return (
    <AppContext value={app}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          {identity.StandIn && (
            <Suspense fallback={null}>
              <StandInBanner identity={identity} />
            </Suspense>
          )}
          <RouterProvider router={router} />
          <ServiceNotice />
        </QueryClientProvider>
      </TextsContext>
    </AppContext>
  )
}
