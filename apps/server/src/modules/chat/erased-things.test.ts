import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat } from '../../testing/chat.ts'
import { addItem } from '../../testing/library.ts'
import { findToken } from '../../testing/find-token.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { queueMails } from '../mail/index.ts'
import { tellUnread } from './tell-unread.ts'

/** What a person wrote, which names nobody: it is found by no name. */
const WORDS = 'Qwyz: τα δικά μου λόγια'

describe('things of an erased person', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id

  /** The files of the storage that have the words. */
  async function filesWithWords(): Promise<string[]> {
    const { storageFolder } = programme.server
    const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const contents = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const content = await readFile(path.join(parentPath, name))
        return content.includes(WORDS) ? [name] : []
      }),
    )
    return contents.flat()
  }

  it('go with all that others were told of them, and with their files', async () => {
    const { as, db, projectId, people } = programme
    const ProjectId = projectId
    await db.run(sql`update users set email = 'p' || id || '@example.org'`)
    for (const Kind of ['library.waiting', 'library.shared'] as const)
      await as.admin.ask('notifications.saveChoice', { Kind, Way: 'mail' })
    const item = await addItem(as.mentor, idOf('mentor'), {
      ...{ title: WORDS, metadata: { Author: WORDS }, tags: ['qwyz'] },
    })
    await as.mentor.ask('library.shareItems', {
      ...{ ItemIds: [item.Id], MenteeIds: [idOf('mentee')], GroupIds: [] },
    })
    const { Id: ConversationId } = await as.mentor.ask('chat.createGroup', {
      ...{ ProjectId, Title: WORDS, UserIds: [idOf('mentee')] },
    })
    const { Seq } = await as.mentor.ask('chat.sendMessage', {
      ...{ ConversationId, MessageId: randomUUID(), Message: WORDS, FileIds: [] },
    })
    await as.mentee.ask('chat.reportMessage', {
      ...{ ConversationId, Seq, Reason: 'pressure', Note: WORDS },
    })
    const later = new Date(Date.now() + 3_600_000)
    await tellUnread(programme.server.database, later)
    // One mail of several lines, as of a day.
    const [line] = await db.rows<{ id: number; of: number[] }>(sql`
      select id, owner_ids as of from notices where kind = 'chat.unread'`)
    expect(line?.of).toEqual([idOf('mentor')])
    await queueMails(db, {
      template: 'notifications.digest',
      ...{ projectId, senderId: null, dueAt: later },
      to: [
        {
          ...{ userId: idOf('mentee'), key: 'digest', of: line?.of ?? [] },
          model: { lines: [{ id: line?.id, title: WORDS, count: 1 }], more: 0 },
        },
      ],
    })

    const told = ['notices.model', 'mails.model', 'chat_reports.note', 'library_items.title']
    expect(await findToken(db)).toEqual(expect.arrayContaining(told))
    expect(await filesWithWords()).not.toEqual([])
    const { id: UserId, username: Username } = people.mentor
    await as.admin.ask('privacy.eraseUser', { UserId, Username, Reason: 'asked' })
    expect(await findToken(db)).toEqual([])
    expect(await filesWithWords()).toEqual([])
  })
})
