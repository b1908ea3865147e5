import type { ReactNode } from 'react'
import type { ControlProps } from '../field-frame.tsx'
import type { Option } from './option-list.ts'

/** What a combobox and a multi-select say of themselves. */
export interface OptionBoxProps {
  readonly control: ControlProps
  readonly label: string
  /** Undefined while they are being loaded: what is typed meanwhile waits for them. */
  readonly options: readonly Option[] | undefined
  /** The values that are chosen: at most one, unless `multiple`. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** Hears what is typed, for lists that the server searches; empty where the field shows what is chosen. */
  readonly onType?: ((typed: string) => void) | undefined
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly placeholder: string
  readonly className: string
  readonly inputClass: string
  /** Room for a second button beside the one that opens the list. */
  readonly clearable?: boolean
  /** What stands before the text field, and what stands after it. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** What was done in the plain field before the library was there. */
export interface Beginning {
  typed: string | null
  isOpen: boolean
  /** Enter was pressed: the first match of what was typed is to be chosen. */
  isEntered: boolean
  isFocused: boolean
}
