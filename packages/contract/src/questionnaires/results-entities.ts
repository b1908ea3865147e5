import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { questState } from './entities.ts'
import { region } from './region.ts'

const action = z.strictObject({ Id: id, Title: z.string() })

/** How many attempts within the caller's reach there are in each state. */
const counts = z.strictObject({ Finished: z.int(), Expired: z.int(), Running: z.int() })

/** A questionnaire in the list of results. */
export const resultRow = counts.extend({
  Id: id,
  Title: z.string(),
  /**
   * The actions that ask it, as far as the caller sees them, with their place in the project; none for
   * one that was answered by links alone.
   */
  Actions: z.array(action.extend({ Place: z.int() })),
  LastFinished: instant.nullable(),
})

/** How many lie in each part of the range; `To` is the same as `From` where it is one value. */
const bin = z.strictObject({ From: z.number(), To: z.number(), Count: z.int() })

const resultGroup = z.strictObject({
  Id: z.int(),
  Holds: z.enum(['option', 'text']),
  Text: z.string(),
  /** What its value is called in that of its question. */
  Key: z.string(),
  Row: z.string().nullable(),
  Line: z.int().nullable(),
  IsOther: z.boolean(),
  Answered: z.int(),
  Options: z.array(
    z.strictObject({
      Id: z.int(),
      /** What the picture shows, for one without a text. */
      Text: z.string(),
      /** What expressions and scores read. */
      Value: z.string(),
      Count: z.int(),
      /** The address of the picture that it is. */
      Image: z.string().optional(),
      /** Where it lies on the question's picture. */
      Region: region.optional(),
    }),
  ),
  /** Null for a group whose answers are no numbers. */
  Numbers: z
    .strictObject({ Mean: z.number(), Low: z.number(), High: z.number(), Bins: z.array(bin) })
    .nullable(),
})

/** What was answered to one question, counted; hidden answers are left out. */
const questionCounts = z.strictObject({
  Id: z.string(),
  Model: z.string(),
  TypeId: z.int(),
  Section: z.string(),
  Text: z.string(),
  /** The picture on which its regions lie. */
  Picture: z.strictObject({ Image: z.string(), Alt: z.string() }).nullable(),
  /** How many people answered any part of it. */
  Answered: z.int(),
  Groups: z.array(resultGroup),
})

/** A scale over several people; bands that nobody reached are there with 0. */
const scaleCounts = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  /** How many have a score. */
  Count: z.int(),
  Mean: z.number().nullable(),
  Low: z.number().nullable(),
  High: z.number().nullable(),
  Bands: z.array(z.strictObject({ Name: z.string(), Count: z.int() })),
})

export const distribution = counts.extend({
  QuestId: id,
  Title: z.string(),
  Version: z.int(),
  Versions: z.array(z.strictObject({ Version: z.int(), Sets: z.int() })),
  Actions: z.array(action),
  /** How many attempts are counted below. */
  Sets: z.int(),
  /** How many of them are of holders of links, who have no account. */
  ByLink: z.int(),
  Scales: z.array(scaleCounts),
  Questions: z.array(questionCounts),
})

/** One written answer. */
export const writtenAnswer = z.strictObject({
  AnswerSetId: id,
  /** Empty for the holder of a link, who has no account. */
  Name: z.string(),
  GroupId: z.int(),
  /** A file by its name. */
  Text: z.string(),
  FileId: id.nullable(),
  FinishedAt: instant.nullable(),
})

/** Whose attempt it is, and how it stands. */
export const answeredRow = z.strictObject({
  AnswerSetId: id,
  /** Null for a copy of a mentor's own, or an attempt by a link. */
  MenteeId: id.nullable(),
  /** Empty for the holder of a link, who has no account. */
  Name: z.string(),
  Action: z.string(),
  State: questState,
  FinishedAt: instant.nullable(),
})

/** The scales of one action over everybody within reach who has finished it. */
export const groupResult = z.strictObject({
  ActionId: id,
  Action: z.string(),
  QuestId: id,
  Title: z.string(),
  Sets: z.int(),
  Scales: z.array(scaleCounts),
})

/** A scale of the first and the last action that ask it, of those who have a score in both. */
export const groupChange = z.strictObject({
  ScaleId: z.string(),
  FromActionId: id,
  ToActionId: id,
  Count: z.int(),
  FromMean: z.number().nullable(),
  ToMean: z.number().nullable(),
  Risen: z.int(),
  Fallen: z.int(),
})

/** One set of answers in an export. */
export const exportedSet = z.strictObject({
  AnswerSetId: id,
  /** Both names are empty for the holder of a link, who has no account. */
  LastName: z.string(),
  FirstName: z.string(),
  Action: z.string(),
  State: questState,
  FinishedAt: instant.nullable(),
  Answers: z.array(
    z.strictObject({
      G: z.int(),
      O: z.int().nullable(),
      T: z.string().nullable(),
      /** The name of the file that answers. */
      F: z.string().nullable(),
    }),
  ),
  Scores: z.array(
    z.strictObject({ Id: z.string(), Score: z.number(), Band: z.string().nullable() }),
  ),
})
