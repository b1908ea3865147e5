import type { FrameActionPart } from '@telemachos/contract/views/bridge'
import { reactive, watch } from 'vue'

type Values = Record<string, unknown>
type Field = FrameActionPart['Fields'][number]

/** What is typed is saved so long after the last key, in milliseconds; as in the product's own form. */
const AUTOSAVE_MS = 1_000

interface FormOptions {
  readonly texts: Readonly<Record<string, string>>
  /** Hears that the form is in another state. */
  readonly tell: () => void
  readonly save: (data: Values, seen: Values) => Promise<unknown>
  /** The part as it is on the server now. */
  readonly read: () => Promise<FrameActionPart | undefined>
}

/** What a template binds to. */
interface FormState {
  readonly fields: readonly Field[]
  readonly values: Values
  /** What hinders saving, by the fields' names. */
  errors: Record<string, string>
  /** Why it was not saved. */
  error: string
  mayWrite: boolean
  is: 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed'
  /** What somebody else has written meanwhile; nothing is saved until one of both is chosen. */
  conflict: Values | null
  /** Takes what somebody else has written. */
  take: () => void
  /** Keeps what is written here. */
  keep: () => void
  save: () => Promise<boolean>
}

/** A part of an action's form, saved by itself while somebody writes in it. */
export class ActionForm {
  readonly state: FormState
  readonly #options: FormOptions
  #seen: Values
  #timer = 0
  /** The saving under way; what is typed meanwhile waits for it. */
  #saving: Promise<boolean> | undefined

  constructor(part: FrameActionPart | undefined, options: FormOptions) {
    this.#options = options
    this.#seen = { ...part?.Data }
    const fields = part?.Fields ?? []
    this.state = reactive<FormState>({
      fields,
      values: { ...emptyOf(fields), ...part?.Data },
      errors: {},
      error: '',
      mayWrite: part?.MayWrite ?? false,
      is: 'clean',
      conflict: null,
      take: () => this.#settle(this.state.conflict ?? {}),
      keep: () => this.#settle({}),
      save: () => this.flush(),
    })
    watch(
      () => this.state.values,
      () => this.#typed(),
      { deep: true },
    )
  }

  /** Saves now what is not saved yet; false where that is not possible. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#saving) await this.#saving
    if (this.state.conflict) return false
    const { data, errors } = this.#changes()
    this.state.errors = errors
    const isRead = Object.keys(errors).length === 0
    if (Object.keys(data).length === 0) return isRead
    this.#saving = this.#write(data)
    const isSaved = await this.#saving
    this.#saving = undefined
    return isSaved && isRead
  }

  #typed(): void {
    const { data, errors } = this.#changes()
    this.state.errors = errors
    const isSame = Object.keys(data).length === 0 && Object.keys(errors).length === 0
    if (isSame || !this.state.mayWrite) return
    this.#be('unsaved')
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.flush(), AUTOSAVE_MS)
  }

  /** What is written otherwise than it was seen, as it is saved; and what cannot be read. */
  #changes(): { data: Values; errors: Record<string, string> } {
    const data: Values = {}
    const errors: Record<string, string> = {}
    for (const { name, type } of this.state.fields) {
      const value = readValue(type, this.state.values[name])
      if (value === undefined) errors[name] = this.#options.texts['number'] ?? ''
      else if (!isSame(value, this.#seen[name], type)) data[name] = value
    }
    return { data, errors }
  }

  async #write(data: Values): Promise<boolean> {
    this.#be('saving')
    const seen = Object.fromEntries(
      Object.keys(data).map((name) => [name, this.#seen[name] ?? null]),
    )
    try {
      await this.#options.save(data, seen)
      Object.assign(this.#seen, data)
      this.state.error = ''
      const left = this.#changes()
      this.#be(Object.keys(left.data).length === 0 ? 'saved' : 'unsaved')
      return true
    } catch (error) {
      this.state.error = error instanceof Error ? error.message : String(error)
      this.#be('failed')
      if ((error as { readonly code?: string }).code === 'conflict') await this.#meet(data)
      return false
    }
  }

  /** Shows what somebody else has written where something is typed. */
  async #meet(data: Values): Promise<void> {
    const theirs = (await this.#options.read())?.Data ?? {}
    const other = Object.keys(data).filter((name) => !isSame(theirs[name], this.#seen[name]))
    this.state.conflict = Object.fromEntries(other.map((name) => [name, theirs[name] ?? null]))
    this.state.error = this.#options.texts['conflict'] ?? ''
  }

  #settle(taken: Values): void {
    Object.assign(this.#seen, this.state.conflict)
    this.state.conflict = null
    this.state.error = ''
    Object.assign(this.state.values, taken)
    void this.flush().then((isSaved) => isSaved && this.#be('saved'))
  }

  #be(is: FormState['is']): void {
    this.state.is = is
    this.#options.tell()
  }
}

const emptyOf = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map(({ name, type }) => [
      name,
      type === 'multiple' ? [] : type === 'checkbox' ? false : '',
    ]),
  )

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A checkbox begins as one that is not checked; whoever answers no has answered. */
const isSame = (one: unknown, other: unknown, type = ''): boolean =>
  (isEmpty(one) && isEmpty(other)) ||
  (type === 'checkbox' && one === false && isEmpty(other)) ||
  JSON.stringify(one) === JSON.stringify(other)

const NUMBERS: ReadonlySet<string> = new Set(['number', 'scale', 'stars'])

/** A value as it is saved, from what a control has of it; undefined for what is no number. */
function readValue(type: string, value: unknown): unknown {
  if (type === 'yesno' && (value === false || value === 'false')) return false
  if (type === 'checkbox') return value === true
  if (isEmpty(value)) return null
  if (NUMBERS.has(type)) {
    const number = Number(String(value).replace(',', '.'))
    return Number.isFinite(number) ? number : undefined
  }
  if (type === 'yesno') return value === 'true' ? true : value
  return value
}
