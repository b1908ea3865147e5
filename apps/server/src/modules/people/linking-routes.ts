import { linkingCalls } from '@telemachos/contract/people/linking-calls'
import { handle } from '../../kernel/implement.ts'
import { approvePairs, countLinking, linkMentor, linkMentorOf, setOverseer } from './link-people.ts'
import { countLinkable, listAllHolders, listLinkable } from './read-linking.ts'
import { suggestMentors } from './suggest-mentors.ts'
import { getSubjectIds, supervise } from './supervise.ts'
import { undoLinking } from './undo-linking.ts'

/** Who looks after whom: mentors of mentees, supervisors and coordinators of both. */
export const linkingHandlers = handle(linkingCalls, {
  listLinkable,
  countLinkable,
  listAssignable: listAllHolders,
  countLinking,
  setDefaultMentorSingle: ({ MenteeId, MentorId }, context) =>
    linkMentorOf(MenteeId, { mentorId: MentorId }, context),
  setDefaultMentor: ({ MentorId, Confirmed, ...people }, context) =>
    linkMentor(people, { mentorId: MentorId, confirmed: Confirmed }, context),
  unlinkMentor: ({ Confirmed, ...people }, context) =>
    linkMentor(people, { mentorId: null, confirmed: Confirmed }, context),
  setActionMentor: ({ MentorId, ActionIds, Confirmed, ...people }, context) =>
    linkMentor(people, { mentorId: MentorId, actionIds: ActionIds, confirmed: Confirmed }, context),
  setActionMentorOne: ({ MenteeId, MentorId, ActionIds }, context) =>
    linkMentorOf(MenteeId, { mentorId: MentorId, actionIds: ActionIds }, context),
  resetActionMentor: ({ ActionIds, Confirmed, ...people }, context) =>
    linkMentor(people, { mentorId: null, actionIds: ActionIds, confirmed: Confirmed }, context),
  resetActionMentorOne: ({ MenteeId, ActionIds }, context) =>
    linkMentorOf(MenteeId, { mentorId: null, actionIds: ActionIds }, context),
  getSubjectIds,
  supervise,
  setOverseer,
  undoLinking,
  suggestMentors,
  approvePairs,
})
