import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { besidePage, done, id, instant, page, paged, someText } from '../core/shapes.ts'
import { REMINDER_HOURS, SEPARATORS } from './preferences.ts'

/** 256 random bits as base64url: what a mailed link carries. */
const token = z.string().min(1, { error: 'required' }).max(200)

/** A user name: 3 to 254 characters without spaces and without characters that nobody sees. */
const login = z
  .string()
  .normalize('NFC')
  .regex(/^[^\s\p{C}]{3,254}$/u, { error: 'login' })

/** Why somebody was not invited; who is not in the project is `notFound`, existing or not. */
/** `tooOften`: the mailbox has had a day's invitations. */
const NOT_INVITED = ['notFound', 'inactive', 'hasSignedIn', 'noEmail', 'tooOften'] as const

/** One place where the person is signed in. */
const session = z.strictObject({
  Id: id,
  /** The browser's and the system's own names; empty when they are not recognised. */
  Browser: z.string(),
  System: z.string(),
  /** The network address with its end left out. */
  Address: z.string(),
  From: instant,
  /** To the minute. */
  Seen: instant,
  /** The session that asks. */
  Current: z.boolean(),
})

/** Where somebody of the project is signed in, and whether the caller may end it. */
const foundSession = session.extend({
  Person: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }),
  /** The administrator who is in their place. */
  Admin: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }).nullable(),
  MayEnd: z.boolean(),
})

/** What people choose for themselves, on all their devices. */
const preferences = z.strictObject({
  ExportSeparator: z.enum(SEPARATORS),
  ReminderHours: z.literal(REMINDER_HOURS),
  /** Whether bare letters and signs act as keys of the page, such as J and K (WCAG 2.1.4). */
  SingleKeys: z.boolean(),
})

/** The account behind a person: how they get in, where they are signed in, where they belong. */
export const accountCalls = {
  forgotPassword: writeCall({
    path: '/api/User/ForgotPassword2',
    summary:
      'Mails a link for a new password to every account of the e-mail address; the answer never tells whether there is one.',
    input: z.strictObject({ email: someText.max(254) }),
    example: { email: 'nobody@example.org' },
    output: done,
    access: { anonymous: true, because: 'who has forgotten the password cannot sign in' },
    audit: 'identity.resetRequested',
    concerns: 'others',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  checkPasswordToken: readCall({
    path: '/api/User/CheckPasswordToken',
    summary: 'Whose password a mailed link sets, while it holds.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({
      Username: z.string(),
      Purpose: z.enum(['reset', 'invitation']),
      /** The password has to keep the strict pattern. */
      Strict: z.boolean(),
    }),
    access: { anonymous: true, because: 'the token is the proof' },
    rate: 'credentials',
  }),
  resetPassword: writeCall({
    path: '/api/User/ResetPassword',
    summary: 'Sets a password by a mailed link, once, and ends every session of the person.',
    input: z.strictObject({ Token: token, Password: z.string().max(1024) }),
    example: { Token: 'none', Password: 'καινούριος-9!' },
    output: done,
    access: { anonymous: true, because: 'the token is the proof' },
    audit: 'identity.passwordReset',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  inviteUsers: writeCall({
    path: '/api/User/Invite',
    summary:
      'Mails people of the project a link to set their first password; those who have signed in before are left out.',
    input: z.strictObject({ ProjectId: id, UserIds: z.array(id).min(1).max(100) }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserIds: [personId] }),
    output: z.strictObject({
      Invited: z.array(id),
      NotInvited: z.array(z.strictObject({ UserId: id, Because: z.enum(NOT_INVITED) })),
    }),
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
    audit: 'identity.invited',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  showInvitation: writeCall({
    path: '/api/User/ShowInvitation',
    summary:
      'A new link with which somebody who has never signed in sets their first password, to be handed over by hand: only where there is no mail server. Links from before are void.',
    input: z.strictObject({ ProjectId: id, UserId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, UserId: personId }),
    output: z.strictObject({ Url: z.string(), Until: instant }),
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
    impersonation: 'refused',
    audit: 'identity.invitationShown',
    concerns: 'others',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  updateLogin: writeCall({
    path: '/api/User/UpdateLogin',
    summary:
      "Changes the caller's own user name. Without the current password it is only done in the first minutes after signing in.",
    input: z.strictObject({ login, Password: z.string().max(1024).optional() }),
    example: { login: 'nobody', Password: 'nothing' },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.loginChanged',
    commit: 'none',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  setDefaultProject: writeCall({
    path: '/api/User/SetDefaultProject',
    summary:
      'Chooses the project in which a person begins: their own choice, or that of an Admin of the project.',
    input: z.strictObject({ UserId: id, ProjectId: id }),
    example: ({ personId, projectId }) => ({ UserId: personId, ProjectId: projectId }),
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.defaultProjectSet',
    concerns: 'others',
    idempotency: 'natural',
  }),
  getPreferences: readCall({
    path: '/api/User/Preferences',
    summary: 'What the caller has chosen for themselves; the defaults where they have not.',
    input: z.strictObject({}),
    output: preferences,
    access: { roles: 'everyone', scope: 'self' },
  }),
  savePreferences: writeCall({
    path: '/api/User/SavePreferences',
    summary: 'Keeps what the caller chooses for themselves; what is left out stays as it is.',
    input: preferences.partial(),
    example: { ExportSeparator: ';' },
    output: preferences,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.preferencesSaved',
    idempotency: 'natural',
  }),
  listSessions: readCall({
    path: '/api/User/Sessions',
    summary: 'Where the caller is signed in: this session first, then the last seen; 20 a page.',
    input: z.strictObject({ page, ...besidePage }),
    example: { page: 1 },
    output: paged(session),
    access: { roles: 'everyone', scope: 'self' },
    own: 'all',
  }),
  endSession: writeCall({
    path: '/api/User/EndSession',
    summary: "Ends one of the caller's own sessions.",
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.sessionEnded',
  }),
  endOtherSessions: writeCall({
    path: '/api/User/EndOtherSessions',
    summary: 'Ends every session of the caller but the one that asks.',
    input: z.strictObject({}),
    output: z.strictObject({ Ended: z.int() }),
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.otherSessionsEnded',
    idempotency: 'natural',
  }),
  listSignedIn: readCall({
    path: '/api/User/SignedIn',
    summary:
      'Where the people of the project are signed in, the last seen first; 20 a page. Of a SuperAdmin: everybody.',
    input: z.strictObject({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(foundSession),
    access: { roles: ['Admin'], scope: 'project' },
  }),
  endPersonSession: writeCall({
    path: '/api/User/EndPersonSession',
    summary:
      'Ends a session of somebody over whom the caller has power in every project of theirs, or their own.',
    input: z.strictObject({ ProjectId: id, UserId: id, Id: id }),
    example: ({ projectId, personId, absentId }) => ({
      ProjectId: projectId,
      UserId: personId,
      Id: absentId,
    }),
    output: done,
    access: { roles: ['Admin'], scope: 'relation' },
    whileArchived: 'open',
    impersonation: 'refused',
    audit: 'identity.personSessionEnded',
    feed: 'others',
    concerns: 'others',
  }),
  leaveProject: writeCall({
    path: '/api/User/LeaveProject',
    summary:
      "Ends the caller's own membership of the current project, or of the one named, for good. The last Admin of a project cannot leave it.",
    input: z.strictObject({ ProjectId: id.optional() }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: done,
    access: { roles: ROLES, scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.projectLeft',
    feed: 'project',
  }),
}
