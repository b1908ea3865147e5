import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { answeringFile, isAnsweringFile, nameForOthers } from './file-store.ts'
import { countedSets, nameOf, type CountedScope } from './results-store.ts'

export interface TextRow {
  AnswerSetId: number
  Name: string
  GroupId: number
  Text: string
  FileId: number | null
  FinishedAt: string | null
}

/** A page of what was written in some groups, the latest first. */
export async function listTextRows(
  db: Db,
  scope: CountedScope,
  groupIds: readonly number[],
  page: Paged,
): Promise<{ list: TextRow[]; count: number; All: number }> {
  const written = sql`
    from (select s.* from ${countedSets(scope)}) s
    join quest_answers a on a.answer_set_id = s.id and a.group_id = any (${groupIds}::int[])
    left join ${answeringFile} on ${isAnsweringFile}
    where not a.hidden and btrim(a.text) <> ''`
  const list = await db.rows<TextRow>(sql`
    select w."AnswerSetId", w."GroupId", w."Text", w."FileId", w."FinishedAt", ${nameOf} as "Name"
    from (
      select s.id as "AnswerSetId", a.group_id as "GroupId",
        coalesce(${nameForOthers}, a.text) as "Text", f.id as "FileId",
        s.finished_at as "FinishedAt", coalesce(s.mentee_id, s.respondent_id) as who
      ${written}
      order by s.finished_at desc nulls last, s.id desc, a.group_id
      ${pageOf(page)}
    ) w left join users u on u.id = w.who
    order by w."FinishedAt" desc nulls last, w."AnswerSetId" desc, w."GroupId"`)
  const { count } = await db.one<{ count: number }>(sql`select count(*)::int as count ${written}`)
  return { list, count, All: count }
}
