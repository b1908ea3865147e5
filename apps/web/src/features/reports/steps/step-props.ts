import type { Steps } from './step-columns.ts'
import type { Dictionary } from './use-dictionary.ts'

/** What one step of the editor is given. */
export interface StepProps {
  readonly dictionary: Dictionary
  readonly steps: Steps
  readonly set: (change: Partial<Steps>) => void
}
