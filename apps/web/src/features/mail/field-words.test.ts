import { expect, it } from 'vitest'
import type { Texts } from '#shared'
import { fieldWords, placeholderAt, type TemplateField } from './field-words.ts'

const t = ((key: string, values?: Record<string, string>) =>
  values ? `${key}(${Object.values(values).join(' > ')})` : key) as unknown as Texts['t']

const TITLE: TemplateField = {
  Name: 'meeting.title',
  Kind: 'text',
  Placeholder: '{{ meeting.title }}',
  Of: 'meetings',
}
const LOOP = '{% for meeting in meetings %}'

it.each([
  ['', `${LOOP}\n{{ meeting.title }}\n{% endfor %}`],
  [`${LOOP}\n`, '{{ meeting.title }}'],
  [`${LOOP}{% endfor %}`, `${LOOP}\n{{ meeting.title }}\n{% endfor %}`],
])('what each of a list has goes behind %j within the list', (before, words) => {
  expect(placeholderAt(TITLE, before, t)).toBe(words)
})

it('says of which list a field is, and which days are meant', () => {
  expect(fieldWords(TITLE, t)).toBe('mail.field.ofEach(mail.field.meetings > mail.field.title)')
  const days = { ...TITLE, Name: 'item.days', Of: 'items' }
  expect(fieldWords(days, t)).toBe('mail.field.ofEach(mail.field.items > mail.field.daysLeft)')
  expect(fieldWords({ ...days, Name: 'days', Of: null }, t)).toBe('mail.field.days')
})

it('leaves the words of a link to be written over', () => {
  const link = { ...TITLE, Name: 'calendar', Placeholder: '[…]({{ calendar }})', Of: null }
  expect(placeholderAt(link, '', t)).toBe('[mail.field.words]({{ calendar }})')
})
