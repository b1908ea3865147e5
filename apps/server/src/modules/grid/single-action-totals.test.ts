import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { contract } from '@telemachos/contract'
import type { CellState } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, relate, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

type Row = OutputOf<typeof contract.grid.calls.getActionsGridPage>['list'][number]

const MENTEES = 60
const ACTIONS = 6
/** Actions, from the first, whose day has gone by. */
const DUE = 2
const STATES: readonly CellState[] = ['todo', 'scheduled', 'done', 'overdue', 'inactive']
const SCHEDULED = ['2019-01-01', '2900-01-01T10:00:00Z', '3000-01-01']

/** Seeded, so that a run that fails fails again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515 + 12_345) % 2_147_483_648
    return Math.floor(state / 4_096) % below
  }
}

describe('the grid of a mentor who has some wholly and some for single actions', () => {
  let programme: SmallProgramme
  let actions: number[]
  let rows: Row[]

  beforeAll(async () => {
    programme = await startSmallProgramme()
    actions = await createActions()
    await createTraces()
    rows = await listRows()
  })
  afterAll(() => programme.close())

  async function createActions(): Promise<number[]> {
    const { db, projectId } = programme
    const ids: number[] = []
    for (let position = 1; position <= ACTIONS; position++) {
      ids.push(await createAction(db, projectId, { position, typeId: 3 }))
    }
    await db.run(sql`
      update project_actions set due_on = '2020-01-31'
      where action_id = any (${ids.slice(0, DUE)}::int[])`)
    return ids
  }

  async function createTraces(): Promise<void> {
    const { db, projectId, people } = programme
    const random = randomFrom(7)
    for (let i = 0; i < MENTEES; i++) {
      const mentee = await createPerson(db, projectId, ['Mentee'])
      const pair: [TestPerson, TestPerson] = [people.mentor, mentee]
      // Nobody's, wholly, for some actions, or both.
      const kind = random(4)
      if (kind === 1 || kind === 3) await relate(db, projectId, 'mentor', pair)
      for (const action of actions) {
        if (kind >= 2 && random(3) === 0) await relate(db, projectId, 'mentor', pair, action)
        if (random(3) === 0) {
          await db.run(sql`
            insert into completions (project_id, mentee_id, action_id, completed_at)
            values (${projectId}, ${mentee.id}, ${action}, now())`)
        }
        if (random(3) === 0) {
          await db.run(sql`
            insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at)
            values (${projectId}, ${action}, 'mentee', ${mentee.id},
              ${SCHEDULED[random(SCHEDULED.length)] ?? ''}::timestamptz)`)
        }
      }
    }
  }

  /** Every page of a list. */
  async function listRows(filter: object = {}): Promise<Row[]> {
    const found: Row[] = []
    for (let Page = 1; ; Page++) {
      const { list, Next } = await programme.as.mentor.ask('grid.getActionsGridPage', {
        ...{ ProjectId: programme.projectId, Page },
        ...filter,
      })
      found.push(...list)
      if (!Next) return found
    }
  }

  const count = (filter: object = {}) =>
    programme.as.mentor.ask('grid.countActionsGrid', {
      ProjectId: programme.projectId,
      ...filter,
    })

  /** What a cell says; undefined where it is not the mentor's. */
  function stateOf({ Only, Cells }: Row, action: number): CellState | undefined {
    if (Only && !Only.includes(action)) return undefined
    const cell = Cells.find(({ ActionId }) => ActionId === action)
    if (cell?.Done) return 'done'
    if (!cell?.At) return actions.indexOf(action) < DUE ? 'overdue' : 'todo'
    if (new Date(cell.At).getUTCFullYear() >= 3000) return 'inactive'
    return Date.parse(cell.At) > Date.now() ? 'scheduled' : 'overdue'
  }

  const idsOf = (list: readonly Row[]) => list.map(({ Id }) => Id).toSorted((a, b) => a - b)
  const among = (list: readonly Row[], action: number, state: CellState | undefined) =>
    list.filter((row) => stateOf(row, action) === state)

  it('has rows of both kinds', () => {
    const partial = rows.filter(({ Only }) => Only).length
    expect(partial).toBeGreaterThan(5)
    expect(rows.length - partial).toBeGreaterThan(5)
  })

  it('counts in each column what its rows show', async () => {
    const totals = await count()
    expect(totals.count).toBe(rows.length)
    for (const action of actions) {
      expect(totals.Actions.find(({ ActionId }) => ActionId === action)).toMatchObject({
        Done: among(rows, action, 'done').length,
        Scheduled: among(rows, action, 'scheduled').length,
        Overdue: among(rows, action, 'overdue').length,
        Others: among(rows, action, undefined).length,
      })
    }
    for (const row of rows) {
      expect(row.DoneCount).toBe(actions.filter((action) => stateOf(row, action) === 'done').length)
    }
  })

  it.each(STATES)('finds who is %s in any column of theirs', async (State) => {
    const expected = rows.filter((row) => actions.some((action) => stateOf(row, action) === State))
    expect(idsOf(await listRows({ State }))).toEqual(idsOf(expected))
  })

  it('puts those of others last in a column’s order, both ways', async () => {
    for (const ActionOrder of actions) {
      for (const Desc of [false, true]) {
        const sorted = await listRows({ ActionOrder, Desc })
        expect(idsOf(sorted)).toEqual(idsOf(rows))
        const own = rows.length - among(rows, ActionOrder, undefined).length
        expect(among(sorted.slice(0, own), ActionOrder, undefined)).toEqual([])
      }
    }
  })

  it('narrows to those of one action', async () => {
    for (const ActionId of actions) {
      const expected = rows.filter((row) => stateOf(row, ActionId) !== undefined)
      expect(idsOf(await listRows({ ActionId }))).toEqual(idsOf(expected))
      expect(await count({ ActionId })).toMatchObject({ count: expected.length })
    }
  })
})
