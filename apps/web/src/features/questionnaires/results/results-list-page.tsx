import { Heading, Stack } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { PagedTable, ProjectLink, useTableState, type TableColumn } from '#ui'
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
  const asked = { ProjectId, Search: table.search }
  const results = useCall(
    'questionnaires.listResults',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Row>[] = [
    {
      key: 'title',
      label: t('results.quest'),
      text: ({ Title }) => Title,
      cell: ({ Id, Title }) => (
        <ProjectLink to={pathOf('questresults.quest', { questId: Id })}>{Title}</ProjectLink>
      ),
    },
    ...COUNTS.map(([key, field]) => ({
      key,
      label: t(`results.${key}`),
      numeric: true,
      text: (row: Row) => row[field],
      cell: (row: Row) => formatNumber(row[field], language),
    })),
    {
      key: 'last',
      label: t('results.last'),
      text: ({ LastFinished }) => LastFinished && new Date(LastFinished),
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
        <ProjectLink to={pathOf('combinedresults')} className={classes.way}>
          {t('results.toCombined')}
        </ProjectLink>
      </header>
      <PagedTable
        label={t('results.title')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={results}
        readPage={(part, signal) =>
          call('questionnaires.listResults', { ...asked, ...part }, { signal })
        }
        searchLabel={t('results.search')}
        empty={{ title: t('results.none'), text: t('results.noneText') }}
      />
    </Stack>
  )
}
