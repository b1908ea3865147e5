import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { PROJECTS, type DemoProject } from './projects.ts'
import { insertRows } from './rows.ts'

/** What projects were before: as they began, and as they were before a field and a word were added. */
function earlier({ descr, settings }: DemoProject): { descr: string; settings: ProjectSettings }[] {
  const { Config, User, Roles } = settings
  const fields = User?.ProjectFields ?? []
  const { tdfw: _words, MIS: _code, ...config } = Config ?? {}
  const began = { Config: config, Roles, User: { ...User, ProjectFields: fields.slice(0, -1) } }
  const goal = fields.map((field) => ({ ...field, Editable: Math.min(field.Editable, 3) }))
  return [
    { descr: `${descr} (πιλοτικό)`, settings: began },
    { descr, settings: began },
    { descr, settings: { ...settings, User: { ...User, ProjectFields: goal } } },
  ]
}

/** On which days before today the versions were saved, the last of them the current one. */
const DAYS_AGO = [160, 96, 41, 12]

/** Gives the projects a history, by the first Admin of each. */
export async function insertProjectVersions(tx: Db, today: string): Promise<void> {
  const admins = await tx.rows<{ project_id: number; by: number }>(sql`
    select project_id, min(user_id) as by from memberships where 'Admin' = any (roles) group by 1`)
  const byProject = new Map(admins.map(({ project_id, by }) => [project_id, by]))
  const savedAt = (version: number) =>
    athensInstant(addDays(today, -(DAYS_AGO[version] ?? 0)), `1${version}:24`)
  await insertRows(
    tx,
    'project_versions',
    {
      project_id: 'int',
      revision: 'int',
      url: 'text',
      descr: 'text',
      settings: 'json',
      microdata_start: 'json',
      microdata_end: 'json',
      at: 'instant',
      by: 'int',
    },
    PROJECTS.flatMap((project) =>
      earlier(project).map((version, place) => ({
        ...version,
        project_id: project.id,
        revision: place + 1,
        url: project.url,
        microdata_start: {},
        microdata_end: {},
        at: savedAt(place),
        by: byProject.get(project.id) ?? null,
      })),
    ),
  )
  const last = DAYS_AGO.length - 1
  await tx.run(sql`
    update projects p set revision = ${DAYS_AGO.length}, changed_at = ${savedAt(last)}::timestamptz,
      changed_by = (select min(user_id) from memberships m
        where m.project_id = p.id and 'Admin' = any (m.roles))`)
}
