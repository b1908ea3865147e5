/// <reference types="vite/client" />

declare module 'virtual:calls' {
  import type { CallRoles } from '@telemachos/contract/core/admission'
  import type { ImpersonationRule } from '@telemachos/contract/core/define-call'

  /**
   * Method, path, body kind and effect of every call (`open` is a write that is let through in an
   * archived project too), which of the lists of roles it is for, and what
   * holds for who impersonates, from the contract: see calls-plugin.ts.
   */
  export const calls: Readonly<
    Record<
      string,
      readonly [
        method: string,
        path: string,
        body: string,
        effect: 'read' | 'write' | 'open',
        roles: number,
        impersonation?: ImpersonationRule,
      ]
    >
  >
  /** Every list of roles that some call is for. */
  export const roleLists: readonly CallRoles[]
}

declare module 'virtual:limits' {
  /** The longest text of each field of what a writing call takes by its path, from the contract. */
  export const limits: Readonly<Record<string, Readonly<Record<string, number>>>>
}

declare module 'virtual:setting-limits' {
  /** The longest text of each part of a project's settings, by its path. */
  export const settingLimits: Readonly<Record<string, number>>
}

declare module 'virtual:audit-verbs' {
  /** Every verb of the audit log: whom it may be done to beside the caller. */
  export const auditVerbs: Readonly<Record<string, 'others' | 'mentees' | null>>
}

declare module 'virtual:about' {
  /** The product's version, as of the build: see about-plugin.ts. */
  export const version: string
  /** Name, version and licence of every library that is part of the product. */
  export const libraries: readonly (readonly [name: string, version: string, licence: string])[]
}
