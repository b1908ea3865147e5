import { OVERSEEING_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of payments; the registry numbers stay out. */
export const reporting: Reporting = {
  views: {
    payments: {
      label: { el: 'Πληρωμές', en: 'Payments' },
      descr: {
        el: 'Οι δόσεις που έχουν πληρωθεί, μία γραμμή για την καθεμία.',
        en: 'The instalments that have been paid, a row each.',
      },
      roles: OVERSEEING_ROLES,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        paid_at: column.time('Πληρώθηκε', 'Paid'),
      },
      relations: [
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
        toView('action_id', 'actions', 'action_id', 'Η δράση', 'The action'),
      ],
      period: 'paid_at',
      select: (within) => sql`
        select p.user_id, p.action_id, p.paid_at
        from payments p
        join memberships m on m.project_id = p.project_id and m.user_id = p.user_id
        where p.project_id = ${projectId} and ${within.records()}`,
    },
  },
}
