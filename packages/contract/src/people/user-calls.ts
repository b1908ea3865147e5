import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES, ROLES } from '../core/roles.ts'
import { besidePage, day, id, instant, nothing, page, paged } from '../core/shapes.ts'

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** A file that a person has given: as an answer to a questionnaire, for whoever sees the answers. */
const personFile = z.strictObject({
  Id: id,
  Name: z.string(),
  /** Read from the content. */
  Type: z.string(),
  /** Where it is downloaded from, together with its id. */
  AnswerSetId: id,
})

/**
 * A person as the caller may see them: only fields whose level is at least the caller's
 * (spec §5) are in `Fields` and `ProjectFields`.
 */
const user = personName.extend({
  Username: z.string(),
  Roles: z.array(z.enum(ROLES)),
  Fields: z.record(z.string(), z.string()),
  ProjectFields: z.record(z.string(), z.string()),
  Level: z.int(),
  State: z.int().min(0).max(3),
  Active: z.boolean(),
  /** Mentor by action where it differs from the default mentor (spec §3, CacheMentors). */
  CacheMentors: z.record(z.string(), id),
  Mentor: personName.nullable(),
  Coordinators: z.array(id),
  /** The latest 100 that the caller may see, the latest first (spec §3). */
  Files: z.array(personFile).max(100),
  /** The state as exports say it (spec §4): only 1 is active. */
  status: z.enum(['Ενεργός', 'Ανενεργός']),
})

const inProject = z.strictObject({ ProjectId: id })

/** What was changed about a person, where a line of the log says so; empty where it does not. */
const activityChange = z.strictObject({
  /** From which state to which (spec §4). */
  State: z.strictObject({ From: z.int(), To: z.int() }).nullable(),
  RolesGiven: z.array(z.enum(ROLES)),
  RolesTaken: z.array(z.enum(ROLES)),
  /** The fields, as far as the caller may see them. */
  Fields: z.array(z.string()),
  /** The protocol number of the application, where it is about one and the caller may read applications. */
  Protocol: z.string().nullable(),
})

/** One line of what was done by or to a person; the text is built on the page from `Verb`. */
export const activity = z.strictObject({
  Id: id,
  At: instant,
  Verb: z.string(),
  By: personName.nullable(),
  /** The administrator who did it in the place of `By`. */
  Admin: personName.nullable(),
  Subject: personName.nullable(),
  ActionId: id.nullable(),
  ActionTitle: z.string().nullable(),
  Change: activityChange,
})

const relation = z.strictObject({
  Kind: z.enum(['mentor', 'supervisor', 'coordinator']),
  Holder: personName,
  /** The one action that it is for; null for all. */
  ActionId: id.nullable(),
  ActionTitle: z.string().nullable(),
  From: instant,
  To: instant.nullable(),
  By: personName.nullable(),
})

/** People of a project, as far as the caller reaches. */
export const userCalls = {
  getCurrentUser: readCall({
    path: '/api/User/getcurrent',
    summary: 'The caller as a person of the current project.',
    input: nothing,
    output: user,
    access: { roles: MEMBER_ROLES, scope: 'self' },
    beforeConsent: true,
  }),
  listRoles: readCall({
    path: '/api/User/Roles',
    summary: 'The roles that the caller may assign in the current project (spec §5).',
    input: nothing,
    output: z.array(z.enum(ROLES)),
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
  }),
  getUsersByIds: readCall({
    path: '/api/User/GetByIds',
    summary: 'People by their ids, at most 100; those out of reach are left out.',
    input: inProject.extend({ Ids: z.array(id).min(1).max(100) }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, Ids: [personId] }),
    output: z.array(user),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Microdata'], scope: 'relation' },
  }),
  listMentors: readCall({
    path: '/api/User/GetMentors',
    summary:
      'All mentors of the project by name (spec §6), with how many mentees within reach each has.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(personName.extend({ Mentees: z.int() })),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
  listMentorIds: readCall({
    path: '/api/User/MentorIds',
    summary: "The ids of the caller's mentors in the current project.",
    input: nothing,
    output: z.array(id),
    access: { roles: ['Mentee'], scope: 'self' },
  }),
  listMentorFilterValues: readCall({
    path: '/api/User/MentorsFilterValues',
    summary: 'All mentors of the project by name, to filter by, in the order asked for.',
    input: inProject.extend({ Order: z.enum(['last_name', 'first_name']).default('last_name') }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(personName),
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
  }),
  listSupervisorFilterValues: readCall({
    path: '/api/User/SupervisorFilterValues',
    summary:
      'All supervisors and coordinators of the project by name, to filter by, in the order asked for.',
    input: inProject.extend({ Order: z.enum(['last_name', 'first_name']).default('last_name') }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(personName.extend({ Role: z.enum(['Supervisor', 'Coordinator']) })),
    access: { roles: OVERSEEING_ROLES, scope: 'project' },
  }),
  listActivity: readCall({
    path: '/api/User/Activity',
    summary: 'Who did what, to one person or in the whole project, the newest first.',
    input: inProject.extend({
      UserId: id.optional(),
      /** What was done on one day in Athens, in one way, by one person; null is the system itself. */
      Day: day.optional(),
      Verb: z.string().max(100).optional(),
      ById: id.nullish(),
      page,
      ...besidePage,
    }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId, page: 1 }),
    output: paged(activity),
    access: { roles: ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor'], scope: 'relation' },
  }),
  listRelations: readCall({
    path: '/api/User/Relations',
    summary: "A person's mentors, supervisors and coordinators, past ones too.",
    input: inProject.extend({ UserId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: z.array(relation),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
  }),
}
