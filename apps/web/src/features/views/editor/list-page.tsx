import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Page, Row, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts, type CallOutput } from '#shared'
import {
  EmptyState,
  Loadable,
  Pager,
  ProjectLink,
  SearchField,
  pagedTableClasses as tableClasses,
} from '#ui'
import { ActionViewList } from '../actions/action-view-list.tsx'
import { ImportViews } from './import-views.tsx'
import { PublishedBadge } from './published-badge.tsx'

/** Views of a page of the list, as the server answers them. */
const PAGE = 20

/** The views of the project, for those who write them. */
export default function ListPage() {
  const { t } = useTexts()
  const may = useMay()
  if (!may('views.listViews')) {
    return <EmptyState isPage title={t('views.notYours')} text={t('views.notYoursText')} />
  }
  return (
    <Page width="full" gap={4}>
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('views.title')}
          </Heading>
          <Text tone="soft">{t('views.lead')}</Text>
        </div>
        <Row gap={3} align="center">
          <ProjectLink to={pathOf('admin.views.edit', { id: 'new' })}>{t('views.new')}</ProjectLink>
          <ProjectLink to={pathOf('admin.views.edit', { id: 'gallery' })}>
            {t('views.gallery')}
          </ProjectLink>
          <ImportViews />
        </Row>
      </Row>
      <ViewLists />
    </Page>
  )
}

/** The views of the project, and those of its actions for who writes them. */
export function ViewLists() {
  const may = useMay()
  return (
    <>
      <Views />
      {may('views.listActionViews') && <ActionViewList />}
    </>
  )
}

function Views() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const views = useCall(
    'views.listViews',
    { ProjectId, Page: page, Search: search },
    { placeholderData: keepPreviousData },
  )
  return (
    <Card as="section" gap={4}>
      <SearchField
        label={t('views.search')}
        placeholder={t('views.search')}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      <Loadable query={views}>
        {({ list, count, All }) =>
          list.length === 0 ? (
            <EmptyState
              picture="layout"
              title={t(All > 0 ? 'views.notFound' : 'views.none')}
              {...(All === 0 && { text: t('views.noneText') })}
            />
          ) : (
            <>
              <ViewTable list={list} />
              <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
            </>
          )
        }
      </Loadable>
    </Card>
  )
}

type Line = CallOutput<'views.listViews'>['list'][number]

function ViewTable({ list }: { readonly list: readonly Line[] }) {
  const { t } = useTexts()
  const columns = {
    name: t('views.name'),
    class: t('views.class'),
    access: t('views.access'),
    state: t('views.published'),
    changed: t('views.changed'),
  }
  return (
    <table aria-label={t('views.title')} className={tableClasses.table}>
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
        {list.map((view) => (
          <tr key={view.Id}>
            <td data-label={columns.name}>
              <div>
                <ProjectLink to={pathOf('admin.views.edit', { id: view.Id })}>
                  {[view.Category, view.Name].filter(Boolean).join('/')}
                </ProjectLink>
                {view.Descr && <Text tone="faint">{view.Descr}</Text>}
              </div>
            </td>
            <td data-label={columns.class}>{t(`views.class.${view.Class}`)}</td>
            <td data-label={columns.access}>
              {view.Access.map((role) => t(`identity.role.${role}`)).join(', ') || '-'}
            </td>
            <td data-label={columns.state}>
              <PublishedBadge view={view} />
            </td>
            <td data-label={columns.changed}>
              {[formatDateTime(view.ChangedAt), view.By].filter(Boolean).join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
