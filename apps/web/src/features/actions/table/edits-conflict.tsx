import { ConflictNote } from '#ui'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import { NOTHING, type Values } from './patch.ts'
import { FLAGS, groupText, hasFlag } from './row.ts'
import type { Conflict, TableEdits } from './use-table-edits.ts'

/** What of a change is told: a rule goes with its date. */
type Told = Exclude<keyof Values, 'DueRule'>

interface Props {
  readonly edits: TableEdits
  readonly conflict: Conflict
}

/** Somebody else has saved the same actions meanwhile: what differs, in words, and whose is to stay. */
export function EditsConflict({ edits, conflict }: Props) {
  const { t } = useTexts()
  const known = new Map(edits.rows.map((row) => [row.ActionId, row]))
  const inWords = (values: Values, key: Told): string => {
    switch (key) {
      case 'Flags': {
        const { Flags = 0 } = values
        return FLAGS.filter((flag) => hasFlag({ Flags }, flag))
          .map((flag) => t(`actions.table.column.${flag}`))
          .join(', ')
      }
      case 'Group':
        return groupText(values.Group ?? [])
      case 'Due':
        return values.Due ? formatDate(values.Due) : ''
      case 'Title':
        return values.Title ?? ''
      case 'Titles':
        return Object.values(values.Titles ?? {}).join(', ')
    }
  }
  const differences = [...(conflict.patch ?? NOTHING).values].flatMap(([id, values]) => {
    const row = known.get(id)
    if (!row) return []
    const keys = Object.keys(values).filter((key) => key !== 'DueRule') as Told[]
    return keys.map((key) => ({
      label: `${row.Title}: ${t(`actions.table.value.${key}`)}`,
      mine: inWords(values, key),
      theirs: inWords(row, key),
    }))
  })
  return (
    <ConflictNote
      by={conflict.by}
      at={conflict.at}
      differences={differences.filter(({ mine, theirs }) => mine !== theirs).slice(0, 20)}
      isBusy={edits.isSaving}
      onMine={edits.keepMine}
      onTheirs={edits.takeTheirs}
    />
  )
}
