import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { ApiError, call, dropAnswers, loadTexts, useProjectPath, useTexts } from '#shared'
import { toast } from '#ui'
import { useApp } from '../app-context.ts'

/** Changing role and language, which the session and the person keep. */
export function useSwitches() {
  const { identity, setIdentity, setTexts } = useApp()
  const { language } = useTexts()
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

  async function switchLanguage(wanted: Language = language === 'el' ? 'en' : 'el'): Promise<void> {
    // In somebody else's place the choice is the administrator's own, for as long as they are here.
    if (!identity.StandIn) await call('identity.setLanguage', { Language: wanted })
    setTexts(await loadTexts(wanted))
    await queries.invalidateQueries()
  }

  return {
    switchRole: (role: Role) => void switchRole(role).catch(sayWhy),
    switchLanguage: (wanted?: Language) => void switchLanguage(wanted).catch(sayWhy),
  }
}

function sayWhy(error: unknown): void {
  if (error instanceof ApiError && error.message) toast(error.message, { kind: 'failed' })
}
