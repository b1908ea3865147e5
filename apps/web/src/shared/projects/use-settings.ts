import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { isPlace } from '@telemachos/rules/field-kinds'
import { useMemo } from 'react'
import { useIdentity } from '../api/identity.ts'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { usePlaces } from '../people/place-names.ts'
import { readSettings } from './read-settings.ts'

const NONE: ProjectSettings = {}

/** The current project's settings, as the page's language says them; empty while they load or where they cannot be read. */
export function useSettings(): ProjectSettings {
  const { language } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  const settings = useMemo(
    () => (data ? readSettings(data.Settings, language) : NONE),
    [data, language],
  )
  // Fields that hold places read as words once the register is there: the settings are new ones then.
  const isNamed = usePlaces(hasPlaces(settings))
  return useMemo(() => (isNamed ? { ...settings } : settings), [settings, isNamed])
}

function hasPlaces(settings: ProjectSettings): boolean {
  return PROFILE_TYPES.some((type) => {
    const { Fields = [], ProjectFields = [] } = settings[type] ?? {}
    return [...Fields, ...ProjectFields].some(isPlace)
  })
}
