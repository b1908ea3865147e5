import { z } from 'zod'
import { id, someText } from '../core/shapes.ts'
import { EVIDENCE_KINDS, FILE_KIND_NAMES, MAX_FILE_MB, MAX_FILES } from './need-kinds.ts'

/** A text in both languages; English may be missing, and Greek is shown then. */
const label = z.strictObject({
  el: someText.max(300),
  en: z.string().trim().max(300),
})

const hint = z.strictObject({ el: z.string().trim().max(1_000), en: z.string().trim().max(1_000) })

/** By what ticks and submissions refer to it: it stays however the words change. */
export const needId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** One line of a task's checklist. */
const checklistItem = z.strictObject({ id: needId, label, required: z.boolean() })

/** A file to be filled in: it is stored under the first name, and called by the second. */
export const templateFile = z.strictObject({
  id,
  name: z.string().min(1).max(300),
  fileName: z.string().min(1).max(300),
  bytes: z.int().min(0),
})

/** A document that is asked for, or evidence of a task or of one line of its checklist. */
const slot = z.strictObject({
  id: needId,
  label,
  hint,
  required: z.boolean(),
  /** The checklist item that it is evidence of; null for the whole action. */
  item: needId.nullable(),
  /** In what form it is handed in. */
  takes: z.array(z.enum(EVIDENCE_KINDS)).min(1, { error: 'required' }).max(EVIDENCE_KINDS.length),
  /** Which kinds of file; none for any. */
  files: z.array(z.enum(FILE_KIND_NAMES)).max(FILE_KIND_NAMES.length),
  /** How many files at once, and how large each, in MiB. */
  maxFiles: z.int().min(1).max(MAX_FILES),
  maxMb: z.int().min(1).max(MAX_FILE_MB),
  /** Whether it counts only once somebody of the staff has accepted it. */
  review: z.boolean(),
  /** A file to fill in: that of submissions.addTemplate. */
  template: templateFile.nullable(),
})

/** An input of a calculator that holds a result of one of the mentee's questionnaires. */
const boundInput = z.strictObject({
  Input: z.string().min(1).max(60),
  QuestId: id,
  Of: z.enum(['answer', 'score']),
  /** The name of a question, `question.row` where it has rows, or the id of a scale. */
  Name: z.string().min(1, { error: 'required' }).max(130),
})

/** What an action asks by its type, beside its form. */
export const typeNeeds = z.strictObject({
  reading: z.strictObject({
    /** Whether the mentee says so; else reaching the end of the text is enough. */
    confirm: z.boolean(),
    /** Whether this version has to be read by those too who have read an earlier one. */
    again: z.boolean(),
  }),
  checklist: z.array(checklistItem).max(50),
  slots: z.array(slot).max(20),
  /** Whether accepting the last thing that was missing completes the action. */
  acceptCompletes: z.boolean(),
  /** What a calculator calculates with. */
  calculator: z
    .strictObject({
      spreadsheet: id.nullable(),
      /** Whether the mentee's staff put values in as well. */
      shared: z.boolean(),
      bound: z.array(boundInput).max(100).default([]),
    })
    .default({ spreadsheet: null, shared: true, bound: [] }),
})

export type TypeNeeds = z.output<typeof typeNeeds>

/** An action that asks nothing of the kind. */
export const NO_NEEDS: TypeNeeds = {
  reading: { confirm: false, again: false },
  checklist: [],
  slots: [],
  acceptCompletes: false,
  calculator: { spreadsheet: null, shared: true, bound: [] },
}
