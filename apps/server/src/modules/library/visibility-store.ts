import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { heldStateOfFile, isFileShownBySql } from '../files/index.ts'

/** Who looks at the library. */
export interface Viewer {
  readonly projectId: number
  readonly userId: number
  /** Whether they approve: they see what waits for it. */
  readonly approves: boolean
  /** Whether it is the person, and no administrator in their place: what is not for everybody is theirs alone. */
  readonly isOwn: boolean
}

/**
 * Which rows of `library_items i` somebody sees: what is approved, what they have uploaded, what is
 * shared with them and, where they approve, what waits for it. The one condition for lists, search,
 * reading, previews and archives. What waits for the scanner is for its uploader alone. An administrator in
 * somebody's place sees nothing that is not meant for everybody: neither what the person keeps for
 * themselves, nor what is shared among some.
 */
export const isVisible = (viewer: Viewer): Sql => sql`
  i.project_id = ${viewer.projectId} and i.deleted_at is null
  ${viewer.isOwn ? empty : sql`and (i.approve or i.approved_at is not null)`} and (
    i.approved_at is not null or i.uploader_id = ${viewer.userId}
    ${viewer.approves ? sql`or i.approve` : empty}
    or exists (select from library_shares s where s.item_id = i.id and ${isReceived(viewer)}))
  and ${isFileShownBySql(sql`i.file_id`, sql`i.uploader_id = ${viewer.userId}`)}`

/**
 * Which row of `library_changes c` of an item `i` somebody sees in its place: what waits beside what is approved.
 * Those who may change it do, once its file has been scanned for others than its uploader.
 */
export const isChangeSeen = ({ userId, approves }: Viewer): Sql => sql`
  c.item_id = i.id and (i.uploader_id = ${userId}
    ${approves ? sql`or ${heldStateOfFile(sql`c.file_id`)} is null` : empty})`

/** Which rows of `library_shares s` somebody has: their own, and those of a mentor of theirs now. */
export const isReceived = ({ projectId, userId }: Viewer): Sql => sql`(
  s.receiver_id = ${userId} or s.group_id = ${userId} or s.group_id in (
    select r.holder_id from relations r
    where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = ${userId}
      and r.action_id is null and r.to_at is null))`
