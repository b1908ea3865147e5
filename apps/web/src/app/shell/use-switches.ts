import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { call, dropAnswers, spokenLanguages, useProjectPath, useTexts } from '#shared'
import { showSystemMessage } from '#ui'
import { useApp } from '../app-context.ts'
import { useSwitchLanguage } from './use-switch-language.ts'

/** The language after this one, the first after the last. */
function nextOf(language: Language): Language {
  const codes = spokenLanguages().map(({ code }) => code)
  return codes[(codes.indexOf(language) + 1) % codes.length] ?? 'el'
}

/** Changing role and language, which the session and the person keep. */
export function useSwitches() {
  const { setIdentity } = useApp()
  const switchLanguage = useSwitchLanguage()
  const { t, language } = useTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const pathTo = useProjectPath()

  async function switchRole(Role: Role): Promise<void> {
    const switched = await call('identity.switchRole', { Role })
    queries.clear()
    dropAnswers()
    setIdentity(switched)
    // Back does not lead to a page that the new role may not open.
    await navigate({ to: pathTo(''), replace: true })
  }

  const sayWhy = (error: unknown): void => showSystemMessage(error, t)
  return {
    switchRole: (role: Role) => void switchRole(role).catch(sayWhy),
    switchLanguage: (wanted: Language = nextOf(language)) =>
      void switchLanguage(wanted).catch(sayWhy),
  }
}
