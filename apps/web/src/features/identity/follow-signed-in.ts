import { whenTabTells, whoIsThere, type Identity } from '#shared'

/** Says who is signed in whenever somebody signs in, or off, in another window; until the function is called. */
export function followSignedIn(onChange: (identity: Identity | null) => void): () => void {
  return whenTabTells(() => {
    void whoIsThere().then((there) => there !== undefined && onChange(there))
  })
}
