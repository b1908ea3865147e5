import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface GroupNaming {
  readonly projectId: number
  readonly name: string
  /** Its name before, where it had another. */
  readonly from: string | undefined
  readonly keepsFrom: boolean
  /** Left out, those of `from` go along. */
  readonly names: TextByLanguage | undefined
  readonly by: number
  readonly at: Date
}

/** Writes what a group of actions is called in other languages, as a version of the settings. */
export async function writeGroupNames(db: Db, naming: GroupNaming): Promise<void> {
  const { projectId, name, from = name, keepsFrom, names, by, at } = naming
  const written = names && JSON.stringify(names)
  await db.run(sql`
    update projects p set settings = next.settings, revision = p.revision + 1, changed_by = ${by},
      changed_at = ${at}
    from (
      select id, settings || jsonb_build_object('Config', coalesce(settings -> 'Config', '{}')
        || jsonb_build_object('Groups',
          case when ${keepsFrom || from === name} then groups else groups - ${from}::text end
          || jsonb_strip_nulls(jsonb_build_object(${name}::text,
            coalesce(${written ?? null}::jsonb, groups -> ${from}::text))))) as settings
      from (
        select id, settings, coalesce(settings #> '{Config,Groups}', '{}') as groups
        from projects where id = ${projectId} for update
      ) known
    ) next
    where p.id = next.id and p.settings is distinct from next.settings`)
}
