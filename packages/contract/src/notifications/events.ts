import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** Somebody has something new to read in a project, or has read it on another page. */
export const notificationsChanged = defineEvent(
  'notifications.changed',
  z.strictObject({ ProjectId: id }),
)
