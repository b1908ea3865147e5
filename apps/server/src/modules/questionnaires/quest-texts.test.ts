import { draftOf, draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, type AddedLanguage } from '../../testing/added-language.ts'
import { createProject, createQuest } from '../../testing/factories.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'

describe('a questionnaire in a language that was added', () => {
  const programme = setQuestProgramme()
  let french: AddedLanguage
  let quest: TestQuest
  let setId: number

  beforeAll(async () => {
    french = await addLanguage(programme)
    quest = await addQuest(
      programme,
      [
        draftQuestion({
          ...{
            Type: 6,
            Model: 'mood',
            Text: label('Διάθεση', 'Mood'),
            Help: label('Σήμερα', 'Today'),
          },
          Options: [
            { Value: '1', Text: label('Κακή', 'Bad') },
            { Value: '2', Text: label('Καλή', 'Good') },
          ],
        }),
        draftQuestion({
          ...{ Type: 11, Model: 'why', Text: label('Γιατί {{ mood }};', 'Why {{ mood }}?') },
          Parametric: true,
        }),
        draftQuestion({
          ...{ Type: 4, Model: 'grid', Text: label('Πίνακας', 'Grid'), Options: options(1, 2) },
          Rows: [{ Model: 'sleep', Text: label('Ύπνος', 'Sleep'), Required: false }],
        }),
      ],
      { Title: label('Πώς είστε', 'How are you') },
    )
    setId = await startSet(programme, quest)
    await programme.as.mentee.ask('questionnaires.answerClosed', {
      ...writeOf(setId, quest.groupOf('mood')),
      OptionId: 2,
    })
    await french.say({
      [at('title')]: 'Comment allez-vous',
      [at(`${idOf('mood')}.text`)]: 'Humeur',
      [at(`${idOf('mood')}.help`)]: 'Aujourd’hui',
      [at(`${idOf('mood')}.option.2`)]: 'Bonne',
      [at(`${idOf('why')}.text`)]: 'Pourquoi {{ mood }} ?',
      [at(`${idOf('grid')}.row.sleep`)]: 'Sommeil',
    })
  })

  const at = (field: string) => `quest.${quest.questId}.${field}`
  const idOf = (model: string) =>
    quest.definition.sections[0]?.questions.find((one) => one.model === model)?.id ?? ''
  const play = (language: string, Lang: 'el' | 'en') => {
    const { mentee } = programme.as
    return askIn(mentee, language, () =>
      mentee.ask('questionnaires.getByAction', { ActionId: quest.actionId, Lang }),
    )
  }

  it('is played in its reader’s language by one query, and by none in those of the product', async () => {
    const { answer, asked } = await play('fr', 'en')
    expect(asked).toBe(1)
    const [mood, why, grid] = answer.Section[0]?.Questions ?? []
    expect(answer.Title).toBe('Comment allez-vous')
    expect(mood).toMatchObject({ Text: 'Humeur', Help: 'Aujourd’hui' })
    expect(mood?.Group[0]?.Option.map(({ Text }) => Text)).toEqual(['Bad', 'Bonne'])
    expect(why).toMatchObject({ Text: 'Pourquoi {{ mood }} ?' })
    expect(grid?.Group[0]).toMatchObject({ Text: 'Sommeil' })
    for (const [language, Lang, Title] of [
      ['en', 'en', 'How are you'],
      ['el', 'el', 'Πώς είστε'],
    ] as const) {
      const read = await play(language, Lang)
      expect(read.asked).toBe(0)
      expect(read.answer).toMatchObject({ Title })
    }
  })

  it('is Greek to a reader who asks for Greek', async () => {
    const { answer, asked } = await play('fr', 'el')
    expect([answer.Title, asked]).toEqual(['Πώς είστε', 0])
  })

  it('is named in results as it was played', async () => {
    const { mentor } = programme.as
    const results = await askIn(mentor, 'fr', () =>
      mentor.ask('questionnaires.getResults', { AnswerSetId: setId, Lang: 'en' }),
    )
    expect(results.asked).toBe(1)
    expect(results.answer.Title).toBe('Comment allez-vous')
    expect(results.answer.Answers[0]).toMatchObject({ Text: 'Humeur', Answer: [{ Text: 'Bonne' }] })
    const counted = await askIn(mentor, 'fr', () =>
      mentor.ask('questionnaires.getDistribution', {
        ...{ ProjectId: programme.projectId, QuestId: quest.questId, Lang: 'en' },
      }),
    )
    expect(counted.asked).toBe(1)
    expect(counted.answer.Questions[0]).toMatchObject({ Text: 'Humeur' })
    const english = await askIn(mentor, 'en', () =>
      mentor.ask('questionnaires.getResults', { AnswerSetId: setId, Lang: 'en' }),
    )
    expect(english).toMatchObject({ asked: 0, answer: { Title: 'How are you' } })
  })

  it('goes with a copy, whose title is another one', async () => {
    const { admin } = programme.as
    const { db, projectId } = programme
    const copy = async (Title: { el: string; en: string }) => {
      const made = await admin.ask('questionnaires.createQuest', {
        ...{ ProjectId: projectId, Title, CopyOf: quest.questId },
      })
      return db.rows<{ field: string; text: string }>(sql`
        select field, text from author_texts where quest_id = ${made.QuestId} order by field`)
    }
    const { title } = quest.definition
    const all = await copy({ el: title.el, en: title.en })
    expect(all).toContainEqual({ field: `${idOf('mood')}.text`, text: 'Humeur' })
    expect(all).toContainEqual({ field: 'title', text: 'Comment allez-vous' })
    const other = await copy({ el: 'Άλλο', en: 'Other' })
    expect(other).toEqual(all.filter(({ field }) => field !== 'title'))
  })

  it('keeps what is calculated within a text to the letter', async () => {
    const save = (text: string) =>
      french.translator.call('language.saveAuthorText', {
        ...{ ProjectId: programme.projectId, language: 'fr', text },
        label: at(`${idOf('why')}.text`),
      })
    for (const text of ['Pourquoi ?', 'Pourquoi {{ grid }} ?', 'Pourquoi {{ mood }} {{ mood }} ?'])
      expect(await save(text)).toMatchObject({ body: { fields: [{ rule: 'text_markup' }] } })
  })

  it('is translated by whoever translates in every project that shows it, and seen by no other', async () => {
    const { db, projectId } = programme
    const elsewhere = await createProject(db)
    const { questId } = await createQuest(db, elsewhere, draftOf([draftQuestion({ Type: 11 })]))
    const rows = await french.rows()
    expect(rows.some(({ label: one }) => one.startsWith(`quest.${questId}.`))).toBe(false)
    expect(
      await french.translator.call('language.saveAuthorText', {
        ...{ ProjectId: projectId, language: 'fr', label: `quest.${questId}.title`, text: 'Essai' },
      }),
    ).toMatchObject({ status: 404 })
    expect(rows.find(({ label: one }) => one === at('title'))).toMatchObject({
      ...{ sort: 'questTitle', open: true, of: 'Πώς είστε' },
    })
  })

  it('is said as its authors say it, where another text was translated', async () => {
    const from = (en: string) =>
      programme.db.run(sql`
        update author_texts set from_en = ${en}
        where quest_id = ${quest.questId} and field = ${`${idOf('mood')}.text`}`)
    await from('Weather')
    expect((await play('fr', 'en')).answer.Section[0]?.Questions[0]).toMatchObject({
      ...{ Text: 'Mood', Help: 'Aujourd’hui' },
    })
    await from('Mood')
    expect((await play('fr', 'en')).answer.Section[0]?.Questions[0]).toMatchObject({
      Text: 'Humeur',
    })
  })

  it('is written in no more languages where it is translated', async () => {
    const greek = await addQuest(
      programme,
      [draftQuestion({ Type: 10, Model: 'only', Text: label('Μόνο') })],
      { Title: label('Ελληνικά') },
    )
    const [question] = greek.definition.sections[0]?.questions ?? []
    const texts = (await french.rows()).filter(({ label: one }) =>
      one.startsWith(`quest.${greek.questId}.`),
    )
    expect(texts.map(({ field }) => field)).toContain(`${question?.id}.text`)
    await french.say(Object.fromEntries(texts.map((row) => [row.label, 'Traduit'])))
    const { mentee } = programme.as
    const { answer } = await askIn(mentee, 'fr', () =>
      mentee.ask('questionnaires.getByAction', { ActionId: greek.actionId, Lang: 'en' }),
    )
    expect([answer.Title, answer.Languages]).toEqual(['Traduit', ['el']])
  })

  it('is translated while an action asks it: removed, too, and not for an archived action', async () => {
    const { db } = programme
    const isListed = async () => (await french.rows()).some((row) => row.label === at('title'))
    await db.run(sql`
      update questionnaires set removed_at = now() where id = ${quest.questId}`)
    expect(await isListed()).toBe(true)
    await db.run(sql`
      update project_actions set flags = flags & ~2, archived_at = now()
      where action_id = ${quest.actionId}`)
    expect(await isListed()).toBe(false)
    await db.run(sql`update questionnaires set removed_at = null where id = ${quest.questId}`)
    expect(await isListed()).toBe(true)
  })
})
