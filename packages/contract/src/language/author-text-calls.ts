import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id, instant, languageCode } from '../core/shapes.ts'
import { AUTHOR_TEXT_KINDS, AUTHOR_TEXT_SORTS } from './author-texts.ts'
import { AUTHOR_TRANSLATORS, MAX_AUTHOR_LABEL, MAX_AUTHOR_TEXT, MAX_ROWS } from './limits.ts'
import { textSummary } from './text-summary.ts'
import { textVersion } from './text-version.ts'

const access = { roles: AUTHOR_TRANSLATORS, scope: 'project' } as const

const label = z.string().min(1, { error: 'required' }).max(MAX_AUTHOR_LABEL)

const written = z.strictObject({
  label: z.string(),
  /** What there is in the language; empty where it is read in English, or in Greek. */
  text: z.string(),
  /** 0 where there is none. */
  version: z.int(),
})

const someSource = z.string().max(MAX_AUTHOR_TEXT).optional()

/** What was translated, where it may be another text by now; what is there now without them. */
const seen = { el: someSource, en: someSource }

/** Texts that a project's authors write, in languages that were added. */
export const authorTextCalls = {
  listAuthorTexts: readCall({
    path: '/api/Lang/AuthorTexts',
    summary:
      'What a project’s authors have written, in Greek, English and a language that was added, in the order in which people read it.',
    input: z.strictObject({ ProjectId: id, language: languageCode }),
    example: ({ projectId }) => ({ ProjectId: projectId, language: 'sq' }),
    output: z.array(
      written.extend({
        kind: z.enum(AUTHOR_TEXT_KINDS),
        field: z.string(),
        /** What it is. */
        sort: z.enum(AUTHOR_TEXT_SORTS),
        /** What it belongs to is called. */
        of: z.string(),
        el: z.string(),
        en: z.string(),
        /** The most characters of a translation. */
        most: z.int(),
        /** What was translated, where it has changed since: the translation is out of date. */
        was: z.strictObject({ el: z.string(), en: z.string() }).nullable(),
        /** False where other projects show it too, in which the caller does not translate. */
        open: z.boolean(),
        at: instant.nullable(),
        by: z.string().nullable(),
      }),
    ),
    access,
    rate: 'aggregate',
  }),
  listAuthorVersions: readCall({
    path: '/api/Lang/AuthorVersions',
    summary:
      'What the translation of a text of authors was, the latest first, with what was translated; a text of null was taken back.',
    input: z.strictObject({ ProjectId: id, label, language: languageCode }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      label: `action.${actionId}.title`,
      language: 'sq',
    }),
    output: z.array(textVersion.extend({ el: z.string(), en: z.string() })),
    access,
  }),
  saveAuthorText: writeCall({
    path: '/api/Lang/SaveAuthorText',
    summary:
      'Translates a text of authors into a language that was added, or with an empty text takes the translation back. A conflict where somebody saved it since the version was seen.',
    input: z.strictObject({
      ProjectId: id,
      label,
      language: languageCode,
      text: z.string().max(MAX_AUTHOR_TEXT),
      ...seen,
      /** The version that was changed, 0 for none; without it, whatever is there is replaced. */
      version: z.int().min(0).optional(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      label: `action.${actionId}.title`,
      language: 'sq',
      text: 'Qëllimet e mia',
    }),
    output: written,
    access,
    audit: 'language.authorTextSaved',
  }),
  importAuthorTexts: writeCall({
    path: '/api/Lang/ImportAuthorTexts',
    summary:
      'Takes the translations of a file; with `dryRun` it says what would change, and changes nothing.',
    input: z.strictObject({
      ProjectId: id,
      language: languageCode,
      rows: z
        .array(
          z.strictObject({
            label,
            text: z.string().max(MAX_AUTHOR_TEXT),
            ...seen,
            /** The same, of a file that does not say in which of the two languages it is. */
            source: someSource,
          }),
        )
        .min(1, { error: 'required' })
        .max(MAX_ROWS),
      dryRun: z.boolean(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      language: 'sq',
      rows: [{ label: `action.${actionId}.title`, text: 'Qëllimet e mia' }],
      dryRun: true,
    }),
    bodyBytes: 16 * 1_048_576,
    output: textSummary,
    access,
    rate: 'bulk',
    audit: 'language.authorTextsImported',
  }),
}
