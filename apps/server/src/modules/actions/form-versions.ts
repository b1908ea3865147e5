import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import { asks, fieldsOf, readFields } from '@telemachos/questionnaire/form/form-field'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import * as store from './form-version-store.ts'
import { accessAuthored } from './policy.ts'

type Calls = typeof contract.actions.calls

/**
 * On which versions of an action's form people have begun, and what they would no longer see of what
 * they wrote if they were moved to the present one.
 * @throws not_found.
 */
export async function readFormUse(
  { ActionId }: InputOf<Calls['getFormUse']>,
  context: CallContext,
): Promise<OutputOf<Calls['getFormUse']>> {
  await accessAuthored(context, ActionId)
  const { db, actor } = context
  const place = { projectId: actor.projectId, actionId: ActionId }
  const [present, uses, written] = await Promise.all([
    store.lockFormVersion(db, ActionId),
    store.listVersionUses(db, place),
    store.countWritten(db, place),
  ])
  const now = readFields(present.form)
  return {
    FormVersion: present.version,
    Uses: uses.map(({ version, part, begun, completed, form }) => ({
      FormVersion: version,
      Part: part,
      IsCurrent: isDeepStrictEqual(fieldsOf(readFields(form), part), fieldsOf(now, part)),
      Begun: begun,
      Completed: completed,
      Dropped: fieldsOf(readFields(form), part)
        .filter(asks)
        .filter((field) => !now.some((one) => one.name === field.name && one.part === part))
        .flatMap(({ name, label }) => {
          const count = written.find(
            (one) => one.version === version && one.part === part && one.name === name,
          )?.count
          return count ? [{ Name: name, Label: label, Count: count }] : []
        }),
    })),
  }
}

/**
 * Moves those who have begun on an older version of a form to the present one. What they wrote is kept,
 * also what they no longer see; whoever has completed the action keeps their version.
 * @throws not_found; conflict, with the present FormVersion, where the form was changed meanwhile.
 */
export async function moveToForm(
  { ActionId, FormVersion }: InputOf<Calls['moveToForm']>,
  context: CallContext,
): Promise<OutputOf<Calls['moveToForm']>> {
  await accessAuthored(context, ActionId)
  const { db, actor, audit, emit } = context
  const { version } = await store.lockFormVersion(db, ActionId)
  if (version !== FormVersion) throw new AppError('conflict', { details: { FormVersion: version } })
  const place = { projectId: actor.projectId, actionId: ActionId }
  const Moved = await store.moveToVersion(db, place, version)
  audit({ actionId: ActionId, detail: { version, count: Moved } })
  const { projectId } = actor
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return { Moved }
}
