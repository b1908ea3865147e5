import { ARCHIVE_BYTES } from '@telemachos/contract/library/limits'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { makePdf, makeWord } from '../../testing/documents.ts'
import { addItem, startItem } from '../../testing/library.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { inWindows1253 } from '../../testing/windows-text.ts'
import { readTexts } from './read-texts.ts'
import { sweepLibrary } from './sweep.ts'

const HOUR_MS = 3_600_000

describe('the library', () => {
  let programme: SmallProgramme
  let now = new Date('2026-03-02T10:15:00.123Z')
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id
  const add = (name: PersonName, item: Parameters<typeof addItem>[2], content?: Uint8Array) =>
    addItem(programme.as[name], idOf(name), item, content)
  const titles = async (input: object, name: PersonName = 'admin') =>
    (await programme.as[name].ask('library.listItems', input)).list.map(({ Title }) => Title)
  const find = async (libSearchText: string, name: PersonName = 'mentee') =>
    (await programme.as[name].ask('library.search', { libSearchText })).list.map(
      ({ Title }) => Title,
    )
  const folders = async (Category: string) =>
    (await programme.as.mentee.ask('library.listFolders', { Category })).SubCategories

  it('takes a file with what is said of it, and links; an approver’s own need nobody else', async () => {
    const { admin, mentee, mentor } = programme.as
    const metadata = { Abstract: 'Περίληψη', Author: 'Μ. Νίκου', PageCount: 3 }
    const said = { title: 'Οδηγός βιογραφικού', category: 'Οδηγοί', tags: ['cv', 'cv', 'Εργασία'] }
    const item = await add('admin', { ...said, metadata })
    expect(item).toMatchObject({
      Title: 'Οδηγός βιογραφικού',
      Category: 'Οδηγοί/',
      Kind: 'document',
      Type: 'text/plain',
      FileName: 'Οδηγός βιογραφικού.txt',
      Approved: true,
      Metadata: metadata,
      Tags: ['cv', 'Εργασία'],
      Version: 1,
      Uploader: { Id: idOf('admin') },
    })
    const link = { Category: 'Οδηγοί', Title: 'Πύλη', Link: 'https://example.org/' }
    expect(await mentor.ask('library.addLink', link)).toMatchObject({
      ...{ Kind: 'url', Approved: false, FileId: null, Bytes: 0 },
    })
    const again = await mentor.call('library.addLink', link)
    expect(again).toMatchObject({ status: 422, body: { details: { rule: 'library_title_taken' } } })
    const wrong = { ...link, Title: 'Άλλο', Link: 'javascript:alert(1)' }
    expect(await mentor.call('library.addLink', wrong)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Link', rule: 'web_address' }] },
    })
    // Mentees put things into the folders that there are.
    const nowhere = { ...link, Category: 'Νέος' }
    expect(await mentee.call('library.addLink', nowhere)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Category', rule: 'library_no_folder' }] },
    })
    expect(await folders('/')).toEqual([
      { Name: 'Οδηγοί/', Title: 'Οδηγοί', Items: 1, HasFolders: false },
    ])
    const download = await admin.call('library.downloadItem', { Id: item.Id })
    expect(download.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(download.headers.get('content-disposition')).toContain('attachment')
  })

  it('has titles and tags of one line each, with nothing in them that hides or turns letters', async () => {
    const { admin } = programme.as
    const said = { Category: 'Οδηγοί', Link: 'https://example.org/' }
    const tags = ['\u2066ετι\u00ADκέτα\u2069', 'ετικέτα']
    const turned = { ...said, Title: ' \u202Egpj\r\n\texe ', Tags: tags }
    const item = await admin.ask('library.addLink', turned)
    expect(item).toMatchObject({ Title: 'gpj exe', Tags: ['ετικέτα'] })
    await admin.ask('library.deleteItem', { Id: item.Id })
    const hidden = { ...said, Title: '\u200B\u200D' }
    expect(await admin.call('library.addLink', hidden)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Title', rule: 'required' }] },
    })
    const folder = { Category: 'Οδηγοί', Name: '\u202EΟδηγοί\u200B' }
    expect(await admin.ask('library.addFolder', folder)).toEqual({ Category: 'Οδηγοί/Οδηγοί/' })
    await admin.ask('library.removeFolder', { Category: 'Οδηγοί/Οδηγοί' })
  })

  it('keeps an upload its uploader’s, until it has ended once', async () => {
    const { mentor, otherMentor } = programme.as
    const content = Buffer.from('μισό')
    const started = await startItem(mentor, idOf('mentor'), { title: 'Μισό' }, content)
    const Id = started.ok ? started.body.Id : 0
    expect(await otherMentor.call('library.endUpload', { Id })).toMatchObject({ status: 404 })
    expect(await titles({ Only: 'own' }, 'mentor')).not.toContain('Μισό')
    const first = await mentor.ask('library.endUpload', { Id, Approve: false })
    expect(await mentor.ask('library.endUpload', { Id, Approve: false })).toEqual(first)
    const forOthers = await startItem(mentor, idOf('mentee'), { title: 'Ξένο' }, content)
    expect(forOthers).toMatchObject({ status: 400 })
  })

  it('finds by one letter, by folded Greek, in Latin letters, by tags', async () => {
    expect(await find('β')).toEqual(['Οδηγός βιογραφικού'])
    expect(await find('ΟΔΗΓΟΣ βιογρ')).toEqual(['Οδηγός βιογραφικού'])
    expect(await find('viografikou')).toEqual(['Οδηγός βιογραφικού'])
    expect(await find('εργασια')).toEqual(['Οδηγός βιογραφικού'])
    expect(await find('100%')).toEqual([])
    // What waits is found by approvers.
    expect(await find('Πύλη')).toEqual([])
    expect(await find('Πύλη', 'supervisor')).toEqual(['Πύλη'])
    const empty = await programme.as.mentee.call('library.search', { libSearchText: '  ' })
    expect(empty).toMatchObject({ status: 400, body: { fields: [{ field: 'libSearchText' }] } })
  })

  it('finds by the words in texts, Word and PDF documents, of the latest version alone', async () => {
    const { admin } = programme.as
    const { db, server } = programme
    const text = await add('admin', { title: 'Σημειώσεις' }, Buffer.from('Μία μοναδική λέξη'))
    const file = { title: 'Αναφορά', originalName: 'αναφορά.docx' }
    const document = await add('admin', file, makeWord('Κρυμμένος θησαυρός'))
    expect(document.Type).toContain('wordprocessingml')
    await add('admin', { title: 'Παλιό' }, inWindows1253('Ένα αρχείο από παλιό υπολογιστή'))
    await add('admin', { title: 'Πρακτικά' }, makePdf(['Minutes of the', 'annual assembly']))
    // What is no such document after all does not keep the others from being read.
    await add('admin', { title: 'Χαλασμένο' }, Buffer.from('%PDF-1.7 nothing at all'))
    await readTexts(db, server.storage)
    expect(await find('ΜΟΝΑΔ λεξ')).toEqual(['Σημειώσεις'])
    expect(await find('θησαυρος')).toEqual(['Αναφορά'])
    expect(await find('minutes assembly')).toEqual(['Πρακτικά'])
    expect(await find('παλιό υπολογιστή')).toEqual(['Παλιό'])
    await add('admin', { title: 'x', of: text.Id }, Buffer.from('Άλλα'))
    await readTexts(db, server.storage)
    expect(await find('μοναδικη')).toEqual([])
    await admin.ask('library.deleteItem', { Id: document.Id })
    expect(await find('θησαυρος')).toEqual([])
  })

  it('reads the words of a text once the scanner has found it clean', async () => {
    const { db, server, projectId } = programme
    const text = await add('admin', { title: 'Κρατημένο' }, Buffer.from('Ασυνήθιστη φράση'))
    await db.run(sql`
      insert into held_contents (storage_key, project_id, next_at, at)
      select storage_key, ${projectId}, now(), now() from stored_files where id = ${text.FileId}`)
    await readTexts(db, server.storage)
    await db.run(sql`delete from held_contents`)
    expect(await find('ασυνηθιστη')).toEqual([])
    await readTexts(db, server.storage)
    expect(await find('ασυνηθιστη')).toEqual(['Κρατημένο'])
  })

  it('goes through a folder by parts, by title and by time', async () => {
    for (let number = 10; number < 40; number += 1) {
      now = new Date(now.getTime() + 1000)
      await programme.as.admin.ask('library.addLink', {
        ...{ Category: 'Μεγάλος', Title: `Σελίδα ${number}`, Link: 'https://example.org/' },
      })
    }
    for (const Sort of ['title', 'newest'] as const) {
      const input = { Category: 'Μεγάλος/', Sort }
      const first = await programme.as.mentee.ask('library.listItems', input)
      expect(first.list).toHaveLength(24)
      const second = await programme.as.mentee.ask('library.listItems', {
        ...input,
        After: first.Next,
      })
      const all = [...first.list, ...second.list].map(({ Title }) => Title)
      expect(second.Next).toBeNull()
      const expected = Array.from({ length: 30 }, (_, index) => `Σελίδα ${index + 10}`)
      expect(all).toEqual(Sort === 'title' ? expected : expected.toReversed())
    }
    const wrong = { Sort: 'newest', After: { Key: 'never', Id: 1 } }
    expect(await programme.as.mentee.call('library.listItems', wrong)).toMatchObject({
      status: 400,
    })
  })

  it('keeps both of one title, or replaces; what others replace is approved again', async () => {
    const { mentor, mentee, admin } = programme.as
    const first = await add('mentor', { title: 'Πρόγραμμα' }, Buffer.from('πρώτο'))
    await admin.ask('library.approve', { Id: first.Id })
    const taken = await startItem(mentor, idOf('mentor'), { title: 'ΠΡΟΓΡΑΜΜΑ' }, Buffer.from('β'))
    expect(taken).toMatchObject({
      status: 422,
      body: { details: { rule: 'library_title_taken', Id: first.Id, MayReplace: true } },
    })
    const both = await add('mentor', { title: 'Πρόγραμμα', keep: 'both' }, Buffer.from('άλλο'))
    expect(both.Title).toBe('Πρόγραμμα (2)')
    const third = await add('mentor', { title: 'Πρόγραμμα', keep: 'both' }, Buffer.from('άλλο'))
    expect(third.Title).toBe('Πρόγραμμα (3)')
    const long = { title: `${'Ώ'.repeat(190)}${'χ'.repeat(10)}`, keep: 'both' } as const
    const longs = [await add('mentor', long), await add('mentor', long), await add('mentor', long)]
    expect(longs.map(({ Title }) => Title.slice(189))).toEqual([
      ...[`Ώ${'χ'.repeat(10)}`, 'Ώ (2)', 'Ώ (3)'],
    ])
    const others = await startItem(
      admin,
      idOf('admin'),
      { title: 'x', of: first.Id },
      Buffer.from('γ'),
    )
    expect(others).toMatchObject({ status: 403 })
    const replaced = await add('mentor', { title: 'x', of: first.Id }, Buffer.from('δεύτερο'))
    expect(replaced).toMatchObject({
      Id: first.Id,
      Title: 'Πρόγραμμα',
      Version: 2,
      Approved: false,
    })
    const approved = await mentee.ask('library.getItem', { Id: first.Id })
    expect(approved).toMatchObject({ Version: 1, Approved: true, Versions: [{ Number: 1 }] })
    await admin.ask('library.approve', { Id: first.Id })
    const seen = await mentee.ask('library.getItem', { Id: first.Id })
    expect(seen.Versions.map(({ Number }) => Number)).toEqual([2])
    const kept = await mentor.ask('library.getItem', { Id: first.Id })
    expect(kept.Versions.map(({ Number }) => Number)).toEqual([2, 1])
    const old = { Id: first.Id, Version: 1 }
    expect(await mentee.call('library.downloadItem', old)).toMatchObject({ status: 404 })
    expect(await mentor.call('library.downloadItem', old)).toMatchObject({ status: 200 })
  })

  it('is changed by who saw it last; what others change of what all see waits again', async () => {
    const { mentor, mentee, admin } = programme.as
    const item = await add('mentor', { title: 'Κείμενο', category: 'Οδηγοί' })
    await admin.ask('library.approve', { Id: item.Id })
    const input = {
      ...{ Id: item.Id, Title: 'Κείμενο', Category: 'Οδηγοί', Metadata: {}, Tags: ['νέα'] },
      Approve: true,
    }
    expect(await mentee.call('library.updateItem', { ...input, Revision: 2 })).toMatchObject({
      status: 403,
    })
    expect(await mentor.call('library.updateItem', { ...input, Revision: 1 })).toMatchObject({
      status: 409,
    })
    const tagged = await mentor.ask('library.updateItem', { ...input, Revision: 2 })
    expect(tagged).toMatchObject({ Approved: true, Tags: ['νέα'], Revision: 3 })
    const byAdmin = { ...input, Revision: 3, Title: 'Κείμενο Α' }
    expect(await admin.ask('library.updateItem', byAdmin)).toMatchObject({ Approved: true })
    const byMentor = { ...input, Revision: 4, Title: 'Κείμενο Β' }
    expect(await mentor.ask('library.updateItem', byMentor)).toMatchObject({ Approved: false })
    // Who says nothing of a revision writes over what is there.
    const unseen = { ...input, Title: 'Κείμενο Γ' }
    expect(await mentor.ask('library.updateItem', unseen)).toMatchObject({ Revision: 6 })
    const link = { ...input, Revision: 6, Link: 'https://example.org/' }
    expect(await mentor.call('library.updateItem', link)).toMatchObject({
      status: 400,
      body: { fields: [{ rule: 'library_not_a_link' }] },
    })
  })

  it('counts stars and keeps favourites of each', async () => {
    const { admin, mentee, mentor } = programme.as
    const { Id } = await add('admin', { title: 'Καλό' })
    const stars = (Stars: number, client = mentee) =>
      client.ask('library.rate', { ItemId: Id, Stars })
    await stars(5)
    expect(await stars(2, mentor)).toEqual({ Stars: 3.5, Ratings: 2 })
    expect(await stars(4)).toEqual({ Stars: 3, Ratings: 2 })
    expect(await stars(0)).toEqual({ Stars: 2, Ratings: 1 })
    expect(await mentee.call('library.rate', { ItemId: Id, Stars: 6 })).toMatchObject({
      status: 400,
    })
    await mentee.ask('library.setFavorite', { ItemId: Id, IsFavorite: true })
    expect(await titles({ Only: 'favorites' }, 'mentee')).toEqual(['Καλό'])
    expect(await titles({ Only: 'favorites' }, 'mentor')).toEqual([])
    expect(await admin.ask('library.getItem', { Id })).toMatchObject({ Stars: 2, OwnStars: 0 })
  })

  it('takes stars, favourites and shares once, however many times they come at once', async () => {
    const { mentor } = programme.as
    const { Id: ItemId } = await add('mentor', { title: 'Μαζί' })
    const people = { MenteeIds: [idOf('mentee')], GroupIds: [idOf('mentor')], isNew: true }
    const five = (call: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: 5 }, async () => (await call()).status))
    const done = [200, 200, 200, 200, 200]
    expect(await five(() => mentor.call('library.rate', { ItemId, Stars: 3 }))).toEqual(done)
    const liked = { ItemId, IsFavorite: true }
    expect(await five(() => mentor.call('library.setFavorite', liked))).toEqual(done)
    expect(await five(() => mentor.call('library.share', { ItemId, ...people }))).toEqual(done)
    const item = await mentor.ask('library.getItem', { Id: ItemId })
    expect(item).toMatchObject({ Stars: 3, Ratings: 1, IsFavorite: true })
    expect(item.Shares).toHaveLength(2)
  })

  it('moves, renames and removes folders, and what is in them', async () => {
    const { admin, mentor, mentee } = programme.as
    await admin.ask('library.addFolder', { Category: 'Οδηγοί', Name: 'Παλιοί' })
    const again = await admin.call('library.addFolder', { Category: 'Οδηγοί', Name: 'Παλιοί' })
    expect(again).toMatchObject({
      status: 422,
      body: { details: { rule: 'library_folder_taken' } },
    })
    expect(await mentee.call('library.addFolder', { Name: 'Δικός μου' })).toMatchObject({
      status: 403,
    })
    const { Id } = await add('admin', { title: 'Παλιός οδηγός', category: 'Οδηγοί/Παλιοί' })
    const move = (Category: string, Into: string, Name: string, client = admin) =>
      client.call('library.moveFolder', { Category, Into, Name })
    expect(await move('Οδηγοί', 'Οδηγοί/Παλιοί', 'Οδηγοί')).toMatchObject({ status: 422 })
    expect(await move('Οδηγοί', '/', 'Μεγάλος')).toMatchObject({ status: 422 })
    expect(await move('Κανένας', '/', 'Οδηγοί')).toMatchObject({ status: 404 })
    expect(await move('Οδηγοί', 'Μεγάλος', 'Άλλος', mentor)).toMatchObject({ status: 403 })
    expect(await move('Οδηγοί', 'Μεγάλος', 'Βοηθήματα')).toMatchObject({ status: 200 })
    expect(await folders('/')).toMatchObject([{ Name: 'Μεγάλος/', Items: 33, HasFolders: true }])
    expect(await titles({ Category: 'Μεγάλος/Βοηθήματα/Παλιοί' })).toEqual(['Παλιός οδηγός'])
    await admin.ask('library.moveItems', { Ids: [Id], Category: '/' })
    expect(await mentor.call('library.moveItems', { Ids: [Id], Category: '/' })).toMatchObject({
      status: 403,
    })
    const remove = (Category: string) => admin.call('library.removeFolder', { Category })
    expect(await remove('Μεγάλος')).toMatchObject({ status: 422 })
    expect(await remove('Μεγάλος/Βοηθήματα/Παλιοί')).toMatchObject({ status: 200 })
    expect(await remove('/')).toMatchObject({ status: 400 })
    const deep = Array.from({ length: 9 }, (_, level) => `α${level}`).join('/')
    expect(await admin.call('library.addFolder', { Category: '/', Name: deep })).toMatchObject({
      status: 400,
    })
  })

  it('moves what is in a folder whose name has a sign beyond the first plane', async () => {
    const { admin } = programme.as
    await admin.ask('library.addFolder', { Category: '/', Name: '🚀' })
    await admin.ask('library.addFolder', { Category: '🚀', Name: 'α' })
    await admin.ask('library.addFolder', { Category: '🚀', Name: 'β' })
    const { Id } = await add('admin', { title: 'Εκτόξευση', category: '🚀/α' })
    await admin.ask('library.moveFolder', { Category: '🚀', Into: '/', Name: 'Πύραυλοι' })
    expect(await folders('Πύραυλοι')).toMatchObject([
      { Name: 'Πύραυλοι/α/', Items: 1 },
      { Name: 'Πύραυλοι/β/', Items: 0 },
    ])
    expect(await titles({ Category: 'Πύραυλοι/α' })).toEqual(['Εκτόξευση'])
    await admin.ask('library.deleteItem', { Id })
    for (const Category of ['Πύραυλοι/α', 'Πύραυλοι/β', 'Πύραυλοι'])
      await admin.ask('library.removeFolder', { Category })
  })

  it('packs what the caller sees into an archive', async () => {
    await add('admin', { title: 'Ίδιο', category: 'Πακέτο' }, Buffer.from('ένα'))
    await add('admin', { title: 'Ίδιο.txt', category: 'Πακέτο/Μέσα' }, Buffer.from('δύο'))
    await add('mentor', { title: 'Κρυφό', category: 'Πακέτο' })
    const answer = await fetch(
      `${programme.server.url}/api/library/Archive?${new URLSearchParams({ Category: 'Πακέτο' })}`,
      { headers: { cookie: programme.as.mentee.cookie ?? '' } },
    )
    expect(answer.status).toBe(200)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['Ίδιο.txt', 'Μέσα/Ίδιο.txt'])
    expect(Buffer.from(files['Ίδιο.txt'] ?? []).toString()).toBe('ένα')
    const long = 'Ώ'.repeat(150)
    const twice = [
      await add('admin', { title: `${long} ένα`, originalName: 'ένα.txt' }),
      await add('admin', { title: `${long} δύο`, originalName: 'δύο.txt' }),
    ]
    const Ids = twice.map(({ Id }) => Id).join(',')
    const both = await fetch(`${programme.server.url}/api/library/Archive?Ids=${Ids}`, {
      headers: { cookie: programme.as.admin.cookie ?? '' },
    })
    const names = Object.keys(unzipSync(new Uint8Array(await both.arrayBuffer())))
    expect(new Set(names)).toEqual(
      new Set([`${'Ώ'.repeat(125)}.txt`, `${'Ώ'.repeat(123)} (2).txt`]),
    )
    await programme.as.admin.ask('library.deleteItems', { Ids: twice.map(({ Id }) => Id) })
    await programme.db.run(sql`
      update library_items set bytes = ${ARCHIVE_BYTES + 1} where category = 'Πακέτο/'`)
    expect(
      await programme.as.mentee.call('library.downloadArchive', { Category: 'Πακέτο' }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'library_archive_size' } } })
  })

  it('lets go of what was deleted a day ago: rows first, contents by the sweep of files', async () => {
    const { admin } = programme.as
    const { db } = programme
    const kept = await add('admin', { title: 'Μένει' })
    const item = await add('admin', { title: 'Φεύγει' })
    const file = () => db.row(sql`select from stored_files where id = ${item.FileId}`)
    await admin.ask('library.deleteItem', { Id: item.Id })
    await sweepLibrary(db, now)
    expect(await file()).toBeDefined()
    now = new Date(now.getTime() + 25 * HOUR_MS)
    expect(await admin.call('library.restoreItem', { Id: item.Id })).toMatchObject({ status: 404 })
    await sweepLibrary(db, now)
    expect(await file()).toBeUndefined()
    const left = await db.rows(sql`select id from library_items where id = ${item.Id}`)
    expect(left).toEqual([])
    expect(await admin.call('library.downloadItem', { Id: kept.Id })).toMatchObject({ status: 200 })
  })
})
