import { describe, expect, it } from 'vitest'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { readFile } from '../read-file.ts'
import { neighbourhoodSurvey } from './neighbourhood.testing.ts'

const read = readFile(neighbourhoodSurvey)
const draft = read.draft as Draft
const questions = draft.Sections.flatMap((section) => section.Questions.flat())
const of = (model: string) => questions.find(({ Model }) => Model === model)
const notesOf = (name: string) =>
  read.notes.filter(({ at }) => at === name).map(({ part, reason }) => `${part}:${reason}`)

describe('a survey of LimeSurvey', () => {
  it('keeps settings that are texts in both languages', () => {
    expect(of('live')?.Other?.Text).toEqual({ el: 'Αλλού', en: 'Elsewhere' })
    expect(of('dual_0')?.Text.el).toContain('Τώρα')
    expect(of('dual_1')?.Text.el).toContain('Πριν')
  })

  it('ticks what is ticked from the start, and names the points of answers', () => {
    expect(of('moves')?.DefaultValue).toBe('bus,walk')
    expect(notesOf('live')).toEqual(['S: assessment_value:no_such_setting'])
  })

  it('is recognised, and can be published as it comes', () => {
    expect(read.kind).toBe('limesurvey')
    expect(draft.Title).toEqual({ el: 'Η γειτονιά μας', en: 'Our neighbourhood' })
    expect(draft.Sections.map(({ Text, Condition }) => [Text.el, Text.en, Condition])).toEqual([
      ['Η γειτονιά', 'The neighbourhood', ''],
      ['Περισσότερα', '', "years == '2'"],
    ])
    expect(checkDraft(draft)).toEqual([])
  })

  it.each([
    ['live', 1],
    ['years', 3],
    ['moves', 2],
    ['shops', 2],
    ['shops_mktcomment', 10],
    ['rate', 4],
    ['five', 4],
    ['ten', 4],
    ['sure', 4],
    ['more', 4],
    ['byCol', 4],
    ['rooms', 12],
    ['street', 10],
    ['story', 11],
    ['essay', 11],
    ['since', 13],
    ['stay', 25],
    ['gender', 1],
    ['note', 22],
    ['best', 7],
    ['hours', 19],
    ['costs_r', 12],
    ['names_one', 10],
    ['point', 6],
    ['dual_0', 4],
    ['dual_1', 4],
    ['nums_c1', 4],
    ['ticks', 5],
    ['texts_c1_r1', 10],
    ['photo', 21],
    ['total', 23],
    ['opinion', 1],
    ['opinion_comment', 11],
    ['welcome_text', 22],
    ['group_10_description', 22],
  ])('has %s as type %d', (model, type) => {
    expect(of(model)?.Type).toBe(type)
  })

  it('keeps texts, options, other and settings', () => {
    expect(of('live')).toMatchObject({
      Text: { el: 'Πού μένεις;', en: 'Where do you live?' },
      Required: true,
      Other: { Model: 'other' },
      Options: [
        { Value: 'C', Text: { el: 'Κέντρο' } },
        { Value: 'S', Text: { el: 'Προάστια' } },
      ],
    })
    expect(of('moves')).toMatchObject({
      Options: [{ Value: 'bus' }, { Value: 'walk' }, { Value: 'none', Exclusive: true }],
      Data: { Max: 2 },
    })
    expect(of('rooms')?.Data).toEqual({ Min: 1, Max: 20, Step: 1 })
    expect(of('hours')).toMatchObject({
      Data: { Total: 24 },
      Rows: [{ Model: 'h' }, { Model: 'w' }],
    })
    expect(of('photo')?.Data).toEqual({ Accept: ['image/png', 'image/jpeg'], MaxBytes: 102_400 })
    expect(of('best')?.Data).toEqual({ Top: 1 })
    expect(of('street')?.Data).toEqual({ Pattern: 'postcode' })
    expect(of('total')?.Data).toEqual({ Expression: 'rooms * 2' })
    expect(of('note')?.Text.el).toBe('Σχεδόν τέλος')
    expect(of('dual_1')?.Options.map(({ Value }) => Value)).toEqual(['2'])
  })

  it('has its relevance equations as conditions', () => {
    expect(of('street')?.Condition).toBe("live == 'C' && !isEmpty(rooms)")
    expect(of('story')?.Condition).toBe("includes(moves, 'bus') || rate.park > 1")
    expect(of('stay')?.Condition).toBe("live != 'S'")
    expect(of('story')).toMatchObject({
      Parametric: true,
      Text: { el: 'Πες μας για τον δρόμο {{ street }}' },
    })
  })

  it('names everything that does not come as it was', () => {
    expect(notesOf('tongue')).toEqual([':no_such_type'])
    expect(notesOf('essay')).toEqual(['relevance:condition'])
    expect(of('essay')?.Condition).toBe('')
    expect(notesOf('moves')).toEqual(['random_order:no_such_setting'])
    expect(notesOf('street')).toEqual(['prefix:no_such_setting'])
    expect(notesOf('note')).toEqual(['question:formatting'])
    expect(notesOf('Περισσότερα')).toEqual(['randomization_group:no_such_setting'])
    expect(notesOf('opinion')).toEqual([':several_questions'])
    expect(notesOf('')).toEqual([
      'quota: full:no_such_setting',
      'format:no_such_setting',
      'allowprev:no_such_setting',
      'surveyls_endtext:no_such_setting',
    ])
    expect(read.noteCount).toBe(read.notes.length)
  })

  it('loses no question', () => {
    const names = [...neighbourhoodSurvey.matchAll(/<title><!\[CDATA\[(\w+)\]\]><\/title>/g)]
    const [first] = neighbourhoodSurvey.split('<subquestions>')
    const own = names
      .filter(({ index }) => index < (first?.length ?? 0))
      .map(([, name]) => name ?? '')
    expect(own.length).toBe(31)
    const lost = own.filter((name) => {
      const hasCome = questions.some(({ Model }) => Model === name || Model.startsWith(`${name}_`))
      return !hasCome && notesOf(name).length === 0
    })
    expect(lost).toEqual([])
  })

  it('names quotas, assessments and parts without a question one by one', () => {
    const rows = (table: string, fields: string) =>
      `<${table}><rows><row>${fields}</row></rows></${table}>`
    const text = `<document><LimeSurveyDocType>Survey</LimeSurveyDocType>${[
      rows('groups', '<gid>2</gid><group_name>α</group_name>'),
      rows(
        'questions',
        '<qid>1</qid><parent_qid>0</parent_qid><gid>2</gid><type>T</type><title>q</title>',
      ),
      rows('subquestions', '<qid>5</qid><parent_qid>9</parent_qid><title>lost</title>'),
      rows('quota', '<id>1</id><name>Γεμάτο</name>'),
      rows('quota_members', '<id>1</id><code>A</code>'),
      rows('assessments', '<id>1</id><name>Χαμηλό</name><minimum>0</minimum>'),
    ].join('')}</document>`
    expect(readFile(text).notes.map(({ at, part, reason }) => `${at}:${part}:${reason}`)).toEqual([
      ':quota_members:no_such_setting',
      ':quota: Γεμάτο:no_such_setting',
      ':assessments: Χαμηλό:no_such_setting',
      'lost::malformed',
      ':title:title_missing',
    ])
  })

  it('is read in its older form, with rows repeated by language', () => {
    const row = (fields: Record<string, string>) =>
      `<row>${Object.entries(fields)
        .map(([key, value]) => `<${key}>${value}</${key}>`)
        .join('')}</row>`
    const base = { qid: '1', parent_qid: '0', sid: '9', gid: '2', type: 'L', title: 'q' }
    const text = `<document><LimeSurveyDocType>Survey</LimeSurveyDocType>
      <groups><rows>${row({ gid: '2', group_name: 'Ομάδα', language: 'el' })}</rows></groups>
      <questions><rows>${row({ ...base, question: 'Ναι;', language: 'el' })}${row({ ...base, question: 'Yes?', language: 'en' })}</rows></questions>
      <answers><rows>${row({ qid: '1', code: 'a', answer: 'Άλφα', language: 'el' })}${row({ qid: '1', code: 'a', answer: 'Alpha', language: 'en' })}</rows></answers>
      <surveys_languagesettings><rows>${row({ surveyls_language: 'el', surveyls_title: 'Τίτλος' })}</rows></surveys_languagesettings></document>`
    const older = readFile(text).draft as Draft
    expect(older.Sections[0]?.Questions).toMatchObject([
      [
        {
          Text: { el: 'Ναι;', en: 'Yes?' },
          Options: [{ Value: 'a', Text: { el: 'Άλφα', en: 'Alpha' } }],
        },
      ],
    ])
  })
})
