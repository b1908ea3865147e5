import { ADMIN } from '@telemachos/contract/core/routes'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of applications: where each stands; who applied and what they answered stays out. */
export const reporting: Reporting = {
  views: {
    applications: {
      label: { el: 'Αιτήσεις', en: 'Applications' },
      descr: {
        el: 'Κάθε αίτηση του έργου και πού βρίσκεται, χωρίς τα στοιχεία του αιτούντα.',
        en: 'Each application to the project and where it stands, without who applied.',
      },
      roles: ADMIN,
      columns: {
        application_id: column.number('Αριθμός αίτησης', 'Number of the application'),
        status: column.number('Κατάσταση (1, 100, 2, 3, 1000)', 'Status (1, 100, 2, 3, 1000)'),
        status_name: column.text('Κατάσταση', 'Status'),
        is_waiting: column.boolean('Σε αναμονή θέσης', 'Waits for a place'),
        received_at: column.time('Παραλήφθηκε', 'Received'),
        language: column.text('Γλώσσα', 'Language'),
      },
      period: 'received_at',
      select: () => sql`
        select a.id as application_id, a.status,
          case a.status when 1 then 'applicant' when 100 then 'resubmitted' when 2 then 'eligible'
            when 3 then 'selected' else 'rejected' end as status_name,
          a.waiting as is_waiting, a.received_at, a.language
        from applications a where a.project_id = ${projectId}`,
    },
  },
}
