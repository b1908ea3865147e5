import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { held } from '../files/entities.ts'
import { ATTEMPT_STATES } from './attempt-states.ts'
import { region } from './region.ts'

const questStatus = z.enum(['OK', 'Not Found', 'Expired'])
export const questState = z.enum(ATTEMPT_STATES)

const revision = z.int().min(0).max(2_147_483_647)

/** One group's answer with the revision that the next write of it is based on. */
const storedAnswer = z.strictObject({
  OptionId: z.int().nullable(),
  Text: z.string().nullable(),
  Rev: revision,
})

/** How an attempt stands by the server's clock, which is the only one that counts. */
export const questClock = z.strictObject({
  /** Null before the first start. */
  AnswerSetId: id.nullable(),
  Status: questStatus,
  State: questState,
  /** When this was answered. */
  Now: instant,
  /** Seconds, to the millisecond; null without a limit. */
  Remaining: z.number().min(0).nullable(),
  /** When it is over if nobody pauses; null for never. */
  Deadline: instant.nullable(),
  /** Rises when the attempt is cleared; writes with an older one are refused. */
  Epoch: z.int().min(0),
})

const wireOption = z.strictObject({
  Id: z.int(),
  Text: z.string(),
  Value: z.string(),
  Exclusive: z.boolean().optional(),
  Other: z.boolean().optional(),
  Image: z.string().optional(),
  Alt: z.string().optional(),
  Region: region.optional(),
})

const wireGroup = z.strictObject({
  Id: z.int(),
  /** What its answer is: AnswerClosed for an option, AnswerOpen for a text. */
  Holds: z.enum(['option', 'text']),
  Text: z.string(),
  Key: z.string(),
  Row: z.string().optional(),
  Column: z.string().optional(),
  LineId: z.int().optional(),
  Required: z.boolean(),
  /** The text that goes with the choice of "other". */
  IsOther: z.boolean().optional(),
  Option: z.array(wireOption),
})

const patternName = z.enum(['email', 'phone', 'postcode', 'digits', 'letters'])

const wireData = z.strictObject({
  Min: z.number().optional(),
  Max: z.number().optional(),
  Step: z.number().optional(),
  Total: z.number().optional(),
  Top: z.int().optional(),
  Lines: z.int().optional(),
  MinLength: z.int().optional(),
  MaxLength: z.int().optional(),
  Pattern: patternName.optional(),
  Multiple: z.boolean().optional(),
  MustBeTrue: z.boolean().optional(),
  Expression: z.string().optional(),
  Image: z.string().optional(),
  Alt: z.string().optional(),
  LowText: z.string().optional(),
  HighText: z.string().optional(),
  Accept: z.array(z.string()).optional(),
  MaxBytes: z.int().optional(),
  SpreadsheetId: z.int().optional(),
  Words: z.array(z.string()).optional(),
})

const wireQuestion = z.strictObject({
  Id: z.string(),
  /** The name under which expressions read its value. */
  Model: z.string(),
  TypeId: z.int(),
  Text: z.string(),
  Help: z.string(),
  /** Questions of one line stand side by side. */
  Line: z.int(),
  Condition: z.string(),
  Validate: z.string(),
  /** Text has expressions between double braces. */
  Parametric: z.boolean(),
  Required: z.boolean(),
  DefaultValue: z.string(),
  Group: z.array(wireGroup),
  Data: wireData,
  ItemCount: z.int(),
  AnswerCount: z.int(),
  Answer: z.boolean(),
  /** Group id to the option's id or the text. */
  VGroupAnsewr: z.record(z.string(), z.union([z.int(), z.string()])),
})

/** A file that answers a question. */
export const questFile = z.strictObject({
  Id: id,
  GroupId: z.int(),
  Name: z.string(),
  Mime: z.string(),
  Bytes: z.int(),
  Held: held,
})

