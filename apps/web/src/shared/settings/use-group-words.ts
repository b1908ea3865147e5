import { groupIn } from '@telemachos/contract/projects/settings-in'
import { useCallback } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { useSettings } from './use-settings.ts'

/** Between a group and those inside it. */
export const GROUP_SEPARATOR = ' › '

/** What writes a path of groups of actions (spec §3, Action.Group) in the language of the page. */
export function useGroupWords(): (path: readonly string[]) => string {
  const { language } = useTexts()
  const settings = useSettings()
  return useCallback(
    (path) => path.map((name) => groupIn(settings, name, language)).join(GROUP_SEPARATOR),
    [settings, language],
  )
}
