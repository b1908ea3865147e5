import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'

describe('how an attempt begins', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  beforeEach(async () => {
    quest = await addQuest(programme, [draftQuestion({ Type: 10, Model: 'b' })])
  })

  it('stays in its version when another is published', async () => {
    const { as, projectId } = programme
    const shown = await as.mentee.ask('questionnaires.getByAction', { ActionId: quest.actionId })
    const setId = await startSet(programme, quest)
    const draft = await as.admin.ask('questionnaires.getDraft', {
      ProjectId: projectId,
      QuestId: quest.questId,
    })
    const saved = await as.admin.ask('questionnaires.saveDraft', {
      ProjectId: projectId,
      QuestId: quest.questId,
      Revision: draft.Revision,
      Draft: { ...draft.Draft, Title: { el: 'Νέος τίτλος', en: '' } },
    })
    await as.admin.ask('questionnaires.publish', {
      ProjectId: projectId,
      QuestId: quest.questId,
      Revision: saved.Revision,
    })
    expect(
      await as.mentee.ask('questionnaires.getByAnswerSetId', { AnswerSetId: setId }),
    ).toMatchObject({ Version: 1, Title: 'Δοκιμή' })
    await as.admin.ask('questionnaires.clear', { id: setId })
    const start = { AnswerSetId: setId, VersionId: shown.VersionId }
    expect(await as.mentee.call('questionnaires.start', start)).toMatchObject({
      status: 409,
      body: { code: 'quest_version' },
    })
    await as.mentee.ask('questionnaires.start', { AnswerSetId: setId })
    expect(
      await as.mentee.ask('questionnaires.getByAnswerSetId', { AnswerSetId: setId }),
    ).toMatchObject({ Version: 2, Title: 'Νέος τίτλος' })
  })

  it('begins for the mentee only when the action is open to them', async () => {
    const closed = await addQuest(
      programme,
      [draftQuestion({ Type: 10 })],
      {},
      {
        enableCondition: "completion['1']",
      },
    )
    const input = { ActionId: closed.actionId, MenteeId: programme.people.mentee.id }
    expect(await programme.as.mentee.call('questionnaires.start', input)).toMatchObject({
      status: 422,
      body: { details: { rule: 'not_enabled' } },
    })
    expect(await programme.as.mentor.call('questionnaires.start', input)).toMatchObject({
      ok: true,
    })
  })

  it('begins with the default values, once, and keeps what is then answered', async () => {
    const given = await addQuest(programme, [
      draftQuestion({ Type: 1, Model: 'a', Options: options(1, 2), DefaultValue: '2' }),
      draftQuestion({ Type: 10, Model: 'b', DefaultValue: 'Αθήνα' }),
    ])
    const setId = await startSet(programme, given)
    const shown = async () =>
      (await programme.as.mentee.ask('questionnaires.getByAnswerSetId', { AnswerSetId: setId }))
        .Answers
    const [a, b] = [`a${given.groupOf('a')}`, `a${given.groupOf('b')}`]
    expect(await shown()).toMatchObject({ [a]: { OptionId: 2, Rev: 1 }, [b]: { Text: 'Αθήνα' } })
    const write = writeOf(setId, given.groupOf('b'), { BaseRev: 1 })
    await programme.as.mentee.ask('questionnaires.answerOpen', { ...write, Text: '' })
    await startSet(programme, given)
    await programme.as.mentee.ask('questionnaires.pause', { AnswerSetId: setId })
    await programme.as.mentee.ask('questionnaires.resume', { AnswerSetId: setId })
    expect(await shown()).toMatchObject({ [a]: { OptionId: 2 }, [b]: { Text: '', Rev: 2 } })
    await programme.as.admin.ask('questionnaires.clear', { id: setId })
    expect(await shown()).toEqual({})
    await startSet(programme, given)
    expect(await shown()).toMatchObject({ [b]: { Text: 'Αθήνα' } })
  })

  it('has a copy of the mentor’s own, which is about nobody', async () => {
    const { as } = programme
    await as.mentor.ask('questionnaires.start', { ActionId: quest.actionId })
    const own = await as.mentor.ask('questionnaires.getMentorQuest', { ActionId: quest.actionId })
    expect(own).toMatchObject({ MenteeId: null, State: 'started', CanAnswer: true })
    const theirs = await as.mentee.ask('questionnaires.getByAction', { ActionId: quest.actionId })
    expect(theirs.AnswerSetID).toBeNull()
    const bySet = { AnswerSetId: own.AnswerSetID }
    expect(await as.mentee.call('questionnaires.getByAnswerSetId', bySet)).toMatchObject({
      status: 404,
    })
    expect(await as.otherMentor.call('questionnaires.getByAnswerSetId', bySet)).toMatchObject({
      status: 404,
    })
    expect(await as.supervisor.call('questionnaires.getByAnswerSetId', bySet)).toMatchObject({
      body: { CanAnswer: false },
    })
  })
})
