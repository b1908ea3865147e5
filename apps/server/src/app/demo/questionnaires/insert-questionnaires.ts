import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Definition } from '@telemachos/questionnaire/definition'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { fold, sortKey } from '@telemachos/rules/greek-text'
import type { Db } from '../../../kernel/database/database.ts'
import type { Progress } from '../progress.ts'
import { Random } from '../random.ts'
import { continueNumbers, insertRows } from '../rows.ts'
import { answerDefinition } from './answer-drafts.ts'
import { insertScores } from './insert-scores.ts'
import { interestsDraft } from './interests.ts'
import { alumniDraft, finalDraft, midtermDraft } from './reviews.ts'
import { startingDraft } from './starting.ts'

/** The project whose authors may change the questionnaires; all projects ask them. */
const HOME = 1
const AUTHOR = 2

/** The questionnaires by their ids, which are those of the actions that ask them. */
export const DEMO_QUESTS: readonly (readonly [id: number, draft: Draft, isPublished: boolean])[] = [
  [4, startingDraft, true],
  [6, interestsDraft, true],
  [19, midtermDraft, true],
  [23, finalDraft, true],
  [25, alumniDraft, false],
]

const DEFINITIONS: ReadonlyMap<number, Definition> = new Map(
  DEMO_QUESTS.flatMap(([id, draft, isPublished]) =>
    isPublished ? [[id, compileDraft(draft)] as const] : [],
  ),
)

/** Adds the questionnaires, each published with its first version but the one being written. */
export async function insertQuestionnaires(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -120), '12:00')
  await insertRows(
    tx,
    'questionnaires',
    {
      id: 'int',
      project_id: 'int',
      title: 'json',
      sort_key: 'text',
      search_key: 'text',
      draft: 'json',
      revision: 'int',
      saved_at: 'instant',
      saved_by: 'int',
    },
    DEMO_QUESTS.map(([id, draft]) => ({
      id,
      project_id: HOME,
      title: draft.Title,
      sort_key: sortKey(draft.Title.el),
      search_key: fold(`${draft.Title.el} ${draft.Title.en}`),
      draft,
      revision: 1,
      saved_at: at,
      saved_by: AUTHOR,
    })),
  )
  await insertRows(
    tx,
    'questionnaire_versions',
    {
      id: 'int',
      quest_id: 'int',
      version: 'int',
      draft: 'json',
      revision: 'int',
      definition: 'json',
      published_at: 'instant',
      published_by: 'int',
    },
    DEMO_QUESTS.filter(([, , isPublished]) => isPublished).map(([id, draft]) => ({
      id,
      quest_id: id,
      version: 1,
      draft,
      revision: 1,
      definition: DEFINITIONS.get(id),
      published_at: at,
      published_by: AUTHOR,
    })),
  )
  for (const table of ['questionnaires', 'questionnaire_versions']) await continueNumbers(tx, table)
}

/** What one person answered, of one questionnaire. */
interface DemoSet {
  readonly project_id: number
  readonly mentee_id: number
  readonly action_id: number
  /** Null while it is not finished. */
  readonly finishedAt: string | null
}

/** Makes answer sets; always the same for the same seed. */
export class AnswerSetsMaker {
  readonly #random: Random
  readonly #now: Date
  #lastId = 0

  constructor(seed: number, now: Date) {
    this.#random = new Random(seed)
    this.#now = now
  }

