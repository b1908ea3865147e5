import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
} from 'react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '../i18n/use-texts.ts'
import { announce } from './announce.ts'
import { lengthNote, signsCut } from './text-length.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

interface Limited {
  readonly value?: unknown
  readonly defaultValue?: unknown
  readonly maxLength?: number | undefined
}

/** Nobody who types is interrupted: what is left is told to listeners once the typing rests. */
const REST_MS = 1_000

/**
 * Says how much room is left in a field with a limit once it is nearly full, and how much of what was
 * pasted or dropped found none.
 * @returns what a FieldFrame shows, and what the control has to carry.
 */
export function useTextLength({ value, defaultValue, maxLength }: Limited) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length)
  const [cut, setCut] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (maxLength === undefined) return { note: undefined, control: {} }
  const max = maxLength

  function wordsOf(length: number, lost: number): string | undefined {
    const limit = formatNumber(max, language)
    if (lost > 0) {
      const number = formatNumber(lost, language)
      return t('core.length.cut', { count: lost, number, max: limit })
    }
    const note = lengthNote(length, max)
    if (!note) return undefined
    if (note.kind === 'full') return t('core.length.full', { max: limit })
    const { kind, count } = note
    return t(`core.length.${kind}`, { count, number: formatNumber(count, language), max: limit })
  }
  function tell(length: number, lost: number): void {
    clearTimeout(timer.current)
    const words = wordsOf(length, lost)
    if (words) timer.current = setTimeout(() => announce(words), REST_MS)
  }
  /** What is put in from elsewhere may be cut by the browser. */
  function put(field: Control, added: string, replaced: number): void {
    // A line takes no line ends.
    const { length } = field instanceof HTMLInputElement ? added.replaceAll(/\r?\n/g, '') : added
    const lost = signsCut({ length: field.value.length, replaced, max }, length)
    setCut(lost)
    if (lost > 0) tell(field.value.length, lost)
  }
  return {
    note: wordsOf(value === undefined ? typed : String(value ?? '').length, cut),
    control: {
      maxLength,
      onInput: ({ currentTarget, nativeEvent }: FormEvent<Control>) => {
        const { inputType = '' } = nativeEvent as InputEvent
        const lost = /^insertFrom(?:Paste|Drop)$/.test(inputType) ? cut : 0
        setTyped(currentTarget.value.length)
        setCut(lost)
        tell(currentTarget.value.length, lost)
      },
      onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<Control>) => {
        const { selectionStart, selectionEnd } = currentTarget
        const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
        put(currentTarget, clipboardData.getData('text'), replaced)
      },
      onDrop: ({ currentTarget, dataTransfer }: DragEvent<Control>) =>
        put(currentTarget, dataTransfer.getData('text'), 0),
    },
  }
}
