import { makeStore } from '../ui/store.ts'
import { closeToast } from '../ui/toast-store.ts'

/** Something that was done and can be taken back. */
export interface UndoStep {
  /** What was done, in words. */
  readonly done: string
  /** Takes it back: what to say of that, true for the common words, or false where it was refused. */
  readonly undo: () => Promise<string | boolean>
  /** Does it again, answering the same; without it, what was taken back stays so. */
  readonly redo?: (() => Promise<string | boolean>) | undefined
  /** Where what was done belongs, so that the steps of one place can be forgotten together. */
  readonly scope?: string | undefined
}

interface Stored extends UndoStep {
  readonly id: number
  /** The message that offers to take it back. */
  readonly toastId?: number
}

interface Steps {
  /** What can be taken back, the latest last. */
  readonly past: readonly Stored[]
  /** What can be done again, the latest last. */
  readonly future: readonly Stored[]
}

const NONE: Steps = { past: [], future: [] }
/** More would hold on to what nobody remembers. */
const MAX = 50

const store = makeStore<Steps>(NONE)
let lastId = 0
/** Whose steps they are. */
let owner = ''
/** One step after another: two presses of a key take two things back, in their order. */
let running: Promise<unknown> = Promise.resolve()
/** Acts under way, which leave a step once the server has answered. */
const underWay = new Set<Promise<unknown>>()

/** What can be taken back, and done again. */
export const undoSteps = { get: store.get, listen: store.listen }

/** Remembers a step as the latest; what was taken back before can no longer be done again. */
export function pushStep(step: UndoStep): number {
  lastId += 1
  store.set({ past: [...store.get().past, { ...step, id: lastId }].slice(-MAX), future: [] })
  return lastId
}

/**
 * An act that leaves a step when it is done: whoever asks to take the latest back before the server has
 * answered means this act, and waits for it. `void withUndo(complete())`
 */
export function withUndo<Result>(act: Promise<Result>): Promise<Result> {
  const ended = act.then(
    () => undefined,
    () => undefined,
  )
  underWay.add(ended)
  void ended.then(() => underWay.delete(ended))
  return act
}

/** The message that offers a step's undoing goes when the step does. */
export function noteToast(id: number, toastId: number): void {
  const { past, future } = store.get()
  store.set({ past: past.map((step) => (step.id === id ? { ...step, toastId } : step)), future })
}

/** What became of taking a step back or doing it again. */
export type Travelled =
  /** What to say of it, and what it was. */
  { readonly said: string | true; readonly done: string } | 'none' | 'refused'

/**
 * Takes a step back, or does it again, once those asked for before have ended: the latest there is
 * by then, or the one that is named. Acts under way are waited for; where none of them was done, nothing
 * is taken back in their stead.
 */
export function travel(way: 'undo' | 'redo', id?: number): Promise<Travelled> {
  const acts = way === 'undo' && id === undefined ? [...underWay] : []
  const before = lastId
  const next = running.then(async () => {
    await Promise.all(acts)
    return acts.length > 0 && lastId === before ? 'refused' : go(way, id)
  })
  running = next.catch(() => undefined)
  return next
}

async function go(way: 'undo' | 'redo', id: number | undefined): Promise<Travelled> {
  const from = way === 'undo' ? 'past' : 'future'
  const to = way === 'undo' ? 'future' : 'past'
  const steps = store.get()
  const step = id === undefined ? steps[from].at(-1) : steps[from].find((one) => one.id === id)
  const act = step?.[way]
  if (!step || !act) return 'none'
  if (step.toastId !== undefined) closeToast(step.toastId)
  store.set({ ...steps, [from]: steps[from].filter((one) => one !== step) })
  const said = await act()
  if (said === false) return 'refused'
  const now = store.get()
  if (step.redo) store.set({ ...now, [to]: [...now[to], step].slice(-MAX) })
  return { said, done: step.done }
}

/** Steps are of one person, in one project and role: those of anybody else go. */
export function keepStepsOf(next: string): void {
  if (next !== owner) forgetSteps()
  owner = next
}

/** What was done is no longer what is there: the steps of a place, or all, cannot be taken back. */
export function forgetSteps(scope?: string): void {
  const { past, future } = store.get()
  if (past.length + future.length === 0) return
  const stays = (step: Stored): boolean => scope !== undefined && step.scope !== scope
  for (const step of [...past, ...future])
    if (!stays(step) && step.toastId !== undefined) closeToast(step.toastId)
  store.set({ past: past.filter(stays), future: future.filter(stays) })
}
