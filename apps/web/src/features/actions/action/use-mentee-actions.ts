import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall, useEvent, useIdentity, useTexts, isOwnWrite, type Happening } from '#shared'
import { announce } from '#ui'
import { titleOf } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'

/** What may have changed with a mentee's action, by the names of the calls that read it. */
const CONCERNED = new Set([
  'actions.listMenteeActions',
  'actions.getFormParts',
  'actions.getMissing',
  'actions.getPublicNotes',
  'submissions.getWork',
  'submissions.summarize',
  'spreadsheets.getCalculation',
])

/**
 * Somebody who types elsewhere saves every second: that is said once, until it has been quiet. What
 * is completed has mostly changed as well, which need not be said.
 */
const QUIET_MS = 10_000

/**
 * A mentee's actions as they stand, kept true: what others change is loaded again and said in the
 * page's live region.
 *
 * @param enabled false where the caller's role may not have them: they are not asked for.
 */
export function useMenteeActions(menteeId: number, enabled = true) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const client = useQueryClient()
  const actions = useCall(
    'actions.listMenteeActions',
    { ProjectId, MenteeId: menteeId },
    { enabled },
  )

  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => CONCERNED.has(String(queryKey[0])) })
  const titleById = (id: number): string => {
    const action = actions.data?.find((candidate: MenteeAction) => candidate.Id === id)
    return action ? titleOf(action, language) : ''
  }

  const lastChange = useRef({ actionId: 0, at: 0 })
  const hear = (what: Happening, actionId: number): void => {
    const { current } = lastChange
    const again = current.actionId === actionId && performance.now() - current.at < QUIET_MS
    lastChange.current = { actionId, at: performance.now() }
    if (!isOwnWrite(menteeId, actionId, what) && !(what === 'changed' && again)) {
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
  useEvent('questionnaires.attemptChanged', ({ MenteeId }) => {
    if (MenteeId === menteeId) void refresh()
  })
  useEvent('conferences.changed', ({ ActionId }) => {
    if (actions.data?.some(({ Id }) => Id === ActionId)) void refresh()
  })
  return actions
}
