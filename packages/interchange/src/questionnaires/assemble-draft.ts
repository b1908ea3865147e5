import type {
  Draft,
  DraftData,
  DraftOption,
  DraftQuestion,
  DraftRow,
} from '@telemachos/questionnaire/author/draft'
import type { Label, TypeId } from '@telemachos/questionnaire/definition'
import { Unmapped } from './expressions/foreign-tree.ts'
import { allOf, type Meaning, type Resolve } from './expressions/write-own.ts'
import { cut, type Notes } from './note.ts'
import { OwnNames, partSource } from './own-names.ts'

/** What a draft may hold: the limits of the contract. */
const MAX_COUNT = { sections: 100, questions: 1_000, options: 200, rows: 200, line: 5 } as const
const MAX_LENGTH = { label: 4_000, title: 300, value: 200, row: 64, expression: 4_000 } as const
const NO_TEXT: Label = { el: '', en: '' }

/** A question on its way: with the file's own name and conditions, until all names are known. */
export interface Sketch {
  readonly name: string
  readonly type: TypeId
  readonly text: Label
  readonly help?: Label
  readonly required?: boolean
  readonly options?: readonly DraftOption[]
  readonly other?: DraftQuestion['Other']
  readonly rows?: readonly DraftRow[]
  readonly defaultValue?: string
  readonly trueValue?: string
  readonly falseValue?: string
  readonly dontShow?: boolean
  readonly data?: DraftData
  readonly besidePrevious?: boolean
  /** In the foreign language, each with the name of its setting; all must hold. */
  readonly conditions?: readonly ForeignSource[]
  readonly validations?: readonly ForeignSource[]
  readonly expression?: ForeignSource
  /** In our own language. */
  readonly ownCondition?: string
}

/** A condition or expression as it stands in the file, with the name of its setting. */
export interface ForeignSource {
  readonly part: string
  readonly source: string
}

/** What is the file's own about expressions. */
export interface ForeignLanguage {
  /** @throws Unmapped */
  readonly convert: (source: string, resolve: Resolve) => string
  /** What stands between braces in a text, in our language. @throws Unmapped */
  readonly convertPlaceholder: (source: string, resolve: Resolve) => string
  readonly placeholder: RegExp
}

interface PlacedSketch {
  readonly sketch: Sketch
  readonly model: string
}

interface SketchedSection {
  readonly name: string
  readonly text: Label
  readonly conditions: readonly ForeignSource[]
  readonly lines: PlacedSketch[][]
}

/** Gathers sections and questions of a file, and makes a draft of them once all names are known. */
export class Assembly {
  readonly #notes: Notes
  readonly #language: ForeignLanguage
  readonly #names = new OwnNames()
  readonly #meanings = new Map<string, Meaning>()
  readonly #sections: SketchedSection[] = []
  #questions = 0

  constructor(notes: Notes, language: ForeignLanguage) {
    this.#notes = notes
    this.#language = language
  }

  addSection(name: string, text: Label, conditions: readonly ForeignSource[] = []): void {
    this.#sections.push({ name, text, conditions, lines: [] })
  }

  /** Adds a question to the last section. @returns the name that it has here. */
  add(sketch: Sketch): string {
    const model = this.#names.take(sketch.name)
    const lines = this.#sections.at(-1)?.lines
    const isOver =
      !lines || this.#questions >= MAX_COUNT.questions || this.#sections.length > MAX_COUNT.sections
    if (isOver) {
      this.#notes.add(sketch.name, '', 'too_many')
      return model
    }
    this.#questions += 1
    if (model !== sketch.name) this.#notes.add(sketch.name, '', 'renamed', model)
    const last = lines.at(-1)
    if (sketch.besidePrevious && last && last.length < MAX_COUNT.line) last.push({ sketch, model })
    else lines.push([{ sketch, model }])
    return model
  }

