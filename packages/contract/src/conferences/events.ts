import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** A session was made, changed or cancelled, or somebody's place in it. */
export const conferenceChanged = defineEvent(
  'conferences.changed',
  z.strictObject({ ProjectId: id, ActionId: id, SessionId: id }),
)
