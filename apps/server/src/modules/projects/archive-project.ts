import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import type { SessionCache } from '../../kernel/domain.ts'
import { refuseField } from '../../kernel/errors.ts'
import { knownProject } from './policy.ts'
import { writeArchived } from './project-store.ts'
import { projectMails } from './setup-ports.ts'

type Calls = typeof contract.projects.calls

/**
 * Archives the project. Its members are let through to reads alone, which admission sees to for all
 * calls; its mails stay in the queue.
 * @throws invalid_input `mistyped` where Confirm is not the project's name.
 */
export async function archiveProject(
  { Confirm }: InputOf<Calls['archiveProject']>,
  context: CallContext,
  sessions: SessionCache,
): Promise<OutputOf<Calls['archiveProject']>> {
  const { db, actor, now } = context
  const row = knownProject(await writeArchived(db, actor.projectId, { at: now, by: actor.userId }))
  if (row.descr !== Confirm) throw refuseField('Confirm', 'mistyped')
  announce(context, sessions)
  return { ok: true }
}

/** Brings the project back as it was. Mails that came due meanwhile are not sent any more. */
export async function restoreProject(
  _input: InputOf<Calls['restoreProject']>,
  context: CallContext,
  sessions: SessionCache,
): Promise<OutputOf<Calls['restoreProject']>> {
  const { db, actor } = context
  await projectMails.get().cancelOverdue(db, actor.projectId)
  knownProject(await writeArchived(db, actor.projectId, null))
  announce(context, sessions)
  return { ok: true }
}

function announce(context: CallContext, sessions: SessionCache): void {
  const { projectId } = context.actor
  context.afterCommit(() => sessions.forget(context.principal.sessionKey))
  context.emit(identityChanged, {}, { members: projectId, project: projectId })
  context.emit(
    settingsChanged,
    { ProjectId: projectId },
    { members: projectId, project: projectId },
  )
}
