import { Page } from '#layout'
import { useTexts } from '#shared'
import { Loadable, ProjectLink } from '#ui'
import type { ActionTabProps } from '#features/actions'
import { pathOf } from '@telemachos/contract/paths'
import { SessionList } from './session-list.tsx'
import { useConference } from './use-conference.ts'

/** The sessions of a conference, on the page where its action is edited. */
export default function SessionsTab({ place: { ActionId }, onUnsaved }: ActionTabProps) {
  const { t } = useTexts()
  const query = useConference(ActionId)
  return (
    <Page width="full" gap={4}>
      <ProjectLink to={pathOf('conference', { actionId: ActionId })}>
        {t('conference.toPage')}
      </ProjectLink>
      <Loadable query={query}>
        {(conference) => <SessionList conference={conference} onUnsaved={onUnsaved} />}
      </Loadable>
    </Page>
  )
}