/** A questionnaire as a player gets it (spec §3), in one language. */
export const questionnaire = questClock.extend({
  /** The same as AnswerSetId, as the specification writes it here. */
  AnswerSetID: id.nullable(),
  QuestId: id,
  VersionId: id,
  Version: z.int(),
  Title: z.string(),
  /** The languages that it is written in: Greek, and English where it is whole; or English alone. */
  Languages: z.array(z.enum(['el', 'en'])),
  /** What StartTime needs where there is no answer set yet. */
  ActionId: id.nullable(),
  MenteeId: id.nullable(),
  Extra: z.strictObject({
    /** Where to go after finishing; '' for the project's home. */
    OnFinish: z.string(),
    WorksOffline: z.boolean(),
  }),
  Section: z.array(
    z.strictObject({
      Id: z.int(),
      SectionText: z.string(),
      Condition: z.string(),
      Questions: z.array(wireQuestion),
    }),
  ),
  /** Keyed 'a' + group id. */
  Answers: z.record(z.string(), storedAnswer),
  /** The files among the answers. */
  Files: z.array(questFile),
  /** Seconds of work, with this person's extra time; null without a limit. */
  Duration: z.number().nullable(),
  /** Seconds from the first start in which it can be answered, pauses and all; null without a limit. */
  Window: z.number().nullable(),
  TimeStarted: instant.nullable(),
  /** When it was finished. */
  Completion: instant.nullable(),
  /** Whether the caller may answer, as opposed to look. */
  CanAnswer: z.boolean(),
})

/** What became of one write. */
export const saved = questClock.extend({
  GroupId: z.int(),
  /** `superseded` by a newer write of the same page; `late`: kept apart, since the time was over. */
  Outcome: z.enum(['saved', 'superseded', 'late']),
  Current: storedAnswer,
})

const scaleResult = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  /** Null where too little was answered. */
  Score: z.number().nullable(),
  Low: z.number().nullable(),
  High: z.number().nullable(),
  Answered: z.int(),
  Items: z.int(),
  Band: z.strictObject({ Name: z.string(), Text: z.string() }).nullable(),
})

/** What came out of an attempt; hidden questions are left out. */
export const questResults = z.strictObject({
  AnswerSetId: id,
  QuestId: id,
  Version: z.int(),
  Title: z.string(),
  ActionId: id.nullable(),
  MenteeId: id.nullable(),
  State: questState,
  FinishedAt: instant.nullable(),
  Scales: z.array(scaleResult),
  Answers: z.array(
    z.strictObject({
      QuestionId: z.string(),
      Model: z.string(),
      Section: z.string(),
      Text: z.string(),
      /** In words, as people read it: one text for each answered item. */
      Answer: z.array(
        z.strictObject({
          Item: z.string(),
          Text: z.string(),
          /** Where the text is a file's name: whose. */
          FileId: id.optional(),
        }),
      ),
    }),
  ),
  /** Answers that came after the deadline: kept, but not part of the results. */
  Late: z.int(),
})

/** A questionnaire in the author's list. */
export const questRow = z.strictObject({
  Id: id,
  Title: z.string(),
  /** The latest that was published; null when none was. */
  Version: z.int().nullable(),
  PublishedAt: instant.nullable(),
  /** Whether the draft differs from what was published last. */
  HasChanges: z.boolean(),
  /** Actions of the project that ask it. */
  Actions: z.int(),
  /** Attempts in the project. */
  AnswerSets: z.int(),
  /** False for one of another project, which may only be used. */
  CanEdit: z.boolean(),
  /** When its draft was saved last, and by whom. */
  SavedAt: instant,
  SavedBy: z.string(),
})

export const questVersion = z.strictObject({
  VersionId: id,
  Version: z.int(),
  PublishedAt: instant,
  PublishedBy: z.string(),
  AnswerSets: z.int(),
})

/** What keeps a draft from being published. */
export const draftProblem = z.strictObject({
  At: z.string(),
  Rule: z.string(),
  Column: z.int().nullable(),
  What: z.string().nullable(),
})
