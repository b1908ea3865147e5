import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** What numbers of a copy stand for, in words. */
export interface Names {
  readonly projects: ReadonlyMap<number, string>
  readonly actions: ReadonlyMap<number, string>
  readonly quests: ReadonlyMap<number, string>
  /** The person, and whom they have met or mentored, or been mentored by; nobody else. */
  readonly people: ReadonlyMap<number, PersonName>
  /** When meetings begin. */
  readonly meetings: ReadonlyMap<number, string>
  /** Which questionnaire an attempt is at. */
  readonly answerSets: ReadonlyMap<number, string>
  /** Labels of fields, by their names in the database. */
  readonly fields: ReadonlyMap<string, string>
}

interface PersonName {
  FirstName: string
  LastName: string
}

interface Row<Id, Name> {
  id: Id
  name: Name
}

/** Reads the words for everything that a person's copy refers to. */
export async function readNames(db: Db, userId: number, language: Language): Promise<Names> {
  const mine: Sql = sql`(select m.project_id from memberships m where m.user_id = ${userId})`
  const title = (column: Sql) => sql`coalesce(${column} ->> ${language}, ${column} ->> 'el', '')`
  const read = async (statement: Sql) => mapOf(await db.rows<Row<number, string>>(statement))
  return {
    projects: await read(
      sql`select p.id, ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as name from projects p where p.id in ${mine}`,
    ),
    actions: await read(sql`
      select distinct a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as name
      from actions a join project_actions p on p.action_id = a.id where p.project_id in ${mine}`),
    quests: await read(sql`
      select q.id, ${title(sql`q.title`)} as name from questionnaires q
      where q.id in (select s.quest_id from answer_sets s
        where s.mentee_id = ${userId} or s.respondent_id = ${userId})`),
    people: mapOf(
      await db.rows<Row<number, PersonName>>(sql`
      select u.id, json_build_object('FirstName', u.first_name, 'LastName', u.last_name) as name
      from users u where u.id = ${userId} or u.id in (
        select unnest(array[holder_id, subject_id]) from relations
        where kind = 'mentor' and (holder_id = ${userId} or subject_id = ${userId})
        union select unnest(array[mentor_id, mentee_id]) from meetings
        where mentor_id = ${userId} or mentee_id = ${userId})`),
    ),
    meetings: await read(sql`
      select id, lower(during) as name from meetings
      where mentor_id = ${userId} or mentee_id = ${userId}`),
    answerSets: await read(sql`
      select s.id, ${title(sql`q.title`)} as name
      from answer_sets s join questionnaires q on q.id = s.quest_id
      where s.mentee_id = ${userId} or s.respondent_id = ${userId}`),
    fields: mapOf(
      await db.rows<Row<string, string>>(sql`
      select f ->> 'Name' as id, max(${inLanguage(sql`f ->> 'Label'`, sql`(f -> 'Labels')`, language)}) as name
      from projects p cross join lateral (
        select jsonb_path_query(p.settings, '$.*.Fields[*]') as f
        union all select jsonb_path_query(p.settings, '$.*.ProjectFields[*]')
      ) configured
      where p.id in ${mine} and f ->> 'Name' is not null and f ->> 'Label' <> '' group by 1`),
    ),
  }
}

const mapOf = <Id, Name>(rows: readonly Row<Id, Name>[]): Map<Id, Name> =>
  new Map(rows.map(({ id, name }) => [id, name]))
