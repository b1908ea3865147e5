import { useState } from 'react'
import { useCall, useIdentity, useSettings } from '#shared'

/** The actions that are to be linked: at first all where the project links all (LinkActionsAll), or none. */
export function useActionChoice() {
  const { ProjectId } = useIdentity()
  const [picked, setPicked] = useState<number[]>()
  const isAll = useSettings().Config?.LinkActionsAll === true
  const actions = useCall('actions.listActions', { ProjectId }, { enabled: isAll })
  const all = isAll ? (actions.data ?? []).map(({ Id }) => Id) : []
  return [picked ?? all, setPicked] as const
}
