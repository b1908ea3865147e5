import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { questionsOf, type Definition } from '@telemachos/questionnaire/definition'
import { draftOf } from '@telemachos/questionnaire/testing'
import { afterAll, beforeAll } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { createAction, createQuest } from './factories.ts'
import { startSmallProgramme, type PersonName, type SmallProgramme } from './small-programme.ts'

/** What the tests of questionnaires share: a small programme whose clock stands still. */
export interface QuestProgramme extends SmallProgramme {
  /** Lets so many seconds pass on the server. */
  pass(seconds: number): void
  now(): Date
}

/** The programme for the tests of one `describe`: there from its first hook on, and closed at its end. */
export function setQuestProgramme(): QuestProgramme {
  const programme = {} as QuestProgramme
  beforeAll(async () => {
    Object.assign(programme, await startQuestProgramme())
  })
  afterAll(() => programme.close())
  return programme
}

async function startQuestProgramme(): Promise<QuestProgramme> {
  let now = Date.parse('2026-03-05T10:00:00Z')
  const programme = await startSmallProgramme({ clock: () => new Date(now) })
  return {
    ...programme,
    pass: (seconds) => {
      now += seconds * 1_000
    },
    now: () => new Date(now),
  }
}

/** A questionnaire with its action, and the mentee's attempt at it. */
export interface TestQuest {
  readonly questId: number
  readonly actionId: number
  readonly definition: Definition
  /** The first group of a question by its model. */
  groupOf(model: string): number
}

export async function addQuest(
  { db, projectId }: SmallProgramme,
  questions: readonly DraftQuestion[],
  own: Partial<Draft> = {},
  action: { enableCondition?: string; flags?: number } = {},
): Promise<TestQuest> {
  const { questId, definition } = await createQuest(db, projectId, draftOf(questions, own))
  const actionId = await createAction(db, projectId, {
    typeId: ACTION_TYPES.questionnaire,
    questId,
    ...action,
  })
  return {
    questId,
    actionId,
    definition,
    groupOf: (model) =>
      questionsOf(definition).find((one) => one.model === model)?.groups[0]?.id ?? 0,
  }
}

let writes = 0

/** What a page sends with a write; each has its own name. */
export function writeOf(setId: number, groupId: number, own: object = {}) {
  writes += 1
  return {
    AnswerSetId: setId,
    GroupId: groupId,
    Epoch: 0,
    OpId: `operation-${writes}`,
    ClientId: 'client-one',
    Seq: writes,
    BaseRev: 0,
    ...own,
  }
}

/** Starts the mentee's attempt; @returns its id. */
export async function startSet(
  { as, people }: SmallProgramme,
  { actionId }: TestQuest,
  who: PersonName = 'mentee',
): Promise<number> {
  const clock = await as[who].ask('questionnaires.start', {
    ActionId: actionId,
    MenteeId: people.mentee.id,
  })
  if (clock.AnswerSetId === null) throw new Error('nothing was started')
  return clock.AnswerSetId
}

/** How a set stands in the database itself. */
export async function storedState({ db }: SmallProgramme, setId: number): Promise<string> {
  const { state } = await db.one<{ state: string }>(sql`
    select state from answer_sets where id = ${setId}`)
  return state
}
