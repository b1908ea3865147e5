import {
  sizeBetween,
  type Line,
  type SheetLayout,
} from '@telemachos/spreadsheet/layout/sheet-layout'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { memo, type CSSProperties } from 'react'
import { useTexts } from '#shared'
import classes from './calculator.module.css'
import { CellInput } from './cell-input.tsx'
import { fittedText, lookOfCell, shownCell } from './cell-text.ts'
import { useExplain } from './explain-context.ts'
import type { CalculatorFields } from './fields.ts'
import type { Input } from './typed-values.ts'
import { useOpenCalculator, useShownCell, type PageCalculator } from './use-calculator.ts'

interface Props {
  readonly sheet: number
  readonly layout: SheetLayout
  readonly row: Line
  readonly column: Line
  readonly fields: CalculatorFields
  /** In a row that stays in sight. */
  readonly isFrozen: boolean
  /** In a column that stays in sight. */
  readonly isStuck: boolean
}

/** One cell: what it shows, or the field of its input. */
export const SheetCell = memo(function SheetCell(props: Props) {
  const { sheet, layout, row, column, fields, isStuck } = props
  const { language } = useTexts()
  const calculator = useOpenCalculator()
  const explain = useExplain()
  const at = { sheet, row: row.index, column: column.index }
  const known = useShownCell(at)
  const merge = layout.mergeAt(at.row, at.column)
  const isCovered = merge && (merge.top !== at.row || merge.left !== at.column)
  const input = calculator.inputAt(at)
  // What is typed is there at once, unless it is made ready first.
  const shown = { ...known, ...typedInto(calculator, input, fields) }
  const { text, colour } = shownCell(calculator, at, shown.value, language)
  const { style, overflows } = lookOfCell(calculator, at, { ...shown, colour })
  const size: CSSProperties = {
    width: column.size,
    ...(isStuck && { position: 'sticky', left: column.start, zIndex: 2 }),
  }
  if (isCovered) return <div role="gridcell" style={size} className={classes.covered} />
  const whole: CSSProperties = merge
    ? {
        width: sizeBetween(layout.columns, merge.left, merge.right),
        height: sizeBetween(layout.rows, merge.top, merge.bottom),
        position: 'absolute',
        zIndex: 1,
      }
    : { width: '100%', height: '100%' }
  const isFormula = calculator.isFormula(at)
  const room = merge ? sizeBetween(layout.columns, merge.left, merge.right) : column.size
  const fitted = fittedText(calculator, at, { value: shown.value, text }, { language, width: room })
  const isCut = fitted !== text
  return (
    <div
      role="gridcell"
      aria-colindex={column.index + 1}
      aria-label={isCut && !input ? text : undefined}
      style={size}
      className={classes.place}
    >
      <div
        className={classes.cell}
        style={{ ...style, ...whole }}
        data-overflows={overflows || undefined}
        data-input-cell={input ? '' : undefined}
        title={isCut || (isFormula && text.length > 24) ? text : undefined}
        onDoubleClick={isFormula ? () => explain(at) : undefined}
      >
        {input ? <CellInput input={input} fields={fields} shown={fitted} /> : fitted}
      </div>
    </div>
  )
})

/** The value of an input's cell, where it is what is typed and nothing made of it. */
function typedInto(
  { source, originals }: PageCalculator,
  input: Input | undefined,
  { values }: CalculatorFields,
): { readonly value?: InputValues[string] } {
  if (!input || source.Settings.Preprocess.some(({ Name }) => Name === input.Name)) return {}
  const value = values[input.Name] ?? (input.Name in values ? null : originals[input.Name])
  return value === undefined ? {} : { value }
}
