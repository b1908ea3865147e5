import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** A person's fields or roles in a project were changed. */
export const userChanged = defineEvent(
  'users.changed',
  z.strictObject({ ProjectId: id, UserId: id }),
)
