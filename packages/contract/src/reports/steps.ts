import { z } from 'zod'
import { STEP_OPERATORS } from './step-operators.ts'

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

/** A column of a step: `view.column`, such as `people.birth_date`. */
const stepColumn = z.string().regex(/^[a-z_][a-z0-9_]{0,62}\.[a-z_][a-z0-9_]{0,62}$/)

const stepValue = z.union([z.string().max(500), z.number(), z.boolean()])

/** One condition; a value that begins with @ is a parameter. */
const condition = z.strictObject({
  Column: stepColumn,
  Operator: z.enum(STEP_OPERATORS),
  Value: z
    .union([stepValue, z.array(stepValue).max(200)])
    .nullable()
    .default(null),
})

/** Conditions of which all hold, or any. */
const conditions = z.strictObject({
  Join: z.enum(['and', 'or']).default('and'),
  Conditions: z.array(condition).max(30),
})

/** A query that is made by steps. */
export const querySteps = z.strictObject({
  From: name,
  /** Each along a relation that the dictionary has: `people.mentor` leads to the view that it names. */
  Joins: z
    .array(z.strictObject({ View: name, Relation: z.string().max(130), Optional: z.boolean() }))
    .max(6)
    .default([]),
  /** Groups, all of which hold. */
  Filters: z.array(conditions).max(10).default([]),
  /** What is shown where nothing is summed up; nothing for all. */
  Columns: z.array(stepColumn).max(60).default([]),
  By: z
    .array(
      z.strictObject({
        Column: stepColumn,
        Bucket: z
          .enum(['value', 'day', 'week', 'month', 'quarter', 'year', 'ageBand'])
          .default('value'),
      }),
    )
    .max(6)
    .default([]),
  Measures: z
    .array(
      z.strictObject({
        Function: z.enum(['count', 'countDistinct', 'sum', 'average', 'least', 'most']),
        /** None counts rows. */
        Column: stepColumn.nullable().default(null),
        Label: z.string().trim().max(60).default(''),
      }),
    )
    .max(10)
    .default([]),
  /** By the names of the result's columns. */
  Sort: z
    .array(z.strictObject({ Column: z.string().min(1).max(130), Descending: z.boolean() }))
    .max(6)
    .default([]),
  Limit: z.int().min(1).max(2_000).nullable().default(null),
})

export type QuerySteps = z.output<typeof querySteps>
