import {
  impersonationRefusal,
  isRefusedInArchive,
  type ImpersonationMode,
} from '@telemachos/contract/core/admission'
import type { AdmissionStep } from '../../kernel/admission.ts'
import { readCookie } from '../../kernel/cookies.ts'
import { VIEW_COOKIE } from './cookies.ts'

declare module '../../kernel/context.ts' {
  interface Principal {
    /** How an administrator impersonates the person; null where it is the person who is here. */
    readonly impersonation: ImpersonationMode | null
    /** Projects that are closed to the person until they consent (spec §2.1, /gdpr). */
    readonly awaitingConsent: ReadonlySet<number>
    /** Projects that are archived: they are read, and not changed. */
    readonly archived: ReadonlySet<number>
  }
}

/** What impersonation, consent and the archive leave open (spec §2.1 and §6). */
export const admission: AdmissionStep = {
  refuseCaller: (call, { impersonation }) =>
    impersonation === null ? undefined : impersonationRefusal(call, impersonation),
  // Nobody is to change as themselves what they believe to look at as somebody else.
  refuseRequest: ({ impersonation: rule }, { impersonation }, cookies) =>
    impersonation !== 'viewing' &&
    rule !== 'always' &&
    readCookie(VIEW_COOKIE, cookies) !== undefined
      ? 'view_ended'
      : undefined,
  // Whose consent is missing reaches nothing of the project but what leads to consent.
  refuseInProject: (call, { awaitingConsent, archived }, projectId) => {
    if (!call.beforeConsent && awaitingConsent.has(projectId)) return 'consent_required'
    return archived.has(projectId) && isRefusedInArchive(call) ? 'project_archived' : undefined
  },
}
