import { createContext, use } from 'react'
import type { Identity, Texts } from '#shared'

/** What the application's frame can change about itself. */
export interface AppState {
  readonly identity: Identity
  readonly setIdentity: (identity: Identity) => void
  /** Asks the server who and where the person is. */
  readonly refreshIdentity: () => void
  readonly setTexts: (texts: Texts) => void
}

export const AppContext = createContext<AppState | null>(null)

/** The application's own state, above any project. */
export function useApp(): AppState {
  const app = use(AppContext)
  if (!app) throw new Error('useApp is used outside the application')
  return app
}
