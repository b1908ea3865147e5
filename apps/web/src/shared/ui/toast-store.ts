/** How long a toast stays when nothing else is said, in milliseconds (spec §9). */
const TOAST_MS = 3000

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastOptions {
  readonly kind?: 'done' | 'info' | 'failed'
  /** How long it stays, in milliseconds, unless it is looked at. */
  readonly ms?: number
  /** A way back or onward, such as undo. */
  readonly action?: ToastAction
}

export interface ToastItem {
  readonly id: number
  readonly message: string
  readonly kind: 'done' | 'info' | 'failed'
  readonly ms: number
  readonly action: ToastAction | undefined
}

/** More would hide the page; the oldest gives way. */
const MOST = 3

let shown: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says in short what has happened; shown where <Toasts/> is. */
export function toast(message: string, options: ToastOptions = {}): void {
  const { kind = 'done', ms = TOAST_MS, action } = options
  lastId += 1
  show([...shown, { id: lastId, message, kind, ms, action }].slice(-MOST))
}

/** Takes a toast away. */
export function closeToast(id: number): void {
  show(shown.filter((item) => item.id !== id))
}

/** The toasts on the page, the newest last. */
export function shownToasts(): readonly ToastItem[] {
  return shown
}

/** Hears of every change; the answer stops it. */
export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function show(items: readonly ToastItem[]): void {
  shown = items
  for (const listener of listeners) listener()
}
