import { pathOf } from '@telemachos/contract/paths'
import type { ReactNode } from 'react'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import { ApiError, useIdentity, useMay, useTexts } from '#shared'

interface Props<Data> {
  readonly query: Parameters<typeof Loadable<Data>>[0]['query']
  readonly children: (data: Data) => ReactNode
}

/**
 * What was found by registry number. Where the project keeps none, nothing has failed: it says so, with the
 * way to where they are set.
 */
export function NumbersAnswer<Data>({ query, children }: Props<Data>) {
  const { t } = useTexts()
  const { error, data } = query
  const hasNoField = error instanceof ApiError && error.details['rule'] === 'no_number_field'
  if (data !== undefined || !hasNoField) return <Loadable query={query}>{children}</Loadable>
  return (
    <EmptyState
      title={t('people.numbers.noField')}
      text={t('rule.no_number_field')}
      action={<ToFields />}
    />
  )
}

function ToFields() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  if (!may('projects.setProject')) return null
  return (
    <ProjectLink to={pathOf('admin.project.view', { ProjectId })} hash="tab=fields">
      {t('people.numbers.toFields')}
    </ProjectLink>
  )
}
