import { z } from 'zod'
import { day, id, translations } from '../core/shapes.ts'
import { LAST_LEVEL } from '../projects/settings-constants.ts'
import { INDICATOR_KINDS } from './limits.ts'

export const level = z.int().min(0, { error: 'level' }).max(LAST_LEVEL, { error: 'level' })

/** What is measured of each person in a project. */
export const indicator = z.strictObject({
  Id: id,
  Label: z.string(),
  /** What it is called in other languages. */
  Labels: translations(200).optional(),
  Kind: z.enum(INDICATOR_KINDS),
  /** The values to choose from, of a choice. */
  Options: z.array(z.string()),
  /** What these are called in other languages. */
  OptionLabels: z.record(z.string(), translations(200)).optional(),
  /** Who sees it: this level, and every one with more power. */
  Level: level,
  /** Who writes it. */
  EditLevel: level,
  /** The fields of the project that keep value and text: the names of columns, wherever fields are columns. */
  Name: z.string(),
  TextName: z.string(),
  /** Whether the caller writes it of the people within reach. */
  MayEdit: z.boolean(),
})

/** What an indicator says of a person (spec §3, statistics answer); empty texts where it says nothing. */
export const statisticsAnswer = z.strictObject({
  Id: id,
  UserId: id,
  /** A number of an indicator of numbers; everything else as text. */
  Value: z.union([z.string(), z.number()]),
  Text: z.string(),
})

/** Somebody within reach, with what some indicators say of them. */
export const measuredPerson = z.strictObject({
  Id: id,
  FirstName: z.string(),
  LastName: z.string(),
  Answers: z.array(statisticsAnswer.omit({ UserId: true })),
})

/** What an indicator says of everybody within reach. */
export const indicatorSummary = z.strictObject({
  /** The active mentees within reach, and of how many of them there is a value. */
  People: z.int(),
  Filled: z.int(),
  /** The values that most people have, the most frequent first. */
  Values: z.array(z.strictObject({ Value: z.string(), Count: z.int() })),
  /** Of numbers alone. */
  Mean: z.number().nullable(),
  Min: z.number().nullable(),
  Max: z.number().nullable(),
})

/** How a programme stood at the end of a day, and what happened on it. */
export const dailyCount = z.strictObject({
  Day: day,
  /** Mentees who were in the project. */
  Mentees: z.int(),
  /** Actions that they had completed until then, all together. */
  Done: z.int(),
  /** Of these on the day itself. */
  Completions: z.int(),
  /** Meetings of the day, planned or held. */
  Meetings: z.int(),
})
