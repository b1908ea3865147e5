import { z } from 'zod'
import { id } from '../core/shapes.ts'
import { defineEvent } from '../core/define-event.ts'

/** States of people were changed: lists with them are read again. */
export const stateChanged = defineEvent('people.stateChanged', z.strictObject({ ProjectId: id }))