  /** Says what a name of the file means in our expressions; the first meaning holds. */
  define(name: string, meaning: Meaning): void {
    if (!this.#meanings.has(name)) this.#meanings.set(name, meaning)
    const folded = `~${name.toLowerCase()}`
    if (!this.#meanings.has(folded)) this.#meanings.set(folded, meaning)
  }

  /** Says what the rows of a question are called in expressions: `grid.row`, by a sign of the file. */
  defineRows(
    name: string,
    sign: string,
    model: string,
    keys: readonly string[],
    kind: 'value' | 'list' = 'value',
  ): void {
    for (const key of keys) {
      this.define(`${name}${sign}${key}`, { kind, source: partSource(model, key) })
    }
  }

  readonly resolve: Resolve = (name) =>
    this.#meanings.get(name) ?? this.#meanings.get(`~${name.toLowerCase()}`)

  finish(own: Pick<Draft, 'Title'> & Partial<Draft>): Draft {
    let number = 0
    const sections = this.#sections.filter(({ lines }) => lines.length > 0)
    return {
      Scales: [],
      Duration: null,
      Window: null,
      OnFinish: '',
      WorksOffline: true,
      ...own,
      Title: this.#label('', 'title', own.Title, MAX_LENGTH.title),
      Sections: sections.map(({ name, text, conditions, lines }) => ({
        Text: this.#label(name, 'title', text),
        Condition: this.#conditions(name, conditions),
        Questions: lines.map((line) => line.map((placed) => this.#question(placed, ++number))),
      })),
    }
  }

  #question({ sketch, model }: PlacedSketch, number: number): DraftQuestion {
    const { name, data = {}, expression, dontShow = false } = sketch
    const [filled, isParametric] = this.#filled(name, sketch.text)
    const text = this.#label(name, 'title', filled)
    const calculated = expression && this.#convert(name, expression, 'expression')
    const conditions = [sketch.ownCondition ?? '', this.#conditions(name, sketch.conditions ?? [])]
    return {
      Id: `ID_${String(number).padStart(4, '0')}`,
      Model: model,
      Type: sketch.type,
      Text: text,
      Help: this.#label(name, 'help', sketch.help ?? NO_TEXT),
      Condition: this.#short(name, 'condition', allOf(conditions)),
      Validate: this.#conditions(name, sketch.validations ?? []),
      Required: sketch.required ?? false,
      Options: this.#options(name, sketch.options ?? []),
      Other: sketch.other
        ? { ...sketch.other, Text: this.#label(name, 'other', sketch.other.Text) }
        : null,
      Rows: this.#rows(name, sketch.rows ?? []),
      DefaultValue: cut(sketch.defaultValue ?? '', 1_000),
      TrueValue: cut(sketch.trueValue ?? '', MAX_LENGTH.value),
      FalseValue: cut(sketch.falseValue ?? '', MAX_LENGTH.value),
      Parametric: isParametric,
      Spreadsheets: [],
      dontShow,
      Data: this.#data(name, calculated === undefined ? data : { ...data, Expression: calculated }),
    }
  }

  #options(name: string, options: readonly DraftOption[]): DraftOption[] {
    const seen = new Set<string>()
    return options.flatMap((option) => {
      const value = cut(option.Value, MAX_LENGTH.value)
      if (seen.size >= MAX_COUNT.options || seen.has(value)) {
        this.#notes.add(name, option.Value, seen.has(value) ? 'malformed' : 'too_many')
        return []
      }
      seen.add(value)
      const Text = this.#label(name, value, option.Text)
      return [{ ...option, Value: value, Text, ...(option.Alt && { Alt: Text }) }]
    })
  }

  #data(name: string, data: DraftData): DraftData {
    const { LowText, HighText, Expression } = data
    return {
      ...data,
      ...(LowText && { LowText: this.#label(name, 'LowText', LowText) }),
      ...(HighText && { HighText: this.#label(name, 'HighText', HighText) }),
      ...(Expression !== undefined && { Expression: this.#short(name, 'expression', Expression) }),
    }
  }

  #rows(name: string, rows: readonly DraftRow[]): DraftRow[] {
    const seen = new Set<string>()
    return rows.flatMap((row) => {
      const model = cut(row.Model, MAX_LENGTH.row)
      if (seen.size >= MAX_COUNT.rows || seen.has(model)) {
        this.#notes.add(name, row.Model, seen.has(model) ? 'malformed' : 'too_many')
        return []
      }
      seen.add(model)
      return [{ ...row, Model: model, Text: this.#label(name, model, row.Text) }]
    })
  }

  #label(
    name: string,
    part: string,
    { el, en }: Label,
    maxLength: number = MAX_LENGTH.label,
  ): Label {
    const longest = Math.max(el.length, en.length)
    if (longest > maxLength) {
      this.#notes.add(name, part, 'shortened', `${longest} → ${maxLength}`)
    }
    return { el: cutFilled(el, maxLength), en: cutFilled(en, maxLength) }
  }

  #conditions(name: string, sources: readonly ForeignSource[]): string {
    const own = sources.flatMap((one) => this.#convert(name, one, 'condition') ?? [])
    return this.#short(name, sources[0]?.part ?? '', allOf(own))
  }

  #short(name: string, part: string, source: string): string {
    if (source.length <= MAX_LENGTH.expression) return source
    this.#notes.add(name, part, 'condition', source)
    return ''
  }

  #convert(
    name: string,
    { part, source }: ForeignSource,
    reason: 'condition' | 'expression',
  ): string | undefined {
    try {
      return this.#language.convert(source, this.resolve)
    } catch (error) {
      if (!(error instanceof Unmapped)) throw error
      this.#notes.add(name, part, reason, `${cut(source, 140)} (${cut(error.message, 40)})`)
      return undefined
    }
  }

  /** A text with the values of other questions in it. */
  #filled(name: string, label: Label): [text: Label, isParametric: boolean] {
    let isParametric = false
    const fill = (text: string) =>
      text.replace(this.#language.placeholder, (whole, source: string) => {
        try {
          const own = this.#language.convertPlaceholder(source, this.resolve)
          isParametric = true
          this.#notes.add(name, whole, 'value_shown')
          return `{{ ${own} }}`
        } catch (error) {
          if (!(error instanceof Unmapped)) throw error
          this.#notes.add(name, whole, 'expression', error.message)
          return whole
        }
      })
    const filled = { el: fill(label.el), en: fill(label.en) }
    return [filled, isParametric]
  }
}

/** A text within its limit; a value that would be shown by half is left out whole. */
function cutFilled(text: string, maxLength: number): string {
  const short = cut(text, maxLength)
  const open = short.lastIndexOf('{{')
  const isBroken = short !== text && open > short.lastIndexOf('}}')
  return isBroken ? `${short.slice(0, open).trimEnd()}…` : short
}
