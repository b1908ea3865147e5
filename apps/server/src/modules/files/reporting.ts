import { PROJECT_WIDE_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of files: how many and how large, not what they are called. */
export const reporting: Reporting = {
  views: {
    files: {
      label: { el: 'Αρχεία', en: 'Files' },
      descr: {
        el: 'Τα αρχεία που ανέβηκαν: ποιανού, τι τύπου, πόσο μεγάλα και πότε.',
        en: 'Files that were uploaded: whose, of which type, how large and when.',
      },
      roles: PROJECT_WIDE_ROLES,
      columns: {
        file_id: column.number('Αριθμός αρχείου', 'Number of the file'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        kind: column.text('Είδος', 'Kind'),
        mime: column.text('Τύπος', 'Type'),
        bytes: column.number('Μέγεθος σε bytes', 'Size in bytes'),
        uploaded_at: column.time('Ανέβηκε', 'Uploaded'),
      },
      relations: [toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person')],
      period: 'uploaded_at',
      select: (within) => sql`
        select f.id as file_id, f.user_id, f.kind, f.mime, f.bytes, f.ended_at as uploaded_at
        from stored_files f
        join memberships m on m.project_id = f.project_id and m.user_id = f.user_id
        where f.project_id = ${projectId} and f.state = 'done' and ${within()}`,
    },
  },
}
