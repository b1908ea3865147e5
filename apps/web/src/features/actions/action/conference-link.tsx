import { pathOf } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import { CONFERENCE, type MenteeAction } from './mentee-action.ts'

/** Whether an action is a conference, which has a page of its own. */
export const isConference = ({ TypeId }: Pick<MenteeAction, 'TypeId'>): boolean =>
  TypeId === CONFERENCE

/** To the page of a conference: its sessions, registering, and who was there. */
export function ConferenceLink({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  return (
    <ProjectLink to={pathOf('conference', { actionId: action.Id })}>
      {t(action.Completed ? 'conference.open' : 'conference.openToRegister')}
    </ProjectLink>
  )
}
