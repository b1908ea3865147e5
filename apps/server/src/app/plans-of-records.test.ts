import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { createAction, createProject } from '../testing/factories.ts'
import { faultsOfCall } from '../testing/list-plans.ts'
import { addLongRecords, LONG } from '../testing/long-records.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { CallName } from '../testing/test-server.ts'

const TABLES = /\b(application|stored_files|spreadsheet)/

/** Of a list that says how many there are each is counted, by an index, at most twice. */
const COUNTED = 2 * LONG
/** A page reads few of them. */
const PAGE = 500
const DRAFTS = 5_000

/** Of the session's project. */
const UNPLACED: readonly CallName[] = ['files.listFiles', 'spreadsheets.listNames']

describe('plans of applications, files and spreadsheets', () => {
  let programme: SmallProgramme
  let database: Database
  let spreadsheetId: number
  let actionId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, owner, projectId, people } = programme
    const otherId = await createProject(db)
    actionId = await createAction(db, projectId)
    const tables = openDatabase(owner, openLog('silent'), 1)
    await addLongRecords(db, tables, { projectId, otherId, userId: people.mentee.id })
    database = openDatabase(owner, openLog('silent'), 1)
    await tables.close()
    const row = await db.one<{ id: number }>(sql`
      select max(id) as id from spreadsheets where project_id = ${projectId}`)
    spreadsheetId = row.id
  }, 300_000)
  afterAll(async () => {
    await database.close()
    await programme.close()
  })

  const applications = (view: object = {}) => ({ Group: 'applicants', Search: '', ...view })

  it.each<[CallName, string, number, () => object]>([
    ['applications.list', 'by arrival', COUNTED, () => ({ ...applications(), page: 1 })],
    [
      'applications.list',
      'by name',
      COUNTED,
      () => ({ ...applications({ Sort: 'name' }), page: 1 }),
    ],
    [
      'applications.list',
      'by score',
      COUNTED,
      () => ({ ...applications({ Sort: 'score' }), page: 1 }),
    ],
    [
      'applications.list',
      'of a name',
      COUNTED,
      () => ({ ...applications({ Search: '19777' }), page: 1 }),
    ],
    [
      'applications.list',
      'that are of one person',
      COUNTED,
      () => ({ ...applications({ Filter: { Duplicates: true } }), page: 1 }),
    ],
    ['applications.exportPage', 'whole', COUNTED, () => ({ View: applications() })],
    ['applications.rank', 'ranked', COUNTED, () => ({})],
    ['applications.listDrafts', 'not handed in', COUNTED, () => ({ page: 1 })],
    ['applications.getCall', 'counted', COUNTED, () => ({})],
    ['files.getStorage', 'the largest', PAGE, () => ({})],
    [
      'files.listFiles',
      'of a category',
      PAGE,
      () => ({ Category: `tools/${programme.people.mentee.id}/${actionId}/0` }),
    ],
    ['spreadsheets.listSpreadsheets', 'a page', COUNTED, () => ({ page: 1 })],
    ['spreadsheets.listNames', 'their names', COUNTED, () => ({})],
    ['spreadsheets.listUses', 'uses', PAGE, () => ({ SpreadsheetId: spreadsheetId })],
  ])('%s bounds what it reads: %s', async (name, _what, mostRows, inputOf) => {
    const { projectId: ProjectId } = programme
    const input = { ...(!UNPLACED.includes(name) && { ProjectId }), ...inputOf() }
    const plans = { database, tables: TABLES, mostRows }
    expect(await faultsOfCall(plans, programme.as.admin, name, input)).toEqual([])
  })

  it('read each draft of a questionnaire once for a page of spreadsheets', async () => {
    const { db, projectId: ProjectId, as } = programme
    await db.run(sql`
      insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at)
      select ${ProjectId}::int, '{"el": "Μέτρηση"}', 'μετρηση', 'μετρηση',
        jsonb_build_object('Sections', jsonb_build_array(jsonb_build_object('Questions',
          jsonb_build_array(jsonb_build_array(jsonb_build_object('Spreadsheets',
            jsonb_build_array(jsonb_build_object('Id', ${spreadsheetId}::int)))))))), now()
      from generate_series(1, ${DRAFTS}::int)`)
    const plans = { database, tables: TABLES, mostRows: 2 * DRAFTS }
    const input = { ProjectId, page: 1 }
    expect(await faultsOfCall(plans, as.admin, 'spreadsheets.listSpreadsheets', input)).toEqual([])
  })
})
