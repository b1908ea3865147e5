import { everyTypeDraft } from '@telemachos/questionnaire/every-type.testing'
import { neighbourhoodSurvey } from '@telemachos/interchange/questionnaires/limesurvey/neighbourhood.testing'
import { writeOwnFile } from '@telemachos/interchange/questionnaires/own-format'
import { wellbeingSurvey } from '@telemachos/interchange/questionnaires/surveyjs/wellbeing.testing'
import { draftOf, draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { setQuestProgramme } from '../../testing/quest-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

describe('questionnaires as files', () => {
  const programme = setQuestProgramme()
  let inProject: { ProjectId: number }
  let admin: TestClient
  beforeAll(() => {
    inProject = { ProjectId: programme.projectId }
    admin = programme.as.admin
  })

  const bring = (Text: string, Title = { el: 'Από αρχείο', en: '' }) =>
    admin.ask('questionnaires.importQuestionnaire', { ...inProject, Title, Text })
  const refusalOf = async (Text: string) => {
    const answer = await admin.call('questionnaires.previewImport', { ...inProject, Text })
    return answer.ok ? 'taken' : [answer.status, answer.body.fields?.[0]?.rule]
  }

  it('brings back what was taken out: the draft, and each version', async () => {
    const draft = draftOf([draftQuestion({ Type: 1, Options: options(1, 2) })], {
      Title: label('Με όλα', 'With all'),
      Duration: 60,
    })
    const { QuestId } = await bring(writeOwnFile(draft), draft.Title)
    const quest = { ...inProject, QuestId }
    await admin.ask('questionnaires.publish', { ...quest, Revision: 1 })
    const later = { ...draft, Title: label('Αλλιώς') }
    await admin.ask('questionnaires.saveDraft', { ...quest, Revision: 1, Draft: later })
    const first = await admin.ask('questionnaires.exportQuestionnaire', { ...quest, Version: 1 })
    expect(first.FileName).toBe(`questionnaire-${QuestId}-v1.json`)
    expect(JSON.parse(first.Text)).toEqual(JSON.parse(writeOwnFile(draft)))
    const now = await admin.ask('questionnaires.exportQuestionnaire', quest)
    expect(JSON.parse(now.Text)).toMatchObject({ Draft: later })
    const missing = await admin.call('questionnaires.exportQuestionnaire', {
      ...quest,
      Version: 9,
    })
    expect(missing.status).toBe(404)
  })

  it('loses nothing of a draft with every type and everything that a draft can hold', async () => {
    const { QuestId } = await bring(writeOwnFile(everyTypeDraft), { el: 'Ξανά', en: '' })
    const kept = await admin.ask('questionnaires.getDraft', { ...inProject, QuestId })
    expect(kept.Draft).toEqual({ ...everyTypeDraft, Title: { el: 'Ξανά', en: '' } })
  })

  it.each([
    ['surveyjs', JSON.stringify(wellbeingSurvey), 'sky', 2],
    ['limesurvey', neighbourhoodSurvey, 'tongue', 0],
  ])(
    'shows what will come of a file of %s, and makes just that',
    async (kind, Text, gone, wrong) => {
      const preview = await admin.ask('questionnaires.previewImport', { ...inProject, Text })
      expect(preview).toMatchObject({
        Kind: kind,
        Problems: wrong,
        NoteCount: preview.Notes.length,
      })
      expect(preview.Notes).toContainEqual(
        expect.objectContaining({ At: gone, Part: '', Reason: 'no_such_type' }),
      )
      const made = await bring(Text, { el: 'Ήρθε', en: 'Came' })
      expect(made).toMatchObject({ Kind: kind, Questions: preview.Questions, Revision: 1 })
      const kept = await admin.ask('questionnaires.getDraft', {
        ...inProject,
        QuestId: made.QuestId,
      })
      expect(kept.Draft.Title).toEqual({ el: 'Ήρθε', en: 'Came' })
      expect(kept.Problems).toHaveLength(wrong)
      expect(kept.Draft.Sections.map(({ Questions }) => Questions.flat().length)).toEqual(
        preview.Sections.map(({ Questions }) => Questions),
      )
    },
  )

  it('says what points to the place where a file was written', async () => {
    const draft = draftOf([
      draftQuestion({ Type: 26, Model: 'sheet', Spreadsheets: [{ Id: 5, Name: 'Φύλλο' }] }),
    ])
    const preview = await admin.ask('questionnaires.previewImport', {
      ...inProject,
      Text: writeOwnFile(draft),
    })
    expect(preview.Notes).toEqual([
      { At: 'sheet', Part: '', Kind: 'change', Reason: 'link_kept', Detail: 'Φύλλο (5)' },
    ])
  })

  it('refuses what is no such file, with a rule, and keeps nothing of it', async () => {
    const count = () => programme.db.one(sql`select count(*)::int from questionnaires`)
    const before = await count()
    const own = (Draft: object) =>
      JSON.stringify({ Format: 'telemachos-questionnaire', FormatVersion: 1, Draft })
    expect(await refusalOf('')).toEqual([400, 'file_empty'])
    expect(await refusalOf('hello')).toEqual([400, 'file_unknown'])
    expect(await refusalOf('{"pages": [')).toEqual([400, 'file_not_json'])
    expect(await refusalOf('<!DOCTYPE a><a/>')).toEqual([400, 'file_has_doctype'])
    expect(await refusalOf(own({ Title: { el: 'x' } }))).toEqual([400, 'file_shape'])
    expect(await refusalOf(own({ ...draftOf([]), Surplus: 1 }))).toEqual([400, 'file_shape'])
    expect(await refusalOf('α'.repeat(600_000))).toEqual([400, 'file_over_limit'])
    expect(await refusalOf('"'.repeat(1_048_577))).toEqual([400, 'file_over_limit'])
    expect(await refusalOf(own(draftOf([], { Title: label('\0') })))).toEqual([400, 'characters'])
    const untitled = await admin.call('questionnaires.importQuestionnaire', {
      ...inProject,
      Title: { el: ' ', en: '' },
      Text: own(draftOf([])),
    })
    expect(untitled.status).toBe(400)
    expect(await count()).toEqual(before)
  })

  const lime = (inner: string) => `<?xml version="1.0"?>${inner}`
  const laughs = Array.from({ length: 9 }, (_, at) =>
    at === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${at} "${`&l${at - 1};`.repeat(10)}">`,
  ).join('')

  it.each([
    ['nothing', '', 'file_empty'],
    ['only a mark of order', '\uFEFF \n', 'file_empty'],
    ['more than a body may have', 'α'.repeat(8_500_000), 413],
    ['what is long without pictures', `<a>${'α'.repeat(2_621_440)}</a>`, 'file_over_limit'],
    [
      'a long draft beside pictures',
      `{"Format":"telemachos-questionnaire","FormatVersion":2,"Draft":{"a":"${'a'.repeat(1_048_576)}"}}`,
      'file_over_limit',
    ],
    ['more than a file may have', `{"pages":[${' '.repeat(1_200_000)}]}`, 'file_over_limit'],
    ['UTF-16 read as UTF-8', '\uFFFD\uFFFD{\0"\0p\0', 'file_encoding'],
    ['entities upon entities', lime(`<!DOCTYPE d [${laughs}]><d>&l8;</d>`), 'file_has_doctype'],
    [
      'a file of the server',
      lime('<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>'),
      'file_has_doctype',
    ],
    [
      'another document',
      lime('<!DOCTYPE d SYSTEM "http://127.0.0.1:1/x.dtd"><d/>'),
      'file_has_doctype',
    ],
    ['an entity of nobody', lime('<document>&x;</document>'), 'file_not_xml'],
    ['a deep list', `{"pages":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'file_too_deep'],
    [
      'a list too deep to be read',
      `{"pages":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
      'file_too_deep',
    ],
    ['deep XML', lime(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`), 'file_too_deep'],
    ['half a pair of signs', `{"title":"\\ud800","pages":[]}`, 'characters'],
  ])('refuses %s with a 4xx that says why', async (_, Text, expected) => {
    const refusal = await refusalOf(Text)
    expect(refusal).toEqual(expected === 413 ? [413, undefined] : [400, expected])
  })

  it('says where a file breaks', async () => {
    const placeIn = async (Text: string) => {
      const answer = await admin.call('questionnaires.previewImport', { ...inProject, Text })
      return answer.ok ? 'taken' : answer.body.details?.['What']
    }
    expect(await placeIn('{"pages": [\n  {"a": }\n]}')).toBe('2:9')
    expect(await placeIn(lime('<document>\n<a></b></document>'))).toMatch(/^2:/)
    expect(await placeIn('{"pages":\n[\0]}')).toBe('2:2')
    const own = { Format: 'telemachos-questionnaire', FormatVersion: 1 }
    const draft = { ...draftOf([draftQuestion({ Type: 1 })]), Scales: [{ id: '' }] }
    expect(await placeIn(JSON.stringify({ ...own, Draft: draft }))).toBe('Scales.0.id')
  })

  it('takes a file that is nearly as large as it may be', async () => {
    const file = JSON.stringify({ elements: [{ type: 'comment', name: 'q' }] })
    expect(await refusalOf(file + '\n'.repeat(1_048_576 - file.length))).toBe('taken')
  })
})
