import type { Principal } from '../kernel/context.ts'

/** Somebody with two roles in each of two projects, who acts as the mentor of the first. */
export const principal: Principal = {
  sessionKey: 'k',
  userId: 7,
  superAdmin: false,
  language: 'el',
  projectId: 1,
  role: 'Mentor',
  memberships: new Map([
    [1, ['Admin', 'Mentor']],
    [2, ['Mentee', 'Coordinator']],
  ]),
  actingAdminId: null,
  impersonation: null,
  awaitingConsent: new Set(),
  archived: new Set(),
}
