import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { isSent } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { accessNumbers } from '../people/index.ts'
import { listFinal, readForms } from './store.ts'
import { writeXml } from './write-xml.ts'

/**
 * The final forms of one phase as XML, with everybody's numbers in full, which leaves an audit row for
 * each person.
 * @throws rule_violated `no_microdata` where none of the people has a final form to be sent.
 */
export async function exportXml(
  { kayas, ActionId, MIS, Start }: InputOf<typeof contract.microdata.calls.getMicrodata>,
  context: CallContext,
): Promise<Buffer<ArrayBuffer>> {
  const { db, actor, now } = context
  const phase = Start ? 'start' : 'end'
  const { people } = await accessNumbers(kayas, 'kayas', context)
  const { dateActionId, sendFilter } = await readForms(db, actor.projectId)
  const final = await listFinal(db, {
    projectId: actor.projectId,
    userIds: people.map(({ userId }) => userId),
    phase,
    actionId: ActionId ?? dateActionId,
  })
  // Of somebody whose numbers have been changed since, the form is final and the record would not hold.
  const sent = final.filter(
    ({ fields }) => isSent(sendFilter, fields) && personFaults(fields).length === 0,
  )
  if (sent.length === 0) throw ruleViolated('no_microdata')
  for (const { userId: subjectId } of sent) context.audit({ subjectId, detail: { phase, MIS } })
  return writeXml(sent, { mis: MIS, phase, now })
}
