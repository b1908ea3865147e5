import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { PiecesBody } from '../../kernel/file-body.ts'
import { accessNumbers } from '../people/index.ts'
import { listReady } from './list-ready.ts'
import { readForms } from './store.ts'
import { xmlPieces } from './write-xml.ts'

/**
 * The final forms of one phase as XML, with everybody's numbers in full, which leaves an audit row for
 * each person. Only their ids are held: the records are read again while they are sent.
 * @throws rule_violated `no_microdata` where none of the people has a final form to be sent.
 */
export async function exportXml(
  { kayas, ActionId, MIS, Start }: InputOf<typeof contract.microdata.calls.getMicrodata>,
  context: CallContext,
): Promise<PiecesBody> {
  const { db, actor, now } = context
  const phase = Start ? 'start' : 'end'
  const { people } = await accessNumbers(kayas, context)
  const { dateActionId, sendFilter } = await readForms(db, actor.projectId)
  const about = { projectId: actor.projectId, phase, actionId: ActionId ?? dateActionId } as const
  const asked = people.map(({ userId }) => userId)
  const ready: number[] = []
  for await (const forms of listReady(db, about, asked, sendFilter)) {
    ready.push(...forms.map(({ userId }) => userId))
  }
  if (ready.length === 0) throw ruleViolated('no_microdata')
  for (const subjectId of ready) context.audit({ subjectId, detail: { phase, MIS } })
  const records = listReady(db, about, ready, sendFilter)
  return new PiecesBody(xmlPieces(records, { mis: MIS, phase, now }))
}
