import type { Language } from '@telemachos/contract/core/define-texts'
import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { join, sql } from '../../kernel/database/sql.ts'
import { actionContents } from './action-contents.ts'

/** What of an action of a project is looked over. */
export interface CheckedAction {
  id: number
  title: string
  typeId: number
  questId: number | null
  flags: number
  /** yyyy-mm-dd; null where there is no date that is the same for all. */
  due: string | null
  showCondition: string
  enableCondition: string
  completion: string
  /** Whether it says nothing and asks nothing, of a kind that would. */
  isEmpty: boolean
  /** How many of the project's mentees its condition shows it to none of; null where it is shown to some. */
  unshownTo: number | null
}

/** The types whose content is elsewhere: in sessions, questionnaires and documents. */
const FILLED_ELSEWHERE = [
  ACTION_TYPES.meetingInPerson,
  ACTION_TYPES.meetingOnline,
  ACTION_TYPES.questionnaire,
  ACTION_TYPES.documents,
  ACTION_TYPES.calculator,
  ACTION_TYPES.conference,
]

/** The actions of a project that are not archived, in their order. */
export function listCheckedActions(
  db: Db,
  projectId: number,
  language: Language,
): Promise<CheckedAction[]> {
  const shown = actionContents.all().map((one) => one.has(sql`pa.project_id`, sql`pa.action_id`))
  return db.rows(sql`
    with active as materialized (
      select m.user_id from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and m.active
        and u.state = 1
    ),
    unshown as materialized (
      select h.action_id, count(*)::int as count from unshown_actions h
      join active on active.user_id = h.mentee_id
      where h.project_id = ${projectId} group by h.action_id
    )
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as title, a.type_id as "typeId",
      a.quest_id as "questId", pa.flags, pa.due_on as due, a.show_condition as "showCondition",
      a.enable_condition as "enableCondition",
      coalesce(a.completion ->> 'Condition', '') as completion,
      a.type_id <> all (${FILLED_ELSEWHERE}::int[]) and btrim(a.descr) = '' and a.descrs = '{}'
        and a.quest_id is null and a.function = '' and a.controller = ''
        and coalesce(a.data -> 'form', '[]') in ('[]', 'null')
        and coalesce(a.data -> 'needs', 'null') = 'null'
        and not (${join([sql`false`, ...shown], ' or ')}) as "isEmpty",
      case when ${GRID_FLAGS.Published}::int & pa.flags > 0 and a.show_condition <> ''
        then (select count(*)::int from active having count(*) > 0 and count(*) = u.count) end
        as "unshownTo"
    from project_actions pa
    join actions a on a.id = pa.action_id
    left join unshown u on u.action_id = a.id
    where pa.project_id = ${projectId} and pa.archived_at is null
    order by pa.position, pa.action_id`)
}
