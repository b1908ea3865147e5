import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { canRetry } from '../shared/api/api-error.ts'
import { whenSignedOut } from '../shared/api/call.ts'
import type { Identity } from '../shared/api/identity.ts'
import { realtime } from '../shared/api/realtime.ts'
import { TextsContext, type Texts } from '../shared/i18n/use-texts.ts'
import { signInPath } from '../shared/navigation/return-url.ts'
import { AppContext } from './app-context.ts'
import { makeRouter } from './router.tsx'

const router = makeRouter()

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (times, error) => times < 2 && canRetry(error) },
  },
})

whenSignedOut(() => location.replace(signInPath(location.pathname + location.search)))

interface AppRootProps {
  readonly texts: Texts
  readonly identity: Identity
}

/** The application of somebody who has signed in. */
export function AppRoot({ texts: firstTexts, identity: firstIdentity }: AppRootProps) {
  const [texts, setTexts] = useState(firstTexts)
  const [identity, setIdentity] = useState(firstIdentity)
  const app = useMemo(() => ({ identity, setIdentity, setTexts }), [identity])
  useEffect(() => {
    // After a reconnection nobody knows what was missed: what is on screen is loaded again.
    void realtime.start(() => void queries.invalidateQueries())
    return () => realtime.stop()
  }, [])
  return (
    <AppContext value={app}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsContext>
    </AppContext>
  )
}
