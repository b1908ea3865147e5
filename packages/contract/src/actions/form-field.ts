import { z } from 'zod'
import { FORM_FIELD_TYPES } from './form-types.ts'

/** A text in both languages; English may be missing, and Greek is shown then. */
const label = z.strictObject({
  el: z.string().trim().min(1, { error: 'required' }).max(300),
  en: z.string().trim().max(300),
})

/** What a field's value is kept under: as conditions read it, `data.goals`. */
const FIELD_NAME = /^[A-Za-z]\w{0,39}$/

/** One field of the form that a mentee fills in. */
export const formField = z.strictObject({
  name: z.string().regex(FIELD_NAME, { error: 'form_field_name' }),
  label,
  type: z.enum(FORM_FIELD_TYPES),
  required: z.boolean(),
  /** What a `select` offers. */
  options: z
    .array(
      z.strictObject({ value: z.string().trim().min(1, { error: 'required' }).max(100), label }),
    )
    .max(60),
})
