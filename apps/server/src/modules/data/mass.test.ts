import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
  await programme.as.admin.ask('services.editScriptService', {
    ...{ Category: 'rows', Name: 'take', Roles: ['Admin'] },
    Code: "if (params.n === 3) throw new Error('τρία')\nreturn params",
  })
})
afterAll(() => programme.close())

const URL = '/api2/rows/take'

const send = (input: object, client = programme.as.admin) =>
  client.call('data.sendMassRows', {
    ...{ url: URL, massdata: {}, Run: randomUUID(), ...input },
  })

const rowsOf = (...values: object[]) => values.map((Values, at) => ({ Row: at + 1, Values }))

describe('mass data', () => {
  it('is made of rows in the sandbox, and shown before it is sent', async () => {
    const massdata = {
      transform: "if (row.a === '') throw new Error('κενό')\nreturn { n: Number(row.a) + index }",
    }
    const Rows = rowsOf({ a: '1' }, { a: '' }, { a: '5' })
    const answer = await send({ Dry: true, massdata, Rows })
    expect(answer.body).toMatchObject([
      { Row: 1, Error: null },
      { Row: 2, Error: expect.stringContaining('κενό'), Payload: null },
      { Row: 3, Error: null },
    ])
    const [first] = answer.body as unknown as { Payload: string }[]
    expect(JSON.parse(first?.Payload ?? '')).toEqual({ n: 1 })
    expect(await send({ Dry: true, massdata: { transform: 'return 5' }, Rows })).toMatchObject({
      body: [{ Error: expect.stringContaining('αντικείμενο') }, {}, {}],
    })
  })

  it('a transform that loops is ended, and has nothing of the server', async () => {
    const Rows = rowsOf({ a: '1' })
    expect(await send({ massdata: { transform: 'for (;;) {}' }, Rows })).toMatchObject({
      body: [{ Error: expect.stringContaining('χρόνο') }],
    })
    const asking = { transform: 'return { sql: typeof sql, call: typeof call }' }
    const { body } = await send({ massdata: asking, Rows, Dry: true })
    const [shown] = body as unknown as { Payload: string }[]
    expect(JSON.parse(shown?.Payload ?? '')).toEqual({ sql: 'undefined', call: 'undefined' })
  })

  it('goes to a service row by row: what fails is said of its row, and the others go on', async () => {
    const Rows = rowsOf({ n: '2' }, { n: '3' }, { n: '4' })
    expect(await send({ Rows })).toMatchObject({
      body: [
        { Row: 1, Error: null },
        { Row: 2, Error: expect.stringContaining('τρία') },
        { Row: 3, Error: null },
      ],
    })
  })

  it('goes to a service by page under one name', async () => {
    await programme.as.admin.ask('services.editScriptService', {
      ...{ Category: 'rows', Name: 'page', Roles: ['Admin'] },
      Code: "if (params.list.length !== 2) throw new Error('δύο')\nreturn params.list[0].n",
    })
    const paged = {
      SendMode: 'paged',
      Field: 'list',
      transform: "if (row.n === 'x') throw 1\nreturn row",
    }
    const url = '/API2/rows/page'
    expect(
      await send({ url, massdata: paged, Rows: rowsOf({ n: '1' }, { n: 'x' }, { n: '2' }) }),
    ).toMatchObject({ body: [{ Error: null }, { Error: expect.any(String) }, { Error: null }] })
    expect(await send({ url, massdata: paged, Rows: rowsOf({ n: '1' }) })).toMatchObject({
      body: [{ Error: expect.stringContaining('δύο') }],
    })
  })

  it('goes to a call as the caller, and the same row of one run once', async () => {
    const massdata = { transform: 'return { Id: row.id, Data: JSON.stringify({ at: row.at }) }' }
    const request = {
      ...{ url: '/api/Data/Set', massdata, Run: randomUUID() },
      Rows: rowsOf({ id: 'from-mass', at: '1' }),
    }
    expect(await send(request)).toMatchObject({ body: [{ Error: null }] })
    expect(await send(request)).toMatchObject({ body: [{ Error: null }] })
    expect(await programme.as.admin.ask('data.getData', { Id: 'from-mass' })).toMatchObject({
      ...{ Version: 1, Data: '{"at":"1"}' },
    })
    const elsewhere = { transform: 'return { ...row, ProjectId: 999999 }' }
    const wrong = { ...request, massdata: elsewhere, Rows: rowsOf({ Id: 'x', Data: '{}' }) }
    expect(await send(wrong)).toMatchObject({ body: [{ Error: expect.any(String) }] })
    const unread = { ...request, massdata: {}, Rows: rowsOf({ Id: 'x', Data: 'not json' }) }
    expect(await send(unread)).toMatchObject({ body: [{ Error: expect.stringContaining('Data') }] })
  })

  it('goes nowhere that scripts may not call, and is sent by whoever manages the project', async () => {
    const refused = { body: { fields: [{ field: 'url', rule: 'mass_destination' }] } }
    for (const url of ['/api/user/changePassword', '/api/project/set', '/api/nothing', '/api2/'])
      expect(await send({ url, Rows: rowsOf({}) })).toMatchObject(
        url === '/api2/' ? { status: 400 } : refused,
      )
    expect(await send({ Rows: rowsOf({}) }, programme.as.coordinator)).toMatchObject({
      status: 403,
    })
  })
})

describe('a mass service', () => {
  it('is kept by its address, and the second of two who save it is told who was first', async () => {
    const save = (massdata: object, Version?: number) =>
      programme.as.admin.call('data.setMassServiceData', { url: URL, massdata, Version })
    expect(await save({ Name: 'Γραμμές', SendMode: 'paged' })).toMatchObject({
      body: { url: URL, Version: 1, massdata: { SendMode: 'paged', Field: 'rows', PageSize: 50 } },
    })
    expect(await save({ Name: 'Β' }, 1)).toMatchObject({ body: { Version: 2 } })
    expect(await save({ Name: 'Γ' }, 1)).toMatchObject({
      ...{ status: 409 },
      body: { details: { Version: 2, massdata: { Name: 'Β' }, SavedBy: expect.any(String) } },
    })
    const read = (url: string) => programme.as.admin.call('data.getMassServiceData', { url })
    expect(await read('/API2/ROWS/take')).toMatchObject({ body: { massdata: { Name: 'Β' } } })
    await programme.as.admin.ask('data.removeMassService', { url: URL })
    expect(await read(URL)).toMatchObject({ status: 404 })
  })
})
