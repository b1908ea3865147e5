import { dataSamples } from './samples/data-samples.ts'
import { importSamples } from './samples/import-samples.ts'
import { linkingSamples } from './samples/linking-samples.ts'
import { mailSamples } from './samples/mail-samples.ts'
import { meetingSamples } from './samples/meeting-samples.ts'
import { peopleSamples } from './samples/people-samples.ts'
import { privacySamples } from './samples/privacy-samples.ts'
import { profileSamples } from './samples/profile-samples.ts'
import { projectSamples } from './samples/project-samples.ts'
import { questSamples } from './samples/quest-samples.ts'
import type { Target } from './samples/target.ts'
import type { CallName } from './test-server.ts'

/** A valid input for every call. A new call does not compile until it has one here. */
export const SAMPLES: Record<CallName, (target: Target) => object> = {
  'identity.signIn': () => ({ username: 'nobody', password: 'nothing' }),
  'identity.signOff': () => ({}),
  'identity.getIdentity': () => ({}),
  'identity.switchRole': () => ({ Role: 'Translator' }),
  'identity.switchProject': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.changePassword': ({ personId }) => ({ UserId: personId, Password: '' }),
  'identity.setLanguage': () => ({ Language: 'el' }),
  'identity.forgotPassword': () => ({ email: 'nobody@example.org' }),
  'identity.checkPasswordToken': () => ({ Token: 'none' }),
  'identity.resetPassword': () => ({ Token: 'none', Password: 'καινούριος-9!' }),
  'identity.inviteUsers': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserIds: [personId],
  }),
  'identity.updateLogin': () => ({ login: 'nobody', Password: 'nothing' }),
  'identity.setDefaultProject': ({ projectId, personId }) => ({
    UserId: personId,
    ProjectId: projectId,
  }),
  'identity.getPreferences': () => ({}),
  'identity.savePreferences': () => ({ ExportSeparator: ';' }),
  'identity.listSessions': () => ({ page: 1 }),
  'identity.endSession': () => ({ Id: 2_000_000_000 }),
  'identity.endOtherSessions': () => ({}),
  'language.getTexts': () => ({ lang: 'el' }),
  'language.listTexts': () => ({}),
  'language.listLanguages': () => ({}),
  'projects.listProjects': () => ({}),
  'projects.getProject': () => ({}),
  'projects.getProjectById': ({ projectId }) => ({ Id: projectId }),
  'projects.getSettings': () => ({}),
  'grid.getActionsGridHeader': ({ projectId }) => ({ ProjectId: projectId }),
  'grid.getActionsGridHeaderAll': ({ projectId }) => ({ ProjectId: projectId }),
  'grid.getActionsGridHeaderV3': ({ projectId }) => ({ ProjectId: projectId }),
  'grid.getActionsGridPage': ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
  'grid.countActionsGrid': ({ projectId }) => ({ ProjectId: projectId }),
  'grid.startExport': ({ projectId }) => ({ ProjectId: projectId }),
  'grid.exportGridPage': ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
  'grid.readTotals': ({ projectId }) => ({ ProjectId: projectId }),
  ...projectSamples(),
  ...linkingSamples(),
  'people.getCurrentUser': () => ({}),
  'people.listRoles': () => ({}),
  'people.getUsersByIds': ({ projectId, personId }) => ({ ProjectId: projectId, Ids: [personId] }),
  'people.listMentors': ({ projectId }) => ({ ProjectId: projectId }),
  'people.listMentorIds': () => ({}),
  'people.listMentorFilterValues': ({ projectId }) => ({ ProjectId: projectId }),
  'people.listSupervisorFilterValues': ({ projectId }) => ({ ProjectId: projectId }),
  'people.listActivity': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserId: personId,
    page: 1,
  }),
  ...peopleSamples(),
  'people.listRelations': ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
  ...profileSamples(),
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
  'actions.publishSeries': ({ meetingId, personId }) => ({
    MenteeId: personId,
    Meetings: [{ ActionId: meetingId, date: new Date(Date.now() + 8 * 86_400_000).toISOString() }],
  }),
  'actions.cancelMeeting': ({ meetingId, personId }) => ({
    ActionId: meetingId,
    MenteeId: personId,
    Reason: 'Ασθένεια',
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
  ...meetingSamples(),
  ...mailSamples(),
  ...importSamples(),
  ...questSamples(),
  ...privacySamples(),
  'supervision.listQueue': ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
  'supervision.handleEntry': ({ projectId, personId }) => ({
    ProjectId: projectId,
    MenteeId: personId,
    Reason: 'firstMeeting',
    Note: 'Μίλησα με τον μέντορα',
    Until: null,
  }),
  'supervision.listHistory': ({ projectId, personId }) => ({
    ProjectId: projectId,
    MenteeId: personId,
  }),
  'supervision.getOverview': ({ projectId }) => ({ ProjectId: projectId }),
  'supervision.listMentorLoads': ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
  'supervision.getStatistics': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.makeLoginAs': ({ personId }) => ({ UserId: personId, url: '/' }),
  'identity.redeemLoginAs': () => ({ token: 'no-such-token' }),
  'identity.endLoginAs': () => ({}),
  'identity.viewAs': ({ personId }) => ({ UserId: personId }),
  'identity.endView': () => ({}),
  'identity.getConsent': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.giveConsent': ({ projectId }) => ({
    ProjectId: projectId,
    Version: 1,
    Language: 'el',
  }),
  'identity.withdrawConsent': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.listConsentTexts': ({ projectId }) => ({ ProjectId: projectId }),
  'identity.publishConsentText': ({ projectId }) => ({
    ProjectId: projectId,
    After: 1,
    Text: { el: 'Κείμενο', en: 'Text' },
  }),
  'identity.listConsents': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserId: personId,
  }),
  // Last, since whoever is let through is somebody else or gone.
  'people.updateRoles': ({ personId }) => ({ UserId: personId, Roles: ['Mentee'] }),
  'identity.leaveProject': ({ projectId }) => ({ ProjectId: projectId }),
}
