import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { languageCode } from '../core/shapes.ts'

/** Texts of a language have changed, or the languages themselves; the number of the change. */
export const textsChanged = defineEvent(
  'language.textsChanged',
  z.strictObject({ Language: languageCode, Change: z.int() }),
)
