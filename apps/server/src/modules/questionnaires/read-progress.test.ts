import { draftQuestion } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  type TestQuest,
} from '../../testing/quest-programme.ts'

const READERS = ['mentee', 'mentor', 'supervisor', 'admin'] as const

describe('how far a mentee is in a questionnaire', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let setId: number
  beforeAll(async () => {
    quest = await addQuest(programme, [draftQuestion({ Type: 10, Model: 'a' })], {
      Duration: 600,
    })
  })

  /** What everybody's list of actions says of it, and what its player says. */
  const told = async () => {
    const { as, people, projectId } = programme
    const seen = new Set<string>()
    for (const name of READERS) {
      const list = await as[name].ask('actions.listMenteeActions', {
        ...{ ProjectId: projectId, MenteeId: people.mentee.id },
      })
      const attempt = list.find(({ Id }) => Id === quest.actionId)?.Attempt
      seen.add(`${attempt?.State} ${attempt?.Remaining}`)
    }
    return [...seen]
  }

  it('is the same in every list as in its player', async () => {
    expect(await told()).toEqual(['notStarted null'])
    setId = await startSet(programme, quest)
    programme.pass(60)
    expect(await told()).toEqual(['started 540'])
    await programme.as.mentee.ask('questionnaires.pause', { AnswerSetId: setId })
    programme.pass(3_600)
    expect(await told()).toEqual(['paused 540'])
    const clock = await programme.as.mentee.ask('questionnaires.getRemainingTime', {
      AnswerSetId: setId,
    })
    expect(clock).toMatchObject({ State: 'paused', Remaining: 540 })
    await programme.as.mentee.ask('questionnaires.resume', { AnswerSetId: setId })
    programme.pass(700)
    expect(await told()).toEqual(['expired null'])
  })
})
