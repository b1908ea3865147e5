import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { addQuest, setQuestProgramme, startSet, writeOf } from '../../testing/quest-programme.ts'

describe('removing a questionnaire', () => {
  const programme = setQuestProgramme()

  /** Two attempts: one has both questions, the other only the first, chosen otherwise. */
  async function answered() {
    const quest = await addQuest(programme, [
      draftQuestion({ Type: 1, Model: 'choice', Options: options(5, 7) }),
      draftQuestion({ Type: 10, Model: 'text' }),
    ])
    const [choice, text] = quest.definition.sections[0]?.questions.map(({ id }) => id) ?? []
    const mine = await startSet(programme, quest)
    const { mentee, admin } = programme.as
    const GroupId = quest.groupOf('choice')
    await mentee.ask('questionnaires.answerClosed', { ...writeOf(mine, GroupId), OptionId: 2 })
    await mentee.ask('questionnaires.answerOpen', {
      ...writeOf(mine, quest.groupOf('text')),
      Text: 'ναι',
    })
    const byQuest = { ProjectId: programme.projectId, QuestId: quest.questId }
    return { quest, admin, byQuest, choice: choice ?? '', text: text ?? '' }
  }

  it('says first what depends on it, on its questions and on their options', async () => {
    const { admin, byQuest, choice, text } = await answered()
    const uses = (own: object = {}) => admin.ask('questionnaires.getUses', { ...byQuest, ...own })
    const all = { Actions: 1, Attempts: 1, Answers: 2, Exports: 0 }
    expect(await uses()).toEqual(all)
    await admin.ask('questionnaires.startResultsExport', { ...byQuest, State: 'all' })
    expect(await uses()).toEqual({ ...all, Exports: 1 })
    const one = { ...all, Answers: 1, Exports: 1 }
    expect(await uses({ Questions: [text] })).toEqual(one)
    expect(await uses({ Questions: [choice], Option: '7' })).toEqual(one)
    const none = { ...one, Attempts: 0, Answers: 0 }
    expect(await uses({ Questions: [choice], Option: '5' })).toEqual(none)
    expect(await uses({ Questions: ['ID_9999'] })).toEqual(none)
  })

  it('takes it off the list and puts it back, and changes nothing of what depends on it', async () => {
    const { quest, admin, byQuest } = await answered()
    const listed = async () => {
      const { ProjectId } = byQuest
      const found = await admin.ask('questionnaires.listQuests', { ProjectId, Search: '', page: 1 })
      return found.list.some(({ Id }) => Id === quest.questId)
    }
    expect(await listed()).toBe(true)
    await admin.ask('questionnaires.removeQuest', { ...byQuest, Removed: true })
    expect(await listed()).toBe(false)
    expect(await admin.ask('questionnaires.getUses', byQuest)).toMatchObject({ Answers: 2 })
    const { mentee } = programme.as
    expect(
      await mentee.call('questionnaires.getByAction', { ActionId: quest.actionId }),
    ).toMatchObject({ status: 200 })
    await admin.ask('questionnaires.removeQuest', { ...byQuest, Removed: false })
    expect(await listed()).toBe(true)
  })
})
