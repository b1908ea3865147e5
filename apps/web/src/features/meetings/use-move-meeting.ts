import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { canRetry, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import { changeIn } from './meeting-refusal.tsx'
import type { Meeting } from './meeting.ts'

export interface MoveMeeting {
  /** Moves a meeting to an instant; true when the server has done so. */
  readonly move: (meeting: Meeting, at: string) => Promise<boolean>
  readonly busy: boolean
  /** Why the last attempt was refused. */
  readonly error: Error | null
  readonly forget: () => void
}

/**
 * Moves meetings. What the server tells of a change by somebody else counts as seen from then on,
 * so that a second attempt goes through; the toast offers the way back.
 */
export function useMoveMeeting(onMoved: (at: string) => void = () => {}): MoveMeeting {
  const { t } = useTexts()
  const [told, setTold] = useState<{ id: number; at: string | null }>()
  const publish = useWrite('actions.publishAction')
  const takeBack = useWrite('actions.publishAction')
  const offerUndo = useOfferUndo()

  async function undo({ ActionId, MenteeId, Time }: Meeting, from: string) {
    try {
      await takeBack.mutateAsync({ ActionId, MenteeId, date: Time, Seen: from })
      onMoved(Time)
      return t('calendar.move.undone', { at: formatDateTime(Time) })
    } catch (error) {
      if (canRetry(error)) showSystemMessage(error, t)
      else toast(t('calendar.move.refused'), { kind: 'failed' })
      return false
    }
  }
  async function move(meeting: Meeting, at: string): Promise<boolean> {
    const { Id, ActionId, MenteeId } = meeting
    const seen = told?.id === Id ? told.at : meeting.Time
    try {
      await publish.mutateAsync({ ActionId, MenteeId, date: at, Seen: seen })
    } catch (error) {
      const change = changeIn(error)
      if (change) setTold({ id: Id, at: change.at })
      return false
    }
    setTold(undefined)
    offerUndo({
      done: t('calendar.move.done', { at: formatDateTime(at) }),
      ms: TOAST_MS.mailNotice,
      undo: () => undo(meeting, at),
    })
    onMoved(at)
    return true
  }
  return {
    move: (meeting, at) => withUndo(move(meeting, at)),
    busy: publish.isPending,
    error: publish.error,
    forget: publish.reset,
  }
}
