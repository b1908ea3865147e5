import { userCalls } from '@telemachos/contract/people/user-calls'
import { handle } from '../../kernel/implement.ts'
import { assignableRoles } from './assignable-roles.ts'
import * as history from './history-store.ts'
import * as people from './people-store.ts'
import { reachOf } from './reach.ts'
import { accessPerson } from './policy.ts'
import { readCurrentUser, readUsers, visibleFieldNames } from './read-users.ts'

/** People of a project, as far as the caller reaches. */
export const userHandlers = handle(userCalls, {
  getCurrentUser: (_input, context) => readCurrentUser(context),
  listRoles: async (_input, { actor }) => assignableRoles(actor.level),
  getUsersByIds: ({ Ids }, context) => readUsers(Ids, context),
  listMentors: (_input, context) =>
    people.listMentors(context.db, context.actor.projectId, reachOf(context)),
  listMentorIds: (_input, { db, actor }) => people.listMentorIds(db, actor.projectId, actor.userId),
  listMentorFilterValues: ({ Order }, { db, actor }) =>
    people.listMentorNames(db, actor.projectId, Order),
  listSupervisorFilterValues: ({ Order }, { db, actor }) =>
    people.listOverseers(db, actor.projectId, Order),
  listActivity: async ({ UserId, page }, context) => {
    if (UserId !== undefined) await accessPerson(context, UserId)
    const reach = reachOf(context)
    const { db, actor, language } = context
    const found = await history.listActivity(db, actor.projectId, reach, page, UserId, language)
    const visible = await visibleFieldNames(context)
    const list = found.list.map((line) => ({
      ...line,
      Change: { ...line.Change, Fields: line.Change.Fields.filter((name) => visible.has(name)) },
    }))
    return { list, count: found.count, All: found.count }
  },
  listRelations: async ({ UserId }, context) => {
    await accessPerson(context, UserId)
    const { db, actor, language } = context
    return history.listRelations(db, actor.projectId, UserId, language)
  },
})
