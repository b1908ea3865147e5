import type { Identity, Texts } from '#shared'
import { Application, makeQueries } from './application.tsx'
import { PAGES } from './pages.ts'
import { makeRouter } from './router.tsx'

const router = makeRouter(PAGES)
const queries = makeQueries()

/** The router draws as it does on the server, so that the page can take over what that has drawn. */
export function drawAsServer(): void {
  router.ssr = { manifest: undefined }
}

/** Loads the code of the page that the address names, so that it is there at the first drawing. */
export const loadFirstPage = (): Promise<void> => router.load()

interface AppRootProps {
  readonly texts: Texts
  readonly identity: Identity
}

/** The application of somebody who has signed in, in a browser. */
export function AppRoot(props: AppRootProps) {
  return <Application {...props} router={router} queries={queries} />
}
