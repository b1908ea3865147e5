import { z } from 'zod'
import { id, someText } from '../core/shapes.ts'
import { FORM_FIELD_TYPES, FORM_PARTS, SHOW_RULES } from './form-types.ts'

/** A text in both languages; English may be missing, and Greek is shown then. */
const label = z.strictObject({
  el: someText.max(300),
  en: z.string().trim().max(300),
})

/** The same, which may be missing altogether. */
const words = z.strictObject({ el: z.string().trim().max(2_000), en: z.string().trim().max(2_000) })

/** What a field's value is kept under: as conditions read it, `data.goals`. */
const FIELD_NAME = /^[A-Za-z]\w{0,39}$/

const bound = z.string().trim().max(40)

/** Where a field's first value is taken from: a field of the person, or of the form of another action. */
const start = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('user'),
    field: someText.max(100),
    /** Whether completing writes the answer back to the person's field. */
    writeBack: z.boolean(),
  }),
  z.strictObject({
    from: z.literal('action'),
    actionId: id,
    field: someText.max(40),
  }),
])

const showWhen = z.strictObject({
  field: z.string().max(40),
  is: z.enum(SHOW_RULES),
  value: z.string().trim().max(300),
})

/** One field of an action's form. */
export const formField = z.strictObject({
  name: z.string().regex(FIELD_NAME, { error: 'form_field_name' }),
  part: z.enum(FORM_PARTS),
  label,
  help: words,
  type: z.enum(FORM_FIELD_TYPES),
  required: z.boolean(),
  /** What a choice offers. */
  options: z.array(z.strictObject({ value: someText.max(100), label })).max(60),
  /**
   * Bounds, '' for none: of a number, a day (yyyy-mm-dd or `today`) or a time (HH:MM); of the length of
   * a text; of how many are chosen; the ends of a scale; the most stars.
   */
  min: bound,
  max: bound,
  /** The field is asked for only while this holds; null always. */
  showWhen: showWhen.nullable(),
  start: start.nullable(),
})

/** The same as an author writes it: what was not there in older forms may be left out. */
export const writtenField = formField.extend({
  part: z.enum(FORM_PARTS).default('mentee'),
  help: words.default({ el: '', en: '' }),
  min: bound.default(''),
  max: bound.default(''),
  showWhen: showWhen.nullable().default(null),
  start: start.nullable().default(null),
})
