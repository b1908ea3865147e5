import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const TILE = {
  Kind: 'steps' as const,
  Key: 'all',
  Place: { X: 0, Y: 0, W: 6, H: 4 },
  Steps: { From: 'people', Measures: [{ Function: 'count' }] },
} as const

/** A role of authors' SQL of this database alone: the others' is shared by all that are tested beside it. */
const role = `busy_reports_${randomBytes(4).toString('hex')}`

describe('a tile, while every connection of reports is taken', () => {
  let programme: SmallProgramme
  let owner: pg.Client
  beforeAll(async () => {
    programme = await startSmallProgramme()
    owner = new pg.Client(programme.owner)
    await owner.connect()
    const { rows } = await owner.query<{ role: string }>('select role from report_logins')
    await owner.query(`create role ${role} login password '${role}' connection limit 0`)
    await owner.query(`grant ${rows[0]?.role} to ${role}`)
    await owner.query('update report_logins set role = $1, password = $1', [role])
  })
  afterAll(async () => {
    await owner.query(`drop role ${role}`)
    await owner.end()
    await programme.close()
  })

  it('is refused with how long to wait, and found once one is free', async () => {
    const { Id } = await programme.as.admin.ask('reports.saveReport', {
      ...{ Title: 'Επισκόπηση', Tiles: [TILE] },
    })
    const run = () => programme.as.admin.call('reports.runTile', { Id, Key: TILE.Key })
    const refused = await run()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await owner.query(`alter role ${role} connection limit 4`)
    expect(await run()).toMatchObject({ status: 200, body: { State: 'found', IsStored: false } })
  })
})
