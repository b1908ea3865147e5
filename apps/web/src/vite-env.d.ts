/// <reference types="vite/client" />

declare module 'virtual:role-lists' {
  import type { CallRoles } from '@telemachos/contract/core/admission'

  /** Every list of roles that some call is for: see calls-plugin.ts. */
  export const roleLists: readonly CallRoles[]
}

/** Tells of every call of the contract, whether a module names it or not. */
declare module 'virtual:every-call'

/** Tells of every call that views of authors can make. */
declare module 'virtual:view-calls'

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
