import type { ReactNode } from 'react'
import type { Identity, Texts } from '#shared'
import { Application, makeQueries } from './application.tsx'
import { PAGES } from './pages.ts'
import { makeRouter } from './router.tsx'

/** The application of somebody who has signed in, in a browser. */
export interface AppRoot {
  /** Loads the code of the page that the address names, so that it is there at the first drawing. */
  loadFirstPage(): Promise<void>
  /** The router draws as it does on the server, so that the page can take over what that has drawn. */
  drawAsServer(): void
  page(texts: Texts, identity: Identity): ReactNode
}

/** Made once, by whoever needs it: from then on the router hears of every address. */
export function makeAppRoot(): AppRoot {
  const router = makeRouter(PAGES)
  const queries = makeQueries()
  return {
    loadFirstPage: () => router.load(),
    drawAsServer: () => {
      router.ssr = { manifest: undefined }
    },
    page: (texts, identity) => (
      <Application texts={texts} identity={identity} router={router} queries={queries} />
    ),
  }
}
