import { Card, Heading, Page, Row, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, PagedTable, ProjectLink, useTableState, type TableColumn } from '#ui'
import { AddDialog } from './add-dialog.tsx'

type Listed = CallOutput<'spreadsheets.listSpreadsheets'>['list'][number]

/** The spreadsheets that the project has or uses. */
export default function ListPage() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [isAdding, setAdding] = useState(false)
  const asked = { ProjectId: ProjectId ?? 0, Search: table.search }
  const query = useCall(
    'spreadsheets.listSpreadsheets',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const number = (value: number): string => formatNumber(value, language)
  const columns: TableColumn<Listed>[] = [
    {
      key: 'name',
      label: t('sheets.list.name'),
      text: ({ Name }) => Name,
      cell: ({ Id, Name }) => (
        <ProjectLink to={pathOf('admin.spreadsheets.edit', { spreadsheetId: Id })}>
          {Name}
        </ProjectLink>
      ),
    },
    {
      key: 'version',
      label: t('sheets.list.version'),
      cell: ({ Version, IsOwn }) =>
        [number(Version), !IsOwn && t('sheets.list.foreign')].filter(Boolean).join(' · '),
    },
    {
      key: 'inputs',
      label: t('sheets.list.inputs'),
      numeric: true,
      text: ({ Inputs }) => Inputs,
      cell: ({ Inputs }) => number(Inputs),
    },
    {
      key: 'uses',
      label: t('sheets.list.uses'),
      numeric: true,
      text: ({ Uses }) => Uses,
      cell: ({ Uses }) => number(Uses),
    },
    {
      key: 'notes',
      label: t('sheets.list.notes'),
      numeric: true,
      text: ({ Notes }) => Notes || null,
      cell: ({ Notes }) => (Notes === 0 ? '–' : number(Notes)),
    },
    {
      key: 'saved',
      label: t('sheets.list.saved'),
      cell: ({ At, By }) => [formatDateTime(At), By.trim()].filter(Boolean).join(' · '),
    },
  ]
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('sheets.add')}
    </Button>
  )
  return (
    <Page width="full">
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('route.root.defaultlayout.project.admin.spreadsheets.title')}
          </Heading>
          <Text tone="faint">{t('sheets.list.lead')}</Text>
        </div>
        {add}
      </Row>
      <Card as="section">
        <PagedTable
          label={t('route.root.defaultlayout.project.admin.spreadsheets.title')}
          columns={columns}
          rowKey={({ Id }) => Id}
          table={table}
          query={query}
          readPage={(part, signal) =>
            call('spreadsheets.listSpreadsheets', { ...asked, ...part }, { signal })
          }
          empty={{ title: t('sheets.list.none'), text: t('sheets.list.noneText'), action: add }}
        />
      </Card>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
