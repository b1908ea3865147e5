import type { Identity } from './identity.ts'

/** What the server wrote into the page, to spare it asking; nothing where it could not. */
interface Given {
  /** Who is there; null when nobody has signed in. */
  readonly Identity?: Identity | null
  /** The version of the texts. */
  readonly Texts?: string
  /** Where the hub stood, before anything else was loaded; null where that says nothing. */
  readonly Position?: string | null
}

/** As of when the page was loaded. */
export const given: Given = JSON.parse(document.getElementById('start')?.textContent ?? '{}')
