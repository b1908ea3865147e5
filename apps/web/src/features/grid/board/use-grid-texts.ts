import { useMemo } from 'react'
import { useSettings, useTexts, useGroupWords } from '#shared'
import { MENTEES, markOf } from '#features/people'
import { columnDue } from './column-due.ts'
import type { ActionTypeId } from './filter-fields.tsx'
import type { HeaderTexts } from './grid-header.tsx'
import type { RowTexts } from './grid-row.tsx'
import { peopleOf } from './grid-view.ts'

/** The words of rows and header, the same objects until the language changes. */
export function useGridTexts(): { readonly row: RowTexts; readonly header: HeaderTexts } {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const settings = useSettings()
  return useMemo(
    () => ({
      row: {
        states: {
          todo: t('actions.grid.state.todo'),
          scheduled: t('actions.grid.state.scheduled'),
          done: t('actions.grid.state.done'),
          overdue: t('actions.grid.state.overdue'),
          inactive: t('actions.grid.state.inactive'),
          unshown: t('actions.grid.state.unshown'),
          notYours: t('actions.grid.state.notYours'),
        },
        loading: t('actions.grid.loadingRow'),
        noMentor: t('actions.grid.noMentor'),
        notActive: t('actions.grid.notActive'),
        someActions: t('actions.grid.someActions'),
        doneOf: (done, total) => t('actions.grid.doneOf', { done, total }),
      },
      header: {
        name: t('actions.grid.name'),
        mark: markOf(settings, MENTEES),
        done: t('actions.grid.done'),
        groups: t('actions.grid.filter.group'),
        group: groupWords,
        due: (column) => columnDue(column, t),
        column: (column, count, total) => {
          const due = columnDue(column, t)
          const type = t(`actions.grid.type.${column.TypeId as ActionTypeId}`)
          const title = `${column.Title}. ${type}.${due === undefined ? '' : ` ${due}.`}`
          if (!count) return title
          const { Done: done, Overdue: overdue } = count
          return `${title} ${t('actions.grid.header', { done, overdue, total: peopleOf(count, total) })}`
        },
        menu: ({ Title }) => t('actions.grid.headerMenu', { title: Title }),
      },
    }),
    [t, groupWords, settings],
  )
}
