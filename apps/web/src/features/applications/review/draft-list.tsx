import { Stack, Text } from '#layout'
import { formatDateTime, todayInAthens } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { call, serverNow, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { PagedTable, useTableState, type TableColumn } from '#ui'

type Draft = CallOutput<'applications.listDrafts'>['list'][number]

/** Applications that are not handed in (spec §4, status -1): how far they are, and nothing of what they say. */
export function DraftList() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const query = useCall('applications.listDrafts', { ProjectId, ...table.asked })
  const columns = useColumns()
  return (
    <Stack gap={3}>
      <Text tone="soft">{t('applications.drafts.text')}</Text>
      <PagedTable
        label={t('applications.drafts')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={query}
        readPage={(part, signal) =>
          call('applications.listDrafts', { ProjectId, ...part }, { signal })
        }
        searchable={false}
        empty={{ title: t('applications.drafts.none') }}
      />
    </Stack>
  )
}

const DAY_MS = 86_400_000
const dayOf = (instant: Date): number => Date.parse(todayInAthens(instant)) / DAY_MS

function useColumns(): TableColumn<Draft>[] {
  const { t, language } = useTexts()
  const number = (one: number) => formatNumber(one, language)
  const ageOf = (savedAt: string) => {
    const count = dayOf(serverNow()) - dayOf(new Date(savedAt))
    return count <= 0 ? t('applications.drafts.today') : t('applications.drafts.age', { count })
  }
  return [
    {
      key: 'saved',
      label: t('applications.drafts.saved'),
      text: ({ SavedAt }) => new Date(SavedAt),
      cell: ({ SavedAt }) => (
        <>
          {formatDateTime(SavedAt)}{' '}
          <Text as="span" tone="soft">
            ({ageOf(SavedAt)})
          </Text>
        </>
      ),
    },
    {
      key: 'answered',
      label: t('applications.drafts.answered'),
      cell: ({ Answered, Questions }) =>
        t('applications.drafts.of', { number: number(Answered), of: number(Questions) }),
    },
    {
      key: 'documents',
      label: t('applications.drafts.documents'),
      numeric: true,
      text: ({ Documents }) => Documents,
      cell: ({ Documents }) => number(Documents),
    },
    {
      key: 'until',
      label: t('applications.drafts.until'),
      text: ({ KeptUntil }) => new Date(KeptUntil),
      cell: ({ KeptUntil }) => formatDateTime(KeptUntil),
    },
  ]
}
