import { Heading, Page, Text } from '#layout'
import { useParticipant, useTexts } from '#shared'
import { EmptyState, Loadable, ProjectLink, useParams, WhileOpen, NamedHeading } from '#ui'
import { RichTextView } from '#features/actions'
import { pathOf } from '@telemachos/contract/paths'
import type { Conference } from './session.ts'
import { SessionList } from './session-list.tsx'
import { useConference } from './use-conference.ts'

/** The page of a conference: when and where, who may come, and who was there. */
export default function ConferencePage() {
  const { actionId } = useParams()
  const id = Number(actionId)
  if (!Number.isInteger(id) || id < 1) {
    return <Missing />
  }
  return <Whole key={id} actionId={id} />
}

/** What is said of a conference that is not there, or not for the reader. */
function Missing() {
  const { t } = useTexts()
  return (
    <Page width="full">
      <Heading as="h1" size="page">
        {t('route.root.defaultlayout.project.conference.title')}
      </Heading>
      <EmptyState title={t('conference.missing')} text={t('conference.missingText')} />
    </Page>
  )
}

function Whole({ actionId }: { readonly actionId: number }) {
  const { t } = useTexts()
  const participant = useParticipant()
  const query = useConference(actionId)
  if (query.error?.code === 'not_found') return <Missing />
  return (
    <Page width="full" gap={5}>
      {participant === 'mentee' && (
        <ProjectLink to={pathOf('mentee.action', { Id: actionId })}>
          {t('conference.toAction')}
        </ProjectLink>
      )}
      <Loadable query={query}>{(conference) => <Parts conference={conference} />}</Loadable>
    </Page>
  )
}

function Parts({ conference }: { readonly conference: Conference }) {
  const { Title, Description } = conference
  return (
    <>
      <NamedHeading name={Title} />
      {Description.trim() !== '' && (
        <Text as="div" tone="soft">
          <RichTextView text={Description} under={1} />
        </Text>
      )}
      <WhileOpen>
        <SessionList conference={conference} />
      </WhileOpen>
    </>
  )
}
