import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import {
  Badge,
  PagedTable,
  Tabs,
  useHashTab,
  useTableState,
  type LoadableQuery,
  type TableColumn,
  type TablePage,
} from '#ui'
import { SampleCard } from './sample-card.tsx'
import type { Town } from './sample-towns.ts'
import { useTownPage } from './use-town-page.ts'

const STATES = ['full', 'loading', 'none', 'failed'] as const
type State = (typeof STATES)[number]

/** A table by pages in each of its states. */
export function TableSamples() {
  const { t } = useTexts()
  const [state, setState] = useHashTab('dTab', STATES)
  return (
    <SampleCard title={t('gallery.table')}>
      <Tabs
        label={t('gallery.table')}
        tabs={STATES.map((key) => ({ key, label: t(`gallery.table.${key}`) }))}
        current={state}
        onChange={setState}
      >
        <TownTable key={state} state={state} />
      </Tabs>
    </SampleCard>
  )
}

function TownTable({ state }: { readonly state: State }) {
  const { t, language } = useTexts()
  const table = useTableState({ column: 'name', descending: false })
  const query = useTownPage(table)
  const columns: TableColumn<Town>[] = [
    { key: 'name', label: t('gallery.table.town'), cell: ({ name }) => name, sortable: true },
    {
      key: 'people',
      label: t('gallery.table.people'),
      cell: ({ people }) => formatNumber(people, language),
      sortable: true,
      numeric: true,
    },
    {
      key: 'since',
      label: t('gallery.table.since'),
      cell: ({ since }) => formatDate(since),
      sortable: true,
    },
    {
      key: 'state',
      label: t('gallery.table.state'),
      text: null,
      cell: ({ people }) => {
        const tone = people > 40 ? 'done' : 'scheduled'
        return <Badge tone={tone}>{t(`gallery.marks.${tone}`)}</Badge>
      },
    },
  ]
  return (
    <PagedTable
      label={t('gallery.table.label')}
      columns={columns}
      rowKey={({ name }) => name}
      table={table}
      query={inState(state, query)}
      empty={{ title: t('gallery.table.empty'), text: t('gallery.table.empty.next') }}
    />
  )
}

/** The query as it is in another state. */
function inState(
  state: State,
  query: LoadableQuery<TablePage<Town>>,
): LoadableQuery<TablePage<Town>> {
  const refetch = () => undefined
  switch (state) {
    case 'full':
      return query
    case 'loading':
      return { data: undefined, error: null, refetch }
    case 'none':
      return { data: { list: [], count: 0, All: 0 }, error: null, refetch }
    case 'failed':
      return { data: undefined, error: new Error(), refetch }
  }
}
