import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a spreadsheet says to those who calculate with it. */
export interface WordedSheet {
  readonly id: number
  /** Whose it is, and who else uses it. */
  readonly projectId: number
  readonly others: number[]
  readonly name: string
  readonly settings: CalculatorSettings
  /** The sheets of its newest file that nobody has hidden. */
  readonly visible: string[]
}

/** The spreadsheets that a project has or uses. */
export const listWordedSheets = (db: Db, projectId: number): Promise<WordedSheet[]> =>
  db.rows(sql`
    select s.id, s.project_id as "projectId", s.name, s.settings,
      coalesce((select jsonb_agg(p.project_id order by p.project_id) from spreadsheet_projects p
        where p.spreadsheet_id = s.id), '[]') as others,
      coalesce(jsonb_path_query_array(v.model,
        '$.sheets[*] ? (@.visibility == "visible").name'), '[]') as visible
    from spreadsheets s
    left join spreadsheet_versions v on v.spreadsheet_id = s.id and v.version = s.version
    where s.project_id = ${projectId} or exists (
      select from spreadsheet_projects p
      where p.spreadsheet_id = s.id and p.project_id = ${projectId})
    order by s.sort_key, s.id`)
