import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { access, found } from '../../kernel/policy.ts'
import { within } from '../people/index.ts'
import * as store from './mail-log-store.ts'
import type { Sight } from './planned-dates.ts'
import { findReader } from './reader-store.ts'

/** Mails of accounts belong to no project: only a SuperAdmin reads them. */
export function boxOf({ projectId, role }: Actor): store.Box {
  return { projectId, withAccounts: role === 'SuperAdmin' }
}

/** A mail of the project's box, or to or from the caller. */
export const accessMail = access('mail', ({ db, actor }: CallContext, id: number) => {
  const readsAll = roleAllowed(actor.role, PROJECT_WIDE_ROLES)
  const condition = readsAll ? store.anyMail : store.ofPerson(actor.userId)
  return store.findMail(db, boxOf(actor), id, condition)
})

/** Somebody within reach as a mail would be written to them, with their meetings in sight. */
export const accessReader = access(
  'person',
  (context: CallContext, userId: number, sight: Sight, actionId: number | null = null) =>
    findReader(
      context.db,
      { projectId: context.actor.projectId, userId, actionId, sight },
      within(context, { reads: 'named' }),
    ),
)

/** People within reach whom a statement finds. */
export const reachedPeople = found('person')

/** A template that may be edited. */
export const knownTemplate = found('template')
