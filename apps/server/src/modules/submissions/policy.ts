import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import { roleAllowed } from '@telemachos/contract/core/roles'
import {
  SUBMISSION_MOVES,
  type SubmissionMove,
  type SubmissionState,
} from '@telemachos/contract/submissions/states'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { accessAction, accessCell, isEnabled, visibleFlags, type Cell } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { findCellOfVersion, type SubmissionRow } from './submission-store.ts'
import { SUMMARY_ACTION, type Visible } from './summary-store.ts'
import { WAITING_ACTION, type Waiting } from './waiting-store.ts'
import type { ActionNeeds } from './work-store.ts'

/** The content of an action that the caller sees. */
export const seenNeeds = found('action')

/** Something that was handed in. */
export const seenSubmission = found('submission of')

/** Reading: a text to be read, as it is now. */
export const allowReading = allow<Cell & ActionNeeds & { readonly seen: number }, CallContext>(
  [({ typeId }) => typeId === INFORMATION, () => ruleViolated('not_information')],
  [
    ({ seen, since, version }) => seen >= since && seen <= version,
    () => ruleViolated('read_version'),
  ],
)

const forMentee =
  (condition: (cell: Cell, now: Date) => boolean) =>
  (cell: Cell, { actor, now }: CallContext) =>
    actor.role !== 'Mentee' || condition(cell, now)

const isOpen = ({ completedAt }: Cell) => completedAt === null

/** Ticking and handing in: mentees while the action is open to them; others do it for them anyway. */
export const allowWorking = allow<Cell, CallContext>(
  [forMentee(isOpen), () => ruleViolated('already_completed')],
  [forMentee(isEnabled), () => ruleViolated('not_enabled')],
)

/** A submission as it is, what is to be done to it, and as the caller saw it. */
interface Moving {
  readonly current: SubmissionRow | undefined
  readonly move: SubmissionMove
  readonly seen: number
}

const stateAfter = ({ current, move }: Moving): SubmissionState | undefined =>
  SUBMISSION_MOVES[current?.state ?? 'none'][move]

/** Handing in and deciding, by who saw what is there, as SUBMISSION_MOVES has it. */
const allowMove = allow<Moving, CallContext>(
  [
    ({ current, seen }) => (current?.revision ?? 0) === seen,
    ({ current }) =>
      new AppError('conflict', {
        details: { Revision: current?.revision ?? 0, State: current?.state ?? null },
      }),
  ],
  [(moving) => stateAfter(moving) !== undefined, ({ current }) => refusal(current)],
)

const refusal = (current: SubmissionRow | undefined) =>
  ruleViolated(current?.state === 'returned' ? 'already_returned' : 'already_accepted')

/** The state in which a move leaves a submission. @throws conflict, rule_violated. */
export function allowedState(moving: Moving, context: CallContext): SubmissionState {
  allowMove(moving, context)
  return stateAfter(moving) ?? 'waiting'
}

/** Which cells of the mentees who are named the caller sees: a mentor may have somebody for single actions alone. */
export function visibleTo(context: CallContext, actionId: Visible['actionId']): Visible {
  const { projectId, role } = context.actor
  const reach = within(context, { reads: 'named', actionId: SUMMARY_ACTION })
  return { projectId, actionId, flags: visibleFlags(role), reach }
}

/** What waits of all mentees within reach, as far as the caller sees it. */
export function waitingFor(context: CallContext): Waiting {
  const { projectId, role } = context.actor
  const ways = within(context, { reads: 'page', actionId: WAITING_ACTION })
  return { projectId, flags: visibleFlags(role), ways }
}

/** The cell of something handed in, within reach. */
const accessVersion = access('submission', async (context: CallContext, versionId: number) => {
  const cell = await findCellOfVersion(context.db, versionId)
  if (cell?.projectId !== context.actor.projectId) return undefined
  return accessCell(context, cell.menteeId, cell.actionId)
})

const TARGET = /^(\d{1,9})\/(\d{1,9})$/

/** Where a file is handed in: `{mentee}/{action}`, within reach, and whose it will be. */
export const accessTarget = access(
  'category',
  (context: CallContext, rest: string, userId: number) => {
    const [, mentee, action] = TARGET.exec(rest) ?? []
    if (Number(mentee) !== userId) return undefined
    return accessCell(context, userId, Number(action))
  },
)

/** An action of the project that the caller sees: what belongs to it is nobody's. */
function accessShared(context: CallContext, actionId: number): ReturnType<typeof accessAction> {
  context.markReachChecked()
  return accessAction(context, actionId)
}

/** Whether the caller may read what was handed in, or what is given to be filled in. */
export const readsVersion = (context: CallContext, versionId: number): Promise<boolean> =>
  isWithin(() => accessVersion(context, versionId))

export const readsTemplate = (context: CallContext, actionId: number): Promise<boolean> =>
  isWithin(() => accessShared(context, actionId))

/** An action whose templates the caller adds. */
export const accessTemplates = access(
  'action',
  (context: CallContext, actionId: number) => accessShared(context, actionId),
  [(_action, { actor }) => roleAllowed(actor.role, AUTHOR_ROLES), 'forbidden'],
)

async function isWithin(find: () => Promise<unknown>): Promise<boolean> {
  try {
    await find()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}
