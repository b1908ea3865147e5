import { draftQuestion, options } from '@telemachos/questionnaire/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import type { CallName } from '../../testing/test-server.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  storedState,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import { expireAttempts } from './expire-attempts.ts'
import { scoreEnded } from './score-set.ts'

const MINUTES = 60

describe('an attempt', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest

  /** Ten minutes of work within an hour; one question that is required. */
  beforeEach(async () => {
    quest = await addQuest(
      programme,
      [
        draftQuestion({ Type: 1, Model: 'a', Options: options(1, 2), Required: true }),
        draftQuestion({ Type: 10, Model: 'b' }),
      ],
      { Duration: 600, Window: 3_600 },
    )
  })

  const cell = () => ({ ActionId: quest.actionId, MenteeId: programme.people.mentee.id })
  const ask = (name: CallName, input: object) => programme.as.mentee.call(name, input)
  const answerA = (setId: number, own: object = {}) =>
    programme.as.mentee.call('questionnaires.answerClosed', {
      ...writeOf(setId, quest.groupOf('a'), own),
      OptionId: 1,
    })

  /** Leads a new attempt into a state. */
  const inState = {
    notStarted: async () => {
      const setId = await startSet(programme, quest)
      await programme.as.admin.ask('questionnaires.clear', { id: setId })
      return setId
    },
    started: async () => {
      const setId = await startSet(programme, quest)
      await answerA(setId)
      return setId
    },
    paused: async () => {
      const setId = await inState.started()
      await ask('questionnaires.pause', { AnswerSetId: setId })
      return setId
    },
    finished: async () => {
      const setId = await inState.started()
      await ask('questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected: [] })
      return setId
    },
    expired: async () => {
      const setId = await inState.started()
      programme.pass(11 * MINUTES)
      await ask('questionnaires.getRemainingTime', { AnswerSetId: setId })
      return setId
    },
  }
  type State = keyof typeof inState

  const EVENTS = {
    start: (id: number) => ask('questionnaires.start', { AnswerSetId: id }),
    answer: (id: number) => answerA(id, { Epoch: epochs.get(id) ?? 0 }),
    pause: (id: number) => ask('questionnaires.pause', { AnswerSetId: id }),
    continue: (id: number) => ask('questionnaires.resume', { AnswerSetId: id }),
    finish: (id: number) =>
      ask('questionnaires.finish', { AnswerSetId: id, Epoch: epochs.get(id) ?? 0, Expected: [] }),
    grant: (id: number) =>
      programme.as.admin.call('questionnaires.grantTime', { AnswerSetId: id, Factor: 2 }),
    settle: (id: number) =>
      programme.as.admin.call('questionnaires.settleExpired', { AnswerSetId: id }),
    clear: (id: number) => programme.as.admin.call('questionnaires.clear', { id }),
  }
  type Event = keyof typeof EVENTS
  const epochs = new Map<number, number>()

  /** The state that follows, or the rule that refuses; every reachable pair. */
  const EXPECTED: Record<State, Record<Event, string>> = {
    notStarted: {
      start: 'started',
      answer: 'not_allowed_now',
      pause: 'not_allowed_now',
      continue: 'not_allowed_now',
      finish: 'not_allowed_now',
      grant: 'notStarted',
      settle: 'not_allowed_now',
      clear: 'notStarted',
    },
    started: {
      start: 'started',
      answer: 'started',
      pause: 'paused',
      continue: 'started',
      finish: 'finished',
      grant: 'started',
      settle: 'not_allowed_now',
      clear: 'notStarted',
    },
    paused: {
      start: 'not_allowed_now',
      answer: 'not_allowed_now',
      pause: 'paused',
      continue: 'started',
      finish: 'not_allowed_now',
      grant: 'paused',
      settle: 'not_allowed_now',
      clear: 'notStarted',
    },
    finished: {
      start: 'not_allowed_now',
      answer: 'not_allowed_now',
      pause: 'not_allowed_now',
      continue: 'not_allowed_now',
      finish: 'finished',
      grant: 'not_allowed_now',
      settle: 'not_allowed_now',
      clear: 'notStarted',
    },
    expired: {
      start: 'expired!',
      // Kept apart as late.
      answer: 'expired',
      pause: 'expired!',
      continue: 'expired!',
      finish: 'expired!',
      grant: 'started',
      settle: 'finished',
      clear: 'notStarted',
    },
  }

  const pairs = (Object.keys(EXPECTED) as State[]).flatMap((state) =>
    (Object.keys(EVENTS) as Event[]).map((event) => ({
      state,
      event,
      outcome: EXPECTED[state][event],
    })),
  )

  it.each(pairs)('$state, $event: $outcome', async ({ state, event, outcome }) => {
    const setId = await inState[state]()
    if (state === 'notStarted') epochs.set(setId, 1)
    expect(await storedState(programme, setId)).toBe(state)
    // What the recurring jobs would find in the midst, since the clock has passed others by.
    await expireAttempts(programme.db, programme.now())
    await scoreEnded(programme.db)
    const before = await fingerprint(programme.db)
    const answer = await EVENTS[event](setId)
    const isRefused = outcome === 'not_allowed_now' || outcome === 'expired!'
    if (!isRefused) {
      expect(answer).toMatchObject({ ok: true, body: { State: outcome } })
      expect(await storedState(programme, setId)).toBe(outcome)
      return
    }
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'rule_violated', details: { rule: outcome.replace('!', '') } },
    })
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('starts one clock, however often and by whomever it is started', async () => {
    const { as, pass } = programme
    const clocks = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        as[index % 2 ? 'mentor' : 'mentee'].ask('questionnaires.start', cell()),
      ),
    )
    expect(new Set(clocks.map((clock) => clock.AnswerSetId)).size).toBe(1)
    pass(60)
    const again = await as.mentee.ask('questionnaires.start', cell())
    expect(again.Remaining).toBe(540)
    expect(await as.mentor.ask('questionnaires.getRemainingTimeByAction', cell())).toMatchObject({
      Status: 'OK',
      State: 'started',
      Remaining: 540,
      Now: programme.now().toISOString(),
    })
  })

  it('is Not Found by action before its start, and shown all the same', async () => {
    const { as } = programme
    expect(await as.mentee.ask('questionnaires.getRemainingTimeByAction', cell())).toMatchObject({
      Status: 'Not Found',
      AnswerSetId: null,
    })
    expect(
      await as.mentee.ask('questionnaires.getByAction', { ActionId: quest.actionId }),
    ).toMatchObject({ AnswerSetID: null, State: 'notStarted', CanAnswer: true, Duration: 600 })
  })

  it('is finished before its mentee completes the action; their mentor completes it for them', async () => {
    const { as } = programme
    const complete = (name: 'mentee' | 'mentor') => as[name].call('actions.completeAction', cell())
    const unfinished = {
      status: 422,
      body: { details: { Missing: [expect.objectContaining({ Rule: 'quest_unfinished' })] } },
    }
    expect(await complete('mentee')).toMatchObject(unfinished)
    await inState.started()
    expect(await complete('mentee')).toMatchObject(unfinished)
    expect(await as.mentor.ask('actions.getMissing', cell())).toEqual([])
    expect(await complete('mentor')).toMatchObject({ body: true })
  })

  it('lets its mentee complete the action once the time is over', async () => {
    await inState.expired()
    expect(await programme.as.mentee.call('actions.completeAction', cell())).toMatchObject({
      body: true,
    })
  })

  it('pauses the time of work but not the window, and goes on only within it', async () => {
    const setId = await startSet(programme, quest)
    programme.pass(4 * MINUTES)
    await ask('questionnaires.pause', { AnswerSetId: setId })
    programme.pass(30 * MINUTES)
    const going = await ask('questionnaires.resume', { AnswerSetId: setId })
    expect(going).toMatchObject({ body: { State: 'started', Remaining: 360 } })
    await ask('questionnaires.pause', { AnswerSetId: setId })
    programme.pass(27 * MINUTES)
    expect(await ask('questionnaires.resume', { AnswerSetId: setId })).toMatchObject({
      status: 422,
      body: { details: { rule: 'expired' } },
    })
  })

  it('takes answers for five seconds after the deadline, and keeps later ones apart', async () => {
    const setId = await startSet(programme, quest)
    programme.pass(10 * MINUTES + 5)
    expect(await answerA(setId)).toMatchObject({
      body: { Outcome: 'saved', Status: 'Expired', Remaining: 0, Current: { Rev: 1 } },
    })
    programme.pass(1)
    const late = { ...writeOf(setId, quest.groupOf('b')), Text: 'αργά' }
    const first = await programme.as.mentee.ask('questionnaires.answerOpen', late)
    expect(first).toMatchObject({ Outcome: 'late', State: 'expired', Current: { Rev: 0 } })
    expect(await programme.as.mentee.ask('questionnaires.answerOpen', late)).toEqual(first)
    expect(await ask('questionnaires.answerOpen', { ...late, Text: 'άλλο' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
    expect(await storedState(programme, setId)).toBe('expired')
    const results = await programme.as.mentee.ask('questionnaires.getResults', {
      AnswerSetId: setId,
    })
    expect(results).toMatchObject({ State: 'expired', Late: 1 })
    expect(results.Answers.map(({ Model }) => Model)).toEqual(['a'])
  })

  it('holds up no other where its deadline says that it is over, and it is not', async () => {
    const odd = await startSet(programme, quest)
    programme.pass(11 * MINUTES)
    const { db } = programme
    await db.run(sql`
      update answer_sets set segment_started_at = ${programme.now()} where id = ${odd}`)
    const other = await startSet(
      programme,
      await addQuest(programme, [draftQuestion({ Type: 10, Model: 'b' })], { Duration: 60 }),
    )
    programme.pass(2 * MINUTES)
    await expireAttempts(programme.db, programme.now())
    expect(await storedState(programme, odd)).toBe('started')
    expect(await storedState(programme, other)).toBe('expired')
  })

  it('expires by the sweeper too, once, and tells the people concerned', async () => {
    const setId = await startSet(programme, quest)
    programme.pass(10 * MINUTES + 5)
    await expireAttempts(programme.db, programme.now())
    expect(await storedState(programme, setId)).toBe('started')
    programme.pass(1)
    await Promise.all([1, 2].map(() => expireAttempts(programme.db, programme.now())))
    expect(await storedState(programme, setId)).toBe('expired')
    const events = (await programme.eventsOf(quest.actionId)).filter(
      ({ name }) => name === 'questionnaires.attemptChanged',
    )
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { State: 'started' },
      { State: 'expired', AnswerSetId: setId },
    ])
    expect(events[1]?.rooms).toContain(`user:${programme.people.mentee.id}`)
  })

  it('completes the action when it is finished, and no longer when it is cleared', async () => {
    const { as, people } = programme
    const setId = await inState.finished()
    const stateOf = async () => {
      const actions = await as.mentee.ask('actions.listMenteeActions', {
        ProjectId: programme.projectId,
        MenteeId: people.mentee.id,
      })
      return actions.find(({ Id }) => Id === quest.actionId)
    }
    expect(await stateOf()).toMatchObject({ Completed: true })
    expect(await as.mentor.ask('questionnaires.getAnswered', cell())).toMatchObject({
      AnswerSetID: setId,
      CanAnswer: false,
      Completion: programme.now().toISOString(),
    })
    const cleared = await as.admin.ask('questionnaires.clearByAction', cell())
    expect(cleared).toMatchObject({ State: 'notStarted', Epoch: 1, AnswerSetId: setId })
    expect(await stateOf()).toMatchObject({ Completed: false })
    const anew = await as.mentee.ask('questionnaires.getByAnswerSetId', { AnswerSetId: setId })
    expect(anew).toMatchObject({ Answers: {}, TimeStarted: null, Completion: null })
    expect(await as.mentor.call('questionnaires.getAnswered', cell())).toMatchObject({
      status: 404,
    })
  })

  it('is finished once by 20 who finish at the same time', async () => {
    const setId = await inState.started()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask('questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected: [] }),
      ),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from audit_log
      where verb = 'quest.finished' and action_id = ${quest.actionId}`)
    expect(count).toBe(1)
  })

  it('is not finished while an answer is missing, or a question is not right', async () => {
    const setId = await startSet(programme, quest)
    const finish = (Expected: object[]) =>
      ask('questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected })
    const [question] = quest.definition.sections[0]!.questions
    expect(await finish([])).toMatchObject({
      status: 422,
      body: {
        details: {
          rule: 'problems',
          Problems: [{ QuestionId: question?.id, Rule: 'required' }],
        },
      },
    })
    await answerA(setId)
    const [a, b] = [quest.groupOf('a'), quest.groupOf('b')]
    expect(
      await finish([
        { GroupId: a, Rev: 1 },
        { GroupId: b, Rev: 1 },
      ]),
    ).toMatchObject({
      status: 409,
      body: { code: 'quest_missing_answers', details: { Groups: [b] } },
    })
    expect(await storedState(programme, setId)).toBe('started')
    expect(await finish([{ GroupId: a, Rev: 1 }])).toMatchObject({ body: { State: 'finished' } })
  })

  it('is paused and goes on with the audit log saying who and about whom', async () => {
    const { as, people } = programme
    const setId = await inState.started()
    await as.mentor.ask('questionnaires.pause', { AnswerSetId: setId })
    expect(await programme.auditOf(quest.actionId)).toMatchObject([
      { verb: 'quest.started', actorId: people.mentee.id, subjectId: people.mentee.id },
      { verb: 'quest.paused', actorId: people.mentor.id, subjectId: people.mentee.id },
    ])
  })
})
