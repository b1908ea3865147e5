import { z } from 'zod'
import { REPORT_PARTS } from '../questionnaires/report-parts.ts'
import { filterDay, id, keysUpTo } from '../core/shapes.ts'
import { parameterValues, queryResult, resultView } from './entities.ts'
import { GRID_COLUMNS, MAX_TILES } from './limits.ts'
import { querySteps } from './steps.ts'

/** Where a tile stands in the grid of twelve columns, and how large it is; rows have one height. */
const tilePlace = z.strictObject({
  X: z
    .int()
    .min(0)
    .max(GRID_COLUMNS - 1),
  Y: z.int().min(0).max(1_000),
  W: z.int().min(1).max(GRID_COLUMNS),
  H: z.int().min(1).max(40),
})

const ofEveryTile = {
  /** What the tile is called in its report: of the page's making. */
  Key: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  Title: z.string().trim().max(200).default(''),
  Place: tilePlace,
}

/** A column of a view that says when a row was: `people.joined_at`. */
const moment = z.string().regex(/^[a-z_][a-z0-9_]{0,62}\.[a-z_][a-z0-9_]{0,62}$/)

const ofEveryQuestion = {
  /** How the result is shown. */
  View: resultView.default({ Type: 'table', Settings: {} }),
  /** What the report's period means here; null takes the day that each view declares. */
  Moment: moment.nullable().default(null),
}

/** A tile over a query that is stored. */
const queryTile = z.strictObject({
  Kind: z.literal('query'),
  ...ofEveryTile,
  ...ofEveryQuestion,
  QueryId: id,
  /**
   * Values of its parameters that do not change with the filters. A parameter that is called as a
   * filter (`from`, `to`, `mentor`, `group`, or a field of people) takes the filter’s value.
   */
  Values: parameterValues.default({}),
})

/** A tile that asks by steps of its own: nobody needs to store a query first. */
const stepsTile = z.strictObject({
  Kind: z.literal('steps'),
  ...ofEveryTile,
  ...ofEveryQuestion,
  Steps: querySteps,
})

const textTile = z.strictObject({
  Kind: z.literal('text'),
  ...ofEveryTile,
  /** Plain; an empty line parts paragraphs. */
  Text: z.string().trim().max(5_000).default(''),
})

/** A tile with the results of a questionnaire, by the action that asks for it. */
const questTile = z.strictObject({
  Kind: z.literal('quest'),
  ...ofEveryTile,
  ActionId: id,
  Parts: z.enum(REPORT_PARTS).default('scales'),
})

export const tile = z.discriminatedUnion('Kind', [queryTile, stepsTile, textTile, questTile])

export type Tile = z.output<typeof tile>

export const tiles = z.array(tile).max(MAX_TILES)

/** What the filters of a report are set to; nothing narrows nothing. */
export const filterValues = z.strictObject({
  From: filterDay.nullable().default(null),
  /** The last day that counts. */
  To: filterDay.nullable().default(null),
  MentorId: id.nullable().default(null),
  /** A group of actions, its parts parted by ` / `. */
  Group: z.string().trim().max(300).nullable().default(null),
  /** Columns of the view `people`, with the project’s own fields, by their names; as text: `true`, `5`, `2026-03-01`. */
  Fields: keysUpTo(
    z.record(z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/), z.string().trim().max(500)),
    20,
  ).default({}),
  /** A second period beside that of From and To: as long directly before it, or the same days a year before. */
  Compare: z.enum(['before', 'yearBefore']).nullable().default(null),
})

export type FilterValues = z.output<typeof filterValues>

/** Kinds of filters, as tiles say which of them they do not heed. */
export const FILTER_KINDS = ['period', 'mentor', 'group', 'fields'] as const

/** Which filters a report offers, and what they are set to at first. */
export const reportFilters = z.strictObject({
  Period: z.boolean().default(true),
  Mentor: z.boolean().default(false),
  Group: z.boolean().default(false),
  /** Columns of `people`. */
  Fields: z
    .array(z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/))
    .max(20)
    .default([]),
  Values: filterValues.prefault({}),
})

/** What a tile shows to who asks. */
export const tileResult = z.strictObject({
  /**
   * `found`: Result is there. `removed`: its query was deleted. `still`: a text or the results of a
   * questionnaire, which other calls read. What else is wrong is an error of the call, which names
   * a missing parameter as `Parameters.<name>`.
   */
  State: z.enum(['found', 'removed', 'still']),
  Result: queryResult.nullable(),
  /** The same over the second period; null where none is asked for, or the tile does not heed the period. */
  Compared: queryResult.nullable(),
  /** Filters that are set and that the tile does not heed. */
  Unheeded: z.array(z.enum(FILTER_KINDS)),
  /** Whether it was found before: `Result.At` says when. */
  IsStored: z.boolean(),
})
