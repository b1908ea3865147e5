import { z } from 'zod'
import { defineEvent } from '../core/define-event.ts'
import { id, languageCode } from '../core/shapes.ts'

/**
 * Texts of a language have changed, or the languages themselves; the number of the change. Where it is one
 * text of those that pages show, it comes along: fifty pages need not load all of them for it.
 */
export const textsChanged = defineEvent(
  'language.textsChanged',
  z.strictObject({
    Language: languageCode,
    Change: z.int(),
    Text: z.strictObject({ Label: z.string(), Text: z.string() }).optional(),
  }),
)

/** Authors' texts of a project are others now in a language that was added: who reads in it takes them anew. */
export const authorTextsChanged = defineEvent(
  'language.authorTextsChanged',
  z.strictObject({ ProjectId: id, Language: languageCode }),
)
