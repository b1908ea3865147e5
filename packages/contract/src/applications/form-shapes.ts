import { z } from 'zod'
import { id, instant, keysUpTo } from '../core/shapes.ts'
import { held } from '../files/entities.ts'
import { MAX_ANSWERS } from './limits.ts'
import { STATUSES } from './statuses.ts'

/** 256 random bits as base64url, of the applicant's private link. */
export const token = z.string().min(1, { error: 'required' }).max(200)

export const answers = keysUpTo(
  z.record(z.string().min(1).max(100), z.string().max(4000, { error: 'too_big' })),
  MAX_ANSWERS,
)

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

/** What an application waits for whose address is not proven; null once it is. */
export const proof = z
  .strictObject({
    /** Where the link goes; '' where no address was given: only staff can confirm the application then. */
    Email: z.string(),
    /** From when on one more mail can be asked for; null where none leaves. */
    AgainAt: instant.nullable(),
    /** When the application is removed unless it is confirmed; null where it is not. */
    Until: instant.nullable(),
    /** The application counts already: it is a new address that is to be confirmed. */
    Counted: z.boolean(),
    /** It is the address of the caller's account: confirmOwn proves it without a mail. */
    Own: z.boolean(),
  })
  .nullable()

/** Applications that were made before to the same call from the same proven mailbox. */
export const sameMailbox = z.array(z.strictObject({ Protocol: z.string(), ReceivedAt: instant }))

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
