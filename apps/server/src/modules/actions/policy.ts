import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import type { FormPart } from '@telemachos/contract/actions/form-types'
import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import { readsNotes } from '@telemachos/contract/core/note-audiences'
import type { Role } from '@telemachos/contract/core/roles'
import { SHARING_ROLES } from '@telemachos/contract/files/sharing-roles'
import { GRID_FLAGS, hidingFlag } from '@telemachos/contract/grid/constants'
import type { Actor, CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { reachAs, within } from '../people/index.ts'
import { findAuthored, type AuthoredAction } from './author-store.ts'
import * as cells from './cell-store.ts'
import { isEnabled, isInactive, isShown } from './cell-state.ts'
import { readAggregate } from './completion-store.ts'
import { findDueRule, type ActionPlace } from './due-store.ts'
import { listThere, lockDependents } from './manage-store.ts'
import { findReminders } from './reminder-store.ts'
import { listPlaces } from './picture-store.ts'
import { findAction, type WantedFlags } from './store.ts'
import { lockEntries, lockTitles, type KeptEntry, type KeptTitle } from './table-store.ts'

type Cell = cells.Cell

const AUTHORS: readonly Role[] = AUTHOR_ROLES
const CONFIGURING: readonly Role[] = ['SuperAdmin', 'Admin', 'ProjectManager', 'Coordinator']

/**
 * Which actions a role sees (spec §3, grid entry flags; §6): published ones that are not hidden
 * from it. HideInGrid is about the grid alone.
 *
 * @param configuring asks for unpublished and hidden ones as well; granted to those who configure.
 */
export function visibleFlags(role: Role, configuring = false): WantedFlags {
  if (configuring && CONFIGURING.includes(role)) return { needed: 0, hiding: 0 }
  return { needed: GRID_FLAGS.Published, hiding: hidingFlag(role) }
}

/**
 * Which actions count in a mentee's total for a role: those that the mentee has to do with, of which
 * the role sees some. Of these the ones count whose ShowCondition holds and that are not inactive, or
 * are completed; whether they can be completed already (EnableCondition) makes no difference.
 */
export function countingFlags(role: Role): WantedFlags {
  return { needed: GRID_FLAGS.Published, hiding: GRID_FLAGS.HideFromMentee | hidingFlag(role) }
}

/** Whether a role writes what actions say. */
export const isAuthor = (role: Role): boolean => role === 'SuperAdmin' || AUTHORS.includes(role)

/** Others may complete an action for the mentee anyway. */
const forMentee =
  (condition: (cell: Cell, now: Date) => boolean) =>
  (cell: Cell, { actor, now }: CallContext) =>
    actor.role !== 'Mentee' || condition(cell, now)

/** Conferences, like meetings, are completed by the mentor, who knows that they were held. */
const isForMentees = ({ isMeeting, typeId }: Cell) =>
  !isMeeting && typeId !== ACTION_TYPES.conference
const isShownTo = forMentee(isShown)

function wantedCell(context: CallContext, menteeId: number, actionId: number): cells.WantedCell {
  const { projectId, userId, role } = context.actor
  const reach = reachAs(context)
  const flags = visibleFlags(role)
  return { projectId, menteeId, actionId, userId, reach, flags, conditions: true }
}

async function findCell(context: CallContext, menteeId: number, actionId: number) {
  return (await cells.findCells(context.db, [wantedCell(context, menteeId, actionId)]))[0]
}

/**
 * A mentee within reach and an action that the caller sees, in one statement. For the mentee, an
 * action whose ShowCondition does not hold is not there.
 */
export const accessCell = access('cell of', findCell, [isShownTo, 'not_found'])

/** Whether the caller sees one of some actions of the mentee. */
async function seesAnyCell(context: CallContext, menteeId: number, ids: readonly number[]) {
  const wanted = ids.map((id) => wantedCell(context, menteeId, id))
  const seen = await cells.findCells(context.db, wanted)
  return seen.some((cell) => cell !== undefined && isShownTo(cell, context))
}

/** Whether the caller sees the action of the mentee. */
export const seesCell = (context: CallContext, menteeId: number, actionId: number) =>
  seesAnyCell(context, menteeId, [actionId])

const SHARING: readonly Role[] = SHARING_ROLES

const accessSharing = access('cell of', accessCell, [
  (_cell, { actor }) => SHARING.includes(actor.role),
  'forbidden',
])

/** Adding a file to an action of a mentee: it is theirs, whoever adds it. */
export async function requireToolUpload(
  context: CallContext,
  cell: { readonly menteeId: number; readonly actionId: number } | undefined,
  userId: number,
): Promise<void> {
  const { menteeId, actionId } = found('category')(cell)
  found('category')(menteeId === userId)
  await accessSharing(context, menteeId, actionId)
}

/** The same for several actions of a mentee, in one statement. */
export const accessCells = access(
  'cells of',
  async (context: CallContext, menteeId: number, actionIds: readonly number[]) => {
    const wanted = actionIds.map((actionId) => wantedCell(context, menteeId, actionId))
    const all = (await cells.findCells(context.db, wanted)).filter((cell) => cell !== undefined)
    return all.length === wanted.length && all
  },
  [(all, context) => all.every((cell) => isShownTo(cell, context)), 'not_found'],
)

/** The same of a cell to complete, with what others ask for at the same time; for reads outside a transaction. */
export const accessCellTogether = access(
  'cell of',
  (context: CallContext, menteeId: number, actionId: number) =>
    cells.findCellTogether(context.db, wantedCell(context, menteeId, actionId)),
  [isShownTo, 'not_found'],
)

/** Completing, whatever it takes: a meeting's end is not the mentee's to say. */
export const allowCompleting = allow([
  forMentee(isForMentees),
  () => ruleViolated('mentor_completes'),
])

/**
 * Doing something in a mentee's action: not where it is inactive, nor where its ShowCondition hides it from
 * them, whoever does it. What only waits for earlier steps, others may open for them.
 */
export const allowDoing = allow<Cell, CallContext>(
  [(cell) => !isInactive(cell), () => ruleViolated('action_inactive')],
  [(cell, { now }) => isShown(cell, now), () => ruleViolated('action_unshown')],
  [forMentee(isEnabled), () => ruleViolated('not_enabled')],
)

/** Completing without having asked whether what is locked is to be opened. */
export const allowUnasked = allow<Cell, CallContext>([
  (cell, { now }) => isEnabled(cell, now),
  () => ruleViolated('locked_for_mentee'),
])

/** A part of a mentee's form, to write in: mentees write their own, until the action is completed. */
export const accessFormPart = access(
  'part of',
  async (context: CallContext, menteeId: number, actionId: number, part: FormPart) => {
    const cell = await accessCell(context, menteeId, actionId)
    return (context.actor.role !== 'Mentee' || part === 'mentee') && cell
  },
  [
    forMentee(({ completedAt }) => completedAt === null),
    () => ruleViolated('completed_for_mentee'),
  ],
)

/** Planning, which is for meetings. */
export const accessMeetingCell = access('cell of', accessCell, [
  (cell) => cell.isMeeting,
  () => ruleViolated('meetings_only'),
])

/** An action that the caller sees; whoever configures actions sees all of the project's. */
export const accessAction = access('action', async (context: CallContext, actionId: number) => {
  const { db, actor, language } = context
  // What a mentee sees depends on conditions besides the flags.
  if (actor.role === 'Mentee') await accessCell(context, actor.userId, actionId)
  const reader = { ...actor, language }
  return findAction(db, actor.projectId, actionId, visibleFlags(actor.role, true), reader)
})

/** An action of the project as its authors see it. */
export const accessAuthored = access('action', ({ db, actor }: CallContext, actionId: number) =>
  findAuthored(db, { projectId: actor.projectId, actionId }),
)

/** Writing actions in every project that has them, archived ones too: what runs is not frozen by what has ended. */
const writesEverywhere = (projectIds: readonly number[], { principal }: CallContext) =>
  principal.superAdmin ||
  projectIds.every((id) => principal.memberships.get(id)?.some((role) => AUTHORS.includes(role)))

const isWrittenBy = ({ sharedWith }: AuthoredAction, context: CallContext) =>
  writesEverywhere(
    sharedWith.map(({ id }) => id),
    context,
  )

/** An action to be written, and what was seen of it: its version, or its draft or null. */
async function lockAuthored({ db, actor }: CallContext, actionId: number, seen: number | null) {
  const action = await findAuthored(db, { projectId: actor.projectId, actionId }, true)
  return action && { ...action, seen }
}

const revisionOf = ({ draft }: AuthoredAction) => draft?.revision ?? null
/** The draft of an action, to write by who saw the one that is there. */
export const accessDraft = access(
  'action',
  lockAuthored,
  [isWrittenBy, () => ruleViolated('action_shared')],
  [
    (action) => revisionOf(action) === action.seen,
    (action) => new AppError('conflict', { details: { Revision: revisionOf(action) } }),
  ],
)

/** What is kept of an action; locked where it is to be written. */
const accessKept = <Kept extends object>(
  find: (db: Db, place: ActionPlace, lock: boolean) => Promise<Kept | undefined>,
) =>
  access('action', ({ db, actor }: CallContext, actionId: number, lock: boolean) =>
    find(db, { projectId: actor.projectId, actionId }, lock),
  )

/** Until when it is to be done, and when people are reminded of that. */
export const [accessDueRule, accessReminders] = [accessKept(findDueRule), accessKept(findReminders)]

/** Writing an action: in every project that has it, and by who saw what is there. */
export const accessWriting = access(
  'action',
  lockAuthored,
  [isWrittenBy, () => ruleViolated('action_shared')],
  [
    ({ version, seen }) => version === seen,
    ({ version }) => new AppError('conflict', { details: { Version: version } }),
  ],
)

/** Who saved last what was written since it was seen, and of which actions. */
function writtenSince(rows: readonly (KeptEntry | KeptTitle)[]): AppError {
  const [first] = rows
  const ActionIds = rows.map((row) => ('actionId' in row ? row.actionId : row.ActionId))
  const { SavedAt = null, SavedBy = null } = first ?? {}
  return new AppError('conflict', { details: { ActionIds, SavedAt, SavedBy } })
}

interface SeenEntry {
  readonly ActionId: number
  readonly Revision?: number | undefined
}

/** The project's entries in the grid, by who saw what is there; an archived one is restored first. */
export const accessEntries = access(
  'action',
  async ({ db, actor }: CallContext, seen: readonly SeenEntry[]) => {
    const ids = seen.map(({ ActionId }) => ActionId)
    const entries = await lockEntries(db, actor.projectId, ids)
    if (entries.length !== ids.length) return undefined
    const known = new Map(seen.map(({ ActionId, Revision }) => [ActionId, Revision]))
    const isOld = ({ ActionId, Revision }: KeptEntry) =>
      (known.get(ActionId) ?? Revision) !== Revision
    return { entries, old: entries.filter(isOld) }
  },
  [
    ({ entries }) => entries.every(({ isArchived }) => !isArchived),
    () => ruleViolated('action_archived'),
  ],
  [({ old }) => old.length === 0, ({ old }) => writtenSince(old)],
)

/** Writing the titles of actions: in every project that has them, and by who saw what is there. */
export const accessTitles = access(
  'action',
  async (
    { db, actor }: CallContext,
    seen: readonly { readonly ActionId: number; readonly Version: number }[],
  ) => {
    const ids = seen.map(({ ActionId }) => ActionId)
    const titles = await lockTitles(db, actor.projectId, ids)
    const known = new Map(seen.map(({ ActionId, Version }) => [ActionId, Version]))
    return (
      titles.length === ids.length &&
      titles.map((title) => ({ ...title, isOld: known.get(title.actionId) !== title.version }))
    )
  },
  [
    (titles, context) => titles.every(({ elsewhere }) => writesEverywhere(elsewhere, context)),
    () => ruleViolated('action_shared'),
  ],
  [
    (titles) => titles.every(({ isOld }) => !isOld),
    (titles) => writtenSince(titles.filter(({ isOld }) => isOld)),
  ],
)

/** A group of actions that the project has. */
export const knownGroup = found('group')

/** Writing another project's actions: as whoever copies or moves some there. */
export const mayWriteThere = allow(
  [
    (projectId: number, { principal }: CallContext) =>
      principal.superAdmin || principal.memberships.has(projectId),
    'not_found',
  ],
  [(projectId, context) => writesEverywhere([projectId], context), 'forbidden'],
  [(projectId, { principal }) => !principal.archived.has(projectId), 'project_archived'],
)

/** Actions whose questionnaires the other project may ask; the others by their titles. */
const allowQuests = allow([
  (titles: readonly string[]) => titles.length === 0,
  (titles) => ruleViolated('quest_elsewhere', { Titles: titles }),
])
export const questIsThere = (titles: readonly string[]): void => allowQuests(titles, {})

const lockedDependents = async (
  { db, actor, language }: CallContext,
  actionIds: readonly number[],
) => {
  const all = await lockDependents(db, actor.projectId, actionIds, language)
  return all.length === actionIds.length && all
}
type DependentRow = Awaited<ReturnType<typeof lockDependents>>[number]
const inUse = ({ Dependents, Conditions }: DependentRow) =>
  Dependents.length > 0 || Conditions.length > 0

/** Actions that may be deleted, and on which nothing depends. */
export const accessRemovable = access(
  'action',
  lockedDependents,
  [
    (rows) => rows.every(({ Kept }) => !Kept),
    (rows) => ruleViolated('action_kept', { Actions: rows.filter(({ Kept }) => Kept) }),
  ],
  [
    (rows) => !rows.some(inUse),
    (rows) => ruleViolated('action_in_use', { Actions: rows.filter(inUse) }),
  ],
)

/** Actions on which nothing depends here, and which the other project has not. */
export const accessMovable = access(
  'action',
  async (context: CallContext, actionIds: readonly number[], to: number) => {
    const rows = await lockedDependents(context, actionIds)
    return rows && { rows, there: await listThere(context.db, to, actionIds) }
  },
  [({ there }) => there.length === 0, () => ruleViolated('action_there')],
  [
    ({ rows }) => !rows.some(inUse),
    ({ rows }) => ruleViolated('action_in_use', { Actions: rows.filter(inUse) }),
  ],
)

/** What the mentees within reach have done in an action that the caller sees. */
export const accessAggregate = access('action', (context: CallContext, actionId: number) => {
  const reach = within(context, { reads: 'all', actionId })
  const { db, actor } = context
  const key = { projectId: actor.projectId, actionId }
  return readAggregate(db, key, visibleFlags(actor.role, true), reach)
})

/** A mentee within reach with their actions. */
export const accessMenteeActions = access('mentee', (context: CallContext, menteeId: number) => {
  const { db, actor, language } = context
  const key = { projectId: actor.projectId, menteeId }
  const reader = { language, role: actor.role }
  return cells.findMenteeActions(
    db,
    key,
    visibleFlags(actor.role),
    reader,
    within(context, { reads: 'named' }),
  )
})

/** What a statement finds: an action whose data it is about, within reach, and actions of the project. */
export const [visibleAction, linkedActions] = [found('action'), found('action')]
export const knownPicture = found('picture')

/** Whether somebody reads the private notes of others on a mentee within their reach. */
export const readsAllPrivateNotes = ({ role }: Actor): boolean =>
  readsNotes(ACTION_NOTES.private, { role, isAuthor: false })

/** An action for whose description the caller uploads pictures: its authors. */
export const accessIllustrated = access(
  'action',
  (context: CallContext, actionId: number) => {
    // Uploading reaches people, as a rule; a description is nobody's.
    context.markReachChecked()
    return accessAuthored(context, actionId)
  },
  [(_action, { actor }) => isAuthor(actor.role), 'forbidden'],
)

/** A picture of an action that the caller sees. */
export const accessPicture = access('picture', async (context: CallContext, key: string) => {
  const { db, actor } = context
  const places = await listPlaces(db, actor.projectId, key, visibleFlags(actor.role, true))
  if (actor.role !== 'Mentee') return places[0]
  const ids = places.map(({ actionId }) => actionId)
  return (await seesAnyCell(context, actor.userId, ids)) ? places[0] : undefined
})
