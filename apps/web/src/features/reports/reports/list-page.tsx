import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Page, Row, Text } from '#layout'
import { useCall, useMay, useProjectPath, useTexts } from '#shared'
import {
  EmptyState,
  Loadable,
  pagedTableClasses as tableClasses,
  ProjectLink,
  SearchField,
} from '#ui'
import classes from '../queries/queries.module.css'
import { ReportLinks } from '../queries/report-links.tsx'

/** The reports that the caller reads, and for authors the way to a new one. */
export default function ListPage() {
  const { t } = useTexts()
  const may = useMay()
  const pathTo = useProjectPath()
  const [filter, setFilter] = useState('')
  const query = useCall(
    'reports.listReports',
    { Filter: filter },
    { placeholderData: keepPreviousData },
  )
  const isAuthor = may('reports.saveReport')
  const title = t('route.root.defaultlayout.project.admin.report.list.title')
  const columns = {
    title: t('reports.report.title'),
    // For whom it is, and by whom, is the authors' business.
    ...(isAuthor && { readers: t('reports.reports.readers'), by: t('reports.queries.by') }),
    changed: t('reports.reports.changed'),
  }
  return (
    <Page width="full">
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {title}
          </Heading>
          <Text tone="faint">{t('reports.reports.lead')}</Text>
          <ReportLinks current="reports" />
        </div>
        {isAuthor && (
          <Row gap={3} align="center">
            <ProjectLink to={pathOf('admin.report.ready')}>
              {t('route.root.defaultlayout.project.admin.report.ready.title')}
            </ProjectLink>
            <Link
              to={pathTo(pathOf('admin.report.edit', { id: 'new' }))}
              className={classes.new}
              data-by="steps"
            >
              <IconPlus size={18} aria-hidden="true" />
              {t('reports.reports.new')}
            </Link>
          </Row>
        )}
      </Row>
      <Card as="section" gap={4}>
        <SearchField
          label={t('reports.reports.search')}
          placeholder={t('reports.reports.search')}
          value={filter}
          onChange={setFilter}
        />
        <Loadable query={query}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                picture="chart"
                title={t(filter ? 'reports.reports.notFound' : 'reports.reports.none')}
                text={t(isAuthor ? 'reports.reports.noneAuthor' : 'reports.reports.noneReader')}
              />
            ) : (
              <table aria-label={title} className={tableClasses.table}>
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
                  {list.map(({ Id, Title, Descr, Roles, MayEdit, AuthorName, ChangedAt }) => (
                    <tr key={Id}>
                      <th scope="row" data-label={columns.title}>
                        <div className={classes.names}>
                          <ProjectLink to={pathOf('admin.report.view', { id: Id })}>
                            {Title}
                          </ProjectLink>
                          {Descr && (
                            <Text as="span" tone="faint" size="medium">
                              {Descr}
                            </Text>
                          )}
                          {MayEdit && (
                            <ProjectLink
                              to={pathOf('admin.report.edit', { id: Id })}
                              aria-label={t('reports.queries.editOf', { name: Title })}
                            >
                              {t('reports.queries.edit')}
                            </ProjectLink>
                          )}
                        </div>
                      </th>
                      {isAuthor && (
                        <>
                          <td data-label={columns.readers}>
                            {Roles.map((role) => t(`identity.role.${role}`)).join(', ') ||
                              t('reports.reports.onlyAuthor')}
                          </td>
                          <td data-label={columns.by}>{AuthorName || '–'}</td>
                        </>
                      )}
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
