import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { builtInTexts, hasText, languageTitles, translate } from '../../kernel/texts.ts'
import { firstForms, modelOf } from '@telemachos/contract/language/labels'
import { permanentWords } from '@telemachos/contract/core/permanent-words'
import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import { labelsOf } from './known-texts.ts'
import * as store from './language-store.ts'
import { requireSpoken } from './policy.ts'
import { codeOf, nameOf } from './spoken-texts.ts'
import { orderOfSight } from './text-places.ts'

type Calls = typeof contract.language.calls

const languages = (): string[] => Object.keys(languageTitles())

/** What stands in a language by itself, without what it falls back to: that of the product has version 0. */
export async function listRows(
  { language: name }: InputOf<Calls['listRows']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['listRows']>> {
  const language = codeOf(name)
  await requireSpoken(db, language)
  const written = await store.listRows(db, language)
  const isWritten = new Set(written.map(({ label }) => label))
  const ofProduct = isBuiltIn(language) ? {} : builtInTexts(language)
  return [
    ...written,
    ...Object.entries(ofProduct)
      .filter(([label]) => !isWritten.has(label))
      .map(([label, text]) => ({
        label,
        text,
        type: 'File' as const,
        version: 0,
        at: null,
        by: null,
      })),
  ]
}

/** So many of the missing texts are named: what somebody begins with. */
const MAX_NEXT = 4

/** How much of each language is translated, and what of the rest most people may see. */
export async function listProgress(
  _input: InputOf<Calls['listProgress']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['listProgress']>> {
  const { texts } = await store.readTranslations(db)
  const inOrder = await orderOfSight(db)
  return Object.entries(languageTitles()).map(([code, title]) => {
    const own = texts.filter(({ language }) => language === code)
    const has = new Set([...Object.keys(builtInTexts(code)), ...own.map(({ label }) => label)])
    const labels = labelsOf(code)
    const missing = labels.filter((label) => !has.has(label))
    return {
      language: nameOf(code),
      code,
      title,
      total: labels.length,
      missing: missing.length,
      next: firstForms(inOrder(missing))
        .slice(0, MAX_NEXT)
        .map((label) => ({ label, text: translate('en', modelOf(label, hasText) ?? label) })),
      temporary: own.filter(({ type }) => type === 'Temporary').length,
    }
  })
}

/** What a text was, the latest first. */
export async function listVersions(
  { language: name, label }: InputOf<Calls['listVersions']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['listVersions']>> {
  const language = codeOf(name)
  await requireSpoken(db, language)
  return store.listVersions(db, language, label)
}

/** The permanent texts: those of this build, and those that the next one is to have. */
export async function exportPermanent(
  _input: InputOf<Calls['exportPermanent']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['exportPermanent']>> {
  const rows = await store.listPermanent(db)
  const { languages: added } = await store.readTranslations(db)
  const texts = Object.fromEntries(
    languages()
      .map((language) => {
        const own = rows.filter((row) => row.language === language)
        const all = {
          ...permanentWords.texts[language],
          ...Object.fromEntries(own.map(({ label, text }) => [label, text])),
        }
        return [language, Object.fromEntries(Object.entries(all).toSorted())] as const
      })
      .filter(([, own]) => Object.keys(own).length > 0),
  )
  const titles = Object.entries({
    ...permanentWords.languages,
    ...Object.fromEntries(added.map(({ code, title }) => [code, title])),
  })
  return { languages: Object.fromEntries(titles.filter(([code]) => texts[code])), texts }
}
