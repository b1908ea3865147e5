import { useTexts } from '#shared'
import type { TableWords } from './results-table.ts'

/** The words of exported answers, in the reader's language. */
export function useTableWords(): TableWords {
  const { t } = useTexts()
  return {
    setId: t('results.export.setId'),
    lastName: t('exports.column.lastName'),
    firstName: t('exports.column.firstName'),
    action: t('results.action'),
    state: t('results.state'),
    finished: t('results.export.finished'),
    question: t('results.export.question'),
    item: t('results.item'),
    answer: t('results.export.answer'),
    holder: (id) => t('results.holder', { id }),
    textOf: (choice) => t('results.export.text', { choice }),
    ticked: t('results.export.ticked'),
    notTicked: t('results.export.notTicked'),
    scoreOf: (scale) => t('results.export.score', { scale }),
    bandOf: (scale) => t('results.export.band', { scale }),
    stateOf: {
      notStarted: t('results.state.notStarted'),
      started: t('results.state.started'),
      paused: t('results.state.paused'),
      finished: t('results.state.finished'),
      expired: t('results.state.expired'),
    },
  }
}
