import type { CallName } from './test-server.ts'

/** What a sample input is made for: a place, a person and the person asking. */
export interface Target {
  readonly projectId: number
  readonly personId: number
  readonly actionId: number
  readonly meetingId: number
}

/** A valid input for every call. A new call does not compile until it has one here. */
export const SAMPLES: Record<CallName, (target: Target) => object> = {
  'identity.signIn': () => ({ username: 'nobody', password: 'nothing' }),
  'identity.signOff': () => ({}),
  'identity.getIdentity': () => ({}),
  'identity.switchRole': () => ({ Role: 'Translator' }),
  'identity.switchProject': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.changePassword': ({ personId }) => ({ UserId: personId, Password: '' }),
  'identity.setLanguage': () => ({ Language: 'el' }),
  'language.getTexts': () => ({ lang: 'el' }),
  'language.listTexts': () => ({}),
  'language.listLanguages': () => ({}),
  'projects.listProjects': () => ({}),
  'projects.getProject': () => ({}),
  'projects.getProjectById': ({ projectId }) => ({ Id: projectId }),
  'projects.getSettings': () => ({}),
  'projects.getActionsGridHeader': ({ projectId }) => ({ ProjectId: projectId }),
  'projects.getActionsGridHeaderAll': ({ projectId }) => ({ ProjectId: projectId }),
  'projects.getActionsGridHeaderV3': ({ projectId }) => ({ ProjectId: projectId }),
  'projects.getActionsGridPage': ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
  'projects.countActionsGrid': ({ projectId }) => ({ ProjectId: projectId }),
  'users.getCurrentUser': () => ({}),
  'users.listRoles': () => ({}),
  'users.getUsersByIds': ({ projectId, personId }) => ({ ProjectId: projectId, Ids: [personId] }),
  'users.listMentors': ({ projectId }) => ({ ProjectId: projectId }),
  'users.listMentorIds': () => ({}),
  'users.listMentorFilterValues': ({ projectId }) => ({ ProjectId: projectId }),
  'users.listSupervisorFilterValues': ({ projectId }) => ({ ProjectId: projectId }),
  'users.listActivity': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserId: personId,
    page: 1,
  }),
  'users.listRelations': ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  'actions.listActions': ({ projectId }) => ({ ProjectId: projectId }),
  'actions.getAction': ({ actionId }) => ({ Id: actionId }),
  'actions.listActionTypes': () => ({}),
  'actions.listMenteeActions': ({ projectId, personId }) => ({
    ProjectId: projectId,
    MenteeId: personId,
  }),
  'actions.completeAction': ({ actionId, personId }) => ({
    ActionId: actionId,
    MenteeId: personId,
  }),
  'actions.undoCompletion': ({ actionId, personId }) => ({
    ActionId: actionId,
    MenteeId: personId,
  }),
  'actions.publishAction': ({ meetingId, personId }) => ({
    ActionId: meetingId,
    MenteeId: personId,
    date: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  }),
  'actions.getAggregateMentees': ({ projectId, actionId }) => ({
    ProjectId: projectId,
    Id: actionId,
  }),
  'actions.saveGrid': ({ projectId, actionId }) => ({
    ProjectId: projectId,
    Grid: [{ ActionId: actionId, Flags: 2, Order: 3, Group: [], Due: null }],
  }),
  'actions.createAction': ({ projectId }) => ({
    ProjectId: projectId,
    TypeId: 3,
    Title: 'Νέα δράση',
  }),
  ...dataSamples(),
}

function dataSamples() {
  const one = ({ actionId, personId }: Target) => ({ ActionId: actionId, MenteeId: personId })
  const oneWithData = (target: Target) => ({ ...one(target), Data: '{"note":"ένα"}' })
  const own = ({ actionId }: Target) => ({ ActionId: actionId })
  const ownWithData = (target: Target) => ({ ...own(target), Data: '{"note":"ένα"}' })
  return {
    'actionData.getAsMentee': one,
    'actionData.getMentorDataAsMentee': own,
    'actionData.listQuestsAsMentee': () => ({}),
    'actionData.saveAsMentee': oneWithData,
    'actionData.updateAsMentee': ownWithData,
    'actionData.getAsMentor': own,
    'actionData.updateAsMentor': ownWithData,
    'actionData.getMenteeData': one,
    'actionData.updateMenteeData': oneWithData,
    'actionData.saveMenteeData': oneWithData,
    'actionData.setMenteeData': oneWithData,
    'actionData.updateMenteeDataMany': ({ actionId, personId }: Target) => ({
      ActionId: actionId,
      Data: { [personId]: { lastMail: '2026-01-05' } },
    }),
    'actionData.getAboutMentee': one,
    'actionData.updateAboutMentee': oneWithData,
    'actionData.listAboutMentees': own,
    'actionData.getPublicNotes': one,
    'actionData.savePublicNotes': oneWithData,
    'actionData.listPublicNotes': own,
    'actionData.getPrivateNotes': one,
    'actionData.listPrivateNotes': one,
    'actionData.savePrivateNotes': oneWithData,
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
