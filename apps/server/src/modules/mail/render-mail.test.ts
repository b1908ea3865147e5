import { describe, expect, it } from 'vitest'
import { DEFAULT_TEMPLATES } from './default-templates.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { mailHtml, mailText, renderMail } from './render-mail.ts'

const render = (body: string, model: object = {}) =>
  renderMail({ subject: 's', body }, { ...model })

describe('the product’s own templates', () => {
  const all = Object.entries(DEFAULT_TEMPLATES).flatMap(([name, template]) =>
    (['el', 'en'] as const).map((language) => [name, language, template] as const),
  )
  it.each(all)('%s is whole in %s', (_name, language, template) => {
    const model = {
      ...template.sample,
      name: 'Μαρία',
      vocative: 'Μαρία',
      project: 'Έργο',
      calendar: 'https://example.org',
    }
    const { subject, body } = renderMail(template[language], model)
    expect(subject).not.toBe('')
    for (const text of [subject, body]) {
      expect(text).not.toMatch(/\{\{|\{%|undefined|NaN/)
    }
    expect(body).not.toMatch(/\n{3}|[ \t]\n/)
    expect(mailText(body)).toContain('Μαρία')
  })
})

it.each([
  'meetings.scheduled',
  'meetings.moved',
  'meetings.cancelled',
  'meetings.reminder',
] as const)('%s names no place and no reason where there is none', (name) => {
  const template = DEFAULT_TEMPLATES[name]
  const write = (language: 'el' | 'en', more: object) =>
    renderMail(template[language], { ...template.sample, ...more }).body
  const none = { place: '', reason: '', with: '' }
  expect(write('el', none)).not.toMatch(/Πού|Γιατί|, με:/)
  expect(write('en', none)).not.toMatch(/Where|Why|, with/)
  expect(write('el', { place: 'Βιβλιοθήκη', reason: 'Ασθένεια' })).toMatch(
    /Πού: Βιβλιοθήκη[^]*Γιατί: Ασθένεια/,
  )
})

describe('writing a mail', () => {
  it('shows instants on the clocks of Athens', () => {
    expect(render('{{ at | moment }}', { at: '2026-03-05T10:00:00Z' }).body).toBe(
      '05/03/2026 12:00',
    )
  })

  it('makes links of the template’s own addresses only', () => {
    const { body } = render('[Άνοιγμα]({{ url }})\n{{ said }}', {
      url: 'https://example.org/a?b=1&c=2',
      said: '[κακό](https://evil.example) \\[x](https://evil.example)',
    })
    const html = mailHtml({ subject: 's', body }, 'Έργο')
    expect(html).toContain('<a href="https://example.org/a?b=1&amp;c=2"')
    expect(html).not.toContain('href="https://evil')
    expect(mailText(body)).toContain('[κακό](https://evil.example)')
  })

  it.each([
    ['[α](https://e.org/a)', 'α: https://e.org/a'],
    ['[α β](https://e.org/?q[]=1)', 'α β: https://e.org/?q[]=1'],
    ['[α](https://e.org/a_(b)', 'α: https://e.org/a_(b'],
    ['[α \\[1\\]](https://e.org/a_\\(b\\))', 'α [1]: https://e.org/a_(b)'],
    ['[α [β](https://e.org)', '[α β: https://e.org'],
    ['[α](https://e [β](https://e.org)', '[α](https://e β: https://e.org'],
    ['\\[α [β](https://e.org)', '[α β: https://e.org'],
    ['\\\\[β](https://e.org)', '\\β: https://e.org'],
    ['\\[α](https://e.org)', '[α](https://e.org)'],
  ])('finds the links of %s', (body, text) => {
    expect(mailText(body)).toBe(text)
    const links = mailHtml({ subject: 's', body }, 'Έργο').match(/<a /g) ?? []
    expect(links).toHaveLength(text.match(/: https/g)?.length ?? 0)
  })

  // Reading a text again from each of its brackets would take longer than a test may.
  it.each(['[', '\\[', '[x](', '[x](\\[', '[x\\]('])(
    'reads a text of nothing but %j in one go',
    (piece) => {
      const body = piece.repeat(200_000 / piece.length)
      expect(mailText(body)).not.toBe('')
      expect(mailHtml({ subject: 's', body }, 'Έργο')).not.toContain('href')
    },
  )

  it('reads spaces without an end in one go', () => {
    const body = `a{% for i in (1..999) %}${' '.repeat(100)}{% endfor %}b`
    for (let times = 0; times < 4; times++) expect(render(body).body).toHaveLength(99_902)
  })

  it('makes no link of an address that is not of the web', () => {
    const { body } = render('[x]({{ url }})', { url: 'javascript:alert(1)' })
    expect(mailHtml({ subject: 's', body }, 'Έργο')).not.toContain('href')
  })

  it('escapes what people wrote, in the page’s and in the mail’s language', () => {
    const { body } = render('{{ said }}', { said: '<img src=x onerror=alert(1)> & "x"' })
    expect(mailHtml({ subject: '</title><script>', body }, '<b>')).not.toMatch(/<img|<script|<b>/)
  })

  it.each([
    ['{% if x %}', 1],
    ['γραμμή\nκαι {{ x | nothing }}', 2],
    ['α\nβ\n{% unknown %}', 3],
  ])('names the line that is wrong in %j', (body, line) => {
    const problem = problemOf(() => render(body))
    expect(problem.fault.line).toBe(line)
  })

  it.each([
    '{% for i in (1..100000000) %}{{ i }}{% endfor %}',
    '{% assign a = "x" %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    '{% for i in (1..9999) %}{% for j in (1..9999) %}x{% endfor %}{% endfor %}',
  ])('ends what asks for too much: %s', (body) => {
    expect(problemOf(() => render(body))).toBeInstanceOf(TemplateProblem)
  })

  it.each([
    '{% include "secrets" %}',
    '{% render "/etc/passwd" %}',
    '{% layout "x" %}',
    "{{ 'x'.constructor }}",
    '{{ model.__proto__ }}',
  ])('reaches nothing outside its model: %s', (body) => {
    let text = ''
    try {
      text = render(body, { model: {} }).body
    } catch (error) {
      expect(error).toBeInstanceOf(TemplateProblem)
    }
    expect(text).toBe('')
  })
})

function problemOf(work: () => unknown): TemplateProblem {
  try {
    work()
  } catch (error) {
    if (error instanceof TemplateProblem) return error
    throw error
  }
  throw new Error('it was let through')
}
