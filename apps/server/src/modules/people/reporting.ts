import { MEMBER_ROLES, OVERSEEING_ROLES, PROJECT_WIDE_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId } = CALLER

/** What queries read of people. `people` gets the project's own fields as columns when a query is run. */
export const reporting: Reporting = {
  views: {
    people: {
      label: { el: 'Άτομα', en: 'People' },
      descr: {
        el: 'Όσοι είναι σήμερα στο έργο, μία γραμμή για τον καθένα, με τα πεδία του έργου.',
        en: 'Everybody who is in the project today, a row each, with the project’s own fields.',
      },
      roles: MEMBER_ROLES,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        first_name: column.text('Όνομα', 'First name', 'personal'),
        last_name: column.text('Επώνυμο', 'Last name', 'personal'),
        is_mentee: column.boolean('Είναι ωφελούμενος', 'Is a mentee'),
        is_mentor: column.boolean('Είναι μέντορας', 'Is a mentor'),
        roles: column.list('Ρόλοι', 'Roles'),
        is_active: column.boolean('Είναι ενεργός', 'Is active'),
        state: column.text('Κατάσταση', 'State'),
        joined_at: column.time('Εντάχθηκε', 'Joined'),
        mentor_id: column.number('Αριθμός μέντορα', 'Number of the mentor', 'personal'),
        mentor_name: column.text('Μέντορας', 'Mentor', 'personal'),
      },
      select: (within) => sql`
        select m.user_id, u.first_name, u.last_name, m.is_mentee, m.is_mentor, m.roles, m.active as is_active,
          case u.state when 1 then 'active' when 0 then 'inactive' when 2 then 'suspended' else 'archived' end as state,
          m.joined_at, r.holder_id as mentor_id, h.last_name || ' ' || h.first_name as mentor_name
        from memberships m join users u on u.id = m.user_id
        left join relations r on r.project_id = m.project_id and r.kind = 'mentor'
          and r.subject_id = m.user_id and r.action_id is null and r.to_at is null
        left join users h on h.id = r.holder_id
        where m.project_id = ${projectId} and ${within()}`,
    },
    relations: {
      label: { el: 'Αναθέσεις', en: 'Assignments' },
      descr: {
        el: 'Ποιος έχει ποιον, ως μέντορας, επόπτης ή συντονιστής, από πότε και έως πότε.',
        en: 'Who looks after whom as mentor, supervisor or coordinator, from when and until when.',
      },
      roles: OVERSEEING_ROLES,
      columns: {
        kind: column.text('Είδος', 'Kind'),
        holder_id: column.number('Ποιος', 'Who looks after', 'personal'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        from_at: column.time('Από', 'From'),
        to_at: column.time('Έως', 'Until'),
      },
      relations: [
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
        toView('holder_id', 'people', 'user_id', 'Ποιος το έχει', 'Who looks after them'),
      ],
      period: 'from_at',
      select: (within) => sql`
        select r.kind, r.holder_id, r.subject_id as user_id, r.action_id, r.from_at, r.to_at
        from relations r
        join memberships m on m.project_id = r.project_id and m.user_id = r.subject_id
        where m.project_id = ${projectId} and ${within()}`,
    },
    sign_ins: {
      label: { el: 'Τελευταίες συνδέσεις', en: 'Last sign-ins' },
      descr: {
        el: 'Πότε συνδέθηκε τελευταία κάθε άτομο· κενό για όποιον δεν έχει συνδεθεί ποτέ.',
        en: 'When each person last signed in; empty for who never has.',
      },
      roles: PROJECT_WIDE_ROLES,
      columns: {
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        invited_at: column.time('Προσκλήθηκε', 'Invited', 'personal'),
        last_at: column.time('Τελευταία σύνδεση', 'Last sign-in', 'personal'),
      },
      relations: [toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person')],
      select: (within) => sql`
        select m.user_id, u.invited_at, u.last_signed_in_at as last_at
        from memberships m join users u on u.id = m.user_id
        where m.project_id = ${projectId} and ${within()}`,
    },
  },
}
