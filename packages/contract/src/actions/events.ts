import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

const about = { ProjectId: id, ActionId: id, MenteeId: id }

/** An action was completed for a mentee, or its completion was taken back. */
export const completionChanged = defineEvent(
  'actions.completionChanged',
  z.strictObject({ ...about, Completed: z.boolean() }),
)

/** The date or the data of a mentee's action changed. */
export const actionDataChanged = defineEvent('actions.dataChanged', z.strictObject(about))
