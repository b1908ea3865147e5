import type { Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { partsOf } from './upload.ts'
import type { TestClient } from './test-server.ts'

interface NewItem {
  readonly title: string
  readonly category?: string
  readonly originalName?: string
  readonly approve?: boolean
  readonly tags?: readonly string[]
  readonly metadata?: object
  /** The item of which it is a new version. */
  readonly of?: number
  readonly keep?: 'both'
}

/** Begins an upload to the library; the parts are sent where it begins. */
export async function startItem(
  client: TestClient,
  userId: number,
  { title, category = '/', originalName = `${title}.txt`, of, keep }: NewItem,
  content: Uint8Array,
) {
  const started = await client.call('library.startUpload', {
    Title: title,
    Category: category,
    UserId: userId,
    OriginalName: originalName,
    Mime: '',
    Parts: partsOf(content).length,
    FileSize: content.length,
    ...(of !== undefined && { Id: of }),
    ...(keep && { Keep: keep }),
  })
  if (!started.ok) return started
  const { Id } = started.body
  for (const [part, data] of partsOf(content).entries())
    await client.ask('library.uploadPart', { Id, part, UserId: userId, data })
  return started
}

/** Uploads a whole item to the library; what is answered at the end. */
export async function addItem(
  client: TestClient,
  userId: number,
  item: NewItem,
  content: Uint8Array = Buffer.from(item.title),
) {
  const started = await startItem(client, userId, item, content)
  if (!started.ok) throw new Error(`not begun: ${JSON.stringify(started.body)}`)
  return client.ask('library.endUpload', {
    Id: started.body.Id,
    Metadata: item.metadata ?? {},
    Tags: item.tags ?? [],
    Approve: item.approve ?? true,
  })
}

/** A row about a person in every table of the library, around a file of theirs. */
export async function plantInLibrary(
  db: Database,
  { projectId, who, fileId }: { projectId: number; who: number; fileId: number },
): Promise<void> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into library_items (project_id, title, file_id, mime, uploader_id, created_at, approve,
      sort_key, search_key)
    values (${projectId}, 'title', ${fileId}, 'text/plain', ${who}, now(), false, '', '')
    returning id`)
  await db.run(sql`insert into library_items (project_id, title, link, mime, uploader_id, created_at,
      approve, sort_key, search_key)
    values (${projectId}, 'title', 'link', 'text/uri-list', ${who}, now(), false, '', '')`)
  await db.run(sql`
    insert into library_versions values (${id}, 1, ${fileId}, 'name', 'text/plain', 1, now())`)
  await db.run(sql`
    insert into library_changes values (${id}, ${projectId}, 'title', 'link', '{}', ${fileId}, 'name',
      'text/plain', 1, 2, '', '')`)
  await db.run(sql`insert into library_uploads values (${fileId}, ${id}, '/', 'title')`)
  await db.run(sql`insert into library_texts values (${id}, 1, 'word')`)
  await db.run(sql`
    insert into library_shares values (${id}, ${who}, null, ${who}, now()),
      (${id}, null, ${who}, ${who}, now())`)
  await db.run(sql`insert into library_ratings values (${id}, ${who}, 5)`)
  await db.run(sql`insert into library_favorites values (${who}, ${id}, now())`)
}
