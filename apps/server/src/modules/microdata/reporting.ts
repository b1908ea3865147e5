import { MICRODATA } from '@telemachos/contract/core/routes'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of microdata: whether forms are final and sent, never what is in them. */
export const reporting: Reporting = {
  views: {
    microdata: {
      label: { el: 'Microdata', en: 'Microdata' },
      descr: {
        el: 'Τα δελτία εισόδου και εξόδου κάθε ατόμου: αν είναι οριστικά και αν εστάλησαν.',
        en: 'The entry and exit forms of each person: whether they are final and were sent.',
      },
      roles: MICRODATA,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        phase: column.text('Φάση (start, end)', 'Phase (start, end)'),
        is_final: column.boolean('Είναι οριστικό', 'Is final'),
        saved_at: column.time('Αποθηκεύτηκε', 'Saved'),
        sending: column.text('Αποστολή', 'Sending'),
        sent_at: column.time('Έληξε η αποστολή', 'Sending ended'),
      },
      relations: [toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person')],
      period: 'sent_at',
      select: (within) => sql`
        select d.user_id, d.phase, d.final as is_final, d.saved_at, s.state as sending, s.ended_at as sent_at
        from microdata d
        join memberships m on m.project_id = d.project_id and m.user_id = d.user_id
        left join microdata_sendings s on s.project_id = d.project_id and s.user_id = d.user_id
          and s.phase = d.phase and s.version = d.version
        where d.project_id = ${projectId} and ${within.records()}`,
    },
  },
}
