import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The action with which somebody receives the certificate, and the meeting of those who have. */
const CERTIFICATE = 24

const THANKS = `// Μόλις κάποιος λάβει τη βεβαίωση: ευχαριστίες στον ίδιο, ενημέρωση στον μέντορα,
// και η ημέρα σημειώνεται στη δράση.
setData(action.Id, { received: today })
notify('Συγχαρητήρια, ' + mentee.first_name + '! Η βεβαίωσή σας είναι έτοιμη.')
notify(mentee.first_name + ' ' + mentee.last_name + ': ολοκλήρωσε το πρόγραμμα.', 'mentor')`

/** A completion script: thanks to whoever completes the programme. */
export async function insertScripts(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    insert into completion_scripts (project_id, action_id, code, level, changed_at)
    select pa.project_id, pa.action_id, ${THANKS}, 0, ${athensInstant(addDays(today, -1), '09:00')}::timestamptz
    from project_actions pa where pa.action_id = ${CERTIFICATE}`)
}
