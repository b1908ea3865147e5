import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WorkerProcesses } from '../../kernel/worker-processes.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { uploadFile } from '../../testing/upload.ts'

/** More than the pool has connections. */
const CALLS = 12

const INPUT = 1

/** A budget: what is left of B1 after B2. */
const cells = (formula = 'B1-B2'): CellModel[] => [
  { row: 0, column: 0, value: 'Μισθός' },
  { row: 0, column: 1, value: 1000, style: INPUT },
  { row: 1, column: 0, value: 'Ενοίκιο' },
  { row: 1, column: 1, value: 400, style: INPUT },
  { row: 2, column: 1, formula, value: 600 },
]

const book = (all: CellModel[]): WorkbookModel => ({
  sheets: [
    {
      ...{ name: 'Φύλλο1', visibility: 'visible', cells: all, columns: [], rows: [], merges: [] },
      ...{ showsGridLines: true, isProtected: false, validations: [] },
      ...{ conditionalFormats: [], charts: [] },
    },
  ],
  names: [{ name: 'total', formula: 'Φύλλο1!$B$3' }],
  tables: [],
  styles: [{}, { name: 'Input' }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
})

interface Held {
  readonly terms: { readonly projectId: number; readonly content?: string | undefined }
  goOn(): void
}

/** Holds every job before it reaches a process. */
function holdJobs(): { readonly held: Held[]; openAll(): void } {
  const held: Held[] = []
  let isOpen = false
  const run = WorkerProcesses.prototype.run
  vi.spyOn(WorkerProcesses.prototype, 'run').mockImplementation(async function (
    this: WorkerProcesses<object, object>,
    ...[input, terms]
  ) {
    if (!isOpen) await new Promise<void>((goOn) => held.push({ terms, goOn }))
    return run.call(this, input, terms)
  })
  return {
    held,
    openAll: () => {
      isOpen = true
      for (const one of held) one.goOn()
    },
  }
}

describe('a process of spreadsheets that is held', () => {
  let programme: SmallProgramme
  let spreadsheet: number
  let elsewhere: { readonly client: TestClient; readonly ProjectId: number }

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const ProjectId = await createProject(programme.db)
    const { username } = await createPerson(programme.db, ProjectId, ['Admin'])
    elsewhere = { client: await programme.server.client().signIn(username), ProjectId }
    spreadsheet = await add()
  })
  afterAll(() => programme.close())
  afterEach(() => vi.restoreAllMocks())

  const place = () => ({ ProjectId: programme.projectId })
  const upload = async (formula?: string) => {
    const { body } = await uploadFile(
      programme.as.admin,
      {
        ...{ category: `spreadsheets/${programme.projectId}`, name: 'book' },
        ...{ originalName: 'book.xlsx', userId: programme.people.admin.id },
      },
      writeWorkbook(book(cells(formula))),
    )
    if (!('Name' in body)) throw new Error(JSON.stringify(body))
    return body.Id
  }
  const add = async () => {
    const FileId = await upload()
    const given = { ...place(), FileId, Name: 'Προϋπολογισμός' }
    return (await programme.as.admin.ask('spreadsheets.addSpreadsheet', given)).Id
  }
  const useIt = () =>
    createAction(programme.db, programme.projectId, {
      typeId: 6,
      data: {
        needs: {
          ...{ reading: { confirm: false, since: 1 }, checklist: [], slots: [] },
          ...{ acceptCompletes: false, calculator: { spreadsheet, shared: true, bound: [] } },
        },
      },
    })
  const save = (ActionId: number, Inputs: object) =>
    programme.as.mentee.call('spreadsheets.saveInputs', {
      ...{ ActionId, MenteeId: programme.people.mentee.id, Inputs, Seen: {} },
    })

  /** One call of each kind; what it takes is there before the process is held. */
  const kinds: Record<string, () => Promise<() => Promise<{ readonly status: number }>>> = {
    'adding a spreadsheet': async () => {
      const given = { ...place(), FileId: await upload(), Name: 'Άλλο' }
      return () => programme.as.admin.call('spreadsheets.addSpreadsheet', given)
    },
    'adding a version': async () => {
      const given = { ...place(), FileId: await upload(), SpreadsheetId: spreadsheet }
      return () => programme.as.admin.call('spreadsheets.addVersion', given)
    },
    'saving a number': async () => {
      const ActionId = await useIt()
      return () => save(ActionId, { Μισθός: 1200 })
    },
    'writing the data of an action': async () => {
      const ActionId = await useIt()
      const Data = JSON.stringify({ Inputs: { Μισθός: 1300 } })
      return () => programme.as.mentee.call('actions.updateDataAsMentee', { ActionId, Data })
    },
    'reading a workbook': async () => () =>
      programme.as.admin.call('spreadsheets.getWorkbook', { Id: spreadsheet }),
  }

  it.each(Object.entries(kinds))('holds up nobody else: %s', async (_kind, prepare) => {
    const { server } = programme
    const calls: (() => Promise<{ readonly status: number }>)[] = []
    for (let n = 0; n < CALLS; n++) calls.push(await prepare())
    const jobs = holdJobs()
    const answers = calls.map((call) => call())
    await expect.poll(() => jobs.held.length, { timeout: 60_000 }).toBe(CALLS)
    const { client, ProjectId } = elsewhere
    const settings = await client.call('spreadsheets.listSpreadsheets', {
      ...{ ProjectId, Search: '', page: 1 },
    })
    expect(settings.status).toBe(200)
    const inUse = () => {
      const { all, idle, waiting } = server.database.connections()
      return all - idle + waiting
    }
    await expect.poll(inUse).toBe(0)
    for (const path of ['/ready', '/health']) {
      expect((await fetch(server.url + path)).status).toBe(200)
    }
    expect(new Set(jobs.held.map(({ terms }) => terms.projectId))).toEqual(
      new Set([programme.projectId]),
    )
    jobs.openAll()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(Array(CALLS).fill(200))
  })

  it('has a save computed again where the sheet is another one since, and where another was saved', async () => {
    const ActionId = await useIt()
    const FileId = await upload('(B1-B2)*2')
    const jobs = holdJobs()
    const saving = save(ActionId, { Μισθός: 1000 })
    await expect.poll(() => jobs.held.length).toBe(1)
    // Whatever comes after the first goes on.
    const [first] = jobs.held.splice(0)
    jobs.openAll()
    const given = { ...place(), FileId, SpreadsheetId: spreadsheet }
    await programme.as.admin.ask('spreadsheets.addVersion', given)
    expect((await save(ActionId, { Ενοίκιο: 100 })).body).toMatchObject({
      Outputs: { total: 1800 },
    })
    first?.goOn()
    expect(await saving).toMatchObject({
      status: 200,
      body: { Inputs: { Μισθός: 1000, Ενοίκιο: 100 }, Outputs: { total: 1800 } },
    })
  })

  it('names what it is asked by content and inputs, so that only the same is known to be heavy', async () => {
    const ActionId = await useIt()
    const [one, copy] = [spreadsheet, await add()]
    const jobs = holdJobs()
    jobs.openAll()
    const contents = async (act: () => Promise<unknown>) => {
      const run = vi.mocked(WorkerProcesses.prototype.run)
      run.mockClear()
      await act()
      return new Set(run.mock.calls.map(([, { content }]) => content))
    }
    const light = await contents(() => save(ActionId, { Μισθός: 1 }))
    const heavy = await contents(() => save(ActionId, { Ενοίκιο: 2 }))
    expect([light.size, heavy.size, new Set([...light, ...heavy]).size]).toEqual([1, 1, 2])
    const read = (Id: number) =>
      contents(() => programme.as.admin.ask('spreadsheets.getWorkbook', { Id }))
    const [FileId, again] = [await upload('B1+B2'), await upload('B1+B2')]
    const version = (file: number, SpreadsheetId: number) =>
      contents(() =>
        programme.as.admin.ask('spreadsheets.addVersion', {
          ...{ ...place(), FileId: file, SpreadsheetId },
        }),
      )
    const before = await read(one)
    expect(await version(FileId, one)).toEqual(await version(again, copy))
    expect(await read(one)).toEqual(await read(copy))
    expect(await read(one)).not.toEqual(before)
  })
})
