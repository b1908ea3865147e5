import { GRID_ROLES } from '@telemachos/contract/core/roles'
import { RESULT_ROLES } from '@telemachos/contract/questionnaires/results-roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const { projectId, needed, hiding } = CALLER

/** The attempts of people within reach, in actions that the caller’s role is shown. */
const attempts = (within: (action: ReturnType<typeof sql>) => ReturnType<typeof sql>) => sql`
  from answer_sets s
  join memberships m on m.project_id = s.project_id and m.user_id = coalesce(s.mentee_id, s.respondent_id)
  left join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
  where s.project_id = ${projectId} and ${within(sql`s.action_id`)}
    and (s.action_id is null or (pa.archived_at is null
      and pa.flags & ${needed} = ${needed} and pa.flags & ${hiding} = 0))`

/** What queries read of questionnaires, as their results have it: hidden answers are left out. */
export const reporting: Reporting = {
  views: {
    questionnaires: {
      label: { el: 'Ερωτηματολόγια', en: 'Questionnaires' },
      descr: {
        el: 'Τα ερωτηματολόγια του έργου.',
        en: 'The questionnaires of the project.',
      },
      roles: GRID_ROLES,
      columns: {
        quest_id: column.number('Αριθμός ερωτηματολογίου', 'Number of the questionnaire'),
        title: column.text('Τίτλος', 'Title'),
        versions: column.number('Δημοσιευμένες εκδόσεις', 'Published versions'),
      },
      select: () => sql`
        select q.id as quest_id, coalesce(q.title ->> 'el', q.title ->> 'en') as title,
          (select count(*)::int from questionnaire_versions v
            where v.quest_id = q.id and v.published_at is not null) as versions
        from questionnaires q where q.project_id = ${projectId} and q.removed_at is null`,
    },
    answer_sets: {
      label: { el: 'Συμπληρώσεις', en: 'Attempts' },
      descr: {
        el: 'Κάθε συμπλήρωση ερωτηματολογίου από άτομο του έργου.',
        en: 'Each attempt of a person of the project at a questionnaire.',
      },
      roles: RESULT_ROLES,
      columns: {
        answer_set_id: column.number('Αριθμός συμπλήρωσης', 'Number of the attempt'),
        quest_id: column.number('Αριθμός ερωτηματολογίου', 'Number of the questionnaire'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        state: column.text('Κατάσταση', 'State'),
        started_at: column.time('Άρχισε', 'Started'),
        finished_at: column.time('Τελείωσε', 'Finished'),
      },
      relations: [
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
        toView('action_id', 'actions', 'action_id', 'Η δράση', 'The action'),
        toView('quest_id', 'questionnaires', 'quest_id', 'Το ερωτηματολόγιο', 'The questionnaire'),
      ],
      period: 'started_at',
      select: (within) => sql`
        select s.id as answer_set_id, s.quest_id, m.user_id, s.action_id, s.state,
          s.first_started_at as started_at, coalesce(s.finished_at, s.expired_at) as finished_at
        ${attempts(within)}`,
    },
    answers: {
      label: { el: 'Απαντήσεις', en: 'Answers' },
      descr: {
        el: 'Οι απαντήσεις όσων συμπληρώσεων έχουν τελειώσει, μία γραμμή για κάθε ερώτηση.',
        en: 'The answers of attempts that have ended, a row for each question.',
      },
      roles: RESULT_ROLES,
      columns: {
        answer_set_id: column.number('Αριθμός συμπλήρωσης', 'Number of the attempt'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        question: column.number('Αριθμός ερώτησης', 'Number of the question'),
        option: column.number('Αριθμός επιλογής', 'Number of the choice', 'personal'),
        answer: column.text('Κείμενο', 'Text', 'personal'),
        answered_at: column.time('Απαντήθηκε', 'Answered'),
      },
      relations: [
        toView('answer_set_id', 'answer_sets', 'answer_set_id', 'Η συμπλήρωση', 'The attempt'),
      ],
      select: (within) => sql`
        select a.answer_set_id, ended.user_id, a.group_id as question, a.option_id as option,
          a.text as answer, a.answered_at
        from (select s.id, m.user_id ${attempts(within)} and s.state in ('finished', 'expired')) ended
        join quest_answers a on a.answer_set_id = ended.id
        where not a.hidden`,
    },
    scores: {
      label: { el: 'Βαθμολογίες', en: 'Scores' },
      descr: {
        el: 'Οι βαθμολογίες κάθε συμπλήρωσης, μία γραμμή για κάθε κλίμακα.',
        en: 'The scores of each attempt, a row for each scale.',
      },
      roles: RESULT_ROLES,
      columns: {
        answer_set_id: column.number('Αριθμός συμπλήρωσης', 'Number of the attempt'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        scale: column.text('Κλίμακα', 'Scale'),
        score: column.number('Βαθμός', 'Score', 'personal'),
        lowest: column.number('Ελάχιστος δυνατός', 'Lowest possible'),
        highest: column.number('Μέγιστος δυνατός', 'Highest possible'),
      },
      relations: [
        toView('answer_set_id', 'answer_sets', 'answer_set_id', 'Η συμπλήρωση', 'The attempt'),
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
      ],
      select: (within) => sql`
        select k.answer_set_id, ended.user_id, k.scale_id as scale, k.score, k.low as lowest, k.high as highest
        from (select s.id, m.user_id ${attempts(within)} and s.state in ('finished', 'expired')) ended
        join quest_scores k on k.answer_set_id = ended.id`,
    },
  },
}
