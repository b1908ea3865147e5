import { profileCalls } from '@telemachos/contract/people/profile-calls'
import { notFound } from '../../kernel/errors.ts'
import { handle } from '../../kernel/implement.ts'
import { findAccount } from './profile-store.ts'
import { reachOrSelf } from './reach.ts'
import { getFieldValues, revealField } from './read-fields.ts'
import { updateFields } from './update-fields.ts'
import { updateRoles } from './update-roles.ts'

/** A person of the current project: fields by level, roles, and the account. */
export const profileHandlers = handle(profileCalls, {
  getFieldValues,
  revealField,
  updateField: ({ UserId, ...change }, context) => updateFields(UserId, [change], context),
  updateFieldAsMentee: (change, context) => updateFields(context.actor.userId, [change], context),
  updateFields: ({ UserId, Fields }, context) => updateFields(UserId, Fields, context),
  updateRoles,
  getAccount: async ({ UserId }, context) => {
    const reach = reachOrSelf(context)
    const account = await findAccount(context.db, context.actor.projectId, UserId, reach)
    if (!account) throw notFound(`person ${UserId} is out of reach`)
    return account
  },
})
