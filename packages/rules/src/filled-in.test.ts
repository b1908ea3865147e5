import { describe, expect, it } from 'vitest'
import { authorTextProblems } from './author-text-problems.ts'
import { filledInProblems } from './filled-in.ts'

const HELLO = 'Hello{% if name %} {{ name }}{% else %} you{% endif %}, {{ day }}.'

describe('what a translation fills in', () => {
  it.each([
    ['Bonjour{% if name %} {{ name }}{% else %} vous{% endif %}, {{ day }}.', []],
    ['Le {{ day }}, bonjour{% if name %} {{ name }}{% else %} vous{% endif %}.', []],
    ['Bonjour{% if name %} {{ name }}{% else %} vous{% endif %}.', ['{{ day }}']],
    [
      'Bonjour {{ name }}, {{ day }}.',
      ['{% if name %}', '{{ name }}', '{% else %}', '{% endif %}'],
    ],
    ['Bonjour{% if name %}{% else %} {{ name }}{% endif %}, {{ day }}.', ['{{ name }}']],
    [
      '{% endif %}{% if name %} {{ name }}{% else %} vous, {{ day }}.',
      ['{{ day }}', '{% endif %}'],
    ],
    [`${HELLO} {{ iban }}`, ['{{ iban }}']],
    [`${HELLO} {% include 'x' %}`, ["{% include 'x' %}"]],
    [`${HELLO} {{ iban`, ['{{']],
    [`${HELLO} iban }}`, ['}}']],
    [`{% raw %}${HELLO}`, ['{% raw %}']],
  ])('%s', (text, names) => {
    expect(filledInProblems(HELLO, text).toSorted()).toEqual([...names].toSorted())
  })

  it('may stand on either side of another command, and once for each of the model', () => {
    const model = '{% if a %}A{% endif %}{% if b %}B{% endif %}'
    expect(filledInProblems(model, '{% if b %}B{% endif %}{% if a %}A{% endif %}')).toEqual([])
    expect(filledInProblems('{{ a }}', '{{ a }} {{ a }}')).toEqual(['{{ a }}'])
  })

  it('is compared with no more than a translation may have', () => {
    const text = '{{ x'.repeat(1_000_000)
    expect(authorTextProblems({ el: '', en: '{{ x }}', most: 100 }, text)).toEqual([
      { rule: 'text_too_long', names: [] },
    ])
  })

  it('is named where a text is saved, with the marks of its form', () => {
    const text = { el: '', en: '<b>{{ a }}</b> {{ b }}', most: 100 }
    expect(authorTextProblems(text, '{{ a }} {{ a }}')).toEqual([
      { rule: 'text_markup', names: ['<b>', '</b>', '{{ b }}', '{{ a }}'] },
    ])
    expect(authorTextProblems(text, '{{ b }} <b>{{ a }}</b>')).toEqual([])
  })

  it('is read of a long text in a moment', () => {
    const long = '{% if a %}{{ a }}'.repeat(2_000)
    expect(filledInProblems(long, long)).toEqual([])
  })
})
