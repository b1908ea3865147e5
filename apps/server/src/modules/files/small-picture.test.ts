import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'

/** Noise, which no format makes short. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

describe('a picture that is asked for small', () => {
  let programme: SmallProgramme
  let category: string
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const actionId = await createAction(programme.db, programme.projectId)
    category = `tools/${programme.people.mentee.id}/${actionId}/0`
  })
  afterAll(() => programme.close())

  /** Uploads a content. @returns a way to get it, by the mentor or somebody else. */
  async function keep(content: Uint8Array, originalName: string) {
    const upload = { category, userId: programme.people.mentee.id, name: 'file', originalName }
    const { body } = await uploadFile(programme.as.mentee, upload, content)
    const name = 'Name' in body ? body.Name : ''
    return (query: object, headers: object = {}) =>
      fetch(
        `${programme.server.url}/api/files/download?${new URLSearchParams({ Category: category, name, ...query })}`,
        { headers: { cookie: programme.as.mentor.cookie ?? '', ...headers } },
      )
  }

  it('is upright, short and tells nothing of the camera; what the browser has is not sent again', async () => {
    const camera = { IFD0: { Copyright: 'η φωτογράφος' }, IFD3: { GPSLatitude: '37/1 58/1 0/1' } }
    const taken = await noise(1_200, 900)
      .jpeg()
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const get = await keep(taken, 'λήψη.jpg')
    const answer = await get({ small: '1' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const small = Buffer.from(await answer.arrayBuffer())
    const { width, height, exif, orientation } = await sharp(small).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 480, height: 640 })
    expect(small.length).toBeLessThan(taken.length)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get({ small: '1' }, { 'if-none-match': etag })).status).toBe(304)
    const part = await get({ small: '1' }, { range: 'bytes=0-3' })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    const whole = await get({})
    expect(Buffer.from(await whole.arrayBuffer()).equals(taken)).toBe(true)
  })

  it('is the file itself where it is short, cannot be read, or is no picture', async () => {
    const short = await noise(40, 30).png().toBuffer()
    const broken = (await noise(400, 300).png().toBuffer()).fill(7, 4_096)
    const text = Buffer.from('α'.repeat(40_000))
    for (const [content, name] of [
      [short, 'μικρή.png'],
      [broken, 'χαλασμένη.png'],
      [text, 'κείμενο.txt'],
    ] as const) {
      const get = await keep(content, name)
      const answer = await get({ small: '1' })
      expect(Buffer.from(await answer.arrayBuffer()).equals(content), name).toBe(true)
    }
  })

  it('of those that move is still', async () => {
    const frames = await Promise.all([1, 2].map(() => noise(500, 400).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const get = await keep(moving, 'κινείται.gif')
    const small = Buffer.from(await (await get({ small: '1' })).arrayBuffer())
    const { format, pages, width, height } = await sharp(small).metadata()
    expect({ format, pages, width, height }).toEqual({ format: 'webp', width: 500, height: 400 })
  })

  it('is nobody’s who may not read the file', async () => {
    const get = await keep(await noise(400, 300).png().toBuffer(), 'ξένη.png')
    expect((await get({ small: '1' })).status).toBe(200)
    const outsider = { cookie: programme.as.otherMentor.cookie ?? '' }
    expect((await get({ small: '1' }, outsider)).status).toBe(404)
  })
})
