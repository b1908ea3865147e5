import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { Visitor } from './browser.ts'
import { PROJECT } from './stage.ts'

/** An action of the programme as a column of the grid. */
export interface Column {
  readonly Id: number
  readonly TypeId: number
  readonly Flags: number
  readonly Title: string
}

/** A mentee as a row of the grid. */
export interface Row {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly Active: boolean
  readonly DoneCount: number
  readonly Cells: readonly { ActionId: number; Done?: string; At?: string }[]
}

/** An action of one mentee. */
export interface Action extends Column {
  readonly Data: string
  readonly Completed: boolean
  readonly Enabled: boolean
  readonly ScheduledAt: string | null
  /** Of a conference. */
  readonly Seat?: { readonly State: string }
  /** Its title in other languages. */
  readonly Titles: Readonly<Record<string, string>>
}

const project = { ProjectId: PROJECT.id }

/** The columns that the visitor may see, in order. */
export async function listColumns({ ask }: Visitor): Promise<Column[]> {
  const { Columns } = await ask<{ Columns: Column[] }>('/api/project/GetActionsGridHeader', project)
  return Columns
}

/** The first rows of the visitor's grid: all of them for a mentor. */
export async function listRows({ ask }: Visitor): Promise<Row[]> {
  const path = '/api/project/GetActionsGrid_Partial'
  return (await ask<{ list: Row[] }>(path, { ...project, Page: 1 })).list
}

/** A mentee as the linking screens list them. */
interface Linked {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly Active: boolean
  readonly Mentor: object | null
}

/**
 * Gives a mentor somebody of another mentor's for one action alone; `giveBack` ends that.
 *
 * @param mentor who gets them.
 * @param admin who may link.
 */
export async function lend(mentor: Visitor, admin: Visitor, actionId: number) {
  const own = await listRows(mentor)
  const { UserId: MentorId } = await mentor.ask<{ UserId: number }>('/Account/Identity', {})
  const { list } = await admin.ask<{ list: Linked[] }>('/api/linking/people', {
    ...project,
    page: 1,
  })
  const mentee = theFirst(
    list,
    ({ Id, Active, Mentor }) => Active && Mentor !== null && !own.some((row) => row.Id === Id),
  )
  const one = { ...project, MenteeId: mentee.Id, ActionIds: [actionId] }
  await admin.ask('/api/User/SetActionMentorOne', { ...one, MentorId })
  return {
    mentee,
    name: `${mentee.LastName} ${mentee.FirstName}`,
    giveBack: () => admin.ask('/api/User/ResetActionMentorOne', one),
  }
}

/** How many mentees there are in the visitor's reach. */
export async function countMentees({ ask }: Visitor): Promise<number> {
  const { All } = await ask<{ All: number }>('/api/project/GetActionsGrid_Count', project)
  return All
}

/** A mentee's actions, in order, as the visitor sees them. */
export function listActions({ ask }: Visitor, menteeId: number): Promise<Action[]> {
  return ask('/api/action/mentor', { ...project, MenteeId: menteeId })
}

/** The user name of somebody in the visitor's reach. */
export async function usernameOf({ ask }: Visitor, id: number): Promise<string> {
  const [person] = await ask<{ Username: string }[]>('/api/User/GetByIds', {
    ...project,
    Ids: [id],
  })
  if (!person) throw new Error(`nobody in reach has the id ${id}`)
  return person.Username
}

const EVENTS: readonly number[] = [
  ACTION_TYPES.meetingInPerson,
  ACTION_TYPES.meetingOnline,
  ACTION_TYPES.conference,
]

/** True for meetings and for the conference, which only a mentor completes. */
export const isEvent = ({ TypeId }: Column): boolean => EVENTS.includes(TypeId)

/** True where mentees do not see the column (grid flag 8). */
const isHiddenFromMentees = ({ Flags }: Column): boolean => (Flags & 8) !== 0

/** True for what is completed by saying so: no questionnaire, no calculator, and nothing to hand in. */
export const asksNothing = (action: Action): boolean =>
  !isQuestionnaire(action) &&
  action.TypeId !== ACTION_TYPES.calculator &&
  !/"(form|needs)"/.test(action.Data)

/** True for a questionnaire, which is completed by finishing it. */
export const isQuestionnaire = ({ TypeId }: { readonly TypeId: number }): boolean =>
  TypeId === ACTION_TYPES.questionnaire

/** True when the mentee has completed the action, or has a date for it. */
export function hasCell({ Cells }: Row, { Id }: Column): boolean {
  return Cells.some(({ ActionId }) => ActionId === Id)
}

/** The first item that fits; the demonstration is expected to have one. */
export function theFirst<Item>(
  items: readonly Item[],
  fits: (item: Item) => boolean = () => true,
): Item {
  const found = items.find(fits)
  if (!found) throw new Error('the demonstration has nothing that fits')
  return found
}

/** An action without a form that the mentee may complete, and its column. */
export async function findOpenTask(
  visitor: Visitor,
): Promise<{ row: Row; action: Action; column: number }> {
  const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
  for (const row of rows.filter(({ Active }) => Active)) {
    const actions = await listActions(visitor, row.Id)
    const action = actions.find(
      (candidate) =>
        candidate.Enabled &&
        !isEvent(candidate) &&
        !hasCell(row, candidate) &&
        asksNothing(candidate) &&
        columns.some((column) => column.Id === candidate.Id && !isHiddenFromMentees(column)),
    )
    if (action) {
      return { row, action, column: columns.findIndex(({ Id }) => Id === action.Id) }
    }
  }
  throw new Error('the demonstration has no open task')
}
