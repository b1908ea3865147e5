import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id } from '../core/shapes.ts'

/** What somebody sees of the library has changed. */
export const libraryChanged = defineEvent('library.changed', z.strictObject({ ProjectId: id }))
