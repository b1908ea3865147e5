import { PROJECT_WIDE_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of conversations: how many messages, never a word of them nor to whom. */
export const reporting: Reporting = {
  views: {
    messages: {
      label: { el: 'Πλήθος μηνυμάτων', en: 'Numbers of messages' },
      descr: {
        el: 'Πόσα μηνύματα έστειλε κάθε άτομο κάθε ημέρα· όχι σε ποιον ούτε τι λένε.',
        en: 'How many messages each person sent on each day; not to whom, nor what they say.',
      },
      roles: PROJECT_WIDE_ROLES,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        day: column.date('Ημέρα', 'Day'),
        messages: column.number('Μηνύματα', 'Messages'),
      },
      relations: [toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person')],
      period: 'day',
      select: (within) => sql`
        select t.user_id, (t.at at time zone 'Europe/Athens')::date as day, count(*)::int as messages
        from chat_messages t
        join chat_conversations c on c.id = t.conversation_id
        join memberships m on m.project_id = c.project_id and m.user_id = t.user_id
        where c.project_id = ${projectId} and t.deleted_at is null and ${within()}
        group by 1, 2`,
    },
  },
}
