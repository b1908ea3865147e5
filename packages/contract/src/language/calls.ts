import { z } from 'zod'
import { defineCalls, readCall } from '../core/define-call.ts'
import { nothing } from '../core/shapes.ts'

/** A language as people and requests name it: `el`, `el-GR`, `en`. */
const languageName = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'language' })

const textRow = z.strictObject({
  label: z.string(),
  language: z.string(),
  text: z.string(),
  /** `File`: part of the product, permanent (spec §3, language text row). */
  type: z.literal('File'),
})

/** Texts of the interface: everyone needs them before signing in. */
export const languageCalls = defineCalls('language', {
  getTexts: readCall({
    method: 'GET',
    path: '/api/Lang/LangService',
    body: 'query',
    summary: 'The texts of one language, by label.',
    input: z.strictObject({
      lang: languageName.default('el-GR'),
      /** The version that the page was given: the answer to it never changes, and may be kept. */
      v: z.string().max(64).optional(),
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
    output: z.array(z.strictObject({ language: z.string(), title: z.string() })),
    access: { anonymous: true, because: 'the sign-in page offers the languages' },
  }),
})
