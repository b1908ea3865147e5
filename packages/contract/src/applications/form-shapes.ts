import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { held } from '../files/entities.ts'
import { MAX_ANSWERS } from './limits.ts'
import { STATUSES } from './statuses.ts'

/** 256 random bits as base64url, of the applicant's private link. */
export const token = z.string().min(1, { error: 'required' }).max(200)

export const answers = z
  .record(z.string().min(1).max(100), z.string().max(4000, { error: 'too_big' }))
  .refine((given) => Object.keys(given).length <= MAX_ANSWERS, { error: 'too_many' })

const option = z.strictObject({ Value: z.string(), Label: z.string() })

const question = z.strictObject({
  Name: z.string(),
  Label: z.string(),
  Hint: z.string(),
  Type: z.enum([
    'text',
    'longtext',
    'document',
    'number',
    'date',
    'choice',
    'yesno',
    'email',
    'phone',
    'afm',
    'amka',
    'region',
    'municipality',
  ]),
  Required: z.boolean(),
  /** Of a document: it is wanted, but may come after the application. */
  Later: z.boolean(),
  Options: z.array(option).readonly(),
  Show: z.string(),
  Validation: z.string(),
  ValidationText: z.string(),
  Filter: z.string(),
})

/** A section of the form; its questions carry their conditions, which the page and the server read alike. */
export const section = z.strictObject({
  Title: z.string(),
  Text: z.string(),
  Questions: z.array(question).readonly(),
})

export const status = z.literal(STATUSES)

/** A document as its applicant knows it. */
export const document = z.strictObject({
  Id: id,
  /** The name of the question that asks for it. */
  Question: z.string(),
  Name: z.string(),
  Bytes: z.int(),
  Mime: z.string(),
  At: instant,
  Held: held,
})
