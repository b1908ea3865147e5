import { IconX } from '@tabler/icons-react'
import { IMPORT_PAGE } from '@telemachos/contract/imports/limits'
import type { TextKey } from '@telemachos/contract/texts'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Badge, EmptyState, IconButton, Pager, toast } from '#ui'
import type { Target } from '../paste/recognise-columns.ts'
import { CellField } from './cell-field.tsx'
import { faultWords } from './fault-words.ts'
import { isDone, type ListRow } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'
import classes from './import-rows.module.css'

/** So many of the values that a cell may have are named below a wrong one. */
const MAX_NAMED = 8

interface ImportRowsProps {
  readonly list: ImportList
  readonly state: ListState
  readonly targets: readonly Target[]
  /** The rows that are shown: ten a page (spec §9). */
  readonly rows: readonly ListRow[]
  readonly onEdit: Edit
}

type Edit = (id: number, place: number, text: string) => void

/** The rows of a list by pages; their cells are corrected in place. */
export function ImportRows({ list, state, targets, rows, onEdit }: ImportRowsProps) {
  const { t } = useTexts()
  const [asked, setPage] = useState(1)
  const last = Math.max(1, Math.ceil(rows.length / IMPORT_PAGE))
  const page = Math.min(asked, last)
  const shown = rows.slice((page - 1) * IMPORT_PAGE, page * IMPORT_PAGE)
  const columns = state.columns.flatMap(({ target }, place) => {
    const meaning = targets.find(({ name }) => name === target)
    return meaning ? [{ ...meaning, place }] : []
  })
  if (rows.length === 0) return <EmptyState title={t('imports.show.none')} />
  return (
    <>
      <div className={classes.frame}>
        <table aria-label={t('imports.rows')} className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              <th scope="col">{t('imports.row.state')}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              <th aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.id} {...{ row, list, state, targets, columns, onEdit }} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        kind="import"
        label={t('imports.rows.pages')}
        page={page}
        last={last}
        onChange={setPage}
      />
    </>
  )
}

interface RowProps {
  readonly row: ListRow
  readonly list: ImportList
  readonly state: ListState
  readonly targets: readonly Target[]
  readonly columns: readonly (Target & { readonly place: number })[]
  readonly onEdit: Edit
}

function Row({ row, list, state, targets, columns, onEdit }: RowProps) {
  const { t } = useTexts()
  const isFixed = isDone(row) || row.state === 'sending'
  const own = state.faults.get(row.id) ?? []
  // What the server refused and the page does not see by itself.
  const faults = isFixed ? [] : [...own, ...row.refusals]
  const ruleText = ({ name, options }: Target) => {
    const fault = faults.find((one) => one.field === name)
    if (fault?.rule === 'invalid_value' && options) {
      const few = options.slice(0, MAX_NAMED).join(', ')
      return t('imports.row.oneOf', { options: options.length > MAX_NAMED ? `${few} …` : few })
    }
    return fault && t(`rule.${fault.rule}` as TextKey)
  }
  const unplaced = faults.filter(({ field }) => !columns.some(({ name }) => name === field))

  function remove(): void {
    const undo = list.remove(row.id)
    toast(t('imports.row.removed'), { action: { label: t('ui.undo'), run: undo } })
  }
  return (
    <tr>
      <th scope="row" data-label={t('imports.row')}>
        {row.id}
      </th>
      <td data-label={t('imports.row.state')} className={classes.state}>
        <StateMark row={row} isFaulty={own.length > 0} />
        {unplaced.map((fault) => (
          <p key={`${fault.field} ${fault.rule}`} className={classes.fault}>
            {faultWords(fault, targets, t)}
          </p>
        ))}
      </td>
      {columns.map(({ place, ...target }) => (
        <td key={target.name} data-label={target.label}>
          {isFixed ? (
            row.cells[place]
          ) : (
            <CellField
              label={t('imports.row.cell', { field: target.label, row: row.id })}
              value={row.cells[place] ?? ''}
              error={ruleText(target)}
              onChange={(text) => onEdit(row.id, place, text)}
            />
          )}
        </td>
      ))}
      <td className={classes.remove}>
        {!isFixed && (
          <IconButton label={t('imports.row.remove', { row: row.id })} onClick={remove}>
            <IconX size={18} />
          </IconButton>
        )}
      </td>
    </tr>
  )
}

const TONES = {
  ready: 'inactive',
  sending: 'scheduled',
  added: 'done',
  joined: 'done',
  invited: 'scheduled',
  already: 'info',
  refused: 'overdue',
} as const

function StateMark({ row, isFaulty }: { readonly row: ListRow; readonly isFaulty: boolean }) {
  const { t } = useTexts()
  if (row.state === 'ready' && isFaulty) {
    return <Badge tone="overdue">{t('imports.state.faulty')}</Badge>
  }
  return <Badge tone={TONES[row.state]}>{t(`imports.state.${row.state}`)}</Badge>
}