  /**
   * Adds what mentees answered: all of every questionnaire that they have completed, and for some a
   * part of the one that comes next.
   */
  async insert(tx: Db, made: readonly Progress[]): Promise<void> {
    const sets = made.flatMap((progress) => this.#setsOf(progress))
    const rows = sets.map((set) => ({ set, id: (this.#lastId += 1), answers: this.#answer(set) }))
    await insertRows(
      tx,
      'answer_sets',
      {
        id: 'int',
        project_id: 'int',
        quest_id: 'int',
        version_id: 'int',
        action_id: 'int',
        mentee_id: 'int',
        respondent_id: 'int',
        state: 'text',
        first_started_at: 'instant',
        banked_ms: 'int',
        extra_time: 'int',
        epoch: 'int',
        window_ends_at: 'instant',
        deadline: 'instant',
        finished_at: 'instant',
        finished_by: 'int',
        scored_at: 'instant',
        created_at: 'instant',
      },
      rows.map(({ set, id }) => this.#setRow(set, id)),
    )
    await insertRows(
      tx,
      'quest_answers',
      {
        answer_set_id: 'int',
        group_id: 'int',
        option_id: 'int',
        text: 'text',
        rev: 'int',
        client_id: 'text',
        seq: 'int',
        answered_at: 'instant',
        answered_by: 'int',
      },
      rows.flatMap(({ set, id, answers }) =>
        [...answers].map(([group_id, { optionId, text }], index) => ({
          answer_set_id: id,
          group_id,
          option_id: optionId,
          text,
          rev: 1,
          client_id: 'demonstration',
          seq: index + 1,
          answered_at: set.finishedAt ?? this.#begunAt(),
          answered_by: set.mentee_id,
        })),
      ),
    )
    await insertScores(
      tx,
      rows.flatMap(({ set: { action_id, finishedAt }, id, answers }) => {
        const definition = DEFINITIONS.get(action_id)
        return definition && finishedAt !== null ? [{ id, definition, answers, finishedAt }] : []
      }),
    )
  }

  #setsOf({ completions }: Progress): DemoSet[] {
    const finished = completions
      .filter(({ action_id }) => DEFINITIONS.has(action_id))
      .map(({ completed_at, ...cell }) => ({ ...cell, finishedAt: completed_at }))
    const [first] = completions
    const next = [...DEFINITIONS.keys()].find(
      (id) => !completions.some(({ action_id }) => action_id === id),
    )
    // Nobody is in the middle of what lies far ahead.
    const isNear = next !== undefined && completions.length >= next - 3
    if (!first || !isNear || !this.#random.chance(0.5)) return finished
    const { project_id, mentee_id } = first
    return [...finished, { project_id, mentee_id, action_id: next, finishedAt: null }]
  }

  #answer({ action_id, finishedAt }: DemoSet) {
    const definition = DEFINITIONS.get(action_id)
    if (!definition) throw new RangeError(`action ${action_id} asks no questionnaire`)
    const part = finishedAt === null ? 0.2 + this.#random.next() * 0.6 : 1
    const now = finishedAt ?? this.#begunAt()
    return answerDefinition(definition, { random: this.#random, now, part })
  }

  #setRow({ finishedAt, mentee_id, ...cell }: DemoSet, id: number) {
    const definition = DEFINITIONS.get(cell.action_id)
    const minutes = this.#random.between(6, 14)
    const start = new Date(Date.parse(finishedAt ?? this.#begunAt()) - minutes * 60_000)
    const window = definition?.window ?? null
    const end = window === null ? null : new Date(start.getTime() + window * 1_000)
    return {
      id,
      ...cell,
      quest_id: cell.action_id,
      version_id: cell.action_id,
      mentee_id,
      respondent_id: mentee_id,
      state: finishedAt === null ? 'paused' : 'finished',
      first_started_at: start.toISOString(),
      banked_ms: minutes * 60_000,
      extra_time: 1,
      epoch: 0,
      window_ends_at: end?.toISOString() ?? null,
      deadline: finishedAt === null ? (end?.toISOString() ?? null) : null,
      finished_at: finishedAt,
      finished_by: finishedAt === null ? null : mentee_id,
      scored_at: finishedAt,
      created_at: start.toISOString(),
    }
  }

  /** What is not finished was left in the last morning that has been: its window is still open. */
  #begunAt(): string {
    const today = todayInAthens(this.#now)
    const morning = athensInstant(today, '07:40')
    return Date.parse(morning) <= this.#now.getTime()
      ? morning
      : athensInstant(addDays(today, -1), '07:40')
  }
}
