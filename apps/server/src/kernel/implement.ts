import type {
  CallDefinition,
  CallGroup,
  InputOf,
  OutputOf,
} from '@telemachos/contract/core/define-call'
import type { AnonymousContext, CallContext, GuestContext, PersonContext } from './context.ts'
import type { FileBody, PiecesBody, StreamBody } from './file-body.ts'
import type { JsonText } from './json-text.ts'
import type { PreparedHandler } from './prepared.ts'

/** The context that a call's access earns its handler. */
export type ContextOf<Call extends CallDefinition> = Call['access'] extends { anonymous: true }
  ? AnonymousContext
  : Call['access'] extends { guest: string }
    ? GuestContext
    : Call['access'] extends { roles: 'everyone' }
      ? PersonContext
      : CallContext

type AnswerOf<Call extends CallDefinition> =
  | OutputOf<Call>
  | JsonText
  | FileBody
  | StreamBody
  | PiecesBody

export type Handler<Call extends CallDefinition> = (
  input: InputOf<Call>,
  context: ContextOf<Call>,
) => Promise<AnswerOf<Call>>

type Handlers<Calls extends Record<string, CallDefinition>> = {
  readonly [Name in keyof Calls]:
    | Handler<Calls[Name]>
    | PreparedHandler<InputOf<Calls[Name]>, ContextOf<Calls[Name]>, AnswerOf<Calls[Name]>>
}

/** Handlers for calls that a domain declares in a file of its own; they join the rest in `implement`. */
export function handle<const Calls extends Record<string, CallDefinition>>(
  _calls: Calls,
  handlers: Handlers<Calls>,
): Handlers<Calls> {
  return handlers
}

/** A domain's calls with a handler each, ready to be mounted. */
export interface Implementation {
  readonly group: CallGroup<Record<string, CallDefinition>>
  readonly handlers: Readonly<Record<string, UntypedHandler>>
}

export type UntypedHandler =
  | ((input: unknown, context: CallContext) => Promise<unknown>)
  | PreparedHandler<unknown, CallContext, unknown>

/** Joins a domain's calls and their handlers; a missing handler does not compile. */
export function implement<const Calls extends Record<string, CallDefinition>>(
  group: CallGroup<Calls>,
  handlers: Handlers<Calls>,
): Implementation {
  return { group, handlers: handlers as unknown as Implementation['handlers'] }
}
