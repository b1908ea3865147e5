import { makeStore } from './store.ts'

/** How long toasts stay, in milliseconds, by what they say (spec §9). */
export const TOAST_MS = {
  default: 3000,
  massSend: 5000,
  linkResult: 10_000,
  mailNotice: 10_000,
  resetMail: 10_000,
  /** The generic system message, which then fades. */
  system: 2000,
} as const

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  readonly kind?: 'done' | 'info' | 'failed'
  /** How long it stays, in milliseconds, unless it is looked at. */
  readonly ms?: number
  /** How long it then takes to fade, in milliseconds. */
  readonly fadeMs?: number
  /** A way back or onward, such as undo. */
  readonly action?: ToastAction
}

export interface ToastItem {
  readonly id: number
  readonly message: string
  readonly kind: 'done' | 'info' | 'failed'
  readonly ms: number
  readonly fadeMs: number
  readonly action: ToastAction | undefined
}

/** More would hide the page; the oldest gives way. */
const MAX = 3

const store = makeStore<readonly ToastItem[]>([])
let lastId = 0

/** Says in short what has happened; shown where <Toasts/> is. */
export function toast(message: string, options: ToastOptions = {}): void {
  openToast(message, options)
}

/** The same; @returns by which id closeToast knows it. */
export function openToast(message: string, options: ToastOptions): number {
  const { kind = 'done', ms = TOAST_MS.default, fadeMs = 0, action } = options
  lastId += 1
  store.set([...store.get(), { id: lastId, message, kind, ms, fadeMs, action }].slice(-MAX))
  return lastId
}

/** Takes a toast away. */
export function closeToast(id: number): void {
  store.set(store.get().filter((item) => item.id !== id))
}

/** The toasts on the page, the newest last. */
export const shownToasts = store.get

/** Hears of every change; the answer stops it. */
export const listenToToasts = store.listen
