import * as z from 'zod/mini'
import { FORM_PARTS, type FormPart } from '../actions/form-types.ts'

/** Messages of a frame are JSON of at most so many characters: known before any of it is read. */
export const MAX_MESSAGE = 512_000

const text = (most: number) => z.string().check(z.maxLength(most))
const name = z.string().check(z.minLength(1), z.maxLength(120))
/** A name that stands in an address, and leads nowhere else. */
const inAddress = z.string().check(z.maxLength(60), z.regex(/^[\p{L}_][\p{L}\p{N}_-]*$/u))
const object = z.record(z.string(), z.unknown())

/** What a frame may ask of the page, by what it is called; anything else is no message. */
export const BRIDGE_METHODS = {
  /** The view is there. */
  ready: z.strictObject({}),
  /** Something in it went wrong; where, if that is known. */
  failed: z.strictObject({
    part: z.enum(['template', 'controller', 'functions', 'styles', 'view']),
    message: text(2_000),
    line: z.nullable(z.int()),
    column: z.nullable(z.int()),
  }),
  log: z.strictObject({ level: z.enum(['log', 'info', 'warn', 'error']), text: text(5_000) }),
  height: z.strictObject({ px: z.number() }),
  call: z.strictObject({ name, input: object }),
  service: z.strictObject({ category: z.optional(inAddress), name: inAddress, params: object }),
  query: z.strictObject({ id: z.int(), parameters: object }),
  getData: z.strictObject({ id: text(200) }),
  setData: z.strictObject({ id: text(200), data: z.unknown(), version: z.optional(z.int()) }),
  navigate: z.strictObject({ path: text(500) }),
  toast: z.strictObject({ text: text(300), kind: z.enum(['done', 'info', 'failed']) }),
  confirm: z.strictObject({ title: text(200), text: text(1_000), label: text(60) }),
  state: z.strictObject({ is: z.enum(['clean', 'unsaved', 'saving', 'saved', 'failed']) }),
  print: z.strictObject({}),
  /** Of a view of an action, which is always the one that its page shows. */
  readAction: z.strictObject({}),
  saveAction: z.strictObject({ part: z.enum(FORM_PARTS), data: object, seen: object }),
  completeAction: z.strictObject({}),
  /** Of a check instead of a view: the sentence with which it refuses. */
  verdict: z.strictObject({ refusal: z.nullable(text(300)) }),
} as const

export type BridgeMethod = keyof typeof BRIDGE_METHODS
export type BridgeInput<Method extends BridgeMethod> = z.infer<(typeof BRIDGE_METHODS)[Method]>

/** A message of a frame; answers carry its number. */
export type BridgeRequest = {
  [Method in BridgeMethod]: {
    readonly id: number
    readonly method: Method
    readonly input: BridgeInput<Method>
  }
}[BridgeMethod]

/** What the page sends to a frame. */
export type BridgeReply =
  | { readonly type: 'start'; readonly start: FrameStart }
  | { readonly type: 'scheme'; readonly scheme: 'light' | 'dark' }
  | { readonly type: 'action'; readonly action: FrameAction }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly value?: unknown }
  | {
      readonly type: 'refused'
      readonly id: number
      readonly code: string
      readonly message: string
    }

/** Whoever sees a view, as far as it is told. */
export interface FrameViewer {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly Vocative: string
  readonly Role: string
  readonly ProjectId: number
  readonly ProjectName: string
}

/** A part of an action's form as its view knows it. */
export interface FrameActionPart {
  readonly Part: FormPart
  readonly Fields: readonly {
    readonly name: string
    readonly type: string
    readonly label: string
    readonly required: boolean
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }[]
  /** What is written, or what fields begin with, by the fields' names. */
  readonly Data: Readonly<Record<string, unknown>>
  readonly MayWrite: boolean
}

/** The action that a view is of, as it stands for the mentee whose page it is. */
export interface FrameAction {
  readonly Id: number
  readonly MenteeId: number
  readonly TypeId: number
  readonly Title: string
  readonly Completed: boolean
  readonly CompletedAt: string | null
  readonly ScheduledAt: string | null
  readonly Due: string | null
  /** Whether it is open to the mentee yet. */
  readonly Enabled: boolean
  readonly Parts: readonly FrameActionPart[]
}

/** A script that checks something in a frame, with JSON texts by the names under which it knows them. */
export interface FrameCheck {
  readonly code: string
  readonly values: Readonly<Record<string, string>>
}

/** What a frame runs, and for whom. */
export interface FrameStart {
  readonly name: string
  readonly html: string
  readonly controller: string
  readonly styles: string
  /** Of a view of an action: what its template and controller call. */
  readonly functions?: string
  readonly action?: FrameAction
  /** Checked instead of drawing anything. */
  readonly check?: FrameCheck
  readonly directives: readonly {
    readonly Name: string
    readonly Html: string
    readonly Controller: string
    readonly Styles: string
  }[]
  readonly who: FrameViewer
  readonly language: string
  readonly dir: 'ltr' | 'rtl'
  readonly scheme: 'light' | 'dark'
  /** What the address of the page holds besides. */
  readonly params: Readonly<Record<string, string>>
  /** Words of the components. */
  readonly texts: Readonly<Record<string, string>>
}

/** A message's text as what it asks; undefined for what no view of ours would send. */
export function readMessage(
  data: unknown,
):
  | BridgeRequest
  | { readonly id: number; readonly wrong: string }
  | { readonly pong: number }
  | undefined {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE) return undefined
  const envelope = ENVELOPE.safeParse(readJson(data))
  if (!envelope.success) return undefined
  if ('pong' in envelope.data) return envelope.data
  const { id, method, input } = envelope.data
  const shape = Object.hasOwn(BRIDGE_METHODS, method)
    ? BRIDGE_METHODS[method as BridgeMethod]
    : undefined
  const read = shape?.safeParse(input)
  if (!read?.success) return { id, wrong: method.slice(0, 60) }
  return { id, method, input: read.data } as BridgeRequest
}

const ENVELOPE = z.union([
  z.strictObject({ pong: z.int() }),
  z.strictObject({ id: z.int(), method: z.string(), input: z.unknown() }),
])

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
