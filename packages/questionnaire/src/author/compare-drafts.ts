import type { Label, Scale } from '../definition.ts'
import type { Draft, DraftOption, DraftQuestion, DraftRow, DraftSection } from './draft.ts'
import { allQuestions } from './new-question.ts'

/** A field that differs, both ways as people read them; '' for nothing. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What became of one part of a questionnaire between two drafts of it. */
export interface DraftChange {
  readonly of: 'whole' | 'section' | 'question' | 'scale'
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  /** The question's or scale's id, the section's number; '' for the whole. */
  readonly id: string
  /** What it is called, in the later draft where it is in both. */
  readonly name: Label
  readonly fields: readonly FieldChange[]
}

/** Everything that differs, in the order of the later draft; none for drafts that say the same. */
export function compareDrafts(before: Draft, after: Draft): DraftChange[] {
  return [
    ...compareWhole(before, after),
    ...compareSections(before.Sections, after.Sections),
    ...compareQuestions(before, after),
    ...compareScales(before.Scales, after.Scales),
  ]
}

function compareWhole(before: Draft, after: Draft): DraftChange[] {
  const { Sections: _s, Scales: _c, ...old } = before
  const { Sections: _t, Scales: _d, ...now } = after
  return changed('whole', '', after.Title, old, now)
}

function compareSections(
  before: readonly DraftSection[],
  after: readonly DraftSection[],
): DraftChange[] {
  const positions = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at)
  return positions.flatMap((at): DraftChange[] => {
    const [old, now] = [before[at], after[at]]
    const id = `${at + 1}`
    if (old && now) {
      const { Questions: _b, open: _o, ...oldOwn } = old
      const { Questions: _a, open: _n, ...nowOwn } = now
      return changed('section', id, now.Text, oldOwn, nowOwn)
    }
    const kind = now ? 'added' : 'removed'
    return [{ of: 'section', kind, id, name: (now ?? old)?.Text ?? NO_TEXT, fields: [] }]
  })
}

function compareQuestions(before: Draft, after: Draft): DraftChange[] {
  const old = byId(before)
  const now = byId(after)
  const moved = movedIds(
    [...old.keys()].filter((id) => now.has(id)),
    [...now.keys()],
  )
  const there = [...now.values()].flatMap((question): DraftChange[] => {
    const { Id, Text } = question
    const earlier = old.get(Id)
    if (!earlier) return [{ of: 'question', kind: 'added', id: Id, name: Text, fields: [] }]
    const changes = changed('question', Id, Text, flat(earlier), flat(question))
    if (!moved.has(Id)) return changes
    return [{ of: 'question', kind: 'moved', id: Id, name: Text, fields: [] }, ...changes]
  })
  const gone = [...old.values()].filter(({ Id }) => !now.has(Id))
  return [
    ...there,
    ...gone.map(({ Id, Text }): DraftChange => ({
      of: 'question',
      kind: 'removed',
      id: Id,
      name: Text,
      fields: [],
    })),
  ]
}

function compareScales(before: readonly Scale[], after: readonly Scale[]): DraftChange[] {
  const old = new Map(before.map((scale) => [scale.id, scale]))
  const now = new Map(after.map((scale) => [scale.id, scale]))
  return [
    ...after.flatMap((scale): DraftChange[] => {
      const earlier = old.get(scale.id)
      return earlier
        ? changed('scale', scale.id, scale.name, { ...earlier }, { ...scale })
        : [{ of: 'scale', kind: 'added', id: scale.id, name: scale.name, fields: [] }]
    }),
    ...before
      .filter(({ id }) => !now.has(id))
      .map(({ id, name }): DraftChange => ({ of: 'scale', kind: 'removed', id, name, fields: [] })),
  ]
}

type Fields = Readonly<Record<string, unknown>>

function changed(
  of: DraftChange['of'],
  id: string,
  name: Label,
  before: Fields,
  after: Fields,
): DraftChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  const fields = names
    .map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }))
    .filter((one) => one.before !== one.after)
  return fields.length > 0 ? [{ of, kind: 'changed', id, name, fields }] : []
}

/** A question with its type's settings beside its own fields. */
function flat({ Data, ...own }: DraftQuestion): Fields {
  return { ...own, ...Data }
}

function byId(draft: Draft): Map<string, DraftQuestion> {
  return new Map(allQuestions(draft).map((question) => [question.Id, question]))
}

/** The questions that do not stand in the longest run that kept its order. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const wasAt = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => wasAt.has(id))
  /** By length: the last element of the run that ends lowest, and what stands before each. */
  const ends: string[] = []
  const previous = new Map<string, string | undefined>()
  for (const id of common) {
    const index = wasAt.get(id) ?? 0
    const found = ends.findIndex((end) => (wasAt.get(end) ?? 0) > index)
    const at = found < 0 ? ends.length : found
    previous.set(id, ends[at - 1])
    ends[at] = id
  }
  const run = new Set<string>()
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) run.add(id)
  return new Set(common.filter((id) => !run.has(id)))
}

const NO_TEXT: Label = { el: '', en: '' }

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(inWords).join('\n')
  if (typeof value !== 'object') return `${value as string | number}`
  if ('el' in value) return labelInWords(value as Label)
  if ('Value' in value) return optionInWords(value as DraftOption)
  if ('Model' in value) {
    const { Model, Text, Required } = value as DraftRow
    return `${Model}: ${labelInWords(Text)}${Required ? ' *' : ''}`
  }
  return JSON.stringify(value)
}

function optionInWords({ Value, Text, Exclusive, Image, Alt, Region }: DraftOption): string {
  const region = Region && `[${Region.x}, ${Region.y}, ${Region.width} × ${Region.height} %]`
  const rest = [Exclusive && '(1)', Image, Alt && labelInWords(Alt), region].filter(Boolean)
  return [`${Value}: ${labelInWords(Text)}`, ...rest].join(' ')
}

const labelInWords = ({ el, en }: Label): string => (en && en !== el ? `${el} / ${en}` : el)
