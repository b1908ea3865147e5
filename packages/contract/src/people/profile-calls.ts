import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES, OVERSEEING_ROLES, ROLES } from '../core/roles.ts'
import { id, instant } from '../core/shapes.ts'

const fieldName = z.string().min(1, { error: 'required' }).max(100)

/** What a field holds; empty for nothing. */
const fieldValue = z.string().max(4_000)

/** A field's new value. `Old` is what the page showed: when it is no longer so, it is a conflict. */
const change = z.strictObject({
  Name: fieldName,
  Value: fieldValue,
  Old: fieldValue.optional(),
})

const ofPerson = z.strictObject({ UserId: id })

/** Fields by their names, as the caller may see them: numbers of the state are masked. */
const values = z.strictObject({ Values: z.record(z.string(), z.string()) })

/** The same after a change; `Pending` is what a field will hold once it was confirmed, as an e-mail address is. */
const changed = values.extend({ Pending: z.record(z.string(), z.string()).optional() })

/** A person of the current project: fields by level, roles, and the account (spec §2.3, user profile). */
export const profileCalls = {
  getFieldValues: readCall({
    path: '/api/User/GetFieldValues',
    summary:
      'Some fields of a person within reach, or of the caller. A field that is not for the caller is refused like one that does not exist.',
    input: ofPerson.extend({ Fields: z.array(fieldName).min(1).max(100) }),
    example: ({ personId }) => ({ UserId: personId, Fields: ['goal'] }),
    output: values,
    access: { roles: MEMBER_ROLES, scope: 'relation' },
  }),
  revealField: readCall({
    path: '/api/User/RevealField',
    summary: 'A number of the state in full, to somebody who may see the field; it is recorded.',
    input: ofPerson.extend({ Name: fieldName }),
    example: ({ personId }) => ({ UserId: personId, Name: 'goal' }),
    output: z.strictObject({ Value: z.string() }),
    access: { roles: MEMBER_ROLES, scope: 'relation' },
    audit: 'users.fieldRevealed',
    feed: 'others',
    concerns: 'others',
  }),
  updateField: writeCall({
    path: '/api/User/UpdateField',
    summary:
      'Changes a field of a person within reach, or of the caller, where the level allows it (spec §5). Told with the present value when somebody else has changed it.',
    input: change.extend(ofPerson.shape),
    example: ({ personId }) => ({ UserId: personId, Name: 'goal', Value: 'Μηχανικός' }),
    output: changed,
    access: { roles: MEMBER_ROLES, scope: 'relation' },
    audit: 'users.fieldUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  updateFieldAsMentee: writeCall({
    path: '/api/User/UpdateFieldAsMentee',
    summary: 'Changes a field of the caller, a mentee.',
    input: change,
    example: { Name: 'goal', Value: 'Μηχανικός' },
    output: changed,
    whileArchived: 'refused',
    access: { roles: ['Mentee'], scope: 'self' },
    audit: 'users.fieldUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  updateFields: writeCall({
    path: '/api/User/UpdateFields',
    summary: 'Changes several fields of a person, all of them or none.',
    input: ofPerson.extend({ Fields: z.array(change).min(1).max(100) }),
    example: ({ personId }) => ({
      UserId: personId,
      Fields: [{ Name: 'goal', Value: 'Μηχανικός' }],
    }),
    output: changed,
    access: { roles: MEMBER_ROLES, scope: 'relation' },
    audit: 'users.fieldUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  updateRoles: writeCall({
    path: '/api/User/UpdateRoles',
    summary:
      "A person's roles in the current project, the first being current. Only roles that the caller may assign change; at least Mentee stays (spec §5).",
    input: ofPerson.extend({
      Roles: z.array(z.enum(ROLES)).max(ROLES.length),
      /** The roles that the page showed. */
      Old: z.array(z.enum(ROLES)).max(ROLES.length).optional(),
    }),
    example: ({ personId }) => ({ UserId: personId, Roles: ['Mentee' as const] }),
    output: z.strictObject({ Roles: z.array(z.enum(ROLES)) }),
    access: { roles: OVERSEEING_ROLES, scope: 'relation' },
    audit: 'users.rolesUpdated',
    feed: 'project',
    concerns: 'others',
  }),
  getAccount: readCall({
    path: '/api/User/Account',
    summary: 'Whether and when a person has signed in, and where they begin.',
    input: ofPerson,
    example: ({ personId }) => ({ UserId: personId }),
    output: z.strictObject({
      InvitedAt: instant.nullable(),
      SignedInAt: instant.nullable(),
      /** The project in which they begin; null when it is another than the current one. */
      DefaultProjectId: id.nullable(),
      /** Whether there is a mail server; without one an invitation is handed over by hand. */
      MailsLeave: z.boolean(),
    }),
    access: { roles: ['Admin', 'ProjectManager', 'Supervisor'], scope: 'relation' },
  }),
}
