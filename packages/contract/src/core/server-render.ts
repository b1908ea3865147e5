import type { Language } from './define-texts.ts'

/** A visit of the page whose first drawing comes from the server. */
export interface Visit {
  readonly address: string
  readonly language: Language
  /** The texts of the language, by key. */
  readonly texts: Readonly<Record<string, string>>
  /** Whether the browser says that it is a phone's. */
  readonly phone: boolean
  /** What the page begins with, as it is written into it. */
  readonly given: Readonly<Record<string, unknown>>
  /** What styles of this answer carry. */
  readonly nonce: string
}

/**
 * Draws what a page shows first, as HTML that stands in the page until the page draws itself; ''
 * where there is nothing to draw. The page's build exports it as `serverRender`, for the server.
 */
export type ServerRender = (visit: Visit) => Promise<string>
