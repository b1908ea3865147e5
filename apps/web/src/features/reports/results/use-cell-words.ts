import { cellWords } from '@telemachos/rules/result-words'
import { useTexts } from '#shared'
import type { Cell, ResultColumn } from './view-settings.ts'

type Words = (
  cell: Cell | undefined,
  column: Pick<ResultColumn, 'Type' | 'Shown'>,
  how?: { readonly isShort?: boolean },
) => string

/** Says what a cell holds, as people of the page's language write it; '–' for nothing. */
export function useCellWords(): Words {
  const { t, language } = useTexts()
  return (cell, column, { isShort = false } = {}) =>
    typeof cell === 'boolean'
      ? t(cell ? 'reports.cell.yes' : 'reports.cell.no')
      : cellWords(cell, column, { language, isShort })
}
