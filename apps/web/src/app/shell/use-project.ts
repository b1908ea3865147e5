import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { useMemo } from 'react'
import { useCall, useIdentity } from '#shared'

/** The current project's settings; empty while they load or where they cannot be read. */
export function useProjectSettings(): ProjectSettings {
  const { ProjectId } = useIdentity()
  const { data } = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  return useMemo(() => (data ? (JSON.parse(data.Settings) as ProjectSettings) : {}), [data])
}
