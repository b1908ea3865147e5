import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { CallInput, CallName, CallOutput } from '../api/contract-types.ts'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { REFUSED_EVENT, SAVED_EVENT, watchPage } from '../ui/open-window.ts'
import { limitOf } from './limit-of.ts'
import { refuseUnread } from './refuse-unread.ts'
import { refusalBeside, refusalOf } from './refusal.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

/** Words about values, by their names; nothing where a value is right. */
type Words<Values> = { readonly [Name in keyof Values]?: string | false | undefined }

interface Options<Name extends CallName, Values> {
  /** What the form begins with; named as the call names it, so that limits and refusals find it. */
  readonly start: Values | (() => Values)
  /** What is sent, after the last attempt was refused for an error; nothing is where there is none. */
  readonly inputOf: (values: Values, refusal: ApiError | null) => CallInput<Name> | null | undefined
  /** False while there is nothing to save. */
  readonly isReady?: (values: Values) => boolean
  /** What is wrong as it stands; said at once. */
  readonly problems?: (values: Values) => Words<Values>
  /** What is said of values that are empty, once saving was tried. */
  readonly required?: (values: Values) => Words<Values>
  /** Asks before it is saved. */
  readonly confirm?: () => Promise<boolean>
  /** Hears of every change by the person. */
  readonly onChange?: () => void
  /** The server has it. */
  readonly onSaved?: (answer: CallOutput<Name>, values: Values) => void
  readonly onRefused?: (error: unknown) => void
  /** False where Ctrl+S does not mean it. */
  readonly shortcut?: boolean
  /** False where nobody has to be asked before they leave the page: something else does, or nothing is lost. */
  readonly asks?: boolean
}

/**
 * A form that makes one call: its values, what is wrong with each of them, in words, by the page's own
 * rules and by the server's refusal, and saving by button, Enter or Ctrl+S. What was typed stays,
 * whatever the server answers; what was refused is said for as long as it is still so.
 *
 * Its element takes `form`, its button `button`, and each field `text` or `choice` with the value's
 * name; `failure` is what is wrong with none of them.
 */
export function useForm<Name extends CallName, Values extends object>(
  name: Name,
  options: Options<Name, Values>,
) {
  type Field = keyof Values & string
  const { t } = useTexts()
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(options.start)
  const [values, setValues] = useState(start)
  const [sent, setSent] = useState<Values>()
  const [settled, setSettled] = useState(start)
  const [isTried, setTried] = useState(false)
  const write = useWrite(name)
  const { isReady = () => true, shortcut, asks = true } = options
  const saved = useRef(settled)
  useEffect(() => {
    saved.current = settled
  }, [settled])
  // A window asks by itself.
  const isUnsaved = useEffectEvent(
    () =>
      element.current?.closest('[role=dialog]') === null &&
      JSON.stringify(values) !== JSON.stringify(saved.current),
  )
  useEffect(() => (asks ? watchPage(() => isUnsaved()) : undefined), [asks])

  /** What keeps the values from being sent. */
  function wrongIn(all: Values, tried: boolean): Words<Values> {
    const missing = Object.entries((tried && options.required?.(all)) || {}).filter(([field]) =>
      isEmpty(all[field as Field]),
    )
    return { ...(Object.fromEntries(missing) as Words<Values>), ...options.problems?.(all) }
  }
  const wrong = wrongIn(values, isTried)
  function errorOf(field: Field): string | undefined {
    const refused = sent?.[field] === values[field] && refusalOf(write.error, field)
    return wrong[field] || refused || undefined
  }
  function set(change: Partial<Values>): void {
    setValues((now) => ({ ...now, ...change }))
    options.onChange?.()
  }
  function reset(): void {
    setValues(start)
    setSettled(start)
    setTried(false)
  }

  /** Goes on from values that the server has, as those that somebody else has saved. */
  function take(next: Values): void {
    setValues(next)
    setSettled(next)
    write.reset()
  }

  /** Saves the values, or what they become by a change. */
  async function save(change?: Partial<Values>): Promise<void> {
    const next = change ? { ...values, ...change } : values
    if (write.isPending || !isReady(next) || refuseUnread(element.current)) return
    setTried(true)
    setValues(next)
    if (Object.values(wrongIn(next, true)).some(Boolean)) return focusFault()
    const input = options.inputOf(next, write.error)
    if (!input || (options.confirm && !(await options.confirm()))) return
    setSent(next)
    try {
      const answer = await write.mutateAsync(input)
      setSettled(next)
      saved.current = next
      element.current?.dispatchEvent(new Event(SAVED_EVENT))
      options.onSaved?.(answer, next)
    } catch (error) {
      options.onRefused?.(error)
      focusFault()
    }
  }
  // After React has marked what is wrong.
  const focusFault = (): void => {
    requestAnimationFrame(() => {
      element.current?.dispatchEvent(new Event(REFUSED_EVENT))
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    })
  }
  useSaveShortcut(() => void save(), shortcut, element)

  return {
    values,
    set,
    reset,
    take,
    save,
    errorOf,
    isTried,
    isBusy: write.isPending,
    /** Whether the values stand as they were saved last. */
    isSaved: write.isSuccess && values === settled,
    /** The answer to the last save that got through. */
    saved: write.data,
    error: write.error,
    /** The same, for as long as nothing has been changed since. */
    refusal: values === sent ? write.error : null,
    failure:
      write.error && (refusalBeside(write.error, Object.keys(values)) ?? errorText(write.error, t)),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void save()
      },
    },
    button: { type: 'submit', loading: write.isPending, disabled: !isReady(values) } as const,
    text: (field: Field) => ({
      value: String(values[field]),
      maxLength: limitOf(name, field),
      error: errorOf(field),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        set({ [field]: event.currentTarget.value } as Partial<Values>),
    }),
    choice: <Of extends Field>(field: Of) => ({
      value: values[field],
      error: errorOf(field),
      onChange: (value: Values[Of]) => set({ [field]: value } as unknown as Partial<Values>),
    }),
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
