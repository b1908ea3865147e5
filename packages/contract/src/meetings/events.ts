import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** A meeting was planned, moved, cancelled or written about. */
export const meetingChanged = defineEvent(
  'meetings.changed',
  z.strictObject({ ProjectId: id, ActionId: id, MenteeId: id, MentorId: id }),
)
