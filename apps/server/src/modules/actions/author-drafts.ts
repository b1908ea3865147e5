import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { requireNothing, whatIsMissingToPublish } from './action-needs.ts'
import { readContent } from './author-content.ts'
import { parseData } from './data-object.ts'
import { deleteDraft, writeDraft, writePublished } from './draft-store.ts'
import { cleanDraft } from './descriptions.ts'
import { orTooBig } from './drawers.ts'
import { accessAuthored, accessDraft } from './policy.ts'
import { nothingPublished } from './tell-published.ts'

type Calls = typeof contract.actions.calls
type Authored = OutputOf<Calls['getContent']>

/**
 * Saves a draft, finished or not: what mentees see stays as it is.
 * @throws not_found; rule_violated `action_shared`; conflict with the present Revision; invalid_input as
 *   parseData and cleanDraft, and `too_big`.
 */
export async function saveDraft(
  { ProjectId, ActionId, Content, Version, Revision }: InputOf<Calls['saveDraft']>,
  context: CallContext,
): Promise<Authored> {
  const { db, actor, now } = context
  await accessDraft(context, ActionId, Revision)
  const written = parseData(Content, 'Content')
  const content = JSON.stringify(await cleanDraft(context, ActionId, written))
  const draft = { content, version: Version, by: actor.userId, at: now }
  await orTooBig(writeDraft(db, ActionId, draft))
  context.audit({ actionId: ActionId })
  return readContent({ ProjectId, ActionId }, context)
}

/**
 * Throws a draft away.
 * @throws not_found; rule_violated `action_shared`; conflict with the present Revision.
 */
export async function discardDraft(
  { ProjectId, ActionId, Revision }: InputOf<Calls['discardDraft']>,
  context: CallContext,
): Promise<Authored> {
  await accessDraft(context, ActionId, Revision)
  await deleteDraft(context.db, ActionId)
  context.audit({ actionId: ActionId })
  return readContent({ ProjectId, ActionId }, context)
}

/**
 * Publishes an action in the project or takes it back; what was done in it stays.
 * @throws not_found; rule_violated `something_missing` with what its type asks before.
 */
export async function setPublished(
  { ProjectId, ActionId, Published }: InputOf<Calls['setPublished']>,
  context: CallContext,
): Promise<Authored> {
  const { db, actor, audit, emit } = context
  const { typeId, questId } = await accessAuthored(context, ActionId)
  const place = { projectId: actor.projectId, actionId: ActionId }
  if (Published) {
    const missing = await whatIsMissingToPublish(context, [{ ...place, typeId, questId }])
    requireNothing(missing.flat())
  }
  const isChanged = await writePublished(db, place, Published)
  if (isChanged && !Published) await nothingPublished(context, [ActionId])
  audit({ actionId: ActionId, detail: { published: Published }, unchanged: !isChanged })
  emit(
    settingsChanged,
    { ProjectId: actor.projectId },
    { members: actor.projectId, project: actor.projectId },
  )
  return readContent({ ProjectId, ActionId }, context)
}
