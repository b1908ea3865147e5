import { z } from 'zod'
import { leadsToCall } from '../core/call-path.ts'
import { isPictureAddress } from '../core/pictures.ts'
import { QUESTION_TYPE_IDS } from './question-types.ts'
import { region } from './region.ts'

/** The author's document (spec §3, Question (editor)): shape and limits; checkDraft has the rules. */

const label = z.strictObject({ el: z.string().max(4_000), en: z.string().max(4_000).default('') })
const expression = z.string().max(4_000).default('')
const name = z.string().max(64)
const limit = z.number().min(-1e12).max(1e12).optional()
const count = z.int().min(0).max(10_000).optional()
const noLabel = { el: '', en: '' }
/** Empty for none. */
const picture = z
  .string()
  .refine((address) => address === '' || isPictureAddress(address), { error: 'picture' })

const option = z.strictObject({
  Value: z.string().max(200),
  Text: label,
  Exclusive: z.boolean().optional(),
  Image: picture.optional(),
  Alt: label.optional(),
  Region: region.optional(),
})

const row = z.strictObject({ Model: name, Text: label, Required: z.boolean().default(false) })

const data = z.strictObject({
  Min: limit,
  Max: limit,
  Step: z.number().positive().max(1e9).optional(),
  Total: limit,
  Top: z.int().min(1).max(200).optional(),
  Lines: z.int().min(1).max(100).optional(),
  MinLength: count,
  MaxLength: count,
  Pattern: z.enum(['email', 'phone', 'postcode', 'digits', 'letters']).optional(),
  Multiple: z.boolean().optional(),
  MustBeTrue: z.boolean().optional(),
  Expression: z.string().max(4_000).optional(),
  Image: picture.optional(),
  Alt: z.string().max(500).optional(),
  LowText: label.optional(),
  HighText: label.optional(),
  Accept: z.array(z.string().max(100)).max(50).optional(),
  MaxBytes: z.int().min(1).max(1_073_741_824).optional(),
})

const typeId = z.literal(QUESTION_TYPE_IDS)

const question = z.strictObject({
  Id: z.string().max(20),
  Model: name,
  Type: typeId,
  Text: label,
  Help: label.default(noLabel),
  Condition: expression,
  Validate: expression,
  Required: z.boolean().default(false),
  Options: z.array(option).max(200).default([]),
  Other: z.strictObject({ Model: name, Text: label }).nullable().default(null),
  Rows: z.array(row).max(200).default([]),
  DefaultValue: z.string().max(1_000).default(''),
  TrueValue: z.string().max(200).default(''),
  FalseValue: z.string().max(200).default(''),
  Parametric: z.boolean().default(false),
  Spreadsheets: z
    .array(z.strictObject({ Id: z.int().min(1), Name: z.string().max(200) }))
    .max(1)
    .default([]),
  dontShow: z.boolean().default(false),
  Data: data.default({}),
})

const band = z.strictObject({ from: z.number(), to: z.number(), name: label, text: label })

const scale = z.strictObject({
  id: z.string().min(1).max(64),
  name: label,
  method: z.enum(['sum', 'mean']),
  items: z
    .array(
      z.strictObject({ model: name, reversed: z.boolean(), weight: z.number().min(-100).max(100) }),
    )
    .max(1_000),
  parts: z.array(z.string().max(64)).max(50).default([]),
  minAnswered: z.int().min(1).max(1_000).nullable().default(null),
  bands: z.array(band).max(20),
})

const seconds = z.int().min(1).max(31_536_000)

/** A whole questionnaire as the editor holds, saves and publishes it; at most 1,000 questions. */
export const draft = z
  .strictObject({
    Title: label,
    Sections: z
      .array(
        z.strictObject({
          Text: label,
          Condition: expression,
          /** Lines, each of the questions that stand side by side. */
          Questions: z.array(z.array(question).max(5)).max(1_000),
          /** Whether the editor shows its questions; of no consequence to who answers. */
          open: z.boolean().optional(),
        }),
      )
      .max(100),
    Scales: z.array(scale).max(50).default([]),
    /** Seconds of work; null without a limit. */
    Duration: seconds.nullable().default(null),
    /** Seconds from the first start, paused or not; null without a limit. */
    Window: seconds.nullable().default(null),
    /** A path of this site; '' for the project's home. */
    OnFinish: z
      .string()
      .max(500)
      .regex(/^(\/(?!\/)[^\\\s]*)?$/)
      .refine((path) => !leadsToCall(path))
      .default(''),
    /** Whether what waits for the network stays on the device, however long; otherwise for 8 s. */
    WorksOffline: z.boolean().default(true),
  })
  .refine(({ Sections }) => Sections.flatMap((one) => one.Questions.flat()).length <= 1_000, {
    error: 'too_many_questions',
  })
