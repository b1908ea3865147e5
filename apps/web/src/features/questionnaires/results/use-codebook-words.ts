import { useTexts } from '#shared'
import type { CodebookWords } from './coded-table.ts'

/** The words of a codebook, in the reader's language. */
export function useCodebookWords(): CodebookWords {
  const { t } = useTexts()
  return {
    variable: t('results.export.variable'),
    label: t('results.export.question'),
    kind: t('results.export.kind'),
    code: t('results.export.code'),
    meaning: t('results.export.meaning'),
    kindOf: {
      number: t('results.export.kind.number'),
      text: t('results.export.kind.text'),
      date: t('results.export.kind.date'),
      moment: t('results.export.kind.moment'),
      time: t('results.export.kind.time'),
    },
  }
}
