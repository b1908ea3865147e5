import type { Phase } from '@telemachos/contract/microdata/limits'
import type { CallContext } from '../../kernel/context.ts'
import { found } from '../../kernel/policy.ts'
import { accessRecords } from '../people/index.ts'
import { readPerson, type FormKey, type PersonFields } from './store.ts'

/**
 * A form of somebody within reach, and what is known of the person.
 * @throws not_found for everybody else.
 */
export async function accessForm(
  userId: number,
  phase: Phase,
  context: CallContext,
): Promise<{ readonly key: FormKey; readonly person: PersonFields }> {
  await accessRecords(context, userId)
  const { projectId } = context.actor
  const person = await readPerson(context.db, projectId, userId)
  return { key: { projectId, userId, phase }, person }
}

/** A version of a form that there is. */
export const knownVersion = found('version')
