import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, instant, languageCode, nothing } from '../core/shapes.ts'

const role = z.enum(ROLES)

const identityProject = z.strictObject({
  Id: id,
  url: z.string(),
  Descr: z.string(),
  Roles: z.array(role),
  /** Since when the project is archived, and only read; null where it is not. */
  ArchivedAt: instant.nullable(),
})

/** Who is asking: the answer of the identity call (spec §3, current identity). */
const identity = z.strictObject({
  UserId: id,
  Username: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  /** How to greet the person in Greek; empty when unsure. */
  Vocative: z.string(),
  /** The roles that the person holds in the current project; the current one is `Role`. */
  Roles: z.array(role),
  Role: role.nullable(),
  /** The level of the current role: a smaller number means more power. */
  Level: z.int(),
  ProjectId: id.nullable(),
  Projects: z.array(identityProject),
  /** The project that the person has chosen to begin in; null for the first one. */
  DefaultProjectId: id.nullable(),
  Language: languageCode,
  /** Whether bare letters and signs act as keys for whoever is here: in a person's place, the administrator (WCAG 2.1.4). */
  SingleKeys: z.boolean(),
  /** The administrator in the person's place, where it is not the person who is here. */
  StandIn: z
    .strictObject({
      Mode: z.enum(['acting', 'viewing']),
      Admin: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }),
    })
    .nullable(),
  /** The person has yet to consent in the current project: only /gdpr is open (spec §2.1). */
  ConsentRequired: z.boolean(),
})

/** Sign-in, the current identity, and what a person may change about it. */
export const sessionCalls = {
  signIn: writeCall({
    path: '/Account/Login',
    summary: 'Starts a session. The answer says where to go: the return path, or the root.',
    input: z.strictObject({
      username: z.string().min(1, { error: 'required' }).max(254),
      password: z.string().min(1, { error: 'required' }).max(1024),
      returnUrl: z.string().max(2048).optional(),
    }),
    example: { username: 'nobody', password: 'nothing' },
    output: z.strictObject({ returnUrl: z.string() }),
    access: { anonymous: true, because: 'it is how a session begins' },
    audit: 'identity.signedIn',
    commit: 'none',
    impersonation: 'always',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  signOff: writeCall({
    method: 'GET',
    path: '/account/logoff',
    body: 'none',
    summary: 'Ends the session and leads to the root.',
    input: nothing,
    output: z.strictObject({ redirect: z.string() }),
    access: { anonymous: true, because: 'signing off twice must lead to the root as well' },
    audit: 'identity.signedOff',
    impersonation: 'always',
    idempotency: 'natural',
  }),
  getIdentity: readCall({
    path: '/Account/Identity',
    summary: 'The current identity with its roles.',
    input: nothing,
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    beforeConsent: true,
  }),
  switchRole: writeCall({
    path: '/Account/SwitchRole',
    summary: 'Chooses another of the roles held in the current project.',
    input: z.strictObject({ Role: role }),
    example: { Role: 'Translator' },
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'identity.roleSwitched',
    idempotency: 'natural',
  }),
  switchProject: writeCall({
    path: '/Account/SwitchProject',
    summary: 'Chooses another project that the person belongs to; its first role becomes current.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'identity.projectSwitched',
    beforeConsent: true,
    idempotency: 'natural',
  }),
  changePassword: writeCall({
    path: '/api/User/ChangePassword',
    summary:
      "Changes the caller's own password or, for an Admin, another person's. Every other session of that person ends. An empty password is ignored.",
    input: z.strictObject({ UserId: id.optional(), Password: z.string().max(1024) }),
    example: ({ personId }) => ({ UserId: personId, Password: '' }),
    output: z.strictObject({ changed: z.boolean() }),
    access: { roles: 'everyone', scope: 'self' },
    audit: 'identity.passwordChanged',
    feed: 'others',
    concerns: 'others',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  getPasswordRules: readCall({
    path: '/api/User/PasswordRules',
    summary:
      'Whether a new password of the caller or, for an Admin, of another person has to keep the strict pattern (spec §5): where a project of theirs chose it.',
    input: z.strictObject({ UserId: id.optional() }),
    example: ({ personId }) => ({ UserId: personId }),
    output: z.strictObject({ Strict: z.boolean() }),
    access: { roles: 'everyone', scope: 'self' },
  }),
  setLanguage: writeCall({
    path: '/Account/SetLanguage',
    summary: "Remembers the person's language.",
    input: z.strictObject({ Language: languageCode }),
    example: { Language: 'el' },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'identity.languageChanged',
    impersonation: 'refused',
    beforeConsent: true,
    idempotency: 'natural',
  }),
}
