import { serverNow, type CallOutput } from '#shared'
import type { WordedField } from '#features/people'
import { cellState } from '#features/actions'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import type { CellState } from '@telemachos/contract/grid/constants'
import { formatDate } from '@telemachos/rules/dates'
import { exportCell, exportStateLabel, type ExportCell } from '@telemachos/rules/export-cells'

export type ExportRow = CallOutput<'grid.exportGridPage'>['list'][number]

/** An action as an export needs it. */
export interface ExportAction {
  readonly Id: number
  readonly Title: string
  readonly Due: string | null
}

export interface ExportWords {
  readonly lastName: string
  readonly firstName: string
  readonly state: string
  readonly mentor: string
  readonly mentorOf: (title: string) => string
  readonly value: (field: WordedField, value: string) => string
  readonly cell: Record<CellState, string>
}

interface Wanted {
  readonly fields: readonly (WordedField & Pick<ProjectField, 'Label'>)[]
  readonly actions: readonly ExportAction[]
  /** Whether the role sees mentors: their name, and a column for each action (spec §6). */
  readonly seesMentors: boolean
  readonly words: ExportWords
}

function isTheirs({ Only, Unshown }: ExportRow, { Id }: ExportAction): boolean {
  return !Unshown?.includes(Id) && (Only?.includes(Id) ?? true)
}

export interface ExportTable {
  readonly header: ExportCell[]
  readonly line: (row: ExportRow) => ExportCell[]
}

/**
 * The columns of an exported grid, in order: the person, their fields, then the actions. Cells that
 * are not the reader's, or of actions that the mentee is not shown, are empty.
 */
export function exportTable({ fields, actions, seesMentors, words }: Wanted): ExportTable {
  const now = serverNow()
  const titles = [
    words.lastName,
    words.firstName,
    words.state,
    ...(seesMentors ? [words.mentor] : []),
    ...fields.map(({ Label }) => Label),
    ...actions.flatMap(({ Title }) => (seesMentors ? [Title, words.mentorOf(Title)] : [Title])),
  ]
  return {
    header: titles.map(exportCell),
    line: (row) => {
      const cells = new Map(row.Cells.map((cell) => [cell.ActionId, cell]))
      return [
        row.LastName,
        row.FirstName,
        exportStateLabel(row.State),
        ...(seesMentors ? [row.MentorName] : []),
        ...fields.map((field) => words.value(field, row.Fields[field.Name] ?? '')),
        ...actions.flatMap((action) => {
          if (!isTheirs(row, action)) return seesMentors ? ['', ''] : ['']
          const cell = cells.get(action.Id)
          const state = cell?.State ?? cellState({ due: action.Due }, now)
          const text = words.cell[state]
          const day = state !== 'inactive' && cell?.Date ? formatDate(cell.Date) : ''
          const shown = day ? `${text} ${day}` : text
          return seesMentors ? [shown, cell?.MentorName ?? row.MentorName] : [shown]
        }),
      ].map(exportCell)
    },
  }
}
