import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@telemachos/contract/core/define-texts'
import { call, loadTexts } from '#shared'
import { useApp } from '../app-context.ts'
import { useSpeak } from '../use-speak.ts'

/** Changing the language, which the person keeps. */
export function useSwitchLanguage(): (wanted: Language) => Promise<void> {
  const { identity } = useApp()
  const speak = useSpeak()
  const queries = useQueryClient()
  return async (wanted) => {
    // In somebody else's place the choice is the administrator's own, for as long as they are here.
    if (!identity.StandIn) await call('identity.setLanguage', { Language: wanted })
    await speak(await loadTexts(wanted))
    await queries.invalidateQueries()
  }
}
