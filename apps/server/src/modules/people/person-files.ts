import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { definePort } from '../../kernel/port.ts'

/** A file of a person's. */
export type PersonFile = OutputOf<typeof contract.people.calls.getCurrentUser>['Files'][number]

/** The files that people have given. */
interface PersonFiles {
  /** Those that the caller may see, by whose they are, the latest first; people without one are left out. */
  listOf(
    context: CallContext,
    userIds: readonly number[],
  ): Promise<ReadonlyMap<number, PersonFile[]>>
}

/** Questionnaires, which files answer, depend on people, and so provide this. */
export const personFiles = definePort<PersonFiles>('people.personFiles')
