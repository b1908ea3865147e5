import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  storedState,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import type { CallName, TestClient } from '../../testing/test-server.ts'
import { expireAttempts } from './expire-attempts.ts'

describe('the holder of a token without an account', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let token: string

  beforeEach(async () => {
    quest = await addQuest(
      programme,
      [
        draftQuestion({ Type: 1, Model: 'a', Options: options(1, 2), Required: true }),
        draftQuestion({ Type: 10, Model: 'b' }),
      ],
      { Duration: 600 },
    )
    token = await makeToken({ Uses: 2 })
  })

  const makeToken = async (own: object): Promise<string> => {
    const { TokenName } = await programme.as.admin.ask('questionnaires.createToken', {
      ProjectId: programme.projectId,
      QuestId: quest.questId,
      ...own,
    })
    return TokenName
  }
  const open = async (TokenName = token, holder = programme.server.client()) => {
    const opened = await holder.ask('questionnaires.getByToken', { TokenName })
    return { holder, opened, setId: opened.AnswerSetID ?? 0 }
  }
  /** Everything that may be done with an answer set, by its id. */
  const callsOf = (setId: number): [CallName, object][] => [
    ['questionnaires.start', { AnswerSetId: setId }],
    ['questionnaires.getByAnswerSetId', { AnswerSetId: setId }],
    ['questionnaires.getRemainingTime', { AnswerSetId: setId }],
    ['questionnaires.answerClosed', { ...writeOf(setId, quest.groupOf('a')), OptionId: 1 }],
    ['questionnaires.answerOpen', { ...writeOf(setId, quest.groupOf('b')), Text: 'κείμενο' }],
    ['questionnaires.pause', { AnswerSetId: setId }],
    ['questionnaires.resume', { AnswerSetId: setId }],
    ['questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected: [] }],
  ]
  const refusesAll = async (client: TestClient, setId: number, status: number): Promise<void> => {
    const before = await fingerprint(programme.db)
    for (const [name, input] of callsOf(setId)) {
      const answer = await client.call(name, input)
      expect([name, answer.status]).toEqual([name, status])
    }
    expect(await fingerprint(programme.db)).toEqual(before)
  }

  it('begins, answers, pauses, goes on in the same browser, and finishes', async () => {
    const { holder, opened, setId } = await open()
    expect(opened).toMatchObject({ State: 'notStarted', CanAnswer: true, MenteeId: null })
    for (const [name, input] of callsOf(setId).slice(0, 6)) await holder.ask(name, input)
    expect(await storedState(programme, setId)).toBe('paused')

    const again = await open(token, holder)
    expect(again.setId).toBe(setId)
    expect(again.opened).toMatchObject({
      State: 'paused',
      Answers: { [`a${quest.groupOf('b')}`]: { Text: 'κείμενο' } },
    })
    for (const [name, input] of callsOf(setId).slice(6)) await holder.ask(name, input)
    expect(await open(token, holder)).toMatchObject({
      opened: { State: 'finished', CanAnswer: false, AnswerSetID: setId },
    })
    expect(await holder.call(...callsOf(setId)[3]!)).toMatchObject({ status: 422 })
  })

  it('is one use of the token, however often they come, and the next browser is another', async () => {
    const first = await open()
    await open(token, first.holder)
    const second = await open()
    expect(second.setId).not.toBe(first.setId)
    const before = await fingerprint(programme.db)
    const third = programme.server.client()
    expect(await third.call('questionnaires.getByToken', { TokenName: token })).toMatchObject({
      status: 422,
      body: { details: { rule: 'token_used' } },
    })
    expect(third.cookie).toBeUndefined()
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('takes no more uses than there are, when many open it at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        programme.server.client().call('questionnaires.getByToken', { TokenName: token }),
      ),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(2)
  })

  it('opens nothing under a wrong name, or once it has ended', async () => {
    const until = new Date(programme.now().getTime() + 60_000).toISOString()
    const ending = await makeToken({ Uses: 5, Until: until })
    const early = await open(ending)
    programme.pass(60)
    const stranger = programme.server.client()
    const ask = (TokenName: string) => stranger.call('questionnaires.getByToken', { TokenName })
    expect(await ask(ending)).toMatchObject({
      status: 422,
      body: { details: { rule: 'token_expired' } },
    })
    for (const wrong of [token.slice(1), token.toUpperCase(), `${token} `, "' or true --", '%']) {
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404])
    }
    expect(stranger.cookie).toBeUndefined()
    // Who began in time goes on.
    expect(await open(ending, early.holder)).toMatchObject({ setId: early.setId })
  })

  it('reaches their own answers and no other, of this token or of anybody', async () => {
    const one = await open()
    const other = await open()
    const menteesSet = await startSet(programme, quest)
    await refusesAll(one.holder, other.setId, 404)
    await refusesAll(one.holder, menteesSet, 404)
    await refusesAll(one.holder, 2_000_000_000, 404)
    await refusesAll(programme.server.client(), one.setId, 401)
    const forged = programme.server.client()
    for (const key of ['x', 'A'.repeat(43), token, `${one.holder.cookie?.split('=')[1]}A`]) {
      forged.cookie = `telemachos-link=${key}`
      const answer = await forged.call('questionnaires.getByAnswerSetId', {
        AnswerSetId: one.setId,
      })
      expect([key, [401, 404].includes(answer.status)]).toEqual([key, true])
    }
    await refusesAll(programme.as.mentee, one.setId, 404)
    await refusesAll(programme.as.mentor, one.setId, 404)
  })

  it('begins nothing but what the token opened', async () => {
    const { holder } = await open()
    const before = await fingerprint(programme.db)
    const { actionId } = quest
    const cell = { ActionId: actionId, MenteeId: programme.people.mentee.id }
    for (const [name, input] of [
      ['questionnaires.start', cell],
      ['questionnaires.start', { ActionId: actionId }],
      ['questionnaires.getByMenteeAction', cell],
      ['questionnaires.getAnswered', cell],
      ['questionnaires.getRemainingTimeByAction', cell],
      ['questionnaires.getMentorQuest', { ActionId: actionId }],
      ['identity.getIdentity', {}],
    ] as const) {
      expect([name, (await holder.call(name, input)).status]).toEqual([name, 401])
    }
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('changes nothing from another site, and shows the key to no script', async () => {
    const opened = await programme.server
      .client()
      .call('questionnaires.getByToken', { TokenName: token })
    const cookie = opened.headers.getSetCookie().join()
    expect(cookie).toMatch(/telemachos-link=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    const { holder, setId } = await open()
    const before = await fingerprint(programme.db)
    for (const [name, input] of callsOf(setId)) {
      const answer = await holder.call(name, input, { origin: 'https://elsewhere.example' })
      expect([name, answer.status, answer.ok || answer.body.code]).toEqual([
        name,
        403,
        'cross_site',
      ])
    }
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('is told nothing about anybody, and known by a hash only', async () => {
    const { holder, opened } = await open()
    const text = JSON.stringify(opened)
    const people = await programme.db.rows<{ name: string }>(sql`
      select unnest(array[first_name, last_name, username, email]) as name from users`)
    expect(people.length).toBeGreaterThan(0)
    for (const { name } of people) if (name) expect(text).not.toContain(name)
    const key = holder.cookie?.split('=')[1] ?? 'none'
    const rows = await programme.db.rows<{ row: string }>(sql`
      select s::text as row from answer_sets s where holder_hash is not null`)
    expect(rows.some(({ row }) => row.includes(key))).toBe(false)
  })

  it('leaves answers that the project’s administrators read, clear, and give more time to', async () => {
    const { holder, setId } = await open()
    for (const [name, input] of callsOf(setId).slice(0, 5)) await holder.ask(name, input)
    const { admin, supervisor } = programme.as
    const bySet = { AnswerSetId: setId }
    expect(await supervisor.call('questionnaires.getResults', bySet)).toMatchObject({ status: 404 })
    const results = await admin.ask('questionnaires.getResults', bySet)
    expect(results.Answers.map(({ Model }) => Model)).toEqual(['a', 'b'])
    expect(await admin.ask('questionnaires.getByAnswerSetId', bySet)).toMatchObject({
      CanAnswer: false,
    })
    programme.pass(3_600)
    await expireAttempts(programme.db, programme.now())
    expect(await storedState(programme, setId)).toBe('expired')
    await admin.ask('questionnaires.grantTime', { ...bySet, Factor: 10 })
    expect(await open(token, holder)).toMatchObject({ opened: { State: 'started' } })
    await admin.ask('questionnaires.clear', { id: setId })
    expect(await open(token, holder)).toMatchObject({
      opened: { State: 'notStarted', Epoch: 1, Answers: {} },
    })
  })
})
