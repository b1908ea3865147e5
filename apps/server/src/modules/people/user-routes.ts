import { userCalls } from '@telemachos/contract/people/user-calls'
import { handle } from '../../kernel/implement.ts'
import { assignableRoles } from './assignable-roles.ts'
import * as history from './history-store.ts'
import * as people from './people-store.ts'
import { within } from './reach/index.ts'
import { accessPerson } from './policy.ts'
import { readActivity } from './read-activity.ts'
import { readCurrentUser, readUsers } from './read-users.ts'

/** People of a project, as far as the caller reaches. */
export const userHandlers = handle(userCalls, {
  getCurrentUser: (_input, context) => readCurrentUser(context),
  listRoles: async (_input, { actor }) => assignableRoles(actor.level),
  getUsersByIds: ({ Ids }, context) => readUsers(Ids, context),
  listMentors: (_input, context) =>
    people.listMentors(context.db, context.actor.projectId, within(context, { reads: 'all' })),
  listMentorIds: (_input, { db, actor }) => people.listMentorIds(db, actor.projectId, actor.userId),
  listMentorFilterValues: ({ Order }, { db, actor }) =>
    people.listMentorNames(db, actor.projectId, Order),
  listSupervisorFilterValues: ({ Order }, { db, actor }) =>
    people.listOverseers(db, actor.projectId, Order),
  listActivity: readActivity,
  listRelations: async ({ UserId }, context) => {
    await accessPerson(context, UserId)
    const { db, actor, language } = context
    return history.listRelations(db, actor.projectId, UserId, language)
  },
})
