import type { Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { languageTitles, translateWith } from '../../kernel/texts.ts'
import { modelIn } from '../mail/index.ts'

type Model = Readonly<Record<string, unknown>>

/**
 * What a line names, in a language: what of a notice's model is a text or a number.
 * ```ts
 * valuesOf({ title: 'Γνωριμία', titles: { en: 'First meeting' }, count: 2, path: 'calendar' }, 'en')
 * // => { title: 'First meeting', count: '2' }
 * ```
 */
export function valuesOf(model: Model, language: Language): Record<string, string> {
  const { path: _, ...told } = modelIn(model, language)
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, `${value as string | number}`]),
  )
}

/** The line that tells of something, for mails: `title`, with all languages that people read in `titles`. */
export function sentences(
  kind: string,
  model: Model,
): { readonly title: string; readonly titles: Readonly<Record<Language, string>> } {
  const others = Object.keys(languageTitles()).filter((language) => language !== 'el')
  const titles = others.map((language) => [language, sentence(kind, model, language)] as const)
  return { title: sentence(kind, model, 'el'), titles: Object.fromEntries(titles) }
}

/** The line that tells of something, in a language. */
export function sentence(kind: string, model: Model, language: Language): string {
  const values = valuesOf(model, language)
  const { at } = values
  return translateWith(language, `notifications.kind.${kind}`, {
    ...values,
    ...(at !== undefined && { at: formatDateTime(at) }),
  })
}
