import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PHASES } from '@telemachos/contract/microdata/limits'
import { readMicrodataForm } from '@telemachos/rules/microdata-form'
import type { CallContext } from '../../kernel/context.ts'
import { within } from '../people/index.ts'
import { readForms } from './store.ts'
import * as store from './unfinished-store.ts'

type Call = typeof contract.microdata.calls.listUnfinished

/** A page of the forms that are not final, of those that the project asks for. */
export async function listUnfinished(
  { page, count: size }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, language } = context
  const forms = await readForms(db, actor.projectId)
  const asked = PHASES.filter((phase) => readMicrodataForm(forms[phase], language).length > 0)
  const reach = within(context, { reads: 'records' })
  const rows = await store.listUnfinished(
    db,
    { projectId: actor.projectId, reach, asked },
    { page, count: size },
  )
  const count = rows[0]?.all ?? 0
  const list = rows.flatMap(({ all: _, ...row }) => (row.UserId === null ? [] : [row]))
  return { list, count, All: count }
}
