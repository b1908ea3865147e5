import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql } from '../../kernel/database/sql.ts'
import type { StoredScope } from './conditions.ts'
import { scopeReading } from './cell-store.ts'
import { withKnownFields } from './known-scope.ts'
import type { CompletionRule } from '@telemachos/contract/actions/completion-rule'

type Calls = typeof contract.actions.calls
type ContentVersion = OutputOf<Calls['listContentVersions']>['list'][number]

/** Which action of which project. */
export interface ActionPlace {
  readonly projectId: number
  readonly actionId: number
}

/** What an action says and asks, as it is kept. */
export interface ActionContent {
  readonly title: string
  readonly titles: Readonly<Record<string, string>>
  readonly descr: string
  readonly descrs: Readonly<Record<string, string>>
  readonly showCondition: string
  readonly enableCondition: string
  /** As the author or an import wrote it. */
  readonly form: unknown
  readonly completion: Partial<CompletionRule>
  readonly roleTitles: OutputOf<Calls['getContent']>['RoleTitles']
  readonly questId: number | null
  /** What it asks by its type; null for nothing. */
  readonly needs: unknown
}

/** When it was saved, and by whom. */
export interface Saved {
  readonly at: string
  readonly by: ContentVersion['By']
}

export interface AuthoredAction extends ActionContent, Saved {
  readonly actionId: number
  readonly typeId: number
  readonly version: number
  readonly data: Record<string, unknown>
  readonly due: string | null
  /** The other projects that have it. */
  readonly sharedWith: readonly { readonly id: number; readonly name: string }[]
  readonly begun: number
  /** What is written and not published yet. */
  readonly draft: StoredDraft | null
  readonly isPublished: boolean
}

/** A draft, with its content as JSON text. */
interface StoredDraft extends Saved {
  readonly content: string
  readonly version: number
  readonly revision: number
}

/** Who somebody is, of `users u`; null where there is nobody. */
const person = sql`case when u.id is not null then jsonb_build_object('Id', u.id, 'FirstName',
  u.first_name, 'LastName', u.last_name) end`

/** An action of the project with what its authors write; locked where it is to be written. */
export function findAuthored(
  db: Db,
  { projectId, actionId }: ActionPlace,
  lock = false,
): Promise<AuthoredAction | undefined> {
  return db.row(sql`
    select a.id as "actionId", a.type_id as "typeId", a.version, a.title, a.titles, a.descr, a.descrs, a.data,
      a.show_condition as "showCondition", a.enable_condition as "enableCondition",
      a.data -> 'form' as form, a.data -> 'needs' as needs, a.completion,
      a.role_titles as "roleTitles", a.quest_id as "questId",
      pa.due_on as due, coalesce(a.saved_at, a.created_at) as at,
      ${person} as by,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.descr) order by sort_text(p.descr) collate "C"), '[]')
        from project_actions other join projects p on p.id = other.project_id
        where other.action_id = a.id and other.project_id <> pa.project_id) as "sharedWith",
      (select count(*)::int from (
        select d.mentee_id from action_data d
        where d.project_id = pa.project_id and d.action_id = a.id and d.drawer = 'mentee'
          and d.data <> '{}'
        union
        select c.mentee_id from completions c
        where c.project_id = pa.project_id and c.action_id = a.id and c.completed_at is not null
      ) as anybody) as begun,
      pa.flags & ${GRID_FLAGS.Published}::int <> 0 as "isPublished",
      (select jsonb_build_object('content', d.content::text, 'version', d.version,
          'revision', d.revision, 'at', d.saved_at, 'by', ${person})
        from action_drafts d left join users u on u.id = d.saved_by
        where d.action_id = a.id) as draft
    from project_actions pa join actions a on a.id = pa.action_id
    left join users u on u.id = a.saved_by
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}
    ${lock ? sql`for update of a` : sql``}`)
}

/**
 * What an action of `actions` says and asks, as its history keeps it: in the languages of its authors, who
 * alone bring it back.
 */
export const snapshot = sql`jsonb_build_object('title', title, 'titles', own_languages(titles),
  'descr', descr, 'descrs', own_languages(descrs), 'showCondition', show_condition, 'enableCondition', enable_condition,
  'form', coalesce(data -> 'form', '[]'), 'needs', data -> 'needs', 'completion', completion,
  'roleTitles', (
    select coalesce(jsonb_object_agg(role, own_languages(texts)), '{}')
    from jsonb_each(role_titles) as own (role, texts)), 'questId', quest_id)`

