import type { DateBounds } from '@telemachos/rules/date-bounds'
import type { ReactNode } from 'react'
import { makeStore } from '../store.ts'

interface Request {
  /** The question, or what it is about: the dialog's heading. */
  readonly title: string
  readonly text?: string
}

export interface ConfirmRequest extends Request {
  /** What the button does, in words; 'OK' without it. */
  readonly confirmLabel?: string
  /** What the other button says; 'Cancel' without it. */
  readonly dismissLabel?: string
  /** True for what cannot be undone: focus begins at Cancel. */
  readonly danger?: boolean
  /** True where something is deleted: it asks 'Are you sure?' (spec §8), and is a danger. */
  readonly deletes?: boolean
}

export interface InfoRequest extends Request {
  readonly text: string
}

export interface InputRequest extends Request {
  readonly label: string
  /** What is to be known while typing, beside the field. */
  readonly hint?: string
  readonly value?: string
  readonly confirmLabel?: string
  readonly multiline?: boolean
  /** True for the person's current password. */
  readonly secret?: boolean
  /** What is wrong with what was answered before, in words; said until something is typed. */
  readonly problem?: string
  /** What is wrong with a text, in words; undefined when it is right. */
  readonly check?: (text: string) => string | undefined
  /** Saves the text before the dialog closes: one that is refused stays in it, with the reason. */
  readonly save?: (text: string) => Promise<unknown>
}

export interface ChoiceRequest extends Request {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen?: readonly string[]
  readonly confirmLabel?: string
}

export interface DateRequest extends Request {
  /** `yyyy-mm-dd` */
  readonly value?: string | null
  readonly bounds?: DateBounds
}

/** An act on many people, or on what cannot be brought back: what it touches is said before. */
export interface ActRequest extends Request {
  readonly confirmLabel: string
  /** Who and what is touched, such as people by their roles, each with how many. */
  readonly touched?: readonly { readonly label: string; readonly count: string }[]
  /** Who is left out, and why, by name. */
  readonly exceptions?: readonly string[]
  /** What each of those who are touched will have of it, to be looked through. */
  readonly details?: ReactNode
  /** Whether it cannot be undone. */
  readonly isFinal: boolean
  /** What has to be typed before it is done. */
  readonly typed?: { readonly label: string; readonly value: string } | undefined
}

/** What each kind of dialog is asked and what it answers; null when nothing was chosen. */
interface Kinds {
  readonly act: { readonly request: ActRequest; readonly answer: string | null }
  readonly confirm: { readonly request: ConfirmRequest; readonly answer: boolean }
  readonly info: { readonly request: InfoRequest; readonly answer: undefined }
  readonly input: { readonly request: InputRequest; readonly answer: string | null }
  readonly choice: { readonly request: ChoiceRequest; readonly answer: string[] | null }
  readonly date: { readonly request: DateRequest; readonly answer: string | null }
}

interface Opened<Kind extends keyof Kinds> {
  readonly id: number
  readonly kind: Kind
  readonly request: Kinds[Kind]['request']
  /** Closes it with an answer. */
  readonly answer: (answer: Kinds[Kind]['answer']) => void
  /** Closes it without one. */
  readonly cancel: () => void
}

/** A dialog that waits for its answer. */
export type OpenDialog = { readonly [Kind in keyof Kinds]: Opened<Kind> }[keyof Kinds]

/** The open dialogs, the topmost last; shown where <Dialogs/> is. */
export const openDialogs = makeStore<readonly OpenDialog[]>([])

/** Where dialogs are shown: a page without such a place can ask nothing. */
const places = new Set<object>()

/** Dialogs are shown somewhere from now on; @returns what ends it. */
export function showDialogs(): () => void {
  const place = {}
  places.add(place)
  return () => void places.delete(place)
}

/** Whether a dialog that is asked for appears. */
export const canAsk = (): boolean => places.size > 0

let lastId = 0

function open<Kind extends keyof Kinds>(
  kind: Kind,
  request: Kinds[Kind]['request'],
  none: Kinds[Kind]['answer'],
): Promise<Kinds[Kind]['answer']> {
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const answer = (value: Kinds[Kind]['answer']) => {
      openDialogs.set(openDialogs.get().filter((dialog) => dialog.id !== id))
      resolve(value)
    }
    const opened: Opened<Kind> = { id, kind, request, answer, cancel: () => answer(none) }
    openDialogs.set([...openDialogs.get(), opened as unknown as OpenDialog])
  })
}

/** Asks before an act; what was typed, '' where nothing had to be, or null when it was cancelled. */
export const askBeforeAct = (request: ActRequest) => open('act', request, null)

/** Asks for a yes; false when it was cancelled. `if (await askToConfirm({ title })) …` */
export const askToConfirm = (request: ConfirmRequest) => open('confirm', request, false)

/** Says something that has to be read; resolves once it was closed. */
export const showInfo = (request: InfoRequest) => open('info', request, undefined)

/** Asks for a text; null when it was cancelled. */
export const askForText = (request: InputRequest) => open('input', request, null)

/** Asks to choose any number of options; their values, or null when it was cancelled. */
export const askToChoose = (request: ChoiceRequest) => open('choice', request, null)

/** Asks for a date; `yyyy-mm-dd`, or null when it was cancelled. */
export const askForDate = (request: DateRequest) => open('date', request, null)

/** Closes every dialog without an answer, as when the page changes beneath them. */
export function cancelDialogs(): void {
  for (const dialog of openDialogs.get()) dialog.cancel()
}
