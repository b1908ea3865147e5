/** Does something again and again, after so many milliseconds each time. @returns what ends it. */
export type Every = (milliseconds: number, work: () => unknown) => () => void

/** By the clock of the machine. */
export const every: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds)
  return () => clearInterval(timer)
}
