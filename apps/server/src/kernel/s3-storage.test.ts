import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoad, type Road } from '../testing/road.ts'
import { guardStorage } from './guarded-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const AWAY = expect.any(StorageUnavailable) as unknown
const KEY = 'files/one'
const CONTENT = { key: 'files/parts', parts: 2, partBytes: 3 }
const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

describe('a bucket that goes away while it is used', () => {
  let folder: string
  let service: S3rver
  let road: Road
  const open = (host = `127.0.0.1:${road.port}`, answerMs = 1_000) =>
    guardStorage(openS3Storage(`s3://S3RVER:S3RVER@${host}/one/files?tls=off`, answerMs))
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'telemachos-s3-'))
    const options = { port: 0, address: '127.0.0.1', silent: true, directory: folder }
    service = new S3rver({ ...options, configureBuckets: [{ name: 'one' }] })
    const { port } = await service.run()
    road = await openRoad({ host: '127.0.0.1', port })
  })
  afterAll(async () => {
    await road.cut()
    await service.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each([
    ['cut', () => road.cut()],
    ['silent', async () => road.silence()],
  ])('is unavailable for everything while it is %s, and back then', async (_, go) => {
    const storage = open()
    await storage.write(KEY, Buffer.from('whole'))
    await storage.writePart(CONTENT, 0, [Buffer.from('abc')])
    await storage.check()
    await go()
    const outcomes = await Promise.all(
      [
        storage.write(KEY, Buffer.from('half')),
        storage.read(KEY),
        storage.open(KEY),
        storage.remove(KEY),
        storage.writePart(CONTENT, 1, [Buffer.from('def')]),
        storage.listParts(CONTENT),
        storage.joinParts(CONTENT, async () => undefined),
        storage.listOlder('files', new Date()),
        storage.check(),
      ].map(outcomeOf),
    )
    expect(outcomes).toEqual(outcomes.map(() => AWAY))
    await road.restore()
    await expect.poll(() => outcomeOf(storage.check())).toBeUndefined()
    await storage.write(KEY, Buffer.from('again'))
    expect((await storage.read(KEY))?.toString()).toBe('again')
    await storage.removeParts(CONTENT.key)
    const keys: string[] = []
    for await (const { key } of storage.listAll()) keys.push(key)
    // The object by which it is tried is none of the files.
    expect(keys).toEqual([KEY])
  })

  it('is unavailable where there is no such bucket, or the key is refused', async () => {
    const { port } = road
    const gone = openS3Storage(`s3://S3RVER:S3RVER@127.0.0.1:${port}/none/files?tls=off`, 1_000)
    expect(await outcomeOf(guardStorage(gone).read(KEY))).toEqual(AWAY)
    const closed = openS3Storage(`s3://OTHER:wrong@127.0.0.1:${port}/one/files?tls=off`, 1_000)
    expect(await outcomeOf(guardStorage(closed).write(KEY, Buffer.from('x')))).toEqual(AWAY)
  })

  describe('as a service', () => {
    let server: Server
    let status = 503
    let isDripping = false
    beforeAll(async () => {
      server = createServer((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/xml' })
        if (isDripping) response.write('<')
        else response.end('<Error><Code>Something</Code><Message>no</Message></Error>')
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    const place = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

    it.each([500, 503, 507, 429, 403])('answers %i', async (code) => {
      status = code
      const storage = open(place())
      expect(await outcomeOf(storage.write(KEY, Buffer.from('x')))).toEqual(AWAY)
      expect(await outcomeOf(storage.check())).toEqual(AWAY)
    })

    it('begins to answer, and does not go on', async () => {
      status = 200
      isDripping = true
      const storage = guardStorage(
        openS3Storage(`s3://KEY:SECRET@${place()}/one/files?tls=off`, 200),
        { readMs: 200, pieceMs: 200 },
      )
      expect(await outcomeOf(storage.read(KEY))).toEqual(AWAY)
      const stream = await storage.open(KEY)
      expect(await outcomeOf(stream?.toArray() ?? Promise.resolve())).toEqual(AWAY)
      expect(await outcomeOf(storage.listParts(CONTENT))).toEqual(AWAY)
    })
  })
})
