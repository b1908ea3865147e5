import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id, instant, keysUpTo, MAX_ID, someText } from '../core/shapes.ts'
import { MAX_SERVICE_TEXT } from './limits.ts'

/** A name in an address: a letter, then letters, digits, `_` and `-`. */
const inAddress = (field: string) =>
  someText.max(60).regex(/^[\p{L}_][\p{L}\p{N}_-]*$/u, { error: field })

export const serviceName = inAddress('service_name')
export const serviceCategory = inAddress('service_name')

/** Who may run it; one at least, since nothing is saved without (spec §5). */
export const serviceRoles = z.array(z.enum(ROLES)).min(1, { error: 'required' }).max(ROLES.length)

const scalar = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])
const record = keysUpTo(z.record(z.string().max(100), scalar), 200)

/** What a service is told: values, lists of them, and rows. */
export const serviceParams = keysUpTo(
  z.record(
    z.string().max(100),
    z.union([scalar, record, z.array(z.union([scalar, record])).max(2_000)]),
  ),
  100,
)

/** What somebody sends of a service; with 0 or without `Id` a new one, as of queries. */
export const sqlServiceInput = z.strictObject({
  Id: z.int().min(0).max(MAX_ID).optional(),
  Name: serviceName,
  Query: someText.max(MAX_SERVICE_TEXT),
  Roles: serviceRoles,
  /** Part of a service (spec §3), and changes nothing: they are what the query names. */
  Params: z.array(z.string().max(200)).max(1_000).optional(),
  /** The version that was changed; without it, whatever is there is replaced. */
  Version: id.optional(),
})

const written = {
  Id: id,
  Roles: z.array(z.enum(ROLES)),
  Version: id,
  ChangedAt: instant,
  /** Who changed it last; null where they are no longer known. */
  By: z.string().nullable(),
  /** Whether the caller may change it. */
  MayEdit: z.boolean(),
}

/** An SQL service (spec §3); the text is for those who write services. */
export const sqlService = z.strictObject({
  ...written,
  Name: z.string(),
  Query: z.string(),
  /** The names that the query takes as @name, in their order. */
  Params: z.array(z.string()),
})

/** A JavaScript service as lists have it, without its code. */
export const scriptServiceLine = z.strictObject({
  ...written,
  Category: z.string(),
  Name: z.string(),
  Descr: z.string(),
})

export const scriptService = scriptServiceLine.extend({ Code: z.string() })

/** Why a script has no result. */
export const scriptFault = z.strictObject({
  Problem: z.enum(['time', 'memory', 'depth', 'error', 'result']),
  Message: z.string(),
  /** Where in the script, as line:column. */
  At: z.string().nullable(),
})

/** What an SQL service answers. */
export const sqlAnswer = z.strictObject({
  Result: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  Columns: z.array(z.string()),
  /** Whether there were more rows than are answered. */
  Truncated: z.boolean(),
})
