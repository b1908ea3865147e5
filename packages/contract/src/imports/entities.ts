import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'

/** A field that is refused, and the rule that it breaks: `rule.<Rule>` says it in words. */
const fault = z.strictObject({ Field: z.string(), Rule: z.string(), Message: z.string() })

/**
 * What became of one row of an import, in the order in which the rows came:
 * - `added`: a new person; `joined`: somebody of another project, now of this one too;
 * - `invited`: somebody of another project, who has yet to accept: nothing is shared until then;
 * - `already`: a member, whom nothing was changed for; `refused`: see Faults.
 */
export const rowVerdict = z.strictObject({
  Verdict: z.enum(['added', 'joined', 'invited', 'already', 'refused']),
  /** Under which the person signs in, or what the row says where they are invited; null when refused. */
  Username: z.string().nullable(),
  UserId: id.nullable(),
  Faults: z.array(fault),
  /** Fields that were left out: not configured, or not for the caller's level to set (spec §5). */
  Ignored: z.array(z.string()),
})

/** Who goes by a user name or registry number, as far as the caller reaches. */
export const foundUser = z.strictObject({
  Key: z.string(),
  Found: z.enum(['one', 'none', 'several']),
  Id: id.nullable(),
  Name: z.string(),
  /** What the fields hold now; numbers of the state are masked. */
  Values: z.record(z.string(), z.string()),
})

export const updateVerdict = z.strictObject({
  Key: z.string(),
  Verdict: z.enum(['changed', 'unchanged', 'refused']),
  Rule: z.string().nullable(),
  Message: z.string().nullable(),
})

/** What setting a field would do: how many people, and which values would go. */
export const fieldPreview = z.strictObject({
  People: z.int(),
  Changing: z.int(),
  /** The new value as it would be kept. */
  Value: z.string(),
  /** Values that would be replaced, the most frequent first, at most twenty; masked as in lists. */
  Old: z.array(z.strictObject({ Value: z.string(), People: z.int() })),
  /** Those who change, by the roles that they hold, the most first. */
  Roles: z.array(z.strictObject({ Role: z.enum(ROLES), Count: z.int() })),
})

/**
 * What would become of a row: `new` in the project, `joins` from another project in which the caller has a
 * say, `already` a member, or `refused`. Nothing is told of people of other projects: they are `new`,
 * and whether they are invited instead, the import itself says.
 */
export const rowForecast = z.strictObject({
  Verdict: z.enum(['new', 'joins', 'already', 'refused']),
  /** Whether somebody who joins has an address to be told at. */
  Mail: z.boolean(),
  Faults: z.array(fault),
})

/**
 * Why undoing an import leaves somebody as they are: they have signed in, there is something of theirs, somebody
 * changed something about them since, they accepted the invitation themselves, or the project has no other Admin.
 */
export const keptReason = z.enum(['signedIn', 'filledIn', 'changed', 'accepted', 'lastAdmin'])
