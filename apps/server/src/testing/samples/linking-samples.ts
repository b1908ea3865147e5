import type { CallName } from '../test-server.ts'
import { NOBODY, type Target } from './target.ts'

/** Inputs of the calls of linking. */
export function linkingSamples() {
  return {
    'people.listLinkable': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'people.countLinkable': ({ projectId }: Target) => ({ ProjectId: projectId }),
    'people.listAssignable': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Kind: 'mentor',
      page: 1,
    }),
    'people.countLinking': ({ projectId }: Target) => ({ ProjectId: projectId, HolderId: null }),
    'people.setDefaultMentorSingle': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      MenteeId: personId,
    }),
    'people.setDefaultMentor': ({ projectId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      Roles: ['Mentee'],
      Filter: [],
      Search: 'κανείς',
    }),
    'people.unlinkMentor': ({ projectId }: Target) => ({ ProjectId: projectId, Search: 'κανείς' }),
    'people.setActionMentor': ({ projectId, actionId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    'people.setActionMentorOne': ({ projectId, personId, actionId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    'people.resetActionMentor': ({ projectId, actionId }: Target) => ({
      ProjectId: projectId,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    'people.resetActionMentorOne': ({ projectId, personId, actionId }: Target) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    'people.getSubjectIds': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      SupervisorId: personId,
    }),
    'people.supervise': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      SupervisorId: NOBODY,
      SubjectId: personId,
    }),
    'people.setOverseer': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Kind: 'coordinator',
      HolderId: NOBODY,
      On: true,
      Search: 'κανείς',
    }),
    'people.undoLinking': ({ projectId }: Target) => ({ ProjectId: projectId, LinkingId: NOBODY }),
    'people.suggestMentors': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'people.approvePairs': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      Pairs: [{ MenteeId: personId, MentorId: NOBODY }],
    }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
