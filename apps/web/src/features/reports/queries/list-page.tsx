import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Page, Row, Text } from '#layout'
import { useCall, useMay, useProjectPath, useTexts } from '#shared'
import {
  EmptyState,
  Loadable,
  ProjectLink,
  SearchField,
  pagedTableClasses as tableClasses,
} from '#ui'
import { Link } from '@tanstack/react-router'
import { ImportButton } from './import-button.tsx'
import classes from './queries.module.css'
import { ReportLinks } from './report-links.tsx'

/** The queries that the caller may run, and for authors the ways to a new one. */
export default function ListPage() {
  const { t } = useTexts()
  const may = useMay()
  const [filter, setFilter] = useState('')
  const query = useCall(
    'reports.listQueries',
    { Filter: filter },
    { placeholderData: keepPreviousData },
  )
  const isAuthor = may('reports.saveQuery')
  const columns = {
    name: t('reports.queries.name'),
    by: t('reports.queries.by'),
    used: t('reports.queries.usedIn'),
    changed: t('reports.queries.changed'),
  }
  return (
    <Page width="full">
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('route.root.defaultlayout.project.admin.query.list.title')}
          </Heading>
          <Text tone="faint">{t('reports.queries.lead')}</Text>
          <ReportLinks current="queries" />
        </div>
        {isAuthor && (
          <Row gap={2}>
            <NewLink by="steps" label={t('reports.queries.newBySteps')} />
            {may('reports.checkText') && <NewLink by="sql" label={t('reports.queries.newBySql')} />}
            <ImportButton />
          </Row>
        )}
      </Row>
      <Card as="section" gap={4}>
        <SearchField
          label={t('reports.queries.search')}
          placeholder={t('reports.queries.search')}
          value={filter}
          onChange={setFilter}
        />
        <Loadable query={query}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                picture="table"
                title={t(filter ? 'reports.queries.notFound' : 'reports.queries.none')}
                text={t(isAuthor ? 'reports.queries.noneAuthor' : 'reports.queries.noneReader')}
              />
            ) : (
              <table
                aria-label={t('route.root.defaultlayout.project.admin.query.list.title')}
                className={tableClasses.table}
              >
                <thead>
                  <tr>
                    {Object.values(columns).map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ Id, Name, Descr, MayEdit, AuthorName, UsedIn, ChangedAt }) => (
                    <tr key={Id}>
                      <th scope="row" data-label={columns.name}>
                        <div className={classes.names}>
                          <ProjectLink to={pathOf('admin.query.view', { id: Id })}>
                            {Name}
                          </ProjectLink>
                          {Descr && (
                            <Text as="span" tone="faint" size="medium">
                              {Descr}
                            </Text>
                          )}
                          {MayEdit && (
                            <ProjectLink
                              to={pathOf('admin.query.edit', { id: Id })}
                              aria-label={t('reports.queries.editOf', { name: Name })}
                            >
                              {t('reports.queries.edit')}
                            </ProjectLink>
                          )}
                        </div>
                      </th>
                      <td data-label={columns.by}>{AuthorName || '–'}</td>
                      <td data-label={columns.used}>
                        {UsedIn.length === 0
                          ? '–'
                          : UsedIn.map(({ Id: report, Name: name }, index) => (
                              <span key={report}>
                                {index > 0 && ', '}
                                <ProjectLink to={pathOf('admin.report.view', { id: report })}>
                                  {name}
                                </ProjectLink>
                              </span>
                            ))}
                      </td>
                      <td data-label={columns.changed}>{formatDateTime(ChangedAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Loadable>
      </Card>
    </Page>
  )
}

/** Leads to a new query, and looks like a button: it is the first thing to do here. */
function NewLink({ by, label }: { readonly by: 'steps' | 'sql'; readonly label: string }) {
  const pathTo = useProjectPath()
  return (
    <Link
      to={pathTo(pathOf('admin.query.edit', { id: 'new' }))}
      search={{ by }}
      className={classes.new}
      data-by={by}
    >
      <IconPlus size={18} aria-hidden="true" />
      {label}
    </Link>
  )
}
