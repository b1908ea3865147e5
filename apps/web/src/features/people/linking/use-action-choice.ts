import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { useState } from 'react'
import { useCall, useIdentity } from '#shared'

/** The actions that are to be linked: at first all where the project links all (LinkActionsAll), or none. */
export function useActionChoice() {
  const { ProjectId } = useIdentity()
  const [picked, setPicked] = useState<number[]>()
  const project = useCall('projects.getProjectById', { Id: ProjectId }, { staleTime: 300_000 })
  const settings: ProjectSettings = project.data ? JSON.parse(project.data.Settings) : {}
  const isAll = settings.Config?.LinkActionsAll === true
  const actions = useCall('actions.listActions', { ProjectId }, { enabled: isAll })
  const all = isAll ? (actions.data ?? []).map(({ Id }) => Id) : []
  return [picked ?? all, setPicked] as const
}
