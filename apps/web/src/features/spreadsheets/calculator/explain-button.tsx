import { IconMathFunction } from '@tabler/icons-react'
import { cellName } from '@telemachos/spreadsheet/formula/reference'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import { useExplain } from './explain-context.ts'
import { useOpenCalculator } from './use-calculator.ts'

/** Asks how a computed cell is worked out; nothing beside a cell without a formula. */
export function ExplainButton({ cell }: { readonly cell: CellAddress }) {
  const { t } = useTexts()
  const { isFormula } = useOpenCalculator()
  const explain = useExplain()
  if (!isFormula(cell)) return null
  const name = cellName(cell.row, cell.column)
  return (
    <IconButton label={t('calc.explain.open', { cell: name })} onClick={() => explain(cell)}>
      <IconMathFunction size={16} />
    </IconButton>
  )
}
