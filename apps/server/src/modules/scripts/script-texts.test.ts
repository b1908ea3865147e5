import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { saidSentences } from './said-sentences.ts'

describe('the sentences of a script', () => {
  it.each([
    [`if (!data.goal) refuse('Γράψτε πρώτα τον στόχο σας.')`, ['Γράψτε πρώτα τον στόχο σας.']],
    [`refuse(data.a ? "Το ένα" : (data.b && 'Το άλλο'))`, ['Το ένα', 'Το άλλο']],
    [
      `notify('Μπράβο\\n\\'φίλοι\\' \\u0041', 'mentee') ; notify('Μπράβο', 'mentor')`,
      [`Μπράβο\n'φίλοι' A`, 'Μπράβο'],
    ],
    ['refuse(`Λείπουν ${n}`); refuse(`Λείπει ένα`)', ['Λείπει ένα']],
    [`setField('goal', 'Στόχος'); other.refuse('Όχι'); refused('Όχι')`, []],
    [`// refuse('Σχόλιο')\n/* refuse('Σχόλιο') */ refuse(/* 'όχι' */ 'Ναι') + 'Μετά'`, ['Ναι']],
    [`refuse('`, []],
    [`refuse('Ένα'); refuse('Ένα'); refuse('12')`, ['Ένα']],
  ])('in %j are %j', (code, sentences) => {
    expect(saidSentences(code)).toEqual(sentences)
  })
})

describe('completion scripts in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number
  let ActionId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    ActionId = await createAction(programme.db, ProjectId, { title: 'Στόχος' })
    await save()
    french = await addLanguage(programme)
  })
  afterAll(() => programme.close())

  const save = (
    Code = `if (!data.goal) refuse('Γράψτε τον στόχο σας.')\nnotify('Συγχαρητήρια!', 'mentee')`,
    Local = false,
  ) => programme.as.admin.ask('scripts.saveCompletionScript', { ProjectId, ActionId, Local, Code })
  const rows = async () => (await french.rows()).filter(({ label }) => label.includes('.script.'))
  const complete = (Data = '{}') =>
    programme.as.mentee.call('actions.completeAction', {
      ...{ ActionId, MenteeId: programme.people.mentee.id, Data },
    })
  const refusal = async () => {
    const { body } = await complete()
    return JSON.stringify(body)
  }

  it('are listed with the action that they belong to', async () => {
    expect((await rows()).map(({ of, sort, el }) => [of, sort, el])).toEqual([
      ['Στόχος', 'scriptText', 'Γράψτε τον στόχο σας.'],
      ['Στόχος', 'scriptText', 'Συγχαρητήρια!'],
    ])
  })

  it('refuse in the language of whoever completes, and are kept as they say it', async () => {
    const [refused, told] = await rows()
    await french.say({
      [refused?.label ?? '']: 'Écrivez votre objectif.',
      [told?.label ?? '']: 'Bravo !',
    })
    expect(await refusal()).toContain('Γράψτε τον στόχο σας.')
    const { answer, asked } = await askIn(programme.as.mentee, 'fr', refusal)
    expect(answer).toContain('Écrivez votre objectif.')
    expect(asked).toBeGreaterThan(0)
    const { list } = await programme.as.admin.ask('scripts.listCompletionRuns', { ActionId })
    expect(list.map(({ Refusal }) => Refusal)).toEqual([
      'Γράψτε τον στόχο σας.',
      'Γράψτε τον στόχο σας.',
    ])
  })

  it('say another sentence as it is written', async () => {
    await save(`if (!data.goal) refuse('Γράψτε τον νέο στόχο σας.')`)
    expect(await refusal()).toContain('Γράψτε τον νέο στόχο σας.')
    await save()
  })

  it('are told in the page of whoever completes', async () => {
    const MenteeId = programme.people.mentee.id
    const local = async () =>
      programme.as.mentee.ask('scripts.getLocalScript', { ActionId, MenteeId })
    await save(`refuse('Γράψτε τον στόχο σας.')`, true)
    expect((await local())?.Sentences).toEqual({
      'Γράψτε τον στόχο σας.': 'Écrivez votre objectif.',
    })
    await programme.as.mentee.ask('identity.setLanguage', { Language: 'el' })
    const greek = await countWords(local)
    expect(greek.answer?.Sentences).toEqual({})
    expect(greek.asked).toBe(0)
    await save()
  })

  it('tell people of things in every language', async () => {
    expect(await complete('{"goal": "Να μάθω"}')).toMatchObject({ status: 200 })
    const told = await programme.db.rows<{ model: object }>(sql`
      select model from notices where kind = 'scripts.said'`)
    expect(told).toMatchObject([{ model: { title: 'Συγχαρητήρια!', titles: { fr: 'Bravo !' } } }])
  })

  const translated = () =>
    programme.db.one<{ texts: number; versions: number }>(sql`
      select (select count(*) from author_texts where starts_with(field, 'script.'))::int as texts,
        (select count(*) from author_text_versions where starts_with(field, 'script.'))::int as versions`)

  it('leave nothing behind where they are taken away', async () => {
    await save('')
    expect(await translated()).toEqual({ texts: 0, versions: 0 })
  })

  it('leave nothing behind where their action is deleted, and of no other action', async () => {
    const other = ActionId
    await save(`refuse('Όχι ακόμη.')`)
    ActionId = await createAction(programme.db, ProjectId, {
      title: 'Πλάνο',
      flags: GRID_FLAGS.CanDelete,
    })
    await save(`refuse('Γράψτε πρώτα το πλάνο.')`)
    const labels = (await rows()).map(({ label }) => [label, 'Pas encore.'])
    expect(labels).toHaveLength(2)
    await french.say(Object.fromEntries(labels))
    expect(await translated()).toEqual({ texts: 2, versions: 2 })
    await programme.as.admin.ask('actions.deleteActions', { ProjectId, ActionIds: [ActionId] })
    expect(await translated()).toEqual({ texts: 1, versions: 1 })
    expect((await rows()).map(({ label, text }) => [label.includes(`.${other}.`), text])).toEqual([
      [true, 'Pas encore.'],
    ])
  })
})
