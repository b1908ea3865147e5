import type { CallName } from '../test-server.ts'
import { NOBODY, type Target } from './target.ts'

/** Inputs of the calls of linking. */
export function linkingSamples() {
  return {
    'linking.listPeople': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'linking.countPeople': ({ projectId }: Target) => ({ ProjectId: projectId }),
    'linking.listHolders': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Kind: 'mentor',
      page: 1,
    }),
    'linking.countLinking': ({ projectId }: Target) => ({ ProjectId: projectId, HolderId: null }),
    'linking.setDefaultMentorSingle': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      MenteeId: personId,
    }),
    'linking.setDefaultMentor': ({ projectId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      Roles: ['Mentee'],
      Filter: [],
      Search: 'κανείς',
    }),
    'linking.unlinkMentor': ({ projectId }: Target) => ({ ProjectId: projectId, Search: 'κανείς' }),
    'linking.setActionMentor': ({ projectId, actionId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    'linking.setActionMentorOne': ({ projectId, personId, actionId }: Target) => ({
      ProjectId: projectId,
      MentorId: NOBODY,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    'linking.resetActionMentor': ({ projectId, actionId }: Target) => ({
      ProjectId: projectId,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    'linking.resetActionMentorOne': ({ projectId, personId, actionId }: Target) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    'linking.getSubjectIds': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      SupervisorId: personId,
    }),
    'linking.supervise': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      SupervisorId: NOBODY,
      SubjectId: personId,
    }),
    'linking.setOverseer': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Kind: 'coordinator',
      HolderId: NOBODY,
      On: true,
      Search: 'κανείς',
    }),
    'linking.undoLinking': ({ projectId }: Target) => ({ ProjectId: projectId, LinkingId: NOBODY }),
    'linking.suggestMentors': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'linking.approvePairs': ({ projectId, personId }: Target) => ({
      ProjectId: projectId,
      Pairs: [{ MenteeId: personId, MentorId: NOBODY }],
    }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
