import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { besideSearchedPage, id, instant, page, paged, someText } from '../core/shapes.ts'
import { draft } from './draft.ts'
import { draftProblem, questRow, questVersion } from './entities.ts'
import { LARGEST_PICTURE } from './file-limits.ts'

const AUTHORS = { roles: ['Admin', 'ProjectManager', 'Coordinator'], scope: 'project' } as const

const byQuest = z.strictObject({ ProjectId: id, QuestId: id })
const revision = z.int().min(0).max(2_147_483_647)

/** A thousand questions with their texts in two languages are more than a usual body. */
const DRAFT_BYTES = 4 * 1_048_576

/** Questionnaires as they are written: a draft, from which versions are published. */
export const editorCalls = {
  listQuests: readCall({
    path: '/anyquest/QuestAdmin/Quests',
    summary: "The project's questionnaires and those that its actions ask, by title, ten a page.",
    input: z.strictObject({
      /** The session's project without it, as the specification's call has it. */
      ProjectId: id.optional(),
      Search: z.string().max(100).default(''),
      /** Only this one. */
      QuestId: id.nullish(),
      page: page.default(1),
      ...besideSearchedPage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(questRow),
    access: AUTHORS,
  }),
  createQuest: writeCall({
    path: '/anyquest/QuestAdmin/Create',
    summary: 'A new questionnaire of the project: empty, or a copy of another that it may use.',
    input: z.strictObject({
      ProjectId: id,
      Title: z.strictObject({
        el: someText.max(300),
        en: z.string().trim().max(300).default(''),
      }),
      CopyOf: id.nullish(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Title: { el: 'Νέο', en: '' } }),
    output: z.strictObject({ QuestId: id, Revision: revision }),
    access: AUTHORS,
    audit: 'quest.created',
    feed: 'project',
  }),
  getDraft: readCall({
    path: '/anyquest/QuestAdmin/Draft',
    summary: 'The draft of a questionnaire, and what keeps it from being published.',
    input: byQuest,
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: z.strictObject({
      QuestId: id,
      Revision: revision,
      SavedAt: instant,
      SavedBy: z.string(),
      CanEdit: z.boolean(),
      Draft: draft,
      Problems: z.array(draftProblem),
    }),
    access: AUTHORS,
  }),
  saveDraft: writeCall({
    path: '/anyquest/QuestAdmin/SaveDraft',
    summary:
      'Saves the draft, whole. Refused (409) when somebody else has saved since the revision that was shown.',
    bodyBytes: DRAFT_BYTES,
    input: byQuest.extend({ Revision: revision, Draft: draft }),
    example: ({ projectId, questId }) => ({
      ProjectId: projectId,
      QuestId: questId,
      Revision: 1,
      Draft: { Title: { el: 'Νέο', en: '' }, Sections: [] },
    }),
    output: z.strictObject({
      Revision: revision,
      SavedAt: instant,
      Problems: z.array(draftProblem),
    }),
    access: AUTHORS,
    audit: 'quest.draftSaved',
  }),
  uploadPicture: writeCall({
    path: '/anyquest/QuestAdmin/UploadPicture',
    summary: 'A picture of at most 2 MiB for a questionnaire: PNG, JPEG, GIF or WebP.',
    bodyBytes: LARGEST_PICTURE * 2,
    input: byQuest.extend({ Data: z.base64().max(Math.ceil(LARGEST_PICTURE / 3) * 4) }),
    example: ({ projectId, questId }) => ({
      ProjectId: projectId,
      QuestId: questId,
      Data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    }),
    output: z.strictObject({ Address: z.string() }),
    access: AUTHORS,
    audit: 'quest.pictureUploaded',
  }),
  publish: writeCall({
    path: '/anyquest/QuestAdmin/Publish',
    summary:
      'Makes a version of the draft that nobody can change any more. Who has begun stays with theirs.',
    input: byQuest.extend({ Revision: revision }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId, Revision: 1 }),
    output: z.strictObject({ VersionId: id, Version: z.int() }),
    access: AUTHORS,
    audit: 'quest.published',
    feed: 'project',
  }),
  listVersions: readCall({
    path: '/anyquest/QuestAdmin/Versions',
    summary: 'The published versions of a questionnaire, the newest first, at most 100.',
    input: byQuest,
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: z.array(questVersion),
    access: AUTHORS,
  }),
  getVersion: readCall({
    path: '/anyquest/QuestAdmin/Version',
    summary: 'The draft of which a version was made, to compare with or go back to.',
    input: byQuest.extend({ Version: z.int().min(1).max(1_000_000) }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId, Version: 1 }),
    output: questVersion.extend({ Draft: draft }),
    access: AUTHORS,
  }),
  getUses: readCall({
    path: '/anyquest/QuestAdmin/Uses',
    summary:
      'What depends on a questionnaire, on some of its questions, or on an option of theirs, before it is removed.',
    input: byQuest.extend({
      /** By their ids; the whole questionnaire without. */
      Questions: z.array(z.string().max(20)).min(1).max(1_000).optional(),
      /** The value of an option of these questions. */
      Option: z.string().max(200).optional(),
    }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId }),
    output: z.strictObject({
      /** Of the project, that ask the questionnaire. */
      Actions: z.int(),
      /** Begun or finished, where the questions or the option were answered. */
      Attempts: z.int(),
      Answers: z.int(),
      /** How many times its answers were exported. */
      Exports: z.int(),
    }),
    access: AUTHORS,
  }),
  removeQuest: writeCall({
    path: '/anyquest/QuestAdmin/Remove',
    summary:
      'Takes a questionnaire off the list, or puts it back. Actions that ask it go on, and answers stay.',
    input: byQuest.extend({ Removed: z.boolean() }),
    example: ({ projectId, questId }) => ({
      ProjectId: projectId,
      QuestId: questId,
      Removed: false,
    }),
    output: z.strictObject({ Removed: z.boolean() }),
    access: AUTHORS,
    audit: 'quest.removed',
    feed: 'project',
    idempotency: 'natural',
  }),
  createToken: writeCall({
    path: '/anyquest/QuestAdmin/CreateToken',
    summary: 'A token that opens a published questionnaire for so many people of the project.',
    input: byQuest.extend({ Uses: z.int().min(1).max(10_000), Until: instant.nullish() }),
    example: ({ projectId, questId }) => ({ ProjectId: projectId, QuestId: questId, Uses: 1 }),
    output: z.strictObject({ TokenName: z.string(), Uses: z.int(), Until: instant.nullable() }),
    access: AUTHORS,
    audit: 'quest.tokenMade',
    feed: 'project',
    // Its answer is told once: it is not kept for a repetition, which makes another one.
    idempotency: 'natural',
  }),
}
