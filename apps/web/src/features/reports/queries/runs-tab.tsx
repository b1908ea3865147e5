import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { Card, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable, Pager, pagedTableClasses as tableClasses } from '#ui'
import type { QueryTabProps } from './query-editor.tsx'

/** Runs of a page of the list. */
const PAGE = 50

/** Who ran a query, when, and what it cost. */
export default function RunsTab({ id }: QueryTabProps) {
  const { t, language } = useTexts()
  const [page, setPage] = useState(1)
  const runs = useCall(
    'reports.listRuns',
    { Id: id ?? 0, Page: page },
    { enabled: id !== null, placeholderData: keepPreviousData },
  )
  const heads = {
    at: t('reports.runs.at'),
    who: t('reports.runs.who'),
    rows: t('reports.runs.rows'),
    ms: t('reports.runs.ms'),
    version: t('reports.runs.version'),
  }
  if (id === null) return <Text tone="faint">{t('reports.query.notSaved')}</Text>
  return (
    <Card as="section" gap={4}>
      <Loadable query={runs}>
        {({ Runs: list, Count: count }) =>
          list.length === 0 ? (
            <EmptyState picture="history" title={t('reports.runs.none')} />
          ) : (
            <>
              <table aria-label={t('reports.query.tab.runs')} className={tableClasses.table}>
                <thead>
                  <tr>
                    {Object.values(heads).map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ At, UserName, Rows, Ms, Version }, index) => (
                    <tr key={`${At}${index}`}>
                      <th scope="row" data-label={heads.at}>
                        {formatDateTime(At)}
                      </th>
                      <td data-label={heads.who}>{UserName}</td>
                      <td data-label={heads.rows}>{formatNumber(Rows, language)}</td>
                      <td data-label={heads.ms}>{formatNumber(Math.round(Ms), language)}</td>
                      <td data-label={heads.version}>{formatNumber(Version, language)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
            </>
          )
        }
      </Loadable>
    </Card>
  )
}
