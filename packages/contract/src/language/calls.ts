import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { instant, languageCode, nothing, numeral } from '../core/shapes.ts'
import { authorTextCalls } from './author-text-calls.ts'
import { EDITORS, MAX_LABEL, MAX_LANGUAGE_TITLE, MAX_ROWS, MAX_TEXT_LENGTH } from './limits.ts'
import { textSummary } from './text-summary.ts'
import { textVersion } from './text-version.ts'

/** A language as people and requests name it: `el`, `el-GR`, `en`. */
const languageName = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'language' })

const label = z.string().min(1, { error: 'required' }).max(MAX_LABEL)
const text = z.string().min(1, { error: 'required' }).max(MAX_TEXT_LENGTH)

/** `File`: part of the product, or to become so with its next release, permanent (spec §3, language text row). */
const type = z.enum(['File', 'Temporary'])

const textRow = z.strictObject({ label: z.string(), language: z.string(), text: z.string(), type })

/** A row as it is saved: with its version, which is 0 for what comes with the product. */
const savedRow = textRow.extend({ version: z.int() })

const access = { roles: EDITORS, scope: 'global' } as const

/** A row as others name it; its text and type are not looked at. */
const namedRow = z.strictObject({
  language: languageName,
  label,
  text: z.string().max(MAX_TEXT_LENGTH).optional(),
  type: type.optional(),
})

