import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, type AddedLanguage } from '../../testing/added-language.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const words = (el: string, en = '') => ({ el, en })

const FORM = [
  {
    ...{ name: 'goals', label: words('Στόχοι', 'Goals'), help: words('Με λίγα λόγια', 'In short') },
    ...{ type: 'select', required: true },
    options: [{ value: 'work', label: words('Εργασία', 'Work') }],
  },
  { name: 'notes', label: words('Σημειώσεις'), type: 'text', required: false, options: [] },
]

const NEEDS = {
  reading: { confirm: false, since: 1 },
  checklist: [{ id: 'call', label: words('Τηλεφώνημα', 'A call'), required: true }],
  slots: [
    {
      ...{ id: 'cv', label: words('Βιογραφικό', 'CV'), hint: words('Δύο σελίδες', 'Two pages') },
      ...{ required: true, item: null, takes: ['file'], files: [], maxFiles: 1, maxMb: 5 },
      ...{ review: true, template: null },
    },
  ],
  acceptCompletes: false,
}

describe('what an action asks, in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    french = await addLanguage(programme)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, {
      typeId: ACTION_TYPES.task,
      data: {
        ...{ form: FORM, needs: NEEDS },
        completionRule: { NeedsFields: true },
      },
    })
  })

  const at = (field: string) => `action.${ActionId}.${field}`
  const place = () => ({ ActionId, MenteeId: programme.people.mentee.id })
  const say = () =>
    french.say({
      [at('form.goals.label')]: 'Buts',
      [at('form.goals.help')]: 'En bref',
      [at('form.goals.option.work')]: 'Travail',
      [at('checklist.call.label')]: 'Un appel',
      [at('slot.cv.label')]: 'Curriculum vitæ',
      [at('slot.cv.hint')]: 'Deux pages',
    })
  const fieldsIn = async (language: string) => {
    const { mentee } = programme.as
    const { answer, asked } = await askIn(mentee, language, () =>
      mentee.ask('actions.getFormParts', place()),
    )
    return { fields: answer.Parts[0]?.Fields ?? [], asked }
  }

  it('is listed for translators, with what it is', async () => {
    const own = (await french.rows()).filter(({ label }) => label.startsWith(at('')))
    expect(own.map(({ field, sort, el }) => [field, sort, el])).toEqual([
      ['title', 'title', expect.any(String)],
      ['form.goals.label', 'formLabel', 'Στόχοι'],
      ['form.goals.help', 'formHelp', 'Με λίγα λόγια'],
      ['form.goals.option.work', 'formOption', 'Εργασία'],
      ['form.notes.label', 'formLabel', 'Σημειώσεις'],
      ['checklist.call.label', 'checklist', 'Τηλεφώνημα'],
      ['slot.cv.label', 'slot', 'Βιογραφικό'],
      ['slot.cv.hint', 'slotHint', 'Δύο σελίδες'],
    ])
  })

  it('is read in its reader’s language by one query, and by none in those of the product', async () => {
    await say()
    const { fields, asked } = await fieldsIn('fr')
    expect(asked).toBe(1)
    expect(fields).toMatchObject([
      {
        ...{ label: words('Στόχοι', 'Buts'), help: words('Με λίγα λόγια', 'En bref') },
        options: [{ value: 'work', label: words('Εργασία', 'Travail') }],
      },
      { label: words('Σημειώσεις') },
    ])
    for (const language of ['el', 'en']) {
      const read = await fieldsIn(language)
      expect(read.asked).toBe(0)
      expect(read.fields).toMatchObject([
        { label: words('Στόχοι', 'Goals'), help: words('Με λίγα λόγια', 'In short') },
        { label: words('Σημειώσεις') },
      ])
    }
  })

  it('is told where it is ticked and handed in, and where something is missing', async () => {
    await say()
    const { mentee, mentor } = programme.as
    const work = await askIn(mentee, 'fr', () => mentee.ask('submissions.getWork', place()))
    expect(work.asked).toBe(1)
    expect(work.answer.Needs).toMatchObject({
      checklist: [{ label: words('Τηλεφώνημα', 'Un appel') }],
      slots: [
        { label: words('Βιογραφικό', 'Curriculum vitæ'), hint: words('Δύο σελίδες', 'Deux pages') },
      ],
    })
    const english = await askIn(mentee, 'en', () => mentee.ask('submissions.getWork', place()))
    expect(english.asked).toBe(0)
    expect(english.answer.Needs.slots[0]?.label).toEqual(words('Βιογραφικό', 'CV'))
    await mentor.ask('identity.setLanguage', { Language: 'fr' })
    const missing = await mentor.ask('actions.getMissing', place())
    expect(JSON.stringify(missing)).toContain('Un appel')
    expect(JSON.stringify(missing)).toContain('Curriculum vitæ')
  })

  it('is written in Greek and English alone by its authors', async () => {
    await say()
    const { admin } = programme.as
    await admin.ask('identity.setLanguage', { Language: 'fr' })
    const { Form, Needs } = await admin.ask('actions.getContent', {
      ...{ ProjectId: programme.projectId, ActionId },
    })
    expect(JSON.stringify({ Form, Needs })).not.toMatch(/Buts|Un appel|Deux pages/)
    await admin.ask('identity.setLanguage', { Language: 'el' })
  })

  it('is out of date once its authors write another text, and keeps what was typed plain', async () => {
    await say()
    const label = at('form.goals.label')
    await programme.db.run(sql`
      update actions set data = jsonb_set(data, '{form,0,label,en}', '"Aims"') where id = ${ActionId}`)
    expect((await french.rows()).find((row) => row.label === label)).toMatchObject({
      ...{ text: 'Buts', was: words('Στόχοι', 'Goals') },
    })
    // Until it is translated anew, its reader reads what authors say now.
    expect((await fieldsIn('fr')).fields[0]).toMatchObject({
      ...{ label: words('Στόχοι', 'Aims'), help: words('Με λίγα λόγια', 'En bref') },
    })
    const save = (text: string) =>
      french.translator.call('language.saveAuthorText', {
        ...{ ProjectId: programme.projectId, language: 'fr', label, text },
      })
    for (const text of [
      '<b>Buts</b>',
      '{{ iban }}',
      'x'.repeat(301),
      '{"type":"doc","content":[]}',
    ])
      expect(await save(text)).toMatchObject({ status: 400 })
    expect(await save('Objectifs')).toMatchObject({ ok: true })
    expect((await fieldsIn('fr')).fields[0]).toMatchObject({ label: words('Στόχοι', 'Objectifs') })
  })

  it('is of no other project’s translators', async () => {
    const elsewhere = await createProject(programme.db)
    const hidden = await createAction(programme.db, elsewhere, { data: { form: FORM } })
    expect(
      await french.translator.call('language.saveAuthorText', {
        ...{ ProjectId: programme.projectId, language: 'fr', text: 'Buts' },
        label: `action.${hidden}.form.goals.label`,
      }),
    ).toMatchObject({ status: 404 })
    expect((await french.rows()).some(({ label }) => label.startsWith(`action.${hidden}.`))).toBe(
      false,
    )
  })
})
