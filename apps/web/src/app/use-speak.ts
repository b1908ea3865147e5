import { call, type Texts } from '#shared'
import { useApp } from './app-context.ts'

/**
 * Makes the page speak a language that the server has been told of: what the server says in it, such
 * as the names of projects, follows. In somebody else's place only the page changes.
 */
export function useSpeak(): (texts: Texts) => Promise<void> {
  const { identity, setIdentity, setTexts } = useApp()
  return async (texts) => {
    setTexts(texts)
    setIdentity({ ...identity, Language: texts.language })
    if (!identity.StandIn) setIdentity(await call('identity.getIdentity', {}))
  }
}
