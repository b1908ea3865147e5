import type { z } from 'zod'
import type { ExampleIds } from './example-ids.ts'
import type { Role } from './roles.ts'

export type BodyKind = 'none' | 'query' | 'json' | 'form' | 'multipart'

/**
 * How far a call reaches, checked on the server before and while it runs:
 * - `self`: only the caller's own rows;
 * - `relation`: people whom the caller's role may touch in the project (one function decides: reach);
 * - `project`: the whole of one project in which the caller holds one of the roles;
 * - `global`: beyond any project.
 */
export type Scope = 'self' | 'relation' | 'project' | 'global'

/**
 * How a guest, who has a link and no account, proves it: by the token of the link itself, or by the key
 * that opening it left in their browser. What they reach is the one thing that the link opened.
 */
type GuestProof = 'token' | 'key'

/**
 * Who may make a call. Anonymous access exists by name only, with its reason. With `guest`, it is
 * open to people who have not signed in as well, if they hold a link.
 */
export type Access =
  | { readonly anonymous: true; readonly because: string }
  | {
      readonly roles: readonly Role[] | 'everyone'
      readonly scope: Scope
      readonly guest?: GuestProof
    }

/**
 * Limits per caller: see the server's rate limits, and its caller budget for how many run at once.
 * - `aggregate`: a read over everybody within reach, such as a count, totals or a preview;
 * - `bulk`: a write to everybody that a filter finds, a file, or mail to many;
 * - `part`: one of the many parts of an upload.
 */
export type RateClass = 'read' | 'write' | 'credentials' | 'aggregate' | 'bulk' | 'part'

/**
 * What holds when an administrator makes a call in somebody else's place. Without a rule, a read is
 * answered; a write is carried out when logged in as the person, and refused while viewing as them.
 * - `refused`: only people themselves, such as for consent, a password, or a message;
 * - `always`: a write that is carried out even while viewing, because it ends the viewing.
 */
export type ImpersonationRule = 'refused' | 'always'

/**
 * Whether a call is about what is a person's alone, such as their conversations, sessions or private files.
 * An administrator in their place has none of it: of a call of `all` nothing, it is refused; a read of
 * `part` is answered without it (see isOwnPerson of the server's calls).
 */
export type OwnRule = 'all' | 'part'

/**
 * Whom the feed of activity tells of what `audit` records, of those who look after the people that it
 * is about. Without a rule nobody: it stands in the log alone, which those who administer read.
 * - `project`: whoever reads the feed of the project, and that of the person it was done to;
 * - `others`: the same, where it was done to somebody else than who did it;
 * - `person`: whoever reads the feed of the person it was done to.
 */
export type FeedRule = 'project' | 'others' | 'person'

/** A valid input; where it names a person or a thing, made from the ids of those in whose midst it is used. */
type Example<Input extends z.ZodType> = z.input<Input> | ((ids: ExampleIds) => z.input<Input>)

interface CallBase<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  /** As the specification writes it; matched without regard to case. `{name}` is a parameter. */
  readonly path: `/${string}`
  readonly body: BodyKind
  /** One sentence for the reference page. */
  readonly summary: string
  readonly input: Input
  /** The sample of every sweep, and the example in the reference. Every call that takes input has one. */
  readonly example?: Example<Input>
  readonly output: Output
  readonly access: Access
  readonly rate: RateClass
  /** Where the answer is a file instead of JSON: its media type and name. */
  readonly file?: { readonly type: string; readonly name: string }
  /** Where the body may be larger than 1 MiB: how many bytes. */
  readonly bodyBytes?: number
  /** True where a text is a whole file: the call itself says where it breaks, whatever it holds. */
  readonly readsFile?: true
  /**
   * Whom what `audit` records may be done to, beside the caller: other people, or mentees alone.
   * The log of activity names them.
   */
  readonly concerns?: 'others' | 'mentees'
  readonly feed?: FeedRule
  readonly impersonation?: ImpersonationRule
  readonly own?: OwnRule
  /**
   * Whether a write is let through while the project is archived; without it, whatever is about the
   * project or its people is refused, and what is about the caller alone is not.
   */
  readonly whileArchived?: 'open' | 'refused'
  /** True for what is open to somebody who has yet to consent (spec §2.1, /gdpr); see consent. */
  readonly beforeConsent?: true
}

/** A read leaves no trace unless it names one in `audit`. */
interface ReadCall {
  readonly effect: 'read'
  readonly audit?: string
}

/**
 * A write runs in one transaction with its audit row, which it always leaves, under the name in `audit`.
 * `idempotency`: `key` honours the Idempotency-Key header; `natural` has the same effect however
 * often it is repeated, and needs no stored answer.
 */
interface WriteCall {
  readonly effect: 'write'
  readonly audit: string
  readonly idempotency: 'key' | 'natural'
  /**
   * How the write commits, where it is not a transaction: as one `statement` together with its
   * audit row and events, for the busiest writes; `either` as one statement or, where the handler
   * asks for it, as a transaction; or with `none`, where a refusal must itself be kept, as failed
   * sign-ins are, and where what is written is no row.
   */
  readonly commit?: 'statement' | 'either' | 'none'
}

export type CallDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = CallBase<Input, Output> & (ReadCall | WriteCall)

export type InputOf<Call> = Call extends { input: infer S extends z.ZodType } ? z.output<S> : never
export type OutputOf<Call> = Call extends { output: infer S extends z.ZodType } ? z.input<S> : never

/** A domain's calls by their verb-noun names; `name` is the domain, the same word everywhere. */
export interface CallGroup<Calls extends Record<string, CallDefinition>> {
  readonly domain: string
  readonly calls: Calls
}

/** What a call says of itself; method, body and rate only where they are not the usual ones. */
type Declaration<
  Definition extends CallDefinition,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Rule extends Access,
  Usual extends string,
> = Omit<Definition, 'effect' | 'input' | 'example' | 'output' | 'access' | Usual> &
  Partial<Pick<Definition, Usual & keyof Definition>> & {
    readonly input: Input
    readonly example?: Example<Input>
    readonly output: Output
    readonly access: Rule
  }

type Usual = 'method' | 'body' | 'rate'

/**
 * Declares one call that reads: the only place where its path, shapes and access are written. The
 * server mounts it, the page calls it, and the reference describes it from here.
 */
export function readCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Rule extends Access,
>(
  call: Declaration<CallBase & ReadCall, Input, Output, Rule, Usual>,
): CallBase<Input, Output> & ReadCall & { readonly access: Rule } {
  return { method: 'POST', body: 'json', rate: 'read', ...call, effect: 'read' }
}

/** Declares one call that writes; `idempotency` only where repeating it needs no key. */
export function writeCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Rule extends Access,
>(
  call: Declaration<CallBase & WriteCall, Input, Output, Rule, Usual | 'idempotency'>,
): CallBase<Input, Output> & WriteCall & { readonly access: Rule } {
  return {
    method: 'POST',
    body: 'json',
    rate: 'write',
    idempotency: 'key',
    ...call,
    effect: 'write',
  }
}

/** Gathers a domain's calls under its name. */
export function defineCalls<const Calls extends Record<string, CallDefinition>>(
  domain: string,
  calls: Calls,
): CallGroup<Calls> {
  return { domain, calls }
}

/** The example of a call about the people and things that are given; empty for a call without input. */
export function giveExample({ example = {} }: CallDefinition, ids: ExampleIds) {
  const input: unknown = typeof example === 'function' ? example(ids) : example
  return input as Record<string, unknown>
}
