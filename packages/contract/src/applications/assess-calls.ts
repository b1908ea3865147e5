import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ADMIN } from '../core/routes.ts'
import { done, id, keysUpTo, MAX_ID, someText } from '../core/shapes.ts'
import { MAX_CRITERIA, MAX_NOTE, MAX_REASONS } from './limits.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

const STAFF = { roles: ADMIN, scope: 'project' } as const
const MANAGER = { roles: ['Admin', 'ProjectManager'], scope: 'project' } as const

const inProject = z.strictObject({ ProjectId: id })

/** In both languages; the Greek one is needed. */
const words = z.strictObject({
  el: someText.max(300),
  en: z.string().trim().max(300),
})

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, { error: 'invalid' })

/** What reviewers judge: how much it weighs among the others, and for how many points. */
const criterion = z.strictObject({
  Key: key,
  Label: words,
  Weight: z.int().min(1).max(100),
  Max: z.int().min(1).max(100),
})

const rules = z.strictObject({
  Criteria: z.array(criterion).max(MAX_CRITERIA),
  /** Why applications are rejected; others are written freely. */
  Reasons: z.array(words).max(MAX_REASONS),
  /** Who goes first of those with the same score: keys of criteria, or `received`. */
  Ties: z.array(key).max(MAX_CRITERIA + 1),
  /** Of what applicants are told by mail. */
  Mails: z.array(z.enum(MAIL_KINDS)).max(MAIL_KINDS.length),
  /** Reviewers whose totals are farther apart disagree. */
  Disagreement: z.int().min(1).max(100),
})

/** Points by the keys of criteria; halves are points too. */
const points = keysUpTo(z.record(key, z.number().min(0).max(100).multipleOf(0.5)), MAX_CRITERIA)

/** How applications are assessed: the project's rules, score sheets and notes. */
export const assessCalls = {
  getRules: readCall({
    path: '/api/ApplicationForm/GetRules',
    summary: 'How the project assesses applications.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: rules.extend({
      /** Rises with every change. */
      Version: z.int(),
      /** Whether something has been scored: the criteria stay as they are then. */
      Scored: z.boolean(),
    }),
    access: STAFF,
  }),
  setRules: writeCall({
    path: '/api/ApplicationForm/SetRules',
    summary:
      'Says how the project assesses applications. A conflict where somebody saved since Version was seen; keys, weights and points of criteria stay once something has been scored.',
    input: inProject
      .extend({ ...rules.shape, Version: z.int().min(0).max(MAX_ID) })
      .superRefine(({ Criteria, Ties }, context) => {
        const keys = Criteria.map(({ Key }) => Key)
        keys.forEach((one, place) => {
          if (keys.indexOf(one) !== place) {
            context.addIssue({
              code: 'custom',
              message: 'duplicate',
              path: ['Criteria', place, 'Key'],
            })
          }
        })
        Ties.forEach((one, place) => {
          if ((one !== 'received' && !keys.includes(one)) || Ties.indexOf(one) !== place) {
            context.addIssue({ code: 'custom', message: 'invalid_value', path: ['Ties', place] })
          }
        })
      }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Criteria: [],
      Reasons: [],
      Ties: [],
      Mails: [],
      Disagreement: 20,
      Version: 0,
    }),
    output: z.strictObject({ Version: z.int() }),
    access: MANAGER,
    audit: 'applications.rulesSet',
    feed: 'project',
  }),
  score: writeCall({
    path: '/api/ApplicationForm/Score',
    summary:
      'Hands in the caller’s score sheet, or changes it. Two reviewers score each application; neither reads the other’s sheet before both are in.',
    input: inProject.extend({
      AppId: id,
      Points: points,
      Comment: z.string().trim().max(MAX_NOTE).default(''),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1, Points: {} }),
    output: z.strictObject({ Total: z.number(), Complete: z.boolean() }),
    access: STAFF,
    audit: 'applications.scored',
    idempotency: 'natural',
  }),
  addNote: writeCall({
    path: '/api/ApplicationForm/AddNote',
    summary: 'Writes a note about an application, for those who assess it.',
    input: inProject.extend({
      AppId: id,
      Text: someText.max(MAX_NOTE),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1, Text: 'Καλή αίτηση.' }),
    output: z.strictObject({ Id: id }),
    access: STAFF,
    audit: 'applications.noteAdded',
  }),
  removeNote: writeCall({
    path: '/api/ApplicationForm/RemoveNote',
    summary: 'Takes the caller’s own note away.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: STAFF,
    audit: 'applications.noteRemoved',
  }),
}
