import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { accessCell, isEnabled, type Cell } from '../actions/index.ts'
import { findSpreadsheet, lockSpreadsheet, type SpreadsheetRow } from './spreadsheet-store.ts'

const isAuthor = ({ actor }: CallContext): boolean => roleAllowed(actor.role, AUTHOR_ROLES)
const isOwn = ({ projectId }: SpreadsheetRow, { actor }: CallContext): boolean =>
  projectId === actor.projectId

/** A spreadsheet that the project has or uses, for its authors. */
export const accessSpreadsheet = access(
  'spreadsheet',
  ({ db, actor }: CallContext, id: number) => findSpreadsheet(db, actor.projectId, id),
  [(_, context) => isAuthor(context), 'not_found'],
)

/** One that the project has, to be changed; in a transaction it is locked until that ends. */
export const accessOwn = access(
  'spreadsheet',
  ({ db, actor, inTransaction }: CallContext, id: number) =>
    (inTransaction ? lockSpreadsheet : findSpreadsheet)(db, actor.projectId, id),
  [(_, context) => isAuthor(context), 'not_found'],
  [isOwn, 'forbidden'],
)

/** One that the caller's role may calculate with by itself; authors try any. */
export const accessOpen = access(
  'spreadsheet',
  ({ db, actor }: CallContext, id: number) => findSpreadsheet(db, actor.projectId, id),
  [
    ({ roles }, context) =>
      isAuthor(context) || (roles as readonly Role[]).includes(context.actor.role),
    'not_found',
  ],
)

/** A version of a spreadsheet, and a person's own set of inputs. */
export const foundVersion = found('version of spreadsheet')
export const foundCalculator = found('calculator of action')
export const foundScenario = found('scenario')

/** Adding a file to the spreadsheets of the project: their authors do, and the file is their own. */
export const allowUpload = allow<
  { readonly projectId: number; readonly userId: number },
  CallContext
>(
  [(_, context) => isAuthor(context), 'not_found'],
  [
    ({ projectId, userId }, { actor }) => projectId === actor.projectId && userId === actor.userId,
    'not_found',
  ],
)

/** Refuses to save over what the caller has not seen. */
export const allowSaving = allow<SpreadsheetRow & { readonly seen: number }, CallContext>([
  ({ revision, seen }) => revision === seen,
  ({ revision }) => new AppError('conflict', { details: { Revision: revision } }),
])

/** An action of a mentee that is a calculator. */
export const accessCalculation = access(
  'cell of',
  (context: CallContext, menteeId: number, actionId: number) =>
    accessCell(context, menteeId, actionId),
  [({ typeId }) => typeId === CALCULATOR, 'not_found'],
)

/** What deciding about who puts values into a calculator takes. */
interface Writing extends Cell {
  /** Whether the action lets the mentee's staff do it too. */
  readonly isShared: boolean
}

/** Who puts values in: the mentee while the action is open to them, and their staff where it says so. */
export const allowWriting = allow<Writing, CallContext>(
  [
    ({ isShared }, { actor }) => isShared || actor.role === 'Mentee',
    () => ruleViolated('calculator_not_shared'),
  ],
  [
    ({ completedAt }, { actor }) => actor.role !== 'Mentee' || completedAt === null,
    () => ruleViolated('already_completed'),
  ],
  [
    (cell, { actor, now }) => actor.role !== 'Mentee' || isEnabled(cell, now),
    () => ruleViolated('not_enabled'),
  ],
)
