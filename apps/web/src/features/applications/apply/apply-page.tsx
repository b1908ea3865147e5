import { useQuery } from '@tanstack/react-query'
import { Card, Heading, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useTexts, type CallOutput } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { closingText } from '../closing.ts'
import { Application } from './application.tsx'
import { findKeptDraft } from './use-draft.ts'

type Form = CallOutput<'applications.getForm'>

/** The application form of a project (spec §2.1), or the calls that are open where none is named. */
export function ApplyPage({ project }: { readonly project: string }) {
  const { language } = useTexts()
  const form = useCall('applications.getForm', { Project: project }, { staleTime: Infinity })
  return (
    <Loadable key={language} query={form}>
      {(found) => {
        if (project === '') return <OpenCalls calls={found.Open} />
        return found.State === 'open' ? (
          <Begun project={project} form={found} />
        ) : (
          <Closed form={found} />
        )
      }}
    </Loadable>
  )
}

/** With the draft that was begun on this device. */
function Begun({ project, form }: { readonly project: string; readonly form: Form }) {
  const draft = useQuery({
    queryKey: ['draft', project],
    queryFn: () => findKeptDraft(project),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Loadable query={draft}>
      {(found) => <Application project={project} form={form} draft={found} />}
    </Loadable>
  )
}

function OpenCalls({ calls }: { readonly calls: Form['Open'] }) {
  const { t } = useTexts()
  if (calls.length === 0) return <EmptyState isPage title={t('apply.open.none')} />
  return (
    <>
      <Heading as="h1" size="page">
        {t('apply.open.title')}
      </Heading>
      {calls.map(({ Url, Title, ClosesAt }) => (
        <Card key={Url} gap={1}>
          <a href={`${pathOf('root.applicationForm')}?project=${encodeURIComponent(Url)}`}>
            {Title}
          </a>
          {ClosesAt && <Text tone="soft">{t('apply.until', { date: closingText(ClosesAt) })}</Text>}
        </Card>
      ))}
    </>
  )
}

/** Why the form of a project cannot be filled in. */
export function Closed({ form: { State, OpensAt, ClosesAt } }: { readonly form: Form }) {
  const { t } = useTexts()
  const text =
    State === 'before' && OpensAt
      ? t('apply.closed.before', { date: formatDateTime(OpensAt) })
      : State === 'closed' && ClosesAt
        ? t('apply.closed.closed', { date: closingText(ClosesAt) })
        : t('apply.closed.none')
  return <EmptyState isPage title={t('apply.closed.title')} text={text} />
}
