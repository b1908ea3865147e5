import { profileCalls } from '@telemachos/contract/people/profile-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { accessAccount } from './policy.ts'
import { getFieldValues, revealField } from './read-fields.ts'
import { updateFields } from './update-fields.ts'
import { updateRoles } from './update-roles.ts'

/** A person of the current project: fields by level, roles, and the account. */
export const profileHandlers = ({ mailsLeave }: Pick<DomainServices, 'mailsLeave'>) =>
  handle(profileCalls, {
    getFieldValues,
    revealField,
    updateField: ({ UserId, ...change }, context) => updateFields(UserId, [change], context),
    updateFieldAsMentee: (change, context) => updateFields(context.actor.userId, [change], context),
    updateFields: ({ UserId, Fields }, context) => updateFields(UserId, Fields, context),
    updateRoles,
    getAccount: async ({ UserId }, context) => ({
      ...(await accessAccount(context, UserId)),
      MailsLeave: mailsLeave,
    }),
  })
