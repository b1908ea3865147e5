import { Stack } from '../../../shared/layout/stack.tsx'
import { Heading } from '../../../shared/layout/heading.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import type { CallOutput } from '../../../shared/api/contract-types.ts'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { ProjectLink } from '../../../shared/ui/project-link.tsx'
import { PagedTable, type TableColumn } from '../../../shared/ui/tables/paged-table.tsx'
import { useTableState } from '../../../shared/ui/tables/use-table-state.ts'
import classes from './results.module.css'

type Row = CallOutput<'questionnaires.listResults'>['list'][number]

const COUNTS = [
  ['finished', 'Finished'],
  ['running', 'Running'],
  ['expired', 'Expired'],
] as const

/** The questionnaires of the project, with how many have answered each. */
export default function ResultsListPage() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const results = useCall(
    'questionnaires.listResults',
    { ProjectId, page: table.page, Search: table.search },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Row>[] = [
    {
      key: 'title',
      label: t('results.quest'),
      cell: ({ Id, Title }) => <ProjectLink to={`questresults/${Id}`}>{Title}</ProjectLink>,
    },
    ...COUNTS.map(([key, field]) => ({
      key,
      label: t(`results.${key}`),
      numeric: true,
      cell: (row: Row) => formatNumber(row[field], language),
    })),
    {
      key: 'last',
      label: t('results.last'),
      cell: ({ LastFinished }) => (LastFinished === null ? '–' : formatDate(LastFinished)),
    },
  ]
  return (
    <Stack gap={5} className={classes.page}>
      <header className={classes.head}>
        <div>
          <Heading as="h1" size="page">
            {t('results.title')}
          </Heading>
          <p className={classes.lead}>{t('results.lead')}</p>
        </div>
        <ProjectLink to="combinedresults" className={classes.way}>
          {t('results.toCombined')}
        </ProjectLink>
      </header>
      <PagedTable
        label={t('results.title')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={results}
        searchLabel={t('results.search')}
        empty={{ title: t('results.none'), text: t('results.noneText') }}
      />
    </Stack>
  )
}
