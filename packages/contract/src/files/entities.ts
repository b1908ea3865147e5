import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'

/**
 * What a file is put in: a kind, and after a slash what of that kind it belongs to, such as
 * `tools/25/12/0`. The domain that owns the kind says who may add and read.
 */
export const category = z
  .string()
  .max(200)
  .regex(/^[a-z]+(\/[\p{L}\p{N}_.-]{1,60})*$/u, { error: 'file_category' })

/** What a file is called within its category; `^` parts it from index and version (spec §3). */
export const fileName = z.string().min(1).max(200)

/** `latest`, or a time as YYYYMMDDHHmmssSSS. */
export const fileVersion = z.string().regex(/^(latest|\d{17})$/)

/**
 * Told to who uploaded a content, which is shown to nobody else: it waits for the scanner, or the
 * scanner has found something in it. Absent once it is found clean, and where there is no scanner.
 */
export const held = z.enum(['waiting', 'infected']).optional()

/** How many files the caller is not shown: see held. Absent where it is none. */
export const withheld = z.int().min(1).optional()

/** A file that has arrived whole (spec §3, upload record). */
export const storedFile = z.strictObject({
  Id: id,
  /** `{name}^{3-digit index}^{version}` (spec §3). */
  Name: z.string(),
  /** What who uploaded it calls it. */
  FileName: z.string(),
  /** Read from the content. */
  Mime: z.string(),
  Bytes: z.int(),
  At: instant,
  /** The time of the version, as YYYYMMDDHHmmssSSS. */
  Version: z.string(),
  /** Whether the caller may delete it. */
  CanEdit: z.boolean(),
  Held: held,
})

/** Where an upload stands: started, receiving, done; cancelled, expired. */
export const UPLOAD_STATES = ['started', 'receiving', 'done', 'cancelled', 'expired'] as const

/** What has arrived of an upload. */
export const uploadProgress = z.strictObject({
  Id: id,
  State: z.enum(UPLOAD_STATES),
  Parts: z.int(),
  /** The numbers of the parts that have arrived, from 0. */
  Received: z.array(z.int()),
})
