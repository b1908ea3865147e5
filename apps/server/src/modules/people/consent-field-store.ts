import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The name of the field that holds the consent of `projects p` (spec §3, Settings.Config.gdpr). */
export const consentField = sql`coalesce(p.settings #>> '{Config,gdpr,UserField}', 'gdpr')`

/**
 * Whether that field is one of the person in the project, rather than of the person: so says any
 * profile type that lists it (see mergeFields).
 */
export const isConsentOfProject = sql`exists (
  select from unnest(${[...PROFILE_TYPES]}::text[]) as type (name)
  where p.settings #> array[type.name, 'ProjectFields']
    @> jsonb_build_array(jsonb_build_object('Name', ${consentField})))`

/** Sets the field that the rule of the specification looks at, where the project keeps it. */
export async function setConsentField(
  db: Db,
  projectId: number,
  userId: number,
  value: number,
): Promise<void> {
  const field = sql`jsonb_build_object(${consentField}, ${String(value)}::text)`
  await db.run(sql`
    with of_project as (
      update memberships m set fields = m.fields || ${field}
      from projects p
      where p.id = m.project_id and m.project_id = ${projectId} and m.user_id = ${userId}
        and ${isConsentOfProject}
    )
    update users u set fields = u.fields || ${field}
    from projects p
    where p.id = ${projectId} and u.id = ${userId} and not ${isConsentOfProject}`)
}
