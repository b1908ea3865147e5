import type { contract } from '@telemachos/contract'
import { DRAFT } from '@telemachos/contract/applications/statuses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import { rowsOf } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { readCallOf } from './call-store.ts'
import { countDrafts, listDraftRows } from './draft-store.ts'

type Call = typeof contract.applications.calls.listDrafts

/** How far drafts are: what they say is read by their private links alone. */
export async function listDrafts(
  { page, count: rows }: InputOf<Call>,
  { db, actor, language, now }: CallContext,
): Promise<OutputOf<Call>> {
  const { projectId } = actor
  const { form } = await readCallOf(db, projectId, language)
  const sections = readApplicationForm(form, language)
  const Questions = sections.reduce((sum, { Questions: own }) => sum + own.length, 0)
  const count = await countDrafts(db, projectId, now)
  const { size, skip } = rowsOf({ page, count: rows })
  const found = await listDraftRows(db, projectId, { now, from: skip, most: size })
  const list = found.map(({ id, savedAt, until, answered, documents }) => ({
    ...({
      Id: id,
      Status: DRAFT,
      SavedAt: savedAt,
      KeptUntil: until,
    } as const),
    Answered: answered,
    Questions,
    Documents: documents,
  }))
  return { list, count, All: count }
}
