import { GRID_ROLES, PROJECT_WIDE_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const READERS = [...GRID_ROLES, 'SupervisorLite', 'SupervisorLitePlus'] as const
const { projectId, needed, hiding } = CALLER

/** What queries read of actions: those that the caller’s role is shown, and who has completed them. */
export const reporting: Reporting = {
  views: {
    actions: {
      label: { el: 'Δράσεις', en: 'Actions' },
      descr: {
        el: 'Οι δράσεις του έργου που βλέπετε, μία γραμμή για την καθεμία.',
        en: 'The actions of the project that you see, a row each.',
      },
      roles: READERS,
      columns: {
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        title: column.text('Τίτλος', 'Title'),
        type: column.text('Τύπος', 'Type'),
        is_meeting: column.boolean('Είναι συνάντηση', 'Is a meeting'),
        group_name: column.text('Ομάδα', 'Group'),
        position: column.number('Σειρά', 'Place in the order'),
        due_on: column.date('Προθεσμία', 'Due'),
        quest_id: column.number('Αριθμός ερωτηματολογίου', 'Number of the questionnaire'),
      },
      relations: [
        toView('quest_id', 'questionnaires', 'quest_id', 'Το ερωτηματολόγιο', 'The questionnaire'),
      ],
      select: () => sql`
        select a.id as action_id, a.title, t.name as type, t.is_meeting,
          array_to_string(pa.group_path, ' / ') as group_name, pa.position, pa.due_on, a.quest_id
        from project_actions pa
        join actions a on a.id = pa.action_id
        join action_types t on t.id = a.type_id
        where pa.project_id = ${projectId} and pa.archived_at is null
          and pa.flags & ${needed} = ${needed} and pa.flags & ${hiding} = 0`,
    },
    completions: {
      label: { el: 'Ολοκληρώσεις', en: 'Completions' },
      descr: {
        el: 'Ποιος ολοκλήρωσε ποια δράση και πότε.',
        en: 'Who has completed which action, and when.',
      },
      roles: READERS,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        mentor_id: column.number('Αριθμός μέντορα', 'Number of the mentor', 'personal'),
        completed_at: column.time('Ολοκληρώθηκε', 'Completed'),
      },
      relations: [
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
        toView('action_id', 'actions', 'action_id', 'Η δράση', 'The action'),
      ],
      period: 'completed_at',
      select: (within) => sql`
        select c.mentee_id as user_id, c.action_id, c.mentor_id, c.completed_at
        from completions c
        join project_actions pa on pa.project_id = c.project_id and pa.action_id = c.action_id
        join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id
        where c.project_id = ${projectId} and ${within(sql`c.action_id`)} and pa.archived_at is null
          and pa.flags & ${needed} = ${needed} and pa.flags & ${hiding} = 0`,
    },
    action_changes: {
      label: { el: 'Εκδόσεις δράσεων', en: 'Versions of actions' },
      descr: {
        el: 'Σε ποια έκδοση είναι κάθε δράση του έργου και πότε άλλαξε.',
        en: 'At which version each action of the project is, and when it changed.',
      },
      roles: PROJECT_WIDE_ROLES,
      columns: {
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        version: column.number('Έκδοση', 'Version'),
        saved_at: column.time('Αποθηκεύτηκε', 'Saved'),
      },
      relations: [toView('action_id', 'actions', 'action_id', 'Η δράση', 'The action')],
      select: () => sql`
        select a.id as action_id, a.version, a.saved_at
        from project_actions pa join actions a on a.id = pa.action_id
        where pa.project_id = ${projectId} and pa.archived_at is null`,
    },
  },
}
