import { MAIL_KINDS } from '@telemachos/contract/applications/mail-kinds'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../testing/hostile-templates.ts'
import { templateIn } from './default-templates.ts'
import { mailHtml, renderMail as renderProductMail } from './render-mail.ts'
import { openOwnMailRenderer, OwnTemplateProblem } from './render-own-mail.ts'

const MODEL = JSON.parse(
  '{"person": {"Id": 1, "first_name": "Άννα", "__proto__": {"a": 1}}, "__proto__": {"a": 1}}',
) as Readonly<Record<string, unknown>>

/** What is of the machine and of the language, and never of a model. */
const OF_THE_MACHINE = /root:|native code|function \(|node:internal|node_modules|<script|onerror=/

const short = (text: string) => [text.slice(0, 90), text] as const

/** Each is of a project of its own: none has its time taken by what others took. */
let projects = 0
const renderMail = openOwnMailRenderer(2)

describe('a mail', () => {
  it.each(TEMPLATES.map(short))('%s says nothing but its own', async (_, text) => {
    const made = await renderMail({ subject: 'Α', body: text }, MODEL, {
      projectId: ++projects,
    }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(OwnTemplateProblem)
    })
    // People’s words are not escaped for HTML before the mail is put together.
    if (made) expect(mailHtml(made, 'Έργο')).not.toMatch(OF_THE_MACHINE)
  })

  it('to an applicant says what they wrote as text, in one line where it is a subject', async () => {
    const title = 'Τίτλος\r\nBcc: all@example.org'
    const model = {
      name: '[Νίκη](https://evil.example)<b>',
      ...{ title, protocol: '2026-00001\r\nBcc: all@example.org' },
      ...{ text: '{{ url }} [πατήστε](https://evil.example) <script>', url: 'https://a.example' },
    }
    for (const kind of MAIL_KINDS) {
      const words = templateIn(`applications.${kind}`, 'el') ?? { subject: '', body: '' }
      expect(words.subject).not.toBe('')
      const mail = renderProductMail(words, { ...model, vocative: model.name })
      expect(mail.subject).not.toMatch(/[\r\n]/)
      const html = mailHtml(mail, 'Έργο')
      expect(html).not.toMatch(/href="https:\/\/evil|<script|<b>/)
    }
  })
})
