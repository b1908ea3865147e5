import type { Line, SheetLayout } from '@telemachos/spreadsheet/layout/sheet-layout'
import { memo, type CSSProperties } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './calculator.module.css'
import { CellInput } from './cell-input.tsx'
import { lookOfCell, shownCell } from './cell-text.ts'
import { useExplain } from './explain-context.ts'
import type { CalculatorFields } from './fields.ts'
import { useCellValue, useOpenCalculator } from './use-calculator.ts'

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
  const value = useCellValue(at)
  const merge = layout.mergeAt(at.row, at.column)
  const isCovered = merge && (merge.top !== at.row || merge.left !== at.column)
  const input = calculator.inputAt(at)
  const { text, colour } = shownCell(calculator, at, value, language)
  const { style, overflows } = lookOfCell(calculator, at, { value, colour })
  const size: CSSProperties = {
    width: column.size,
    ...(isStuck && { position: 'sticky', left: column.start, zIndex: 2 }),
  }
  if (isCovered) return <div role="gridcell" style={size} className={classes.covered} />
  const whole: CSSProperties = merge
    ? {
        width: sizeOf(layout.columns, merge.left, merge.right),
        height: sizeOf(layout.rows, merge.top, merge.bottom),
        position: 'absolute',
        zIndex: 1,
      }
    : { width: '100%', height: '100%' }
  const isFormula = calculator.workbook.formula(at) !== undefined
  return (
    <div role="gridcell" aria-colindex={column.index + 1} style={size} className={classes.place}>
      <div
        className={classes.cell}
        style={{ ...style, ...whole }}
        data-overflows={overflows || undefined}
        data-input-cell={input ? '' : undefined}
        title={isFormula && text.length > 24 ? text : undefined}
        onDoubleClick={isFormula ? () => explain(at) : undefined}
      >
        {input ? <CellInput input={input} fields={fields} shown={text} /> : text}
      </div>
    </div>
  )
})

/** How long lines are together, from one index to another; hidden ones are not there. */
const sizeOf = (lines: readonly Line[], from: number, to: number): number =>
  lines.filter(({ index }) => index >= from && index <= to).reduce((sum, { size }) => sum + size, 0)
