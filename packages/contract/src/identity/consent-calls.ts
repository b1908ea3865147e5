import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, instant, languageCode, someText } from '../core/shapes.ts'

const inProject = z.strictObject({ ProjectId: id })
const version = z.int().min(1).max(1_000_000)

/** The language in which the text was read. */
const language = z.enum(['el', 'en'])

/** A project's consent text: paragraphs apart by an empty line; `## ` begins a heading, `- ` an item. */
const consentText = z.strictObject({
  Version: version,
  ValidFrom: instant,
  Text: z.strictObject({ el: z.string(), en: z.string() }),
})

/** A translation in a language that was added, as it is read. */
const translated = z.strictObject({ Language: languageCode, Text: z.string() })

const consent = z.strictObject({
  Version: version,
  At: instant,
  Kind: z.enum(['given', 'withdrawn']),
  Language: language,
})

const writtenText = someText.max(50_000)

/** Consent of mentees to how a project uses their personal data (spec §2.1, /gdpr). */
export const consentCalls = {
  getConsent: readCall({
    path: '/api/Consent/Get',
    summary: 'The text that is valid now, and what the caller last said to one.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      /** The project asks its mentees for consent. */
      Asked: z.boolean(),
      /** The caller has yet to consent before anything else opens. */
      Required: z.boolean(),
      /** Null where the project has not published one. */
      Current: consentText
        .extend({
          /** The same in the caller’s language, where that was added and this very text is translated. */
          Translation: translated.extend({ Version: z.int().min(1) }).optional(),
        })
        .nullable(),
      Last: consent.nullable(),
    }),
    // The page is open to whoever is signed in.
    access: { roles: ROLES, scope: 'self' },
    beforeConsent: true,
  }),
  giveConsent: writeCall({
    path: '/api/Consent/Give',
    summary: 'Agrees to the text of this version, which must be the one that is valid now.',
    input: inProject.extend({
      Version: version,
      Language: language,
      /** The version of the translation in which it was read, which must be the one that is there now. */
      Translation: z.int().min(1).optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Version: 1, Language: 'el' as const }),
    output: done,
    access: { roles: ['Mentee'], scope: 'self' },
    audit: 'consent.given',
    feed: 'project',
    impersonation: 'refused',
    beforeConsent: true,
    idempotency: 'natural',
  }),
  withdrawConsent: writeCall({
    path: '/api/Consent/Withdraw',
    summary: 'Takes consent back; the project is closed to the person until they consent again.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    access: { roles: ['Mentee'], scope: 'self' },
    audit: 'consent.withdrawn',
    feed: 'project',
    impersonation: 'refused',
    idempotency: 'natural',
  }),
  listConsentTexts: readCall({
    path: '/api/Consent/Texts',
    summary: 'Every text that the project has published, the newest first, and who agreed to each.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(
      consentText.extend({
        By: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }).nullable(),
        /** People whose last word is that they agree to this version. */
        Agreed: z.int(),
      }),
    ),
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
  }),
  publishConsentText: writeCall({
    path: '/api/Consent/Publish',
    summary:
      'Publishes a new version; the texts before it stay. Who is asked for it again is for the project’s settings to say (Config.gdpr.MinValue).',
    input: inProject.extend({
      /** The newest version that the page showed; 0 for none. */
      After: z.int().min(0).max(1_000_000),
      Text: z.strictObject({ el: writtenText, en: writtenText }),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      After: 1,
      Text: { el: 'Κείμενο', en: 'Text' },
    }),
    output: z.strictObject({ Version: version }),
    access: { roles: ['Admin'], scope: 'project' },
    audit: 'consent.textPublished',
    feed: 'project',
    impersonation: 'refused',
  }),
  listConsents: readCall({
    path: '/api/Consent/List',
    summary: 'What a person agreed to and took back in the project, the newest first.',
    input: inProject.extend({ UserId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: z.array(
      consent.extend({
        /** The words that were read, where it was a translation. */
        Read: translated.optional(),
      }),
    ),
    access: { roles: ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor'], scope: 'relation' },
  }),
}
