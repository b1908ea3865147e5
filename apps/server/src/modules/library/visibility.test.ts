import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, relate } from '../../testing/factories.ts'
import { addItem } from '../../testing/library.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const EVERYBODY: readonly PersonName[] = [
  'admin',
  'coordinator',
  'supervisor',
  'mentor',
  'otherMentor',
  'mentee',
  'stranger',
]

describe('who sees an item of the library', () => {
  let programme: SmallProgramme
  let outsider: TestClient
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, server } = programme
    const elsewhere = await createProject(db)
    const person = await createPerson(db, elsewhere, ['Admin'], { lastName: 'outsider' })
    outsider = await server.client().signIn(person.username)
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id
  /** How links of messages name items. */
  const linkNames = new Map<number, string>()
  const add = async (name: PersonName, title: string, approve = true) => {
    const client = programme.as[name]
    const item = await addItem(client, idOf(name), { title, approve, tags: ['ετικέτα'] })
    linkNames.set(item.Id, (await client.ask('library.getItem', { Id: item.Id })).ShareName ?? '')
    return item
  }

  /** By every way that there is to an item; all of them agree. */
  const ways = async (client: TestClient, { Id, Title }: { Id: number; Title: string }) => {
    const listed = await client.ask('library.listItems', { Category: '/' })
    const found = await client.ask('library.search', { libSearchText: Title.slice(0, 5) })
    const letter = await client.ask('library.search', { libSearchText: Title.slice(-1) })
    const has = ({ list }: { list: { Id: number }[] }) => list.some((item) => item.Id === Id)
    const read = await client.call('library.getItem', { Id })
    const file = await client.call('library.downloadItem', { Id })
    const shown = await client.call('library.downloadItem', { Id, inline: '1' })
    const packed = await client.call('library.downloadArchive', { Ids: String(Id) })
    const name = linkNames.get(Id) ?? ''
    const linked = await client.call('library.readLinked', { Name: name })
    const rated = await client.call('library.rate', { ItemId: Id, Stars: 0 })
    const liked = await client.call('library.setFavorite', { ItemId: Id, IsFavorite: false })
    return [
      has(listed),
      has(found),
      has(letter),
      ...[read, file, shown, packed, linked, rated, liked].map(({ status }) => status === 200),
    ]
  }
  const whoSees = async (item: { Id: number; Title: string }): Promise<string[]> => {
    const seen: string[] = []
    for (const name of EVERYBODY) {
      const all = new Set(await ways(programme.as[name], item))
      expect([name, all.size]).toEqual([name, 1])
      if (all.has(true)) seen.push(name)
    }
    expect(new Set(await ways(outsider, item))).toEqual(new Set([false]))
    return seen
  }

  it('is its uploader and the approvers, until it is approved; then everybody in the project', async () => {
    const item = await add('mentor', 'Οδηγός συνέντευξης')
    expect(item).toMatchObject({ Approved: false, Approve: true, MayApprove: false })
    expect(await whoSees(item)).toEqual(['admin', 'supervisor', 'mentor'])
    const waiting = await programme.as.supervisor.ask('library.listUnapproved', {})
    expect(waiting.list).toMatchObject([{ Id: item.Id, MayApprove: true }])
    for (const name of ['coordinator', 'mentor', 'mentee'] as const) {
      const client = programme.as[name]
      expect(await client.call('library.listUnapproved', {})).toMatchObject({ status: 403 })
      const approved = await client.call('library.approve', { Id: item.Id })
      expect(approved).toMatchObject({ status: 403 })
    }
    expect(await outsider.call('library.approve', { Id: item.Id })).toMatchObject({ status: 404 })
    const approved = await programme.as.supervisor.ask('library.approve', { Id: item.Id })
    expect(approved).toMatchObject({ Approved: true, MayApprove: false })
    expect(await whoSees(item)).toEqual([...EVERYBODY])
    await programme.as.mentor.ask('library.deleteItem', { Id: item.Id })
    expect(await whoSees(item)).toEqual([])
    await programme.as.mentor.ask('library.restoreItem', { Id: item.Id })
    expect(await whoSees(item)).toEqual([...EVERYBODY])
  })

  it('is, of what is not for everybody, its uploader and whom it is shared with', async () => {
    const item = await add('mentor', 'Σημείωμα για έναν', false)
    const { mentor, admin, mentee } = programme.as
    expect(await whoSees(item)).toEqual(['mentor'])
    expect(await admin.call('library.approve', { Id: item.Id })).toMatchObject({ status: 404 })
    const share = (ids: object, client = mentor) =>
      client.call('library.share', { ItemId: item.Id, MenteeIds: [], isNew: true, ...ids })
    for (const ids of [
      { MenteeIds: [idOf('stranger')] },
      { MenteeIds: [999_999] },
      { GroupIds: [idOf('otherMentor')] },
    ]) {
      const [field = ''] = Object.keys(ids)
      expect(await share(ids)).toMatchObject({
        status: 400,
        body: { fields: [{ field, rule: 'library_no_receiver' }] },
      })
    }
    expect(await share({ MenteeIds: [idOf('mentee')] }, mentee)).toMatchObject({ status: 404 })
    expect(await share({ MenteeIds: [idOf('mentee')] })).toMatchObject({ status: 200 })
    expect(await whoSees(item)).toEqual(['mentor', 'mentee'])
    expect(await share({ MenteeIds: [idOf('mentee')] }, mentee)).toMatchObject({ status: 403 })
    expect((await mentee.ask('library.listShared', {})).list).toMatchObject([{ Id: item.Id }])
    expect(await mentee.ask('library.listSharedPairs', {})).toEqual([
      { OwnerId: idOf('mentor'), ReceiverId: idOf('mentee') },
    ])
    // In place of those who have it: who looks after the mentor.
    await share({ MenteeIds: [idOf('supervisor')], isNew: false })
    expect(await whoSees(item)).toEqual(['supervisor', 'mentor'])
    await share({ isNew: false })
    expect(await whoSees(item)).toEqual(['mentor'])
  })

  it('is taken back from one of them by who has shared it, and by nobody else', async () => {
    const { mentor, mentee } = programme.as
    const item = await add('mentor', 'Προς ανάκληση', false)
    const ItemId = item.Id
    await mentor.ask('library.share', {
      ...{ ItemId, MenteeIds: [idOf('mentee'), idOf('supervisor')], GroupIds: [], isNew: true },
    })
    const from = { ItemId, Id: idOf('supervisor'), IsGroup: false }
    expect((await mentee.call('library.takeBack', from)).status).toBe(403)
    expect(await mentor.ask('library.takeBack', { ...from, IsGroup: true })).toHaveLength(2)
    expect(await mentor.ask('library.takeBack', from)).toMatchObject([{ Id: idOf('mentee') }])
    expect(await mentor.ask('library.takeBack', from)).toHaveLength(1)
    expect(await whoSees(item)).toEqual(['mentor', 'mentee'])
    expect((await mentor.ask('library.getItem', { Id: ItemId })).Shares).toHaveLength(1)
  })

  it('is, of a group, whoever are the mentor’s mentees at the time', async () => {
    const { mentor } = programme.as
    const item = await add('mentor', 'Για την ομάδα', false)
    const shares = await mentor.ask('library.share', {
      ...{ ItemId: item.Id, MenteeIds: [], GroupIds: [idOf('mentor')], isNew: true },
    })
    expect(shares).toMatchObject([{ Id: idOf('mentor'), IsGroup: true }])
    expect(await whoSees(item)).toEqual(['mentor', 'mentee'])
    const { db, projectId, people } = programme
    await db.run(sql`
      update relations set to_at = now()
      where kind = 'mentor' and subject_id = ${idOf('stranger')} and to_at is null`)
    await relate(db, projectId, 'mentor', [people.mentor, people.stranger])
    expect(await whoSees(item)).toEqual(['mentor', 'mentee', 'stranger'])
  })

  it('is offered whom the caller may share with, and no one else', async () => {
    const names = async (client: TestClient, input: object) => {
      const { list } = await client.ask('library.listReceivers', input)
      return list.map(({ Id }) => EVERYBODY.find((name) => idOf(name) === Id)).sort()
    }
    const { mentor, mentee, admin } = programme.as
    expect(await names(mentor, { Role: 'Mentee', MentorId: idOf('mentor') })).toEqual([
      'mentee',
      'stranger',
    ])
    expect(await names(mentor, {})).toEqual(['mentee', 'stranger', 'supervisor'])
    const mentorOf = async (name: (typeof EVERYBODY)[number]) => {
      const { list } = await mentor.ask('library.listReceivers', {})
      return list.find(({ Id }) => Id === idOf(name))?.MentorName
    }
    const [own] = (await mentor.ask('library.listGroups', {})).list
    expect(await mentorOf('mentee')).toBe(own?.Name)
    expect(await mentorOf('supervisor')).toBeNull()
    expect(await names(mentee, {})).toEqual(['coordinator', 'mentor', 'supervisor'])
    expect(await names(admin, { Search: 'OTHERmentor' })).toEqual(['otherMentor'])
    expect((await mentee.ask('library.listGroups', {})).list).toEqual([])
    expect((await mentor.ask('library.listGroups', {})).list).toMatchObject([
      { Id: idOf('mentor'), Mentees: 2 },
    ])
  })

  it('is, of a file shared at once, the groups alone', async () => {
    const { mentor } = programme.as
    const { Id } = await mentor.ask('library.shareFile', {
      OwnerId: idOf('mentor'),
      GroupIds: [idOf('mentor')],
      data: Buffer.from('περιεχόμενο'),
      ProjectId: programme.projectId,
    })
    const item = await mentor.ask('library.getItem', { Id })
    linkNames.set(Id, item.ShareName ?? '')
    expect(await whoSees(item)).toEqual(['mentor', 'mentee', 'stranger'])
    // A group is those who are in it.
    const pairs = (who: 'mentor' | 'mentee' | 'stranger' | 'otherMentor') =>
      programme.as[who].ask('library.listSharedPairs', {})
    const pairOf = (who: 'mentee' | 'stranger') => ({
      ...{ OwnerId: idOf('mentor'), ReceiverId: idOf(who) },
    })
    expect(await pairs('mentee')).toContainEqual(pairOf('mentee'))
    expect(await pairs('stranger')).toEqual([pairOf('stranger')])
    const own = await pairs('mentor')
    expect(own).toEqual(expect.arrayContaining([pairOf('mentee'), pairOf('stranger')]))
    expect(own.map(({ ReceiverId }) => ReceiverId)).not.toContain(idOf('mentor'))
    expect(await pairs('otherMentor')).toEqual([])
    // Who has shared with a group is told no mentees of it but their own.
    const { db } = programme
    await db.run(sql`
      update library_shares set shared_by = ${idOf('otherMentor')} where item_id = ${Id}`)
    expect(await pairs('otherMentor')).toEqual([
      { OwnerId: idOf('otherMentor'), ReceiverId: idOf('mentor') },
    ])
    // What waits for the scanner is for nobody else.
    const held = { OwnerId: idOf('otherMentor'), ReceiverId: idOf('stranger') }
    expect(await pairs('stranger')).toContainEqual(held)
    await db.run(sql`
      insert into held_contents (storage_key, project_id, next_at, at)
      select f.storage_key, ${programme.projectId}, now(), now()
      from stored_files f join library_items i on i.file_id = f.id where i.id = ${Id}`)
    expect(await pairs('stranger')).not.toContainEqual(held)
    await db.run(sql`delete from held_contents`)
    const others = await mentor.call('library.shareFile', {
      ...{ OwnerId: idOf('mentee'), data: Buffer.from('x'), ProjectId: programme.projectId },
    })
    expect(others).toMatchObject({ status: 400, body: { fields: [{ field: 'OwnerId' }] } })
  })
})
