import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { useMemo } from 'react'
import { useIdentity } from '../api/identity.ts'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { readSettings } from './read-settings.ts'

const NONE: ProjectSettings = {}

/** The current project's settings, as the page's language says them; empty while they load or where they cannot be read. */
export function useSettings(): ProjectSettings {
  const { language } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  return useMemo(() => (data ? readSettings(data, language) : NONE), [data, language])
}
