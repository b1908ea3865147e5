import { defineSharedPort } from '../../kernel/port.ts'
import type { PersonContext } from '../../kernel/context.ts'

/** What other domains do once somebody has accepted an invitation, in the same transaction. */
interface AcceptedInvitations {
  afterAccepting(context: PersonContext, projectId: number): Promise<void>
}

/** Those who invited people, and want to know who has come. */
export const acceptedInvitations = defineSharedPort<AcceptedInvitations>()
