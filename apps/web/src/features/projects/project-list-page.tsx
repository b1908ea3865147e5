import { Heading, Row, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts, type CallOutput, useMay } from '#shared'
import { Badge, PagedTable, ProjectLink, SelectField, useTableState, type TableColumn } from '#ui'
import classes from './projects.module.css'

type Listed = CallOutput<'projects.listProjectPage'>['list'][number]

/** The projects that one administers or oversees (spec §2.2, admin/project/list). */
export default function ProjectListPage() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const table = useTableState()
  const [isArchived, setArchived] = useState(false)
  const asked = { Search: table.search, Archived: isArchived }
  const query = useCall(
    'projects.listProjectPage',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Listed>[] = [
    {
      key: 'name',
      label: t('projects.list.name'),
      text: ({ Descr }) => Descr,
      cell: ({ Id, Descr }) => (
        <span className={classes.nameCell}>
          <ProjectLink to={pathOf('admin.project.view', { ProjectId: Id })}>{Descr}</ProjectLink>
          {Id === ProjectId && <Badge tone="info">{t('projects.list.current')}</Badge>}
        </span>
      ),
    },
    { key: 'url', label: t('projects.list.url'), cell: ({ url }) => inProject(url) },
    {
      key: 'people',
      label: t('projects.list.people'),
      numeric: true,
      text: ({ People }) => People,
      cell: ({ People }) => formatNumber(People, language),
    },
    {
      key: 'actions',
      label: t('projects.list.actions'),
      numeric: true,
      text: ({ Actions }) => Actions,
      cell: ({ Actions }) => formatNumber(Actions, language),
    },
    {
      key: 'changed',
      label: t('projects.list.changed'),
      cell: ({ ChangedAt, ChangedBy }) =>
        [formatDateTime(ChangedAt), ChangedBy && fullName(ChangedBy)].filter(Boolean).join(' · '),
    },
  ]
  return (
    <Stack gap={4} packed className={classes.page}>
      <Row as="header" gap={3} justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('projects.list.title')}
          </Heading>
          <Text tone="faint" size="medium">
            {t('projects.list.lead')}
          </Text>
        </div>
      </Row>
      <section className={classes.card}>
        <PagedTable
          label={t('projects.list.title')}
          columns={columns}
          rowKey={({ Id }) => Id}
          table={table}
          query={query}
          readPage={(part, signal) =>
            call('projects.listProjectPage', { ...asked, ...part }, { signal })
          }
          tools={
            <>
              <SelectField
                label={t('projects.list.which')}
                none={t('projects.list.active')}
                options={[{ value: 'archived', label: t('projects.list.archived') }]}
                value={isArchived ? 'archived' : null}
                onChange={(next) => {
                  setArchived(next === 'archived')
                  table.goTo(1)
                }}
              />
              {may('projects.setProject') && (
                <ProjectLink
                  to={pathOf('admin.project.view', { ProjectId: 'view' })}
                  className={classes.new}
                >
                  <IconPlus size={18} aria-hidden="true" />
                  {t('projects.list.new')}
                </ProjectLink>
              )}
            </>
          }
          empty={{ title: t('projects.list.none'), text: t('projects.list.noneText') }}
        />
      </section>
    </Stack>
  )
}
