import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { besidePage, id, instant, MAX_ID, page, paged } from '../core/shapes.ts'
import { scriptFault } from '../services/entities.ts'
import { MAX_SCRIPT, SCRIPT_AUTHOR_ROLES } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const CODE = `if (!data.goal) refuse('Γράψτε πρώτα τον στόχο σας.')
notify('Συγχαρητήρια για τον στόχο σας!')`

const code = z.string().max(MAX_SCRIPT)

const completionScript = z.strictObject({
  ActionId: id,
  /** Whether it only checks: in the page of whoever completes, and on the server again. */
  Local: z.boolean(),
  Code: z.string(),
  /** 0 where the action has none. */
  Version: z.int().min(0),
  ChangedAt: instant.nullable(),
  By: z.string().nullable(),
})

/** Something that a script did, or would do. */
const scriptEffect = z.strictObject({
  Kind: z.enum(['field', 'data', 'date', 'due', 'meeting', 'notice']),
  /** The action that it is about. */
  ActionId: id.nullable(),
  /** The field, or who is told. */
  Name: z.string().nullable(),
  /** What is written, as JSON. */
  Value: z.string(),
})

const outcome = {
  /** The sentence with which it refused. */
  Refusal: z.string().nullable(),
  Fault: scriptFault.nullable(),
  Effects: z.array(scriptEffect),
}

/** Completion scripts: what happens when an action is completed (spec §2.3, development screen). */
export const scriptsCalls = defineCalls('scripts', {
  listCompletionScripts: readCall({
    path: '/api/action/CompletionScripts',
    summary:
      'The actions of the project in their order, and which of them have a completion script.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        ActionId: id,
        Title: z.string(),
        Version: z.int().min(0),
        ChangedAt: instant.nullable(),
        By: z.string().nullable(),
        /** How many runs of the last days have failed. */
        Failed: z.int(),
      }),
    ),
    access: { roles: SCRIPT_AUTHOR_ROLES, scope: 'project' },
  }),
  getCompletionScript: readCall({
    path: '/api/action/GetCompletionScript',
    summary: 'The completion script of an action; empty where it has none.',
    input: z.strictObject({ ...inProject, ActionId: id }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: completionScript,
    access: { roles: SCRIPT_AUTHOR_ROLES, scope: 'project' },
  }),
  saveCompletionScript: writeCall({
    path: '/api/action/SaveCompletionScript',
    summary:
      'Saves the script that runs when the action is completed in the project; an empty one is taken away. A local one only refuses: in the page of whoever completes, before anything is sent, and on the server again, however the action is completed. `conflict` where somebody has changed it since the version that is named.',
    input: z.strictObject({
      ...inProject,
      ActionId: id,
      Local: z.boolean().default(false),
      Code: code,
      Version: z.int().min(0).max(MAX_ID).optional(),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      ActionId: absentId,
      Local: false,
      Code: CODE,
    }),
    output: completionScript,
    access: { roles: SCRIPT_AUTHOR_ROLES, scope: 'project' },
    audit: 'scripts.saved',
    feed: 'project',
  }),
  tryCompletionScript: readCall({
    path: '/api/action/TryCompletionScript',
    summary:
      'What a script would do if the action were completed for a mentee now; nothing is written.',
    input: z.strictObject({
      ...inProject,
      ActionId: id,
      MenteeId: id,
      Code: code,
      Local: z.boolean().default(false),
    }),
    example: ({ projectId, actionId, personId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      MenteeId: personId,
      Code: CODE,
    }),
    output: z.strictObject({ ...outcome, Ms: z.int() }),
    access: { roles: SCRIPT_AUTHOR_ROLES, scope: 'project' },
    rate: 'aggregate',
  }),
  getLocalScript: readCall({
    path: '/api/action/GetLocalScript',
    summary:
      'The local completion script of an action with what it knows of the mentee, for their page when they are about to complete it; null where there is none. For others the server checks alone.',
    input: z.strictObject({ ...inProject, ActionId: id, MenteeId: id }),
    example: ({ projectId, actionId, personId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      MenteeId: personId,
    }),
    output: z
      .strictObject({
        Code: z.string(),
        /** What it is told, as JSON texts by their names. */
        Values: z.record(z.string(), z.string()),
        /** What it says, in the mentee’s language, by what stands in it, where that is translated. */
        Sentences: z.record(z.string(), z.string()),
      })
      .nullable(),
    access: { roles: ['Mentee'], scope: 'relation' },
  }),
  listCompletionRuns: readCall({
    path: '/api/action/CompletionRuns',
    summary: 'The runs of an action’s completion script, the latest first, 20 on a page.',
    input: z.strictObject({ ...inProject, ActionId: id, page: page.default(1), ...besidePage }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: paged(
      z.strictObject({
        Id: id,
        At: instant,
        MenteeId: id.nullable(),
        Mentee: z.string(),
        Version: z.int(),
        ...outcome,
      }),
    ),
    access: { roles: SCRIPT_AUTHOR_ROLES, scope: 'project' },
  }),
})
