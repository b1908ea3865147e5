import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn, type TextByLanguage } from '@telemachos/contract/core/text-by-language'

type Model = Readonly<Record<string, unknown>>

/**
 * What a mail tells, in the language of whom it goes to: `titles` of an action stand beside its
 * `title`, in the model and in its lists.
 *
 * ```ts
 * modelIn({ title: 'Γνωριμία', titles: { en: 'First meeting' } }, 'en')
 * // => { title: 'First meeting' }
 * modelIn({ meetings: [{ title: 'Γνωριμία', titles: {} }] }, 'en')
 * // => { meetings: [{ title: 'Γνωριμία' }] }
 * ```
 */
export function modelIn({ titles, ...model }: Model, language: Language): Model {
  const said = Object.entries(model).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((one: unknown) => (isModel(one) ? modelIn(one, language) : one))
      : value,
  ])
  const { title } = model
  return {
    ...Object.fromEntries(said),
    ...(isModel(titles) &&
      typeof title === 'string' && {
        title: textIn({ el: title, ...(titles as TextByLanguage) }, language),
      }),
  }
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
