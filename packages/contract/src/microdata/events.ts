import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** Forms are on their way to the receiving system, or it has answered. */
export const sendingChanged = defineEvent(
  'microdata.sendingChanged',
  z.strictObject({ ProjectId: id }),
)
