import { decideSave, type StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import { draftQuestion, options, rows } from '@telemachos/questionnaire/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import type { PersonName } from '../../testing/small-programme.ts'
import { savingOwn } from './own-answer-store.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'

describe('saving an answer', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let setId: number

  beforeEach(async () => {
    quest = await addQuest(programme, [
      draftQuestion({ Type: 1, Model: 'choice', Options: options(1, 2) }),
      draftQuestion({ Type: 10, Model: 'text' }),
      draftQuestion({ Type: 12, Model: 'number' }),
      draftQuestion({ Type: 13, Model: 'day' }),
      draftQuestion({ Type: 14, Model: 'time' }),
      draftQuestion({ Type: 23, Model: 'twice', Data: { Expression: 'number * 2' } }),
      draftQuestion({ Type: 4, Model: 'grid', Options: options(1, 2), Rows: rows('a', 'b') }),
    ])
    setId = await startSet(programme, quest)
  })

  const say = (text: string, own: object = {}, who: PersonName = 'mentee', model = 'text') =>
    programme.as[who].call('questionnaires.answerOpen', {
      ...writeOf(setId, quest.groupOf(model), own),
      Text: text,
    })

  it('answers a repetition as it answered the first, and writes once', async () => {
    const write = { ...writeOf(setId, quest.groupOf('text')), Text: 'ένα' }
    const first = await programme.as.mentee.ask('questionnaires.answerOpen', write)
    expect(first).toMatchObject({ Outcome: 'saved', Current: { Text: 'ένα', Rev: 1 } })
    await say('δύο')
    expect(await programme.as.mentee.ask('questionnaires.answerOpen', write)).toEqual(first)
    const now = await programme.as.mentee.ask('questionnaires.getByAnswerSetId', {
      AnswerSetId: setId,
    })
    expect(now.Answers).toEqual({
      [`a${quest.groupOf('text')}`]: { OptionId: null, Text: 'δύο', Rev: 2 },
    })
  })

  it('takes what the specification names and nothing else, each time it comes', async () => {
    const { mentee } = programme.as
    const AnswerSetId = setId
    const choice = { AnswerSetId, GroupId: quest.groupOf('choice') }
    const words = { AnswerSetId, GroupId: quest.groupOf('text') }
    await say('από τη σελίδα')
    for (const OptionId of [1, 2, 1]) {
      expect(
        await mentee.call('questionnaires.answerClosed', { ...choice, OptionId }),
      ).toMatchObject({ status: 200, body: { Outcome: 'saved', Current: { OptionId } } })
    }
    for (const Text of ['ένα', 'δύο', 'δύο']) {
      expect(await mentee.call('questionnaires.answerOpen', { ...words, Text })).toMatchObject({
        status: 200,
        body: { Outcome: 'saved', Current: { Text } },
      })
    }
    const both = ['τρία', 'τέσσερα'].map((Text) =>
      mentee.call('questionnaires.answerOpen', { ...words, Text }),
    )
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    await programme.as.admin.ask('questionnaires.clear', { id: setId })
    const again = await startSet(programme, quest)
    const cleared = { ...words, AnswerSetId: again, Text: 'νέα αρχή' }
    expect(await mentee.call('questionnaires.answerOpen', cleared)).toMatchObject({ status: 200 })
  })

  it('keeps a time of single digits with two', async () => {
    expect(await say('9:5', {}, 'mentee', 'time')).toMatchObject({
      body: { Outcome: 'saved', Current: { Text: '09:05' } },
    })
  })

  it('writes once when the same arrives 20 times at once', async () => {
    const write = { ...writeOf(setId, quest.groupOf('text')), Text: 'ένα' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        programme.as.mentee.call('questionnaires.answerOpen', write),
      ),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { rev } = await programme.db.one<{ rev: number }>(sql`
      select rev from quest_answers where answer_set_id = ${setId}`)
    expect(rev).toBe(1)
  })

  it('takes one of two pages that write the same answer at once, and keeps only its name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, page) =>
        say(`από τη σελίδα ${page}`, { ClientId: `page-${page}-of-12`, Seq: 1 }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    const kept = await programme.db.rows<{ text: string; rev: number; named: number }>(sql`
      select text, rev, (
        select count(*)::int from quest_operations where answer_set_id = ${setId}) as named
      from quest_answers where answer_set_id = ${setId}`)
    expect(kept).toEqual([{ text: `από τη σελίδα ${statuses.indexOf(200)}`, rev: 1, named: 1 }])
  })

  it('writes what others write at the same time only where their attempts still run', async () => {
    const set = { setId, epoch: 0, groupId: quest.groupOf('text'), digest: '', by: null }
    const stored = { answer: { optionId: null, text: 'ναι' }, rev: 1, clientId: 'c', seq: 1 }
    const at = programme.now()
    const save = (opId: string, own: object) => ({ ...set, at, opId, stored, ...own })
    const other = await startSet(
      programme,
      await addQuest(programme, [draftQuestion({ Type: 10, Model: 'text' })]),
    )
    await programme.db.run(sql`
      update answer_sets set state = 'paused', segment_started_at = null where id = ${other}`)
    const written = await programme.db.rows<{ place: number }>(sql`
      with ${savingOwn.statement([
        save('op-of-another-epoch', { epoch: 1, groupId: quest.groupOf('day') }),
        save('op-of-a-paused-set', { setId: other }),
        save('op-that-counts', {}),
        save('op-of-the-same-answer', {}),
        save('op-of-another-answer', {
          groupId: quest.groupOf('number'),
          stored: { ...stored, answer: { optionId: null, text: '1' } },
        }),
      ])} select place::int from work order by place`)
    expect(written).toEqual([{ place: 3 }, { place: 5 }])
    const again = await programme.db.rows(sql`
      with ${savingOwn.statement([save('op-that-knew-an-older-one', {})])} select place from work`)
    expect(again).toEqual([])
    const named = await programme.db.rows<{ opId: string }>(sql`
      select op_id as "opId" from quest_operations
      where answer_set_id in (${setId}, ${other}) order by op_id`)
    expect(named.map(({ opId }) => opId)).toEqual(['op-of-another-answer', 'op-that-counts'])
  })

  it('answers an older write of the same page with the current value', async () => {
    await say('νεότερο', { Seq: 1_000_000 })
    expect(await say('παλιότερο', { Seq: 999_999 })).toMatchObject({
      body: { Outcome: 'superseded', Current: { Text: 'νεότερο', Rev: 1 } },
    })
  })

  it('tells another page of what it has not seen, and lets it write once it has', async () => {
    await say('του ωφελούμενου')
    const other = { ClientId: 'client-two', Seq: 1 }
    const refused = await say('του μέντορα', { ...other, BaseRev: 0 }, 'mentor')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'quest_conflict', details: { Current: { Text: 'του ωφελούμενου', Rev: 1 } } },
    })
    expect(await say('του μέντορα', { ...other, Seq: 2, BaseRev: 1 }, 'mentor')).toMatchObject({
      body: { Outcome: 'saved', Current: { Rev: 2 } },
    })
  })

  it('keeps who answered for somebody else in the audit log, and no word of what', async () => {
    await say('του ωφελούμενου')
    await say('του μέντορα', { ClientId: 'client-two', BaseRev: 1 }, 'mentor')
    const answered = (await programme.auditOf(quest.actionId)).filter(
      ({ verb }) => verb === 'quest.answered',
    )
    expect(answered).toEqual([
      {
        verb: 'quest.answered',
        actorId: programme.people.mentor.id,
        subjectId: programme.people.mentee.id,
        detail: { answerSetId: setId },
      },
    ])
  })

  it('refuses what was written before the attempt was cleared', async () => {
    await say('ένα')
    await programme.as.admin.ask('questionnaires.clear', { id: setId })
    await programme.as.mentee.ask('questionnaires.start', { AnswerSetId: setId })
    expect(await say('δύο')).toMatchObject({
      status: 409,
      body: { code: 'quest_cleared', details: { Epoch: 1 } },
    })
    expect(await say('δύο', { Epoch: 1 })).toMatchObject({ body: { Current: { Rev: 1 } } })
  })

  it('clears an answer, and remembers its revision', async () => {
    await say('ένα')
    expect(await say('')).toMatchObject({ body: { Current: { Text: '', Rev: 2 } } })
    const results = await programme.as.mentee.ask('questionnaires.getResults', {
      AnswerSetId: setId,
    })
    expect(results.Answers).toEqual([])
  })

  describe('refuses with a clear answer and changes nothing', () => {
    const choose = (option: unknown, model = 'choice') =>
      programme.as.mentee.call('questionnaires.answerClosed', {
        ...writeOf(setId, quest.groupOf(model)),
        OptionId: option,
      })
    const cases: [string, () => Promise<{ status: number; body: unknown }>, number, string][] = [
      ['an option that is not there', () => choose(3), 400, 'unknown_option'],
      ['an option for a text', () => choose(1, 'text'), 400, 'text_expected'],
      ['a text for an option', () => say('1', {}, 'mentee', 'choice'), 400, 'option_expected'],
      ['no number', () => say('δύο', {}, 'mentee', 'number'), 400, 'not_a_number'],
      ['no date', () => say('2023-02-30', {}, 'mentee', 'day'), 400, 'not_a_date'],
      ['what is calculated', () => say('4', {}, 'mentee', 'twice'), 400, 'not_written'],
      [
        'a group of another questionnaire',
        () => say('x', { GroupId: 9_999 }),
        400,
        'unknown_group',
      ],
      ['too long a text', () => say('α'.repeat(1_001)), 400, 'too_long'],
      ['far too long a text', () => say('α'.repeat(10_001)), 400, 'too_long'],
      ['characters that cannot be kept', () => say('α\u0000β'), 400, 'characters'],
      ['half a character', () => say('α\ud800β'), 400, 'characters'],
      ['a time of the page', () => say('x', { Now: '2030-01-01T00:00:00Z' }), 400, 'unknown_field'],
      ['a number for a name', () => say('x', { OpId: 7 }), 400, 'invalid_type'],
      ['no number of the write', () => say('x', { Seq: 0 }), 400, 'number_too_small'],
      ["another person's set", () => say('x', {}, 'stranger'), 404, 'not_found'],
      ['somebody who only reads', () => say('x', {}, 'supervisor'), 422, 'not_respondent'],
    ]
    it.each(cases)('%s', async (_, attempt, status, word) => {
      await say('πριν')
      const before = await fingerprint(programme.db)
      const answer = await attempt()
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).toContain(word)
      expect(await fingerprint(programme.db)).toEqual(before)
    })

    it.each([
      ['another text', () => say('δύο', { OpId: 'operation-known' })],
      ['another group', () => say('1', { OpId: 'operation-known' }, 'mentee', 'number')],
      [
        'another attempt',
        async () => {
          const other = await addQuest(programme, [draftQuestion({ Type: 10, Model: 'text' })])
          const write = writeOf(await startSet(programme, other), other.groupOf('text'))
          return programme.as.mentee.call('questionnaires.answerOpen', {
            ...write,
            ...{ OpId: 'operation-known', Text: 'ένα' },
          })
        },
      ],
    ])('a known name for %s', async (_, reuse) => {
      await programme.db.run(sql`delete from quest_operations where op_id = 'operation-known'`)
      await say('ένα', { OpId: 'operation-known' })
      const answers = sql`select to_jsonb(a) from quest_answers a order by answered_at, group_id`
      const before = await programme.db.rows(answers)
      expect(await reuse()).toMatchObject({
        status: 409,
        body: { code: 'idempotency_mismatch' },
      })
      expect(await programme.db.rows(answers)).toEqual(before)
    })
  })

  it('decides as the engine does, whatever is dropped, repeated or mixed up by two pages', async () => {
    const group = quest.groupOf('text')
    const delivery = fc.record({
      client: fc.constantFrom('client-one', 'client-two'),
      seq: fc.integer({ min: 1, max: 6 }),
      knows: fc.boolean(),
    })
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { minLength: 5, maxLength: 15 }), async (deliveries) => {
        round += 1
        await programme.db.run(sql`delete from quest_answers where answer_set_id = ${setId}`)
        let model: StoredAnswer | undefined
        const done = new Map<string, StoredAnswer>()
        for (const { client, seq, knows } of deliveries) {
          const opId = `round-${round}-${client}-${seq}`
          const answer = { optionId: null, text: `${client} ${seq}` }
          const baseRev = knows ? (model?.rev ?? 0) : 0
          const expected = done.get(opId)
          const decision = expected
            ? ({ kind: 'apply', stored: expected } as const)
            : decideSave(model, { opId, clientId: client, seq, baseRev, answer })
          const write = { OpId: opId, ClientId: client, Seq: seq, BaseRev: baseRev, GroupId: group }
          const got = await say(answer.text, write)
          if (decision.kind === 'conflict') {
            expect(got).toMatchObject({
              status: 409,
              body: { details: { Current: { Rev: model?.rev, Text: model?.answer.text } } },
            })
            continue
          }
          expect(got).toMatchObject({
            body: {
              Outcome: decision.kind === 'apply' ? 'saved' : 'superseded',
              Current: { Rev: decision.stored.rev, Text: decision.stored.answer.text },
            },
          })
          if (decision.kind === 'apply' && !expected) {
            model = decision.stored
            done.set(opId, decision.stored)
          }
        }
        const row = await programme.db.row<{ rev: number; text: string }>(sql`
          select rev, text from quest_answers where answer_set_id = ${setId}`)
        expect(row).toEqual(model && { rev: model.rev, text: model.answer.text })
      }),
      { seed: 20260305, numRuns: 25 },
    )
  }, 60_000)
})
