import { sql } from '../kernel/database/sql.ts'
import type { SmallProgramme } from './small-programme.ts'

/** Opens the project's chat, or closes it. */
export async function openChat(
  { db, projectId }: Pick<SmallProgramme, 'db' | 'projectId'>,
  isOpen = true,
): Promise<void> {
  await db.run(sql`
    update projects set settings = jsonb_build_object('Config',
      jsonb_build_object('Chat', jsonb_build_object('Enabled', ${isOpen}::boolean)))
    where id = ${projectId}`)
}
