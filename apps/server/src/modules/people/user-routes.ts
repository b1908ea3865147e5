import { contract } from '@telemachos/contract'
import { roleMayCall } from '@telemachos/contract/core/admission'
import { userCalls } from '@telemachos/contract/people/user-calls'
import { handle } from '../../kernel/implement.ts'
import { assignableRoles } from './assignable-roles.ts'
import * as history from './history-store.ts'
import * as people from './people-store.ts'
import { reachOf } from './reach.ts'
import { accessPerson } from './policy.ts'
import { readCurrentUser, readUsers, visibleFieldNames } from './read-users.ts'

/** Who may read the applications that the feed names. */
const READING = contract.applications.calls.read.access

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
    const readsApplications = roleMayCall(READING.roles, actor.role)
    const list = found.list.map(({ Change, ...line }) => ({
      ...line,
      Change: {
        ...Change,
        Fields: Change.Fields.filter((name) => visible.has(name)),
        Protocol: readsApplications ? Change.Protocol : null,
      },
    }))
    return { list, count: found.count, All: found.count }
  },
  listRelations: async ({ UserId }, context) => {
    await accessPerson(context, UserId)
    const { db, actor, language } = context
    return history.listRelations(db, actor.projectId, UserId, language)
  },
})
