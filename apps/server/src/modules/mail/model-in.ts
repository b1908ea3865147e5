import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn, type TextByLanguage } from '@telemachos/contract/core/text-by-language'

type Model = Readonly<Record<string, unknown>>

/** What a mail names in several languages: the Greek by the one name, the others by the second. */
const SAID = [
  ['title', 'titles'],
  ['slot', 'slots'],
] as const

/**
 * What a mail tells, in the language of whom it goes to: `titles` of an action stand beside its
 * `title`, in the model and in its lists, as do `slots` of what is handed in beside its `slot`.
 *
 * ```ts
 * modelIn({ title: 'Γνωριμία', titles: { en: 'First meeting' } }, 'en')
 * // => { title: 'First meeting' }
 * modelIn({ meetings: [{ title: 'Γνωριμία', titles: {} }] }, 'en')
 * // => { meetings: [{ title: 'Γνωριμία' }] }
 * ```
 */
export function modelIn({ titles, slots, ...model }: Model, language: Language): Model {
  const others: Model = { titles, slots }
  const plain = Object.entries(model).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((one: unknown) => (isModel(one) ? modelIn(one, language) : one))
      : value,
  ])
  const said = SAID.flatMap(([name, names]) => {
    const [el, by] = [model[name], others[names]]
    return typeof el === 'string' && isModel(by)
      ? [[name, textIn({ el, ...(by as TextByLanguage) }, language)] as const]
      : []
  })
  return { ...Object.fromEntries(plain), ...Object.fromEntries(said) }
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
