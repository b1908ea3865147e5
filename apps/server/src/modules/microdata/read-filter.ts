import { sendFilter, type SendCondition } from '@telemachos/rules/send-filter'
import type { Db } from '../../kernel/database/database.ts'
import { readFieldLists } from '../people/index.ts'

/** Whether somebody's microdata leaves the project, by what is known of them (see sendFilter). */
export type SendsTo = (values: Readonly<Record<string, unknown>>) => boolean

/** The filter of a project as it is asked of people. */
export async function readFilter(
  db: Db,
  projectId: number,
  conditions: readonly SendCondition[],
): Promise<SendsTo> {
  return sendFilter(await readFieldLists(db, projectId), conditions)
}
