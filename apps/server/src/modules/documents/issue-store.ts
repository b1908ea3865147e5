import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** A document that somebody was given. */
export interface IssuedRow {
  UserId: number
  Number: string
  IssuedOn: string
}

interface Issuing {
  readonly projectId: number
  readonly name: string
  readonly userIds: readonly number[]
}

/** Which of these people have the document. */
export function listIssued(db: Db, { projectId, name, userIds }: Issuing): Promise<IssuedRow[]> {
  return db.rows(sql`
    select user_id as "UserId", number as "Number", issued_on as "IssuedOn" from issued_documents
    where project_id = ${projectId} and lower(name) = lower(${name})
      and user_id = any (${userIds}::int[])`)
}

/** Gives the document to these people; those who have it keep their number. */
export async function insertIssued(
  db: Db,
  { projectId, name, userIds }: Issuing,
  {
    numbers,
    by,
    today,
  }: {
    readonly numbers: readonly string[]
    readonly by: number
    readonly today: string
  },
): Promise<void> {
  await db.run(sql`
    insert into issued_documents (number, project_id, name, user_id, issued_on, issued_by)
    select number, ${projectId}::int, ${name}::text, user_id, ${today}::date, ${by}::int
    from unnest(${userIds}::int[], ${numbers}::text[]) as given (user_id, number)
    order by user_id
    on conflict do nothing`)
}

/** What was issued under a number: nothing about the person. */
export function findIssued(
  db: Db,
  number: string,
): Promise<{ document: string; project: string; issuedOn: string } | undefined> {
  return db.row(sql`
    select i.name as document, p.descr as project, i.issued_on as "issuedOn"
    from issued_documents i join projects p on p.id = i.project_id
    where i.number = ${number}`)
}

/** Somebody whom a document is about. */
export interface SubjectRow {
  id: number
  firstName: string
  lastName: string
  language: Language
  fields: Record<string, unknown>
  projectFields: Record<string, unknown>
  mentor: { first_name: string; last_name: string } | null
  completed: Record<string, string>
}

/** The people of these ids for whom the condition on `memberships m` holds, by name. */
export function findSubjects(
  db: Db,
  projectId: number,
  userIds: readonly number[],
  reach: Sql,
): Promise<SubjectRow[]> {
  return db.rows(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.language,
      u.fields, m.fields as "projectFields",
      (select jsonb_build_object('first_name', b.first_name, 'last_name', b.last_name)
        from relations r join users b on b.id = r.holder_id
        where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
          and r.action_id is null and r.to_at is null) as mentor,
      (select coalesce(jsonb_object_agg(c.action_id, c.completed_at), '{}') from completions c
        where c.project_id = m.project_id and c.mentee_id = m.user_id
          and c.completed_at is not null) as completed
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and ${reach}
    order by m.sort_key, m.user_id`)
}
