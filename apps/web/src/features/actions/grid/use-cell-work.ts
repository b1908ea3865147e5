import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { errorText } from '../shared/error-text.ts'
import type { CompletionChange, GridColumn, GridRow } from './grid-rows.ts'
import { rowName } from './grid-view.ts'
import type { NoticeText } from './notice.tsx'
import { useCompletion } from './use-completion.ts'

interface Options {
  /** False for roles that only look on. */
  readonly canWork: boolean
  readonly onConfirmed: (change: CompletionChange) => void
  readonly show: (notice: Omit<NoticeText, 'id'>) => void
}

/** Completing from the grid itself: one key, and a notice with the way back. */
export function useCellWork({ canWork, onConfirmed, show }: Options) {
  const { t } = useTexts()
  const complete = useCompletion(onConfirmed)

  function toggle(row: GridRow, column: GridColumn): void {
    const values = { name: rowName(row), title: column.Title }
    const change = { MenteeId: row.Id, ActionId: column.Id }

    function run(Completed: boolean, offersWayBack: boolean): void {
      complete({ ...change, Completed })
        .then((isSo) => {
          if (!isSo) return show({ kind: 'failed', text: t('actions.grid.refused', values) })
          const text = t(Completed ? 'actions.grid.completed' : 'actions.grid.undone', values)
          const wayBack = { label: t('actions.grid.undo'), run: () => run(!Completed, false) }
          return show({ kind: 'done', text, ...(offersWayBack && { action: wayBack }) })
        })
        .catch((error: unknown) => show({ kind: 'failed', text: errorText(error, t) }))
    }

    if (!canWork) show({ kind: 'failed', text: t('actions.grid.readOnly') })
    else if (row.cells.get(column.Id)?.Done) {
      const undo = { label: t('actions.grid.undo'), run: () => run(false, false) }
      show({ kind: 'done', text: t('actions.grid.alreadyDone', values), action: undo })
    } else run(true, true)
  }
  return { complete, toggle }
}
