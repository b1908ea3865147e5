import type { Db } from '../../kernel/database/database.ts'
import { definePort } from '../../kernel/port.ts'

/** What other domains know of how far a project is set up. */
interface SetupFacts {
  /** How many there are of it in the project. */
  count(db: Db, projectId: number): Promise<number>
}

/** Versions of the consent text that have been published. */
export const publishedConsents = definePort<SetupFacts>('projects.publishedConsents')

/** Invitations that wait for an answer. */
export const waitingInvitations = definePort<SetupFacts>('projects.waitingInvitations')
