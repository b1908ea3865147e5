import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import { numberOf } from './result-columns.ts'
import type { Cell, ResultColumn } from './view-settings.ts'

/** Decimals that a number is shown with where it has more. */
const DECIMALS = 2

/** Says what a cell holds, as people of the page's language write it; '–' for nothing. */
export function useCellWords(): (cell: Cell | undefined, type: ResultColumn['Type']) => string {
  const { t, language } = useTexts()
  return (cell, type) => {
    if (cell === null || cell === undefined || cell === '') return '–'
    if (typeof cell === 'boolean') return t(cell ? 'reports.cell.yes' : 'reports.cell.no')
    if (type === 'date') return formatDate(String(cell)) || String(cell)
    if (type === 'time') return formatDateTime(String(cell)) || String(cell)
    const number = type === 'number' ? numberOf(cell) : undefined
    if (number === undefined) return String(cell)
    return formatNumber(number, language, Number.isInteger(number) ? undefined : DECIMALS)
  }
}
