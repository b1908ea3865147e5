import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

/** An entry of the log as its readers see it. */
export type Entry = OutputOf<typeof contract.audit.calls.listEntries>['list'][number]

/** A value that an entry says was changed. */
export type Change = Entry['Changes'][number]
