import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id, instant, keysUpTo, someText } from '../core/shapes.ts'
import { LONGEST_QUERY } from './limits.ts'
import { querySteps } from './steps.ts'

/** The text of a query: one SELECT or WITH. */
export const queryText = someText.max(LONGEST_QUERY)

/** The name of a parameter, without its @. */
const parameterName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,59}$/, { error: 'name' })

const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])

/** What is given for parameters, by their names; a list for `= any (@name)`. */
export const parameterValues = keysUpTo(
  z.record(z.string().max(60), z.union([scalar, z.array(scalar).max(1_000)])),
  100,
)

/** What is known of a parameter beside its name. */
export const parameterSetting = z.strictObject({
  Name: parameterName,
  Kind: z.enum(['text', 'number', 'date', 'boolean', 'list']).default('text'),
  Label: z.string().max(200).default(''),
  /** As it is typed; empty for none. */
  Default: z.string().max(1_000).default(''),
  /** Where its choices come from; `free` has none. */
  Source: z.enum(['free', 'list', 'query', 'mentors', 'groups', 'actions']).default('free'),
  /** Of the source `list`. */
  Choices: z.array(z.string().max(200)).max(200).default([]),
  /** Of the source `query`: its first column is the value, its second the label. */
  QueryId: id.nullable().default(null),
})

/** Roles that may run something; SuperAdmin always may. */
export const runRoles = z.array(z.enum(ROLES)).max(ROLES.length)

/** How a result is shown: the kind, and settings that only the page knows. */
export const resultView = z.strictObject({
  Type: z
    .enum(['table', 'number', 'bar', 'line', 'area', 'share', 'pivot', 'view'])
    .default('table'),
  Settings: keysUpTo(
    z.record(z.string().max(60), z.union([scalar, z.array(scalar).max(200)])),
    60,
  ).default({}),
})

/** What the specification says of a query (§3), with ours beside it. */
export const query = z.strictObject({
  Id: id,
  Name: z.string(),
  Descr: z.string(),
  /** Null where it was not asked for (`Lite`), and for who may run it alone. */
  Query: z.string().nullable(),
  Roles: z.array(z.enum(ROLES)),
  /** The names that stand in the text as @name. */
  Parameters: z.array(z.string()),
  /** The custom view that shows its result. */
  ViewName: z.string(),
  Steps: querySteps.nullable(),
  Settings: z.array(parameterSetting),
  View: resultView,
  Version: z.int(),
  AuthorId: id.nullable(),
  AuthorName: z.string(),
  ChangedAt: instant,
  MayEdit: z.boolean(),
})

/** A column of a result. */
export const resultColumn = z.strictObject({
  Name: z.string(),
  /** What it is called in the reader’s language, where its author’s name for it is translated. */
  Label: z.string().optional(),
  Type: z.enum(['text', 'number', 'date', 'time', 'boolean', 'json']),
  /** How its cells are shown, where the type does not say so: days as the periods that they begin, hundredths as %. */
  Shown: z.enum(['week', 'month', 'quarter', 'year', 'share']).optional(),
})

/** A cell: numbers that JavaScript cannot hold exactly are texts. */
export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What a query found. */
export const queryResult = z.strictObject({
  Columns: z.array(resultColumn),
  Rows: z.array(z.array(cell)),
  /** Whether there are more rows, or the 5 MB were reached. */
  Truncated: z.boolean(),
  /** How long the statement took, in milliseconds. */
  Ms: z.number(),
  /** When it was run. */
  At: instant,
})

/** A mistake in a text. */
export const queryMistake = z.strictObject({
  Message: z.string(),
  Line: z.int().nullable(),
  Column: z.int().nullable(),
  /** Names that are near to one that is unknown. */
  Near: z.array(z.string()),
})
