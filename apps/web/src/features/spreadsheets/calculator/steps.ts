import type { TypedValues } from './typed-values.ts'

/** Fields that were changed together, and what stood in them. */
interface Step {
  readonly before: TypedValues
  readonly after: TypedValues
  readonly at: number
}

/** What was done in a calculator, and what was taken back of it, the last at the end. */
export interface StepList {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const NO_STEPS: StepList = { done: [], undone: [] }

/** What is typed into one field within that time is one step, in milliseconds. */
const ONE_STEP_MS = 1_500
const MAX_STEPS = 200

/** The steps after one more; of fields that stay as they are nothing is noted. */
export function noteStep(list: StepList, { before, after, at }: Step): StepList {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  if (names.length === 0) return list
  const last = list.done.at(-1)
  const goesOn = last !== undefined && isSameField(last, names) && at - last.at < ONE_STEP_MS
  const step = { before: goesOn ? last.before : pick(before, names), after: pick(after, names), at }
  const done = [...(goesOn ? list.done.slice(0, -1) : list.done), step].slice(-MAX_STEPS)
  return { done, undone: [] }
}

/** What stands in fields once the last step is taken back, and the steps then; undefined where there is none. */
export function undoStep({ done, undone }: StepList) {
  const step = done.at(-1)
  return (
    step && { texts: step.before, list: { done: done.slice(0, -1), undone: [...undone, step] } }
  )
}

/** The same once the step that was taken back last is done again. */
export function redoStep({ done, undone }: StepList) {
  const step = undone.at(-1)
  return step && { texts: step.after, list: { done: [...done, step], undone: undone.slice(0, -1) } }
}

function isSameField({ after }: Step, [name, ...others]: readonly string[]): boolean {
  const [last, ...before] = Object.keys(after)
  return last === name && others.length === 0 && before.length === 0
}

const pick = (texts: TypedValues, names: readonly string[]): TypedValues =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
