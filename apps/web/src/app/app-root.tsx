import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { canRetry } from '../shared/api/api-error.ts'
import { call, standAt, whenTurnedAway } from '../shared/api/call.ts'
import { dropAnswers } from '../shared/api/given.ts'
import type { Identity } from '../shared/api/identity.ts'
import { realtime } from '../shared/api/realtime.ts'
import { TextsContext, type Texts } from '../shared/i18n/use-texts.ts'
import { signInPath } from '../shared/navigation/return-url.ts'
import { AppContext } from './app-context.ts'
import { makeRouter } from './router.tsx'

/** Few are ever in somebody else's place. */
const StandInBanner = lazy(() => import('../features/identity/stand-in-banner.tsx'))

const router = makeRouter()

/** Loads the code of the page that the address names, so that it is there at the first drawing. */
export const loadFirstPage = (): Promise<void> => router.load()

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (times, error) => times < 2 && canRetry(error) },
  },
})

interface AppRootProps {
  readonly texts: Texts
  readonly identity: Identity
}

/** The application of somebody who has signed in. */
export function AppRoot({ texts: firstTexts, identity: firstIdentity }: AppRootProps) {
  const [texts, setTexts] = useState(firstTexts)
  const [identity, placeIdentity] = useState(firstIdentity)
  const setIdentity = useCallback((next: Identity) => {
    standAt(next)
    placeIdentity(next)
  }, [])
  const app = useMemo(() => ({ identity, setIdentity, setTexts }), [identity, setIdentity])
  const refresh = useCallback(
    () => void call('identity.getIdentity', {}).then(setIdentity, () => {}),
    [setIdentity],
  )
  useEffect(() => {
    whenTurnedAway((code) => {
      if (code === 'unauthenticated') {
        location.replace(signInPath())
      } else if (code === 'view_ended') location.replace('/')
      else refresh()
    })
    const stops = [
      realtime.listen('identity.changed', refresh),
      // Names, addresses, menus and fields of a project are in many answers.
      realtime.listen('projects.settingsChanged', () => {
        refresh()
        void queries.invalidateQueries()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [refresh])
  // Who looks after whom, and who is active, decides what is seen: what is on screen is loaded again.
  useEffect(() => {
    const loadAgain = () => void queries.invalidateQueries()
    const stops = [
      realtime.listen('linking.changed', loadAgain),
      realtime.listen('people.stateChanged', loadAgain),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  useEffect(() => {
    // Nobody knows what was missed: what is on screen is loaded again.
    const loadAgain = () => {
      dropAnswers()
      void queries.invalidateQueries()
    }
    // Whose session has ended is turned away by asking, and leaves nothing on the screen.
    void realtime.start(loadAgain, refresh)
    return () => realtime.stop()
  }, [refresh])
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
        </QueryClientProvider>
      </TextsContext>
    </AppContext>
  )
}
