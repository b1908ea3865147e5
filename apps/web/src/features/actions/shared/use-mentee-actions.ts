import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../../shared/api/use-call.ts'
import { useEvent } from '../../../shared/api/use-event.ts'
import { useIdentity } from '../../../shared/api/identity.ts'
import { announce } from '../../../shared/ui/announce.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { titleOf } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { isOwnWrite } from './own-writes.ts'

/** What may have changed with a mentee's action, by the names of the calls that read it. */
const CONCERNED = new Set([
  'actions.listMenteeActions',
  'actionData.getAsMentee',
  'actionData.getMenteeData',
  'actionData.getPublicNotes',
])

/**
 * A mentee's actions as they stand, kept true: what others change is loaded again and said in the
 * page's live region.
 */
export function useMenteeActions(menteeId: number) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const client = useQueryClient()
  const actions = useCall('actions.listMenteeActions', { ProjectId, MenteeId: menteeId })

  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => CONCERNED.has(String(queryKey[0])) })
  const titleById = (id: number): string => {
    const action = actions.data?.find((candidate: MenteeAction) => candidate.Id === id)
    return action ? titleOf(action, language) : ''
  }

  const hear = (what: 'completed' | 'reopened' | 'changed', actionId: number): void => {
    if (!isOwnWrite(menteeId, actionId)) {
      announce(t(`actions.mentee.live.${what}`, { title: titleById(actionId) }))
    }
    void refresh()
  }
  useEvent('actions.completionChanged', ({ MenteeId, ActionId, Completed }) => {
    if (MenteeId === menteeId) hear(Completed ? 'completed' : 'reopened', ActionId)
  })
  useEvent('actions.dataChanged', ({ MenteeId, ActionId }) => {
    if (MenteeId === menteeId) hear('changed', ActionId)
  })
  return actions
}
