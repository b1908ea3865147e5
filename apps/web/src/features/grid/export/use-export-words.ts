import { useTexts } from '#shared'
import { valueWords } from '#features/people'
import type { ExportWords } from './export-columns.ts'

/** The words of an exported grid, in the reader's language. */
export function useExportWords(): ExportWords {
  const { t } = useTexts()
  return {
    lastName: t('exports.column.lastName'),
    firstName: t('exports.column.firstName'),
    state: t('exports.column.state'),
    mentor: t('exports.column.mentor'),
    mentorOf: (title) => t('exports.column.mentorOf', { title }),
    value: (field, value) => valueWords(field, value, t),
    cell: {
      todo: t('actions.grid.state.todo'),
      scheduled: t('actions.grid.state.scheduled'),
      done: t('actions.grid.state.done'),
      overdue: t('actions.grid.state.overdue'),
      inactive: t('actions.grid.legend.inactive'),
    },
  }
}
