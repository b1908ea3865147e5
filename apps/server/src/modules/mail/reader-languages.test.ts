import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allLabels, declareTexts, speak } from '../../kernel/texts.ts'
import { defaultTemplate, TEMPLATE_NAMES, templateTexts } from './default-templates.ts'
import { modelIn } from './model-in.ts'
import { writeMail } from './write-mail.ts'

const reader = {
  ...{ firstName: 'Anne', vocative: null, language: 'fr', project: 'Ponts' },
  ...{ projectUrl: 'gefyres', projectId: null, subject: null, body: null },
}

describe('whoever reads in a language that was added', () => {
  beforeEach(() => {
    declareTexts(templateTexts())
    const words = allLabels()
      .filter((label) => label.startsWith('mail.own.'))
      .map((label) => [label, `[fr] ${label}`] as const)
    speak({ titles: { fr: 'Français' }, texts: new Map([['fr', Object.fromEntries(words)]]) })
  })
  afterEach(() => speak({ titles: {}, texts: new Map() }))

  it.each(TEMPLATE_NAMES)('is mailed in it: %s', async (template) => {
    const model = { ...defaultTemplate(template)?.sample }
    const { subject, body } = await writeMail({ ...reader, template, model }, 'https://example.org')
    expect(subject).toBe(`[fr] mail.own.${template}.subject`)
    expect(body).toBe(`[fr] mail.own.${template}.body`)
  })

  it('reads what is named in it, and English where that is not translated', () => {
    const model = { title: 'Α', titles: { en: 'A', fr: 'Un' }, slot: 'Β', slots: { en: 'B' } }
    expect(modelIn(model, 'fr')).toEqual({ title: 'Un', slot: 'B' })
    expect(modelIn(model, 'el')).toEqual({ title: 'Α', slot: 'Β' })
  })
})