/** Texts of the interface: everyone needs them before signing in. */
export const languageCalls = defineCalls('language', {
  ...authorTextCalls,
  getTexts: readCall({
    method: 'GET',
    path: '/api/Lang/LangService',
    body: 'query',
    summary: 'The texts of one language, by label; where one is missing, that of English or Greek.',
    input: z.strictObject({
      lang: languageName.default('el-GR'),
      /** The version that the page was given: the answer to it never changes, and may be kept. */
      v: z.string().max(64).optional(),
      /** Of all texts only those that the page was told to begin with. */
      part: z.string().max(64).optional(),
      /** The change of which the page has heard: what is answered is no older. */
      at: numeral.pipe(z.int().min(0)).optional(),
    }),
    example: { lang: 'el' },
    output: z.record(z.string(), z.string()),
    access: { anonymous: true, because: 'the sign-in page is written in the same texts' },
  }),
  listTexts: readCall({
    path: '/api/Lang/LangServiceAll',
    summary: 'Every text in every language, a row each.',
    input: nothing,
    output: z.array(textRow),
    access: { roles: 'everyone', scope: 'global' },
  }),
  listLanguages: readCall({
    path: '/api/Lang/GetAllLanguages',
    summary: 'The languages that have texts, the default first.',
    input: nothing,
    output: z.array(
      z.strictObject({
        language: z.string(),
        title: z.string(),
        code: languageCode,
        /** Which way it is written. */
        dir: z.enum(['ltr', 'rtl']),
        /** The version of its texts, as `getTexts` takes it: another one when any of them has changed. */
        texts: z.string(),
      }),
    ),
    access: { anonymous: true, because: 'the sign-in page offers the languages' },
  }),
  listRows: readCall({
    path: '/api/Lang/Rows',
    summary: 'What translators have written in a language, with who wrote it.',
    input: z.strictObject({ language: languageName }),
    example: { language: 'el' },
    output: z.array(
      z.strictObject({
        label: z.string(),
        text: z.string(),
        type,
        version: z.int(),
        /** Null for what comes with the product. */
        at: instant.nullable(),
        by: z.string().nullable(),
      }),
    ),
    access,
  }),
  listProgress: readCall({
    path: '/api/Lang/Progress',
    summary: 'How much of each language is translated.',
    input: nothing,
    output: z.array(
      z.strictObject({
        language: z.string(),
        code: languageCode,
        title: z.string(),
        /** How many texts it needs, and how many of them it has not. */
        total: z.int(),
        missing: z.int(),
        /** A few of those that are missing, with what they say in English: what most people may see first. */
        next: z.array(z.strictObject({ label: z.string(), text: z.string() })),
        temporary: z.int(),
      }),
    ),
    access,
    rate: 'aggregate',
  }),
  listPlaces: readCall({
    path: '/api/Lang/Places',
    summary:
      'On which pages the texts of the product are used; what most people may see comes first, what no page names is left out.',
    input: nothing,
    output: z.array(
      z.strictObject({
        /** The label, without the ending of its plural forms. */
        name: z.string(),
        /** Whether every page may show it that is opened signed in. */
        isEverywhere: z.boolean(),
        /** The routes of the other pages that may. */
        pages: z.array(z.string()),
      }),
    ),
    access,
    rate: 'aggregate',
  }),
  listVersions: readCall({
    path: '/api/Lang/Versions',
    summary: 'What a text was, the latest first; a text of null went back to that of the product.',
    input: z.strictObject({ language: languageName, label }),
    example: { language: 'el', label: 'core.language' },
    output: z.array(textVersion),
    access,
  }),
  exportPermanent: readCall({
    path: '/api/Lang/ExportPermanent',
    summary: 'The permanent texts, as the repository has them: see docs/languages.md.',
    input: nothing,
    output: z.strictObject({
      languages: z.record(z.string(), z.string()),
      texts: z.record(z.string(), z.record(z.string(), z.string())),
    }),
    access,
  }),
  saveText: writeCall({
    path: '/api/Lang/InsertLangText',
    summary:
      'Adds or changes a text. It wins at once over that of the product, for everybody; a language that is new needs a title.',
    input: z.strictObject({
      label,
      language: languageName,
      text,
      /** What a new language calls itself. */
      title: z.string().trim().min(1, { error: 'required' }).max(MAX_LANGUAGE_TITLE).optional(),
      /** The version that was changed, 0 for a text that had none; without it, whatever is there is replaced. */
      version: z.int().min(0).optional(),
    }),
    example: { label: 'core.language', language: 'en', text: 'Language' },
    output: savedRow,
    access,
    impersonation: 'refused',
    whileArchived: 'open',
    audit: 'language.textSaved',
  }),
  makePermanent: writeCall({
    path: '/api/Lang/MakeRowPermanent',
    summary: 'Makes a text permanent: it leaves with the export that becomes part of the product.',
    input: namedRow,
    example: { language: 'en', label: 'core.language', text: 'Language', type: 'Temporary' },
    output: savedRow,
    access,
    impersonation: 'refused',
    whileArchived: 'open',
    audit: 'language.textMadePermanent',
  }),
  deleteLanguage: writeCall({
    path: '/api/Lang/DeleteLanguage',
    summary:
      'Takes back the text of a row, for that of the product; without a label, deletes a whole language that was added.',
    input: namedRow.partial({ label: true }),
    example: { language: 'en', label: 'core.language' },
    output: z.strictObject({ ok: z.literal(true) }),
    access,
    impersonation: 'refused',
    whileArchived: 'open',
    audit: 'language.deleted',
  }),
  importTexts: writeCall({
    path: '/api/Lang/ImportTexts',
    summary:
      'Takes the texts of a file into a language; with `dryRun` it says what would change, and changes nothing.',
    input: z.strictObject({
      language: languageName,
      rows: z
        .array(z.strictObject({ label, text: z.string().max(MAX_TEXT_LENGTH) }))
        .min(1, { error: 'required' })
        .max(MAX_ROWS),
      dryRun: z.boolean(),
    }),
    example: {
      language: 'en',
      rows: [{ label: 'core.language', text: 'Language' }],
      dryRun: true,
    },
    bodyBytes: 8 * 1_048_576,
    output: textSummary,
    access,
    rate: 'bulk',
    impersonation: 'refused',
    whileArchived: 'open',
    audit: 'language.textsImported',
  }),
})
