import { formatDateTime } from '@telemachos/rules/dates'
import { toLatin } from '@telemachos/rules/greek-latin'
import { fullName } from '@telemachos/rules/greek-person'
import { fold } from '@telemachos/rules/greek-text'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useIdentity, useMay, useCall, useTexts } from '#shared'
import { Stack, Text } from '#layout'
import { Loadable, PagedTable, useTableState } from '#ui'
import { readObject } from '@telemachos/rules/json-object'

interface Props {
  readonly actionId: number
}

/** What the mentees within reach have completed and saved in an action, together (spec §2.3). */
export function AggregateView({ actionId }: Props) {
  const { t } = useTexts()
  const mayRead = useMay()('actions.getAggregateMentees')
  const [isOpen, setOpen] = useState(false)
  if (!mayRead) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('actions.results.aggregate')}</summary>
      {isOpen && <Aggregate actionId={actionId} />}
    </details>
  )
}

function Aggregate({ actionId }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('actions.getAggregateMentees', { ProjectId, Id: actionId })
  const table = useTableState()
  const words = fold(table.search).split(' ').filter(Boolean)
  const found = (query.data ?? []).filter((row) => {
    const name = fullName(row)
    const texts = fold(`${name} ${toLatin(name)}`)
    return words.every((word) => texts.includes(word))
  })
  const pageOf = (number: number, rows: number) => ({
    list: found.slice((number - 1) * rows, number * rows),
    count: found.length,
    All: query.data?.length ?? 0,
  })
  const page = query.data && pageOf(table.page, table.rows)
  const count = (number: number) => formatNumber(number, language)
  return (
    <Stack gap={3} packed>
      <Loadable query={query}>
        {(all) => (
          <Text>
            {t('actions.results.aggregateText', {
              all: count(all.length),
              completed: count(all.filter(({ Completed }) => Completed).length),
              written: count(all.filter(({ Data }) => hasData(Data)).length),
            })}
          </Text>
        )}
      </Loadable>
      <PagedTable
        label={t('actions.results.aggregate')}
        table={table}
        query={{ ...query, data: page }}
        readPage={({ page: number, count: rows }) => Promise.resolve(pageOf(number, rows))}
        rowKey={({ MenteeId }) => MenteeId}
        searchLabel={t('actions.byAction.searchMentee')}
        empty={{ title: t('actions.results.aggregateNone') }}
        columns={[
          { key: 'name', label: t('actions.results.person'), cell: (row) => fullName(row) },
          {
            key: 'completed',
            label: t('actions.results.column.completed'),
            text: ({ CompletedAt }) => CompletedAt && new Date(CompletedAt),
            cell: ({ CompletedAt }) => CompletedAt && formatDateTime(CompletedAt),
          },
          {
            key: 'data',
            label: t('actions.results.hasData'),
            cell: ({ Data }) => t(hasData(Data) ? 'actions.form.yes' : 'actions.form.no'),
          },
        ]}
      />
    </Stack>
  )
}

const hasData = (data: string): boolean => Object.keys(readObject(data)).length > 0
