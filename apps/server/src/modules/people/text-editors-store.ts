import { sql } from '../../kernel/database/sql.ts'
import type { textEditors } from '../language/index.ts'

/** What the texts of the product tell of those who write them, and whom they are written for. */
export const editorsOfTexts: ReturnType<typeof textEditors.get> = {
  nameOf: (id) => sql`(
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u where u.id = ${id})`,
  countRoles: () => sql`
    select role, count(*)::int as count
    from memberships m cross join unnest(m.roles) as role
    where m.left_at is null group by role`,
}
