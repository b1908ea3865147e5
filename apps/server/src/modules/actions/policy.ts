import type { Role } from '@telemachos/contract/core/roles'
import { GRID_FLAGS, hidingFlag } from '@telemachos/contract/grid/constants'
import type { Actor } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import type { Cell } from './cell-store.ts'
import type { WantedFlags } from './store.ts'

const CONFIGURING: readonly Role[] = ['SuperAdmin', 'Admin', 'ProjectManager', 'Coordinator']
const OVERSEEING: readonly Role[] = [...CONFIGURING, 'Supervisor']

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

/** Conferences, like meetings, are completed by the mentor, who knows that they were held. */
const CONFERENCE = 7

/** @throws rule_violated `mentor_completes` for a mentee and an action that the mentor completes. */
export function requireMayComplete({ role }: Actor, { isMeeting, typeId }: Cell): void {
  if (role === 'Mentee' && (isMeeting || typeId === CONFERENCE))
    throw ruleViolated('mentor_completes')
}

/** Refuses what a rule of the domain forbids; the rule's text is `rule.<name>`. */
export function ruleViolated(rule: string): AppError {
  return new AppError('rule_violated', { details: { rule }, reason: rule })
}

/**
 * The mentor who is named for an action, or else the mentee's own: the one for this action, or the
 * default one. Null when there is none.
 * @throws invalid_input `not_their_mentor` for anybody but the mentee's mentors and the caller.
 */
export function chooseMentor(
  { role, userId }: Actor,
  cell: Pick<Cell, 'actionMentorId' | 'defaultMentorId'>,
  named: number | null | undefined,
  field = 'MentorId',
): number | null {
  const own = cell.actionMentorId ?? cell.defaultMentorId
  if (named === null || named === undefined) return own
  const isTheirs = named === cell.actionMentorId || named === cell.defaultMentorId
  if (isTheirs || (named === userId && role !== 'Mentee')) return named
  throw refuseField(field, 'not_their_mentor')
}

/** Those who oversee a mentee read everyone's private notes on them; others read their own. */
export function readsAllPrivateNotes({ role }: Actor): boolean {
  return OVERSEEING.includes(role)
}
