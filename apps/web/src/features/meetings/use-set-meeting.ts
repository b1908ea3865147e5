import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { showSystemMessage } from '#ui'
import { changeIn } from './meeting-refusal.tsx'

/** Whose meeting it is, about which action. */
export interface Cell {
  readonly menteeId: number
  readonly actionId: number
}

export interface SetMeeting {
  /** Sets the start, as ISO text; true when the server has done so. */
  readonly set: (at: string) => Promise<boolean>
  readonly busy: boolean
  /** Why the last attempt was refused. */
  readonly error: Error | null
}

/**
 * Sets the date of a meeting, or moves it; the toast offers the way back. What the server tells of a change
 * by somebody else counts as seen from then on, so that a second attempt goes through.
 *
 * @param was when it is planned now; null where it is not.
 */
export function useSetMeeting(
  { menteeId: MenteeId, actionId: ActionId }: Cell,
  was: string | null,
  onSet: (at: string) => void,
): SetMeeting {
  const { t } = useTexts()
  // What was there when it was opened, or what the server has told of since.
  const [seen, setSeen] = useState(was)
  const publish = useWrite('actions.publishAction')
  const cancelling = useWrite('actions.cancelMeeting')
  const offerUndo = useOfferUndo()

  async function set(at: string): Promise<boolean> {
    try {
      await publish.mutateAsync({ ActionId, MenteeId, date: at, Seen: seen })
    } catch (error) {
      const moved = changeIn(error)
      if (moved) setSeen(moved.at)
      return false
    }
    setSeen(at)
    onSet(at)
    const done = was === null ? 'schedule.done' : 'calendar.move.done'
    offerUndo({ done: t(done, { at: formatDateTime(at) }), undo: () => goBack(at) })
    return true
  }
  /** As it was before: at the time of then, or without one. */
  async function goBack(Seen: string): Promise<string | false> {
    const cell = { ActionId, MenteeId, Seen }
    try {
      if (was !== null) {
        await publish.mutateAsync({ ...cell, date: was })
        onSet(was)
        return t('calendar.move.undone', { at: formatDateTime(was) })
      }
      await cancelling.mutateAsync({ ...cell, Reason: t('ui.undo') })
      return t('actions.cell.backToNone')
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  return { set: (at) => withUndo(set(at)), busy: publish.isPending, error: publish.error }
}
