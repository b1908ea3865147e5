import { useNavigate } from '@tanstack/react-router'
import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import { mayOpen } from '@telemachos/contract/route-access'
import { routeOf } from '@telemachos/contract/routes'
import { useCall, useIdentity, useMay, useParticipant, useProjectPath, useTexts } from '#shared'
import type { Command } from './command.ts'

const BY_ACTION = routeOf('root.defaultlayout.project.mentor.action.list.view')

/** The actions that somebody may open: as who writes them, who follows mentees in them, or who does them. */
export function useActionCommands(): Command[] {
  const { t } = useTexts()
  const { ProjectId, UserId, Role } = useIdentity()
  const may = useMay()
  const isOwn = useParticipant() === 'mentee'
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const writes = may('actions.getContent')
  const follows = mayOpen(BY_ACTION, Role)
  const every = useCall(
    'actions.listActions',
    { ProjectId, all: writes },
    { enabled: !isOwn && (writes || follows), staleTime: 60_000 },
  )
  const own = useCall(
    'actions.listMenteeActions',
    { ProjectId, MenteeId: UserId },
    { enabled: isOwn, staleTime: 60_000 },
  )
  const list = (isOwn ? own.data : every.data) ?? []
  return list.map(({ Id, Title, Group }) => ({
    id: `action ${Id}`,
    label: Title,
    note: Group.join(' › '),
    group: t('core.palette.actions'),
    isMany: true,
    run: () => void navigate({ to: pathTo(pathOfAction(Id)) }),
  }))

  function pathOfAction(id: number): ProjectPath {
    if (isOwn) return pathOf('mentee.action', { Id: id })
    return writes
      ? pathOf('admin.action.content', { actionId: id })
      : pathOf('mentor.action.list.view', { actionId: id })
  }
}
