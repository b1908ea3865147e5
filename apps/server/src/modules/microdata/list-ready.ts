import { personFaults } from '@telemachos/rules/microdata-person'
import type { SendCondition } from '@telemachos/rules/send-filter'
import type { Db } from '../../kernel/database/database.ts'
import { listFinal, type FinalForm, type FinalOf } from './final-store.ts'
import { readFilter } from './read-filter.ts'

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
  conditions: readonly SendCondition[],
): AsyncGenerator<FinalForm[]> {
  const isSent = await readFilter(db, about.projectId, conditions)
  for (let from = 0; from < userIds.length; from += CHUNK) {
    const forms = await listFinal(db, about, userIds.slice(from, from + CHUNK))
    const ready = forms.filter(
      ({ fields, values }) => isSent(values) && personFaults(fields).length === 0,
    )
    if (ready.length > 0) yield ready
  }
}