/** Writes what an action says and asks; the version before stays in its history. */
export async function writeContent(
  db: Db,
  actionId: number,
  content: ActionContent,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    with before as (
      insert into action_versions (action_id, version, content, saved_at, saved_by)
      select id, version, ${snapshot}, coalesce(saved_at, created_at), saved_by
      from actions where id = ${actionId}
    )
    update actions set version = version + 1, title = ${content.title},
      titles = ${JSON.stringify(content.titles)}::jsonb, descr = ${content.descr},
      descrs = ${JSON.stringify(content.descrs)}::jsonb,
      show_condition = ${content.showCondition}, enable_condition = ${content.enableCondition},
      data = (data - '{form,needs}'::text[])
        || jsonb_build_object('form', ${JSON.stringify(content.form)}::jsonb)
        || ${JSON.stringify(content.needs === null ? {} : { needs: content.needs })}::jsonb,
      completion = ${JSON.stringify(content.completion)}::jsonb,
      role_titles = ${JSON.stringify(content.roleTitles)}::jsonb, quest_id = ${content.questId}::int,
      saved_at = ${at}, saved_by = ${by}
    where id = ${actionId}`)
}

type StoredVersion = ActionContent & Saved & { readonly version: number }

/** A page of the earlier versions of an action, the newest first, and how many there are. */
export async function listContentVersions(
  db: Db,
  actionId: number,
  page: Paged,
): Promise<{ list: StoredVersion[]; count: number }> {
  const list = await db.rows<StoredVersion & { count: number }>(sql`
    select v.version, v.saved_at as at, count(*) over ()::int as count,
      ${person} as by,
      v.content ->> 'title' as title, v.content -> 'titles' as titles, v.content ->> 'descr' as descr,
      v.content -> 'descrs' as descrs,
      v.content ->> 'showCondition' as "showCondition",
      v.content ->> 'enableCondition' as "enableCondition", v.content -> 'form' as form,
      coalesce(v.content -> 'completion', '{}') as completion,
      coalesce(v.content -> 'roleTitles', '{}') as "roleTitles",
      (v.content ->> 'questId')::int as "questId",
      v.content -> 'needs' as needs
    from action_versions v left join users u on u.id = v.saved_by
    where v.action_id = ${actionId}
    order by v.version desc ${pageOf(page)}`)
  return { list, count: list[0]?.count ?? 0 }
}

/** A mentee as the conditions of one action see them. */
export interface MenteeScope {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly scope: StoredScope
  readonly data: Record<string, unknown>
  /** A deadline of their own; null where it is the action's. */
  readonly due: string | null
}

/** Every active mentee of a project, or the one who is named, as the conditions of an action see them, by name. */
export async function listMenteeScopes(
  db: Db,
  { projectId, actionId }: ActionPlace,
  {
    menteeId,
    patterns,
    conditions,
  }: {
    readonly menteeId: number | null
    readonly patterns: string[][]
    readonly conditions: string
  },
): Promise<MenteeScope[]> {
  const scope = scopeReading(sql`(select completions_read(${conditions}::text))::int[]`)
  const found = await db.rows<MenteeScope & { projectId: number }>(sql`
    select u.id, m.project_id as "projectId", u.first_name as "firstName", u.last_name as "lastName",
      ${scope} as scope, coalesce(d.data, '{}') as data, own.due_on as due
    from memberships m join users u on u.id = m.user_id
    left join action_data d on d.project_id = m.project_id and d.mentee_id = m.user_id
      and d.action_id = ${actionId} and d.drawer = 'mentee'
    left join action_dues own on own.project_id = m.project_id and own.mentee_id = m.user_id
      and own.action_id = ${actionId}
    where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and u.state = 1
      and (${menteeId}::int is null or m.user_id = ${menteeId})
      ${join(
        patterns.map((words) => sql`and u.search_key like any (${words}::text[])`),
        ' ',
      )}
    order by m.sort_key, u.id`)
  return withKnownFields(db, found, [conditions])
}
