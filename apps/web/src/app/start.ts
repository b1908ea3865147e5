import {
  call,
  ApiError,
  given,
  type Identity,
  loadFirstTexts,
  loadTexts,
  rememberedLanguage,
  type Texts,
} from '#shared'

/** What has to be known before anything is drawn. */
export interface Start {
  readonly texts: Texts
  /** Null before signing in. */
  readonly identity: Identity | null
}

/** Finds out who is there, and loads the texts, both at once; the language is the person's own. */
export async function loadStart(): Promise<Start> {
  const guess = given.Identity?.Language ?? rememberedLanguage()
  const [identity, texts] = await Promise.all([loadIdentity(), loadFirstTexts(guess)])
  if (!identity || identity.Language === guess) return { identity, texts }
  return { identity, texts: await loadTexts(identity.Language) }
}

/** Null when nobody has signed in (spec §4, identity). */
async function loadIdentity(): Promise<Identity | null> {
  if (given.Identity !== undefined) return given.Identity
  try {
    return await call('identity.getIdentity', {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
