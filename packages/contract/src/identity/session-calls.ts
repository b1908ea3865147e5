import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, nothing } from '../core/shapes.ts'

const role = z.enum(ROLES)

const identityProject = z.strictObject({
  Id: id,
  url: z.string(),
  Descr: z.string(),
  Roles: z.array(role),
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
  Language: z.enum(['el', 'en']),
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
  signIn: defineCall({
    method: 'POST',
    path: '/Account/Login',
    body: 'json',
    summary: 'Starts a session. The answer says where to go: the return path, or the root.',
    input: z.strictObject({
      username: z.string().min(1, { error: 'required' }).max(254),
      password: z.string().min(1, { error: 'required' }).max(1024),
      returnUrl: z.string().max(2048).optional(),
    }),
    output: z.strictObject({ returnUrl: z.string() }),
    access: { anonymous: true, because: 'it is how a session begins' },
    effect: 'write',
    audit: 'identity.signedIn',
    idempotency: 'natural',
    commit: 'none',
    rate: 'credentials',
    standIn: 'always',
  }),
  signOff: defineCall({
    method: 'GET',
    path: '/account/logoff',
    body: 'none',
    summary: 'Ends the session and leads to the root.',
    input: nothing,
    output: z.strictObject({ redirect: z.string() }),
    access: { anonymous: true, because: 'signing off twice must lead to the root as well' },
    effect: 'write',
    audit: 'identity.signedOff',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'always',
  }),
  getIdentity: defineCall({
    method: 'POST',
    path: '/Account/Identity',
    body: 'json',
    summary: 'The current identity with its roles.',
    input: nothing,
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    rate: 'read',
    beforeConsent: true,
  }),
  switchRole: defineCall({
    method: 'POST',
    path: '/Account/SwitchRole',
    body: 'json',
    summary: 'Chooses another of the roles held in the current project.',
    input: z.strictObject({ Role: role }),
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'identity.roleSwitched',
    idempotency: 'natural',
    rate: 'write',
  }),
  switchProject: defineCall({
    method: 'POST',
    path: '/Account/SwitchProject',
    body: 'json',
    summary: 'Chooses another project that the person belongs to; its first role becomes current.',
    input: z.strictObject({ ProjectId: id }),
    output: identity,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'identity.projectSwitched',
    idempotency: 'natural',
    rate: 'write',
    beforeConsent: true,
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/User/ChangePassword',
    body: 'json',
    summary:
      "Changes the caller's own password or, for an Admin, another person's. Every other session of that person ends. An empty password is ignored.",
    input: z.strictObject({ UserId: id.optional(), Password: z.string().max(1024) }),
    output: z.strictObject({ changed: z.boolean() }),
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'identity.passwordChanged',
    idempotency: 'key',
    rate: 'credentials',
    standIn: 'refused',
  }),
  setLanguage: defineCall({
    method: 'POST',
    path: '/Account/SetLanguage',
    body: 'json',
    summary: "Remembers the person's language.",
    input: z.strictObject({ Language: z.enum(['el', 'en']) }),
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'identity.languageChanged',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'refused',
    beforeConsent: true,
  }),
}
