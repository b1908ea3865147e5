import type { TextKey } from '@telemachos/contract/texts'
import type { Texts } from '#shared'
import type { Template } from './use-template-form.ts'

/** What a template may say. */
export type TemplateField = Template['Fields'][number]

/** What a field is, in words: of what each of a list has, with the list. */
export function fieldWords({ Name, Of }: TemplateField, t: Texts['t']): string {
  const field = t(keyOf(Name))
  return Of === null ? field : t('mail.field.ofEach', { list: t(keyOf(Of)), field })
}

// The days of a deadline are not those of a link.
const keyOf = (name: string): TextKey =>
  `mail.field.${name === 'item.days' ? 'daysLeft' : name.replace(/^\w+\./, '')}` as TextKey

/** What a field is put into a text as; a link's words are there to be written over. */
export const placeholderOf = ({ Placeholder }: TemplateField, t: Texts['t']): string =>
  Placeholder.replace('…', t('mail.field.words'))

/**
 * What a field is put behind a text as: what each of a list has is said for each of it, where the text is
 * not within the list already.
 * ```ts
 * const field = { Name: 'meeting.title', Of: 'meetings', Placeholder: '{{ meeting.title }}' }
 * placeholderAt(field, '{% for meeting in meetings %}', t) // => '{{ meeting.title }}'
 * placeholderAt(field, '', t)
 * // => '{% for meeting in meetings %}\n{{ meeting.title }}\n{% endfor %}'
 * ```
 */
export function placeholderAt(field: TemplateField, before: string, t: Texts['t']): string {
  const words = placeholderOf(field, t)
  if (field.Of === null) return words
  const [one] = field.Name.split('.')
  const begin = `{% for ${one} in ${field.Of} %}`
  const isWithin = before.lastIndexOf(begin) > before.lastIndexOf('{% endfor')
  return isWithin ? words : `${begin}\n${words}\n{% endfor %}`
}
