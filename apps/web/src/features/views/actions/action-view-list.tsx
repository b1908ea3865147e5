import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Text } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { EmptyState, Loadable, Pager, ProjectLink, pagedTableClasses as tableClasses } from '#ui'
import { PublishedBadge } from '../editor/published-badge.tsx'

/** Views of a page of the list, as the server answers them. */
const PAGE = 20

/** The views of actions and of types of action; each is written on the page of its action. */
export function ActionViewList() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const views = useCall(
    'views.listActionViews',
    { ProjectId, Page: page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Card as="section" gap={3} aria-labelledby="action-views">
      <Heading id="action-views">{t('views.action.list')}</Heading>
      <Text tone="soft">{t('views.action.list.lead')}</Text>
      <Loadable query={views}>
        {({ list, count }) =>
          list.length === 0 ? (
            <EmptyState picture="layout" title={t('views.action.list.none')} />
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

type Line = CallOutput<'views.listActionViews'>['list'][number]

function ViewTable({ list }: { readonly list: readonly Line[] }) {
  const { t } = useTexts()
  const columns = {
    action: t('views.action.column.action'),
    viewer: t('views.action.viewer'),
    state: t('views.published'),
    changed: t('views.changed'),
  }
  const nameOf = ({ Title, TypeId }: Line) =>
    Title ?? t('views.action.list.type', { type: t(`actions.grid.type.${TypeId as 1}`) })
  return (
    <table aria-label={t('views.action.list')} className={tableClasses.table}>
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
            <td data-label={columns.action}>
              {view.WrittenAt === null ? (
                nameOf(view)
              ) : (
                <ProjectLink
                  to={pathOf('admin.action.content', { actionId: view.WrittenAt })}
                  hash="tab=views"
                >
                  {nameOf(view)}
                </ProjectLink>
              )}
            </td>
            <td data-label={columns.viewer}>{t(`views.action.viewer.${view.ViewType}`)}</td>
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
