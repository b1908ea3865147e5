import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { strToU8, zipSync } from 'fflate'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'
import { inWindows1253 } from '../../testing/windows-text.ts'

const PDF = Buffer.from('%PDF-1.4\n/JS (app.alert(1)) /OpenAction\n%%EOF')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of so many pixels that is only said to be one. */
function hugePicture(): Buffer {
  const picture = Buffer.from(PNG)
  picture.writeUInt32BE(60_000, 16)
  picture.writeUInt32BE(60_000, 20)
  return picture
}

describe('files that are served', () => {
  let programme: SmallProgramme
  let category: string
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const actionId = await createAction(programme.db, programme.projectId)
    category = `tools/${programme.people.mentee.id}/${actionId}/0`
  })
  afterAll(() => programme.close())

  const upload = (content: Uint8Array, originalName: string, name = 'file') =>
    uploadFile(
      programme.as.mentee,
      { category, userId: programme.people.mentee.id, name, originalName },
      content,
    )

  const get = (name: string, query: object = {}, headers: object = {}) =>
    fetch(
      `${programme.server.url}/api/files/download?${new URLSearchParams({ Category: category, name, ...query })}`,
      { headers: { cookie: programme.as.mentor.cookie ?? '', ...headers } },
    )

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/html'],
    ['a drawn picture', Buffer.from('<svg xmlns="x" onload="alert(1)"/>'), 'image/svg+xml'],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'application/xml'],
    ['a PDF with scripts', PDF, 'application/pdf'],
  ])('%s is saved and not run, whatever it is called', async (_what, content, mime) => {
    const { body } = await upload(content, 'αθώο.png', mime.replace(/\W/g, '_'))
    if (!('Mime' in body)) throw new Error(JSON.stringify(body))
    expect(body.Mime).toBe(mime)
    for (const query of [{}, { inline: '1' }]) {
      const { headers } = await get(body.Name, query)
      expect(headers.get('content-disposition')).toMatch(/^attachment; /)
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      if (mime !== 'application/pdf')
        expect(headers.get('content-type')).toBe('application/octet-stream')
    }
  })

  it.each([
    ['Greek Windows', inWindows1253('Η Άννα ήρθε'), 'windows-1253'],
    ['UTF-16', Buffer.from('\ufeffΗ Άννα ήρθε', 'utf16le'), 'utf-16le'],
  ])('that are texts of %s are shown as what they are', async (_what, content, charset) => {
    const { body } = await upload(content, 'κείμενο.txt', charset)
    if (!('Mime' in body)) throw new Error(JSON.stringify(body))
    expect(body.Mime).toBe('text/plain')
    const got = await get(body.Name, { inline: '1' })
    expect(got.headers.get('content-type')).toBe(`text/plain; charset=${charset}`)
    const text = new TextDecoder(charset).decode(await got.arrayBuffer())
    expect(text).toBe('Η Άννα ήρθε')
  })

  it.each([
    ['Greek Windows', inWindows1253('<p onclick="a">Η Άννα ήρθε</p>')],
    ['UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le')],
  ])('that are pages of %s are saved', async (what, content) => {
    const { body } = await upload(content, 'κείμενο.txt', `page ${what}`)
    if (!('Mime' in body)) throw new Error(JSON.stringify(body))
    expect(body.Mime).toBe('text/html')
    const { headers } = await get(body.Name, { inline: '1' })
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  it('are sent by ranges, again only where they have changed, and to no shared cache', async () => {
    const content = Buffer.from('0123456789'.repeat(UPLOAD_PART_BYTES / 5))
    const { body } = await upload(content, 'αριθμοί.txt', 'ranges')
    const name = 'Name' in body ? body.Name : ''
    const whole = await get(name, { inline: '1' })
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline; /),
      'cache-control': 'private, no-cache',
      'content-length': String(content.length),
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    const range = await get(name, {}, { range: 'bytes=10-14' })
    expect([range.status, await range.text()]).toEqual([206, '01234'])
    expect(range.headers.get('content-range')).toBe(`bytes 10-14/${content.length}`)
    const end = await get(name, {}, { range: 'bytes=-3' })
    expect([end.status, await end.text()]).toEqual([206, '789'])
    expect((await get(name, {}, { range: `bytes=${content.length}-` })).status).toBe(416)
    const etag = whole.headers.get('etag') ?? ''
    expect((await get(name, {}, { 'if-none-match': etag })).status).toBe(304)
    const other = await get(name, {}, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Άννα\\βιογραφικό.pdf', 'βιογραφικό.pdf'],
    ['\u202Efdp.exe\u202C', 'fdp.exe'],
    ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie_ x=1.txt'],
    ['"><script>.txt', '___script_.txt'],
    ['ά'.repeat(400) + '.txt', `${'ά'.repeat(125)}.txt`],
    ['...', 'file'],
    ['Ετήσια έκθεση 2026 (τελική).txt', 'Ετήσια έκθεση 2026 (τελική).txt'],
  ])('are called by what of %j is a name', async (given, name) => {
    const { body } = await upload(Buffer.from('x'), given, 'names')
    if (!('FileName' in body)) throw new Error(JSON.stringify(body))
    expect(body.FileName).toBe(name)
    const { headers } = await get(body.Name)
    const [, encoded = ''] =
      /^attachment; filename\*=UTF-8''([\w%.~-]+)$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? []
    expect(decodeURIComponent(encoded)).toBe(name)
  })

  it.each([
    ['a picture of too many pixels', hugePicture(), 'picture_size'],
    [
      'an archive that becomes huge',
      zipSync({ a: [new Uint8Array(9_000_000), { level: 9 }] }),
      'archive_bounds',
    ],
    [
      'an archive of too many entries',
      zipSync(
        Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`f${at}`, strToU8('x')])),
      ),
      'archive_bounds',
    ],
    ['an archive without its list', Buffer.from('PK\u0003\u0004rest', 'latin1'), 'archive_bounds'],
    [
      'another archive',
      Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateSync('x'.repeat(50))]),
      'archive_kind',
    ],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'file_type'],
  ])('are not %s', async (_what, content, rule) => {
    expect(await upload(content, 'ό,τι να ’ναι.png', rule)).toMatchObject({
      status: 422,
      body: { details: { rule } },
    })
  })

  it('of a tool have 11 digits before their name', async () => {
    const { mentee, mentor, stranger } = programme.as
    const [, MenteeId, ActionId] = category.split('/').map(Number)
    const tool = { MenteeId, ActionId, QuestionId: 7, Index: 2 }
    const files = [new File(['ένα'], 'πρώτο.txt'), new File(['δύο'], 'δεύτερο.txt')]
    const names = ['00000000002πρώτο.txt', '00000000002δεύτερο.txt']
    expect(await mentee.ask('files.uploadToolFiles', { ...tool, files })).toEqual(names)
    expect(await mentor.ask('files.listToolFiles', tool)).toEqual(names)
    expect(await mentor.ask('files.listToolFiles', { ...tool, Index: 3 })).toEqual([])
    expect(await stranger.call('files.listToolFiles', tool)).toMatchObject({ status: 404 })
    const query = new URLSearchParams({
      Category: `tools/${MenteeId}/${ActionId}/7`,
      name: names[0] ?? '',
    })
    const got = await fetch(`${programme.server.url}/api/files/download?${query}`, {
      headers: { cookie: mentor.cookie ?? '' },
    })
    expect(await got.text()).toBe('ένα')
  })
})
