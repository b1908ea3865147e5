import { CELL_STATES } from '@telemachos/contract/grid/constants'
import { addDays } from '@telemachos/rules/dates'
import type { LargeCaller, LargeProgramme } from './large-programme.ts'
import type { CallName } from './test-server.ts'

/**
 * What the lists, totals and exports of people are asked for beside their samples: each filter and each
 * order has a statement of its own.
 */
export function inputsOf(
  name: CallName,
  { ids, mentorId, coordinatorId }: LargeCaller,
  { numbers, textQuestion, conferenceId, sessions }: LargeProgramme,
): readonly object[] | undefined {
  const found = { Search: 'papad', Active: true, Filter: [{ Field: 'area', Value: 'area-1' }] }
  const chosen = [
    {},
    found,
    { Roles: ['Mentee'], filterState: 1 },
    { filterMentorId: mentorId },
    { filterCoordId: coordinatorId },
  ]
  const cells = [
    {},
    found,
    { MentorId: mentorId },
    { CoordId: coordinatorId },
    ...CELL_STATES.map((State) => ({ State })),
  ]
  const SessionId = sessions.get(ids.projectId)
  const [From, To] = [ids.soon, ids.later].map((instant) => addDays(instant.slice(0, 10), -89))
  const inputs: Partial<Record<CallName, readonly object[]>> = {
    'people.listPeople': [
      ...chosen,
      ...['first_name', 'mentor', 'state', 'signed_in'].map((Order) => ({ Order, page: 4 })),
      { Columns: ['area', 'languages'], page: 300, Total: 5_000 },
    ],
    'people.countPeople': chosen,
    'people.listFilterValues': [
      { Fields: ['area', 'languages'] },
      { Fields: ['area'], WithoutMentor: true },
    ],
    'people.findUsers': [{ Users: numbers.slice(0, 10), Field: 'kayas' }],
    'people.getUsersByField': [{ Field: 'area', Value: 'area-1' }],
    'people.countStateChange': chosen,
    'people.listActivity': [{ UserId: undefined }],
    'people.listMentors': [{}],
    'people.listMentorFilterValues': [{}],
    'people.listSupervisorFilterValues': [{}],
    'people.listLinkable': [...chosen, { Kind: 'mentor' }, { WithoutMentor: true }, { page: 200 }],
    'people.countLinkable': chosen,
    'people.listAssignable': ['mentor', 'supervisor', 'coordinator'].map((Kind) => ({ Kind })),
    'people.countLinking': chosen,
    'people.suggestMentors': [{}],
    'grid.getActionsGridPage': [
      ...cells,
      ...['first_name', 'mentor', 'done'].map((Order) => ({ Order })),
      { ActionOrder: ids.actionId, Page: 50 },
      { Page: 100, Total: 5_000 },
      { Page: 50, Total: 5_000 },
    ],
    'grid.countActionsGrid': [...cells, { ActionId: ids.actionId }],
    'grid.startExport': [{}, { ActionFilters: [{ State: 'overdue' }] }],
    'grid.exportGridPage': [
      { Page: 50, Count: true, Fields: ['area'] },
      { ActionFilters: [{ State: 'overdue' }] },
    ],
    'grid.readTotals': [{}, { Id: ids.actionId }],
    'homes.getStaff': [{}],
    'homes.getMentor': [{}],
    'homes.getReader': [{}],
    'supervision.getOverview': [{}],
    'supervision.listWeek': [{ What: 'meetings' }, { What: 'completions', page: 100 }],
    'supervision.getStatistics': [{}],
    'supervision.listQueue': [{}, { Reason: 'overdue', MentorId: mentorId, Search: 'papad' }],
    'supervision.listMentorLoads': ['name', 'behind', 'activity'].map((Order) => ({ Order })),
    'payments.getPayments': [{ Kayas: numbers }],
    'meetings.listMeetings': [{}, { Cancelled: true, MentorId: mentorId }],
    'meetings.listFollowUps': [{}],
    'questionnaires.listResults': [{}, { ActionId: ids.questActionId, Search: 'δοκ' }],
    'questionnaires.listWrittenTexts': [{ Question: textQuestion }],
    'questionnaires.listAnswered': [{}, { Search: 'papad', State: 'finished' }, { page: 100 }],
    'questionnaires.getDistribution': [{}, { ActionId: ids.questActionId }],
    'questionnaires.getGroupResults': [{}],
    'questionnaires.startResultsExport': [{}],
    'questionnaires.exportResultsPage': [{}, { Page: 30 }],
    'submissions.listWaiting': [{}, { page: 100 }],
    'microdata.getIndicators': [{}],
    'microdata.listCounted': [{}, { page: 100 }],
    'microdata.listUnfinished': [{}, { page: 100 }],
    'microdata.listIncomplete': [{}, { Phase: 'end', page: 100 }],
    'microdata.getCompletion': [{ kayas: numbers.slice(1) }],
    'conferences.getConference': [{ ActionId: conferenceId }],
    'conferences.listCalendar': [{ From, To: To && addDays(To, 20) }],
    'conferences.listParticipants': [{ SessionId }],
    'conferences.listCandidates': [{ SessionId }, { SessionId, Search: 'papad', page: 100 }],
  }
  return inputs[name]
}
