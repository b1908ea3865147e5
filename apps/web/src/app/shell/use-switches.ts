import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { call } from '../../shared/api/call.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'
import { useApp } from '../app-context.ts'

/** Changing role and language, which the session and the person keep. */
export function useSwitches() {
  const { setIdentity, setTexts } = useApp()
  const { language } = useTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const pathTo = useProjectPath()

  async function switchRole(Role: Role): Promise<void> {
    const identity = await call('identity.switchRole', { Role })
    queries.clear()
    setIdentity(identity)
    await navigate({ to: pathTo('') })
  }

  async function switchLanguage(wanted: Language = language === 'el' ? 'en' : 'el'): Promise<void> {
    await call('identity.setLanguage', { Language: wanted })
    setTexts(await loadTexts(wanted))
    await queries.invalidateQueries()
  }

  return {
    switchRole: (role: Role) => void switchRole(role),
    switchLanguage: (wanted?: Language) => void switchLanguage(wanted),
  }
}
