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
  'account.forgotPassword': () => ({ email: 'nobody@example.org' }),
  'account.checkPasswordToken': () => ({ Token: 'none' }),
  'account.resetPassword': () => ({ Token: 'none', Password: 'καινούριος-9!' }),
  'account.inviteUsers': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserIds: [personId],
  }),
  'account.updateLogin': () => ({ login: 'nobody', Password: 'nothing' }),
  'account.setDefaultProject': ({ projectId, personId }) => ({
    UserId: personId,
    ProjectId: projectId,
  }),
  'account.getPreferences': () => ({}),
  'account.savePreferences': () => ({ ExportSeparator: ';' }),
  'account.listSessions': () => ({ page: 1 }),
  'account.endSession': () => ({ Id: 2_000_000_000 }),
  'account.endOtherSessions': () => ({}),
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
  'exports.startExport': ({ projectId }) => ({ ProjectId: projectId }),
  'exports.exportGridPage': ({ projectId }) => ({ ProjectId: projectId, Page: 1 }),
  'exports.readTotals': ({ projectId }) => ({ ProjectId: projectId }),
  ...projectSamples(),
  ...linkingSamples(),
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
  ...peopleSamples(),
  'users.listRelations': ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
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
  'standIn.makeLoginAs': ({ personId }) => ({ UserId: personId, url: '/' }),
  'standIn.redeemLoginAs': () => ({ token: 'no-such-token' }),
  'standIn.endLoginAs': () => ({}),
  'standIn.viewAs': ({ personId }) => ({ UserId: personId }),
  'standIn.endView': () => ({}),
  'consent.getConsent': ({ projectId }) => ({ ProjectId: projectId }),
  'consent.giveConsent': ({ projectId }) => ({
    ProjectId: projectId,
    Version: 1,
    Language: 'el',
  }),
  'consent.withdrawConsent': ({ projectId }) => ({ ProjectId: projectId }),
  'consent.listTexts': ({ projectId }) => ({ ProjectId: projectId }),
  'consent.publishText': ({ projectId }) => ({
    ProjectId: projectId,
    After: 1,
    Text: { el: 'Κείμενο', en: 'Text' },
  }),
  'consent.listConsents': ({ projectId, personId }) => ({
    ProjectId: projectId,
    UserId: personId,
  }),
  // Last, since whoever is let through is somebody else or gone.
  'profile.updateRoles': ({ personId }) => ({ UserId: personId, Roles: ['Mentee'] }),
  'account.leaveProject': ({ projectId }) => ({ ProjectId: projectId }),
}
