import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { z } from 'zod'

type Contract = typeof contract

/** `domain.verbNoun`: every call of the contract. */
export type CallName = {
  [Domain in keyof Contract & string]: `${Domain}.${keyof Contract[Domain]['calls'] & string}`
}[keyof Contract & string]

type CallOf<Name extends CallName> = Name extends `${infer Domain}.${infer Verb}`
  ? Domain extends keyof Contract
    ? Verb extends keyof Contract[Domain]['calls']
      ? Contract[Domain]['calls'][Verb]
      : never
    : never
  : never

/** What a call takes; what has a default may be left out. */
export type CallInput<Name extends CallName> =
  CallOf<Name> extends { input: infer Schema extends z.ZodType } ? z.input<Schema> : never

/** What a call answers. */
export type CallOutput<Name extends CallName> = OutputOf<CallOf<Name>>
