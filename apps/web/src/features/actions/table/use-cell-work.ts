import { loadPart, useMay, useTexts } from '#shared'
import { toast, TOAST_MS } from '#ui'
import { type CellRange, rangeText } from '#lists'
import {
  cellText,
  clearedValues,
  COLUMNS,
  filledValues,
  typedValues,
  type Column,
  type ColumnTexts,
} from './columns.ts'
import { orderByStep, orderWith } from './order.ts'
import { NOTHING, patchOf, type Patch, type Seen, type Values } from './patch.ts'
import { hasFlag, withFlag, type Flag, type Row } from './row.ts'
import type { TableEdits } from './use-table-edits.ts'
import { useAskTouched } from './use-ask-touched.ts'

interface Options {
  readonly projectId: number
  readonly edits: TableEdits
  /** The rows that are shown, in their order. */
  readonly rows: readonly Row[]
  /** Whether they stand in the project's own order, which can then be changed. */
  readonly isOrdered: boolean
  readonly columnTexts: ColumnTexts
}

/** What can be done with cells and rows: each change is one step that can be taken back. */
export function useCellWork({ projectId, edits, rows, isOrdered, columnTexts }: Options) {
  const { t } = useTexts()
  const askTouched = useAskTouched(projectId)
  const may = useMay()
  const mayArrange = may('actions.saveGrid')
  const mayWrite = may('actions.saveTitles')

  const isEditable = ({ kind }: Column): boolean =>
    kind === 'title' ? mayWrite : mayArrange && kind !== 'read' && kind !== 'order'

  const rowsIn = ({ top, bottom }: CellRange): readonly Row[] => rows.slice(top, bottom + 1)
  const columnsIn = ({ left, right }: CellRange): readonly Column[] =>
    COLUMNS.slice(left, right + 1).filter(isEditable)

  /** Changes rows column by column. */
  function change(
    changed: readonly Row[],
    columns: readonly Column[],
    to: (row: Row, column: Column) => Values | undefined,
  ): Patch {
    return patchOf(changed, (row) =>
      columns.reduce<Values | undefined>((values, column) => {
        const next = to({ ...row, ...values }, column)
        return next ? { ...values, ...next } : values
      }, undefined),
    )
  }

  /** Says how many people it touches before many actions change for people, and applies it. */
  async function applyMany(patch: Patch, seen?: Seen): Promise<boolean> {
    const ids = [...patch.values.keys()]
    if (ids.length === 0) return false
    const touches = [...patch.values.values()].some(
      (values) => 'Flags' in values || 'Due' in values,
    )
    const question = {
      title: t('actions.table.manyTitle', { count: ids.length }),
      confirmLabel: t('actions.table.manyConfirm'),
    }
    if (ids.length > 1 && touches && !(await askTouched(ids, question))) return false
    applyTold(patch, seen)
    return true
  }

  /** Applies a change that has been agreed to. */
  function applyTold(patch: Patch, seen?: Seen): void {
    const count = patch.values.size
    edits.apply(patch, {
      done: t('actions.table.changed', { count }),
      seen,
      isTold: count > 1,
    })
  }

  function toggle(range: CellRange, at: { readonly row: number; readonly column: number }): void {
    const from = rows[at.row]
    const column = COLUMNS[at.column]
    if (!from || column?.kind !== 'flag' || !isEditable(column)) return
    const on = !hasFlag(from, column.key as Flag)
    const flags = columnsIn(range).filter(({ kind }) => kind === 'flag')
    void applyMany(
      change(rowsIn(range), flags, (row, { key }) => ({
        Flags: withFlag(row.Flags, key as Flag, on),
      })),
    )
  }

  /** The cells below take over the first row of the range; a single cell the one above it. */
  function fillDown(range: CellRange): void {
    const isOne = range.top === range.bottom
    const from = rows[isOne ? range.top - 1 : range.top]
    if (!from) return
    const below = isOne ? rowsIn(range) : rowsIn({ ...range, top: range.top + 1 })
    void applyMany(
      change(below, columnsIn(range), (row, column) => filledValues(row, column, from)),
    )
  }

  function clear(range: CellRange): void {
    void applyMany(change(rowsIn(range), columnsIn(range), clearedValues))
  }

  function copy(range: CellRange, clipboard: DataTransfer): void {
    const columns = COLUMNS.slice(range.left, range.right + 1).filter(
      ({ kind }) => kind !== 'order',
    )
    const lines = rowsIn(range).map((row) =>
      columns.map((column) => cellText(row, column, columnTexts)),
    )
    clipboard.setData('text/plain', rangeText(lines))
    toast(t('actions.table.copied', { count: lines.length * columns.length }))
  }

  /** Puts copied cells in from the first one on; a single one into the whole range. */
  async function paste(range: CellRange, text: string): Promise<void> {
    const { default: Papa } = await loadPart(() => import('papaparse'))
    const lines = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data
    const isOne = lines.length === 1 && lines[0]?.length === 1
    const height = isOne ? range.bottom - range.top + 1 : lines.length
    const width = isOne ? range.right - range.left + 1 : Math.max(...lines.map((one) => one.length))
    const target = { ...range, bottom: range.top + height - 1, right: range.left + width - 1 }
    let ignored = 0
    const at = new Map(rows.map((row, place) => [row.ActionId, place - range.top]))
    const patch = change(rowsIn(target), columnsIn(target), (row, column) => {
      const line = lines[isOne ? 0 : (at.get(row.ActionId) ?? 0)]
      const typed = line?.[isOne ? 0 : COLUMNS.indexOf(column) - range.left]
      if (typed === undefined) return undefined
      const values = typedValues(row, column, unescaped(typed), columnTexts)
      if (!values) ignored += 1
      return values
    })
    const isDone = await applyMany(patch)
    if (ignored > 0 && (isDone || patch.values.size === 0))
      toast(t('actions.table.notPasted', { count: ignored }), {
        kind: 'failed',
        ms: TOAST_MS.linkResult,
      })
  }

  function move(ids: readonly number[], order: readonly number[] | undefined): void {
    if (order)
      edits.apply({ ...NOTHING, order }, { done: t('actions.table.moved', { count: ids.length }) })
  }
  const all = () => edits.rows.map(({ ActionId }) => ActionId)
  const shown = rows.map(({ ActionId }) => ActionId)
  const mayOrder = mayArrange && isOrdered

  return {
    mayArrange,
    mayOrder,
    isEditable,
    applyMany,
    applyTold,
    toggle,
    fillDown,
    clear,
    copy,
    paste,
    /** Writes what was typed in a cell; false where it means nothing there. */
    type(row: Row, column: Column, text: string, seen: Seen): boolean {
      const values = typedValues(row, column, text, columnTexts)
      if (!values) return false
      edits.apply(
        patchOf([row], () => values),
        { done: t('actions.table.changed', { count: 1 }), seen },
      )
      return true
    },
    /** Moves rows before another, or behind the last. */
    moveBefore(ids: readonly number[], before: number | undefined): void {
      if (mayOrder) move(ids, orderWith(all(), shown, new Set(ids), before))
    },
    moveBy(ids: readonly number[], step: 1 | -1): void {
      if (mayOrder) move(ids, orderByStep(all(), shown, new Set(ids), step))
    },
  }
}

export type CellWork = ReturnType<typeof useCellWork>

/** A text that was escaped when it was copied, so that no spreadsheet takes it for a formula. */
const unescaped = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)
