import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** Somebody looks after other people than before. */
export const relationsChanged = defineEvent('linking.changed', z.strictObject({ ProjectId: id }))
