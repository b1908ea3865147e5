import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { parseData } from '../actions/index.ts'
import { accessPerson } from '../people/index.ts'
import { isDataTooBig, readUserData, writeUserData } from './project-store.ts'

type Calls = typeof contract.projects.calls

/** What is kept about a person in the project. @throws not_found. */
export async function getUserData(
  { UserId }: InputOf<Calls['getUserData']>,
  context: CallContext,
): Promise<OutputOf<Calls['getUserData']>> {
  await accessPerson(context, UserId)
  return { UserId, Data: await readUserData(context.db, context.actor.projectId, UserId) }
}

/** Keeps something about a person. @throws not_found; invalid_input as parseData, and `too_big`. */
export async function setUserData(
  { UserId, Data }: InputOf<Calls['setUserData']>,
  context: CallContext,
): Promise<OutputOf<Calls['setUserData']>> {
  const { db, actor, now } = context
  await accessPerson(context, UserId)
  const data = JSON.stringify(parseData(Data))
  const write = { projectId: actor.projectId, userId: UserId, data, by: actor.userId, at: now }
  try {
    await writeUserData(db, write)
  } catch (error) {
    throw isDataTooBig(error) ? refuseField('Data', 'too_big') : error
  }
  context.audit({ subjectId: UserId })
  return { ok: true }
}
