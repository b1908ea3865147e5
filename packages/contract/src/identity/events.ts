import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'

/** The person's session ended or their rights changed: the page asks for its identity again. */
export const identityChanged = defineEvent('identity.changed', z.strictObject({}))
