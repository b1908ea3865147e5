import { isSent, type SendCondition } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { Db } from '../../kernel/database/database.ts'
import { listFinal, type FinalForm, type FinalOf } from './final-store.ts'

/** So many people are in memory at once. */
const CHUNK = 200

/**
 * The final forms that leave the product, chunk by chunk: those that the project's filter lets through. Of
 * somebody whose numbers have been changed since, the form is final and the record would not hold.
 */
export async function* listReady(
  db: Db,
  about: FinalOf,
  userIds: readonly number[],
  sendFilter: readonly SendCondition[],
): AsyncGenerator<FinalForm[]> {
  for (let from = 0; from < userIds.length; from += CHUNK) {
    const forms = await listFinal(db, about, userIds.slice(from, from + CHUNK))
    const ready = forms.filter(
      ({ fields }) => isSent(sendFilter, fields) && personFaults(fields).length === 0,
    )
    if (ready.length > 0) yield ready
  }
}
