import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id, someText } from '../core/shapes.ts'
import { LARGEST_QUEST_FILE } from './file-limits.ts'

const AUTHORS = { roles: ['Admin', 'ProjectManager', 'Coordinator'], scope: 'project' } as const

/** JSON writes some characters in two, of which pictures have none; so much holds a file that is taken. */
const BODY_BYTES = 16 * 1_048_576

const label = z.strictObject({ el: z.string(), en: z.string() })
/** Counted in bytes where it is read. */
const text = z.string().max(LARGEST_QUEST_FILE, { error: 'file_over_limit' })
const kind = z.enum(['own', 'surveyjs', 'limesurvey'])

/** Questionnaires as files: our own format out and in, and surveys of other makers in. */
export const interchangeCalls = {
  exportQuestionnaire: readCall({
    path: '/anyquest/QuestAdmin/Export',
    summary:
      'A version of a questionnaire, or its draft, with its pictures, as a file of our own format.',
    input: z.strictObject({
      ProjectId: id,
      QuestId: id,
      Version: z.int().min(1).max(1_000_000).nullish(),
    }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: z.strictObject({
      FileName: z.string(),
      Text: z.string(),
      /** How many pictures of ours are not in it: all of them together would be too much. */
      Omitted: z.int(),
    }),
    access: AUTHORS,
    audit: 'quest.exported',
  }),
  previewImport: readCall({
    path: '/anyquest/QuestAdmin/PreviewImport',
    summary: 'What would come of a file, and what of it does not map. Nothing is kept.',
    bodyBytes: BODY_BYTES,
    readsFile: true,
    input: z.strictObject({ ProjectId: id, Text: text }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Text: '{"elements":[{"type":"text","name":"q"}]}',
    }),
    output: z.strictObject({
      Kind: kind,
      Title: label,
      Sections: z.array(z.strictObject({ Text: label, Questions: z.int() })),
      Questions: z.int(),
      /** How many pictures come with it. */
      Pictures: z.int(),
      /** What keeps it from being published as it comes. */
      Problems: z.int(),
      /** What does not come as it was, losses first, at most 2,000; NoteCount says how many there are. */
      Notes: z.array(
        z.strictObject({
          At: z.string(),
          Part: z.string(),
          /** Whether something is lost, comes otherwise, or is a setting that there is not here. */
          Kind: z.enum(['loss', 'change', 'setting']),
          Reason: z.string(),
          Detail: z.string(),
        }),
      ),
      NoteCount: z.int(),
    }),
    access: AUTHORS,
    rate: 'write',
  }),
  importQuestionnaire: writeCall({
    path: '/anyquest/QuestAdmin/Import',
    summary:
      'A new questionnaire of the project with the draft and the pictures that a file holds, under a title.',
    bodyBytes: BODY_BYTES,
    readsFile: true,
    input: z.strictObject({
      ProjectId: id,
      Title: z.strictObject({
        el: someText.max(300),
        en: z.string().trim().max(300).default(''),
      }),
      Text: text,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Title: { el: 'Από αρχείο', en: '' },
      Text: '{"elements":[{"type":"text","name":"q"}]}',
    }),
    output: z.strictObject({ QuestId: id, Revision: z.int(), Kind: kind, Questions: z.int() }),
    access: AUTHORS,
    audit: 'quest.imported',
    feed: 'project',
  }),
}
