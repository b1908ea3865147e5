import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { id, instant, jsonTextUpTo, keysUpTo } from '../core/shapes.ts'
import type { Role } from '../core/roles.ts'
import { MAX_ANSWERS, MAX_FORM } from './limits.ts'

const AUTHORS: readonly Role[] = ['Admin', 'ProjectManager']
const AUTHOR = { roles: AUTHORS, scope: 'project' } as const

const inProject = z.strictObject({ ProjectId: id })
const personName = z.strictObject({ FirstName: z.string(), LastName: z.string() })

/** The application form as its authors have it: tried before it is saved, and in its versions. */
export const formCalls = {
  tryForm: readCall({
    path: '/api/ApplicationForm/TryForm',
    summary:
      'What the server would say to answers on a form that need not be saved: which questions it asks, and which answers it refuses, by its scripts too; documents are answered by their names.',
    input: inProject.extend({
      /** The sections, as Settings.Config.Application has them. */
      Form: jsonTextUpTo(MAX_FORM),
      Answers: keysUpTo(z.record(z.string().min(1).max(100), z.string().max(4000)), MAX_ANSWERS),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Form: '[]', Answers: {} }),
    output: z.strictObject({
      Asked: z.array(z.strictObject({ Name: z.string(), Label: z.string() })),
      Faults: z.array(
        z.strictObject({ Name: z.string(), Label: z.string(), Rule: z.string(), Text: z.string() }),
      ),
    }),
    access: AUTHOR,
    bodyBytes: 2 * MAX_FORM + 1_048_576,
  }),
  listFormVersions: readCall({
    path: '/api/ApplicationForm/FormVersions',
    summary:
      'The versions of a project’s application form, the newest first, without what they say.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      z.strictObject({
        Id: id,
        /** Counted from 1. */
        Version: z.int(),
        SavedAt: instant,
        SavedBy: personName.nullable(),
        Questions: z.int(),
        /** How many applications were written on it; they stay with it. */
        Applications: z.int(),
        /** Whether the settings have it now. */
        Current: z.boolean(),
      }),
    ),
    access: AUTHOR,
  }),
  getFormVersion: readCall({
    path: '/api/ApplicationForm/FormVersion',
    summary: 'What a version of the application form says.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId }) => ({ ProjectId: projectId, Id: 1 }),
    output: z.strictObject({ Form: z.string() }),
    access: AUTHOR,
  }),
}
