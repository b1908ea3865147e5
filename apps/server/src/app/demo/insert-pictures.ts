import { createHash } from 'node:crypto'
import { DESCRIPTIONS } from '@telemachos/contract/actions/description-limits'
import type { Block } from '@telemachos/rules/rich-text/document'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { PICTURE_GROUND, type DemoPicture } from './pictures.ts'
import { smallPng } from './small-png.ts'

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** By what descriptions name a picture of an action. */
const keyOf = (actionId: number, { name }: DemoPicture): string =>
  hashOf(`${actionId} ${name}`).slice(0, 32)

/** A picture as it stands in the description of an action. */
export const pictureBlock = (
  actionId: number,
  picture: DemoPicture,
  language: 'el' | 'en',
): Block => ({
  type: 'picture',
  attrs: {
    key: keyOf(actionId, picture),
    alt: picture.alt[language],
    width: PICTURE_GROUND.width,
    height: PICTURE_GROUND.height,
  },
})

interface Uploaded {
  readonly projectId: number
  /** An expression for who has uploaded them. */
  readonly author: Sql
  readonly at: string
  readonly storage: FileStorage | undefined
}

/**
 * Draws the pictures of descriptions and keeps them as if an author had uploaded each. Without a storage
 * they are known and cannot be seen.
 */
export async function insertPictures(
  tx: Db,
  pictures: ReadonlyMap<number, DemoPicture>,
  { projectId, author, at, storage }: Uploaded,
): Promise<void> {
  const files = [...pictures].map(([actionId, picture]) => {
    const content = smallPng(PICTURE_GROUND, picture.boxes)
    const key = keyOf(actionId, picture)
    return {
      content,
      row: {
        action_id: actionId,
        key,
        name: picture.name,
        bytes: content.length,
        hash: hashOf(content),
        storage_key: `files/demo${key}`,
      },
    }
  })
  await tx.run(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(files.map(({ row }) => row))}::jsonb) as g
        (action_id int, key text, name text, bytes int, hash text, storage_key text)
    ),
    stored as (
      insert into stored_files (project_id, category, name, file_index, version, original_name,
        user_id, uploaded_by, state, parts, declared_bytes, bytes, mime, hash, storage_key,
        owner_id, started_at, ended_at)
      select ${projectId}::int, ${DESCRIPTIONS} || '/' || action_id, name, 1,
        to_char(${at}::timestamptz at time zone 'UTC', 'YYYYMMDDHH24MISSMS'), name, ${author},
        ${author}, 'done', 1, bytes, bytes, 'image/png', decode(hash, 'hex'), storage_key,
        action_id, ${at}::timestamptz, ${at}::timestamptz
      from given order by action_id returning id, owner_id
    )
    insert into action_pictures (action_id, key, file_id)
    select g.action_id, g.key, s.id from given g join stored s on s.owner_id = g.action_id`)
  if (!storage) return
  await Promise.all(files.map(({ content, row }) => storage.write(row.storage_key, content)))
}
