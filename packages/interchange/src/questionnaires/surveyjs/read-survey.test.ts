import { describe, expect, it } from 'vitest'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { kindOf } from '../note.ts'
import { readFile } from '../read-file.ts'
import { wellbeingSurvey } from './wellbeing.testing.ts'

const fileOf = (survey: object) => readFile(JSON.stringify(survey))
const read = fileOf(wellbeingSurvey)
const draft = read.draft as Draft
const questions = draft.Sections.flatMap((section) => section.Questions.flat())
const of = (model: string) => questions.find(({ Model }) => Model === model)
const notesOf = (name: string) =>
  read.notes.filter(({ at }) => at === name).map(({ part, reason }) => `${part}:${reason}`)

/** The one question of a survey. */
const oneOf = (element: object) => {
  const file = fileOf({ elements: [{ name: 'q', ...element }] })
  return { question: (file.draft as Draft).Sections[0]?.Questions[0]?.[0], notes: file.notes }
}

describe('a survey of survey-creator', () => {
  it('in Greek has English where a default stands beside the Greek', () => {
    const title = { default: 'Career', el: 'Σταδιοδρομία' }
    const elements = [{ type: 'comment', name: 'a', title: { ...title, en: 'Work' } }]
    const file = JSON.stringify({ title, locale: 'el', elements })
    const { draft: own } = readFile(file)
    const { Title, Sections } = own as Draft
    expect(Title).toEqual({ el: 'Σταδιοδρομία', en: 'Career' })
    expect(Sections[0]?.Questions[0]?.[0]?.Text).toEqual({ el: 'Σταδιοδρομία', en: 'Work' })
  })

  it('is recognised, with its pages, texts and time', () => {
    expect(read.kind).toBe('surveyjs')
    expect(draft.Title).toEqual({ el: 'Πώς πάει η χρονιά;', en: 'How is the year going?' })
    expect(draft.Duration).toBe(900)
    expect(draft.Sections.map(({ Text, Condition }) => [Text.el, Text.en, Condition])).toEqual([
      ['Εσύ', 'You', ''],
      ['', '', 'age < 25'],
    ])
  })

  it('needs only its missing picture to be published', () => {
    const expected = [
      { at: of('mood')?.Id, rule: 'alt_missing' },
      { at: of('odd')?.Id, rule: 'expression_missing' },
    ]
    expect(checkDraft(draft)).toEqual(expected)
  })

  it.each([
    ['nickname', 10],
    ['age', 12],
    ['mail', 10],
    ['born', 13],
    ['week', 10],
    ['hopes', 11],
    ['works', 25],
    ['job', 1],
    ['hobbies', 2],
    ['town', 3],
    ['languages', 2],
    ['lessons_title', 22],
    ['liking', 4],
    ['effort', 6],
    ['stars', 20],
    ['order', 7],
    ['plan_load', 4],
    ['plan_place_mon', 10],
    ['books', 18],
    ['contact_phone', 10],
    ['mood', 15],
    ['thanks', 22],
    ['double', 23],
    ['work', 21],
    ['sign', 24],
    ['survey_description', 22],
  ])('has %s as type %d', (model, type) => {
    expect(of(model)?.Type).toBe(type)
  })

  it('keeps choices, limits, rows and what stands side by side', () => {
    expect(draft.Sections[0]?.Questions[1]?.map(({ Model }) => Model)).toEqual(['nickname', 'age'])
    expect(of('age')?.Data).toEqual({ Min: 12, Max: 99 })
    expect(of('mail')?.Data).toEqual({ Pattern: 'email' })
    expect(of('job')).toMatchObject({
      Required: true,
      Options: [
        { Value: 'shop' },
        { Value: 'office', Text: { el: 'Γραφείο', en: 'Office' } },
        { Value: '3' },
      ],
      Other: { Model: 'other', Text: { el: 'Κάτι άλλο', en: 'Something else' } },
    })
    expect(of('hobbies')).toMatchObject({ Data: { Max: 3 } })
    expect(of('hobbies')?.Options.at(-1)).toEqual({
      Value: 'none',
      Text: { el: 'Κανένα', en: 'None' },
      Exclusive: true,
    })
    expect(of('liking')?.Rows).toEqual([
      { Model: 'maths', Text: { el: 'Μαθηματικά', en: '' }, Required: true },
      { Model: 'history', Text: { el: 'history', en: '' }, Required: true },
    ])
    expect(of('effort')?.Options).toHaveLength(10)
    expect(of('effort')?.Data).toMatchObject({ LowText: { el: 'Καθόλου' } })
    expect(of('books')).toMatchObject({ Data: { Lines: 4 }, Rows: [{ Required: true }, {}] })
    expect(of('work')?.Data).toEqual({ Accept: ['application/pdf', 'image/*'], MaxBytes: 1000 })
    expect(of('mood')?.Options[0]).toEqual({ Value: 'good', Text: { el: 'Καλή', en: '' } })
  })

  it('has its conditions in our language', () => {
    expect(of('job')?.Condition).toBe("works == 'true' && age >= 15")
    expect(of('sport_more')?.Condition).toBe(
      "includes(hobbies, 'sport') || !isEmpty(job) && !includes(['shop', 'office', '3'], job)",
    )
    expect(of('liking')?.Condition).toBe("works == 'false'")
    expect(of('effort')?.Condition).toBe("(works == 'false') && (liking.maths > 1)")
    expect(of('double')?.Data).toEqual({ Expression: 'age * 2' })
    expect(of('hopes')).toMatchObject({
      Parametric: true,
      Text: { el: 'Τι περιμένεις, {{ nickname }};' },
    })
  })

  it('names everything that does not come as it was', () => {
    expect(notesOf('')).toEqual([
      'fr:language',
      'triggers:no_such_setting',
      'survey_description:formatting',
      'showProgressBar:no_such_setting',
    ])
    expect(notesOf('age')).toEqual(['text:no_such_setting'])
    expect(notesOf('week')).toEqual(['inputType:other_type'])
    expect(notesOf('works')).toEqual(['labelTrue:no_such_setting'])
    expect(notesOf('hobbies')).toEqual(['colCount:no_such_setting'])
    expect(notesOf('sport_more')).toEqual(['requiredIf:required_if'])
    expect(notesOf('town')).toEqual(['choicesByUrl:choices_elsewhere'])
    expect(notesOf('lessons')).toEqual([':flattened'])
    expect(notesOf('plan')).toEqual([':several_questions'])
    expect(notesOf('books')).toEqual(['kind:other_type', 'kind: choices:no_such_setting'])
    expect(notesOf('mood')).toEqual(['good:picture_elsewhere', 'bad:picture_elsewhere'])
    expect(notesOf('thanks')).toEqual(['html:formatting'])
    expect(notesOf('odd')).toEqual(['expression:expression'])
    expect(notesOf('siblings')).toEqual([':no_such_type'])
    expect(notesOf('siblings.first')).toEqual([':in_repeated'])
    expect(notesOf('sky')).toEqual([':no_such_type'])
    expect(notesOf('school')).toEqual(['navigationButtonsVisibility:no_such_setting'])
  })

  it('says where a name had to change, and uses the new one', () => {
    const survey = {
      elements: [
        { type: 'text', name: 'first name', title: { en: 'Name' } },
        { type: 'text', name: 'first-name', visibleIf: "{first name} = 'x' and {value} empty" },
        { type: 'text', name: 'value' },
        {
          type: 'text',
          name: '2nd',
          validators: [{ type: 'expression', expression: '{2nd} > 1' }],
        },
      ],
    }
    const file = fileOf(survey)
    const made = (file.draft as Draft).Sections[0]?.Questions.flat() ?? []
    expect(made.map(({ Model }) => Model)).toEqual([
      'first_name',
      'first_name_2',
      'value_2',
      'q2nd',
    ])
    expect(made[1]?.Condition).toBe("first_name == 'x' && isEmpty(value_2)")
    expect(made[3]?.Validate).toBe('q2nd > 1')
    expect(file.notes.filter(({ reason }) => reason === 'renamed')).toHaveLength(4)
    expect(file.notes).toContainEqual({
      at: '',
      part: 'title',
      reason: 'title_missing',
      detail: '',
    })
  })

  it('does not take inherited names for its own', () => {
    const { notes } = oneOf({ type: 'constructor' })
    expect(notes).toContainEqual({
      at: 'q',
      part: '',
      reason: 'no_such_type',
      detail: 'constructor',
    })
    const { question } = oneOf({
      type: 'text',
      inputType: 'toString',
      visibleIf: '{__proto__} = 1',
    })
    expect(question).toMatchObject({ Type: 10, Condition: '' })
  })

  it('keeps within the limits of a questionnaire, and says what is over', () => {
    const many = Array.from({ length: 1_002 }, (_, index) => ({ type: 'text', name: `q${index}` }))
    const file = fileOf({ elements: many })
    expect((file.draft as Draft).Sections[0]?.Questions.flat()).toHaveLength(1_000)
    expect(file.notes).toEqual(
      expect.arrayContaining([
        { at: 'q1000', part: '', reason: 'too_many', detail: '' },
        { at: 'q1001', part: '', reason: 'too_many', detail: '' },
      ]),
    )
    const choices = Array.from({ length: 201 }, (_, index) => index)
    const { question, notes } = oneOf({ type: 'radiogroup', choices, title: 'α'.repeat(5_000) })
    expect(question?.Options).toHaveLength(200)
    expect(question?.Text.el).toHaveLength(4_000)
    expect(notes.map(({ part, reason }) => `${part}:${reason}`)).toEqual(
      expect.arrayContaining(['200:too_many', 'title:shortened']),
    )
  })

  it('goes by a condition, whatever is hidden beside it, and names what nothing shows', () => {
    const condition = { visible: false, visibleIf: '{q} =< 3' }
    const file = fileOf({
      pages: [
        {
          name: 'first',
          ...condition,
          elements: [
            { type: 'text', inputType: 'number', name: 'q' },
            { type: 'text', name: 'asked', ...condition },
            { type: 'text', name: 'never', visible: false },
            { type: 'panel', name: 'p', ...condition, elements: [{ type: 'text', name: 'in' }] },
            { type: 'panel', name: 'h', visible: false, elements: [{ type: 'text', name: 'no' }] },
          ],
        },
      ],
    })
    const [section] = (file.draft as Draft).Sections
    expect(section?.Condition).toBe('q <= 3')
    const made = (section?.Questions.flat() ?? []).map((one) => [
      one.Model,
      one.dontShow,
      one.Condition,
    ])
    expect(made).toEqual([
      ['q', false, ''],
      ['asked', false, 'q <= 3'],
      ['never', true, ''],
      ['in', false, 'q <= 3'],
      ['no', true, ''],
    ])
    const hidden = file.notes.filter(({ reason }) => reason === 'never_shown')
    expect(hidden.map(({ at, part }) => `${at} ${part}`)).toEqual(['never visible', 'h visible'])
  })

  it('has its texts cut once the values are in them, never within one, and says which', () => {
    const name = 'n'.repeat(50)
    const elements = [
      { type: 'text', name },
      {
        type: 'radiogroup',
        name: 'long',
        title: `${'α'.repeat(3_950)} {${name}} τέλος`,
        choices: [1],
      },
      { type: 'rating', name: 'rate', minRateDescription: 'β'.repeat(4_100) },
      {
        type: 'radiogroup',
        name: 'c',
        choices: [1],
        showOtherItem: true,
        otherText: 'γ'.repeat(4_100),
      },
    ]
    const file = fileOf({ title: 'Τίτλος', elements })
    const [, long, rate, c] = (file.draft as Draft).Sections[0]?.Questions.flat() ?? []
    expect(long?.Text.el).toBe(`${'α'.repeat(3_950)}…`)
    expect(rate?.Data.LowText?.el).toHaveLength(4_000)
    expect(c?.Other?.Text.el).toHaveLength(4_000)
    const cut = file.notes.filter(({ reason }) => reason === 'shortened')
    expect(cut.map(({ at, part, detail }) => [at, part, detail])).toEqual([
      ['long', 'title', '4013 → 4000'],
      ['rate', 'LowText', '4100 → 4000'],
      ['c', 'other', '4100 → 4000'],
    ])
  })

  it('in English has its texts there, and the Greek still to be written', () => {
    const elements = [
      { type: 'radiogroup', name: 'city', title: 'City', choices: ['Athens'], showNoneItem: true },
      { type: 'text', name: 'unnamed' },
      { type: 'boolean', name: 'sure', title: { default: 'Sure?', de: 'Sicher?' } },
    ]
    const file = fileOf({ title: 'Where?', elements })
    const own = file.draft as Draft
    expect(own.Title).toEqual({ el: 'Where?', en: 'Where?' })
    const [city, unnamed, sure] = own.Sections[0]?.Questions.flat() ?? []
    expect(city?.Text).toEqual({ el: '', en: 'City' })
    expect(city?.Options.map(({ Text }) => Text)).toEqual([
      { el: '', en: 'Athens' },
      { el: '', en: 'None' },
    ])
    expect([unnamed?.Text, sure?.Text]).toEqual([
      { el: '', en: 'unnamed' },
      { el: '', en: 'Sure?' },
    ])
    expect(checkDraft(own)).toEqual([])
    const greek = fileOf({ title: 'Πού;', elements }).draft as Draft
    expect(greek.Sections[0]?.Questions[0]?.[0]?.Text).toEqual({ el: 'City', en: '' })
  })

  it('has its losses named first, and settings last', () => {
    const kinds = read.notes.map(kindOf)
    const order = ['loss', 'change', 'setting']
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(new Set(kinds).size).toBe(3)
  })
})
