import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { todayInAthens } from '@telemachos/rules/dates'
import type { AnonymousContext, CallContext } from '../../kernel/context.ts'
import { newNumber } from './certificate-number.ts'
import { findIssued, insertIssued, listIssued, type IssuedRow } from './issue-store.ts'
import { accessDocument, accessSubjects } from './policy.ts'

type Calls = typeof contract.documents.calls

/** Gives a document to people within reach, each under a number of their own. @throws not_found. */
export async function issueDocument(
  { Name, UserIds }: InputOf<Calls['issueDocument']>,
  context: CallContext,
): Promise<OutputOf<Calls['issueDocument']>> {
  const document = await accessDocument(context, Name)
  const subjects = await accessSubjects(context, UserIds)
  return issueTo(
    context,
    document.Name,
    subjects.map(({ id }) => id),
  )
}

/**
 * Gives a document to people who are within reach; those who have it keep their number.
 * @param verb what is recorded of each, where the call is of another.
 */
export async function issueTo(
  context: CallContext,
  name: string,
  userIds: readonly number[],
  verb?: string,
): Promise<IssuedRow[]> {
  const { db, actor, now } = context
  const issuing = { projectId: actor.projectId, name, userIds }
  const before = new Set((await listIssued(db, issuing)).map(({ UserId }) => UserId))
  const numbers = userIds.map(() => newNumber())
  await insertIssued(db, issuing, { numbers, by: actor.userId, today: todayInAthens(now) })
  const given = userIds.filter((id) => !before.has(id))
  const own = verb === undefined ? {} : { verb }
  for (const subjectId of given) context.audit({ ...own, subjectId, detail: { document: name } })
  if (given.length === 0) context.audit({ ...own, unchanged: true })
  return listIssued(db, issuing)
}

/** Whether a document with this number was issued. */
export async function checkCertificate(
  { Number }: InputOf<Calls['checkCertificate']>,
  { db }: AnonymousContext,
): Promise<OutputOf<Calls['checkCertificate']>> {
  const issued = await findIssued(db, Number)
  return {
    Genuine: issued !== undefined,
    Document: issued?.document ?? null,
    Project: issued?.project ?? null,
    IssuedOn: issued?.issuedOn ?? null,
  }
}
