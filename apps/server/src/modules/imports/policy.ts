import {
  OVERSEEING_ROLES,
  ROLE_LEVEL,
  roleAllowed,
  type Role,
} from '@telemachos/contract/core/roles'
import {
  FIELD_UNDO_MINUTES,
  INVITATION_REST_HOURS,
  JOINED_WITHIN_DAYS,
} from '@telemachos/contract/imports/limits'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { requireProject } from '../../kernel/admit.ts'
import { actorIn, authorize } from '../../kernel/authorize.ts'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { assignableRoles, reachAs } from '../people/index.ts'
import * as fieldChanges from './field-change-store.ts'
import { findImport, holdImport, type ImportsOf } from './import-store.ts'
import { lockFormer } from './former-store.ts'
import type { SentWith } from './invitation-store.ts'
import { lockSent, type Sent } from './sent-store.ts'

/** Roles that administer a project as a whole. */
const ADMINISTERING = ['Admin', 'ProjectManager'] as const

const isOpen = ({ projectId }: Actor, { principal }: CallContext) =>
  !principal.awaitingConsent.has(projectId)

/** Another project that the caller administers, to bring people into: as what they act there. */
export const accessTarget = access(
  'project',
  async ({ db, principal }: CallContext, projectId: number) => {
    const actor = authorize({ roles: ADMINISTERING, scope: 'project' }, principal, projectId)
    await requireProject(db, principal, actor)
    return actor
  },
  [isOpen, 'consent_required'],
  [({ projectId }, { principal }) => !principal.archived.has(projectId), 'project_archived'],
  [
    ({ projectId }, { actor }) => projectId !== actor.projectId,
    () => refuseField('CurrentProjectId', 'same_project'),
  ],
)

/** The projects in which the caller has a say over the people who belong to them. */
export function administeredProjects(context: CallContext): readonly number[] | 'all' {
  const { principal } = context
  if (principal.superAdmin) return 'all'
  return [...principal.memberships.keys()].filter((projectId) => {
    const actor = actorIn(principal, projectId)
    return actor && roleAllowed(actor.role, ADMINISTERING) && isOpen(actor, context)
  })
}

/** Whoever sent an invitation may still give its roles. */
export function isValid({ byRoles, bySuperAdmin, roles }: SentWith): boolean {
  if (bySuperAdmin) return true
  const overseeing = byRoles.filter((role) => OVERSEEING_ROLES.some((one) => one === role))
  return overseeing.some((role) => {
    const assignable = assignableRoles(ROLE_LEVEL[role])
    return roles.every((wanted) => assignable.includes(wanted))
  })
}

/** An invitation of the caller's own that waits for an answer. */
export const ownInvitation = found('invitation')

/** The invitations that the caller sees: of the whole project, or of their own where they have a set. */
export function sentBy(context: CallContext): Sent {
  const { actor, now } = context
  const by = reachAs(context) === 'project' ? null : actor.userId
  return { projectId: actor.projectId, by, now }
}

/** One of those, locked until the transaction ends. */
export const accessSent = access('invitation', (context: CallContext, invitationId: number) =>
  lockSent(context.db, sentBy(context), invitationId),
)

const REST_MS = INVITATION_REST_HOURS * 3_600_000

/** Sending an invitation again: with roles that are the caller's to give, and not every hour. */
export const requireSendable = allow<
  { readonly roles: readonly Role[]; readonly sentAt: string },
  CallContext
>(
  [
    ({ roles }, { actor }) => roles.every((role) => assignableRoles(actor.level).includes(role)),
    'forbidden',
  ],
  [
    ({ sentAt }, { now }) => now.getTime() - Date.parse(sentAt) >= REST_MS,
    () => ruleViolated('invitation_rests'),
  ],
)

/** Somebody who has left, to be asked back with roles that are the caller's to give; locked. */
export const accessFormer = access(
  'former member',
  ({ db, actor }: CallContext, userId: number) => lockFormer(db, actor.projectId, userId),
  [
    ({ roles }, { actor }) => roles.every((role) => assignableRoles(actor.level).includes(role)),
    'forbidden',
  ],
)

/** People within reach whom a statement finds. */
export const reachedPeople = found('person')

/** Whoever joins does so within a year of today. */
export const requireJoiningDate = allow<string, CallContext>([
  (day, { now }) => {
    const today = todayInAthens(now)
    return day >= addDays(today, -JOINED_WITHIN_DAYS) && day <= addDays(today, JOINED_WITHIN_DAYS)
  },
  () => ruleViolated('joining_date'),
])

/** An import that the caller has begun and that goes on. */
export const accessOpenImport = access(
  'import',
  ({ db, actor }: CallContext, importId: number) =>
    holdImport(db, { projectId: actor.projectId, by: actor.userId }, importId),
  [({ isUndone }) => !isUndone, () => ruleViolated('import_undone')],
)

/** Nobody is brought in beyond those who were confirmed. */
export const requireRoom = allow<{ readonly people: number; readonly lines: number }, CallContext>([
  ({ people, lines }) => people <= lines,
  () => ruleViolated('import_larger'),
])

/** The imports that the caller sees: of the whole project, or their own where they have a set. */
export function importsOf(context: CallContext): ImportsOf {
  const by = reachAs(context) === 'project' ? null : context.actor.userId
  return { projectId: context.actor.projectId, by }
}

interface Undoable {
  readonly roles: readonly Role[]
  readonly until: string
  readonly undoneAt: string | null
}

/** Whoever may give the roles of an import may take them back. */
const givesOnlyTheirs = ({ roles }: Pick<Undoable, 'roles'>, { actor }: CallContext): boolean =>
  roles.every((role) => assignableRoles(actor.level).includes(role))

/** Undoing that has begun may be finished later. */
const isInTime = ({ until, undoneAt }: Omit<Undoable, 'roles'>, { now }: CallContext): boolean =>
  undoneAt !== null || Date.parse(until) > now.getTime()

/** Whether the caller may undo an import that they see. */
export const mayUndo = (one: Undoable, context: CallContext): boolean =>
  givesOnlyTheirs(one, context) && isInTime(one, context)

const undoable = [
  [givesOnlyTheirs, 'forbidden'],
  [isInTime, () => ruleViolated('undo_over')],
] as const

/** An import that the caller may undo. */
export const accessImport = access(
  'import',
  (context: CallContext, importId: number) =>
    findImport(context.db, importsOf(context), importId, { lock: false }),
  ...undoable,
)

/** The same, locked until the transaction ends. */
export const lockUndoable = access(
  'import',
  (context: CallContext, importId: number) =>
    findImport(context.db, importsOf(context), importId, { lock: true }),
  ...undoable,
)

/** The field of a change that the caller made for many within the hour, to be undone; the change is locked. */
export const lockFieldChange = access(
  'field change',
  ({ db, actor, now }: CallContext, changeId: string) => {
    const change = { id: changeId, projectId: actor.projectId, by: actor.userId }
    const since = new Date(now.getTime() - FIELD_UNDO_MINUTES * 60_000)
    return fieldChanges.lockFieldChange(db, change, since)
  },
)
