import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { lockCalls } from './proof-store.ts'
import { proveApplications } from './prove-applications.ts'
import { lockApplications } from './review-store.ts'

type MarkProven = typeof contract.applications.calls.markProven

/** Has applications count whose applicants staff have reached otherwise; those of other projects are passed over. */
export async function markProven(
  { Ids }: InputOf<MarkProven>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<MarkProven>> {
  const { db, actor } = context
  const { projectId, userId: by } = actor
  await lockCalls(db, [projectId])
  const found = await lockApplications(db, projectId, [...new Set(Ids)])
  const ids = found.flatMap(({ id, isProven }) => (isProven ? [] : [id]))
  const proof = { ids, projectIds: [projectId], by }
  const proven = await proveApplications(proof, context, publicUrl)
  if (proven.length === 0) context.audit({ unchanged: true })
  for (const { protocol } of proven) context.audit({ detail: { protocol } })
  return { Marked: proven.map(({ id }) => id) }
}
