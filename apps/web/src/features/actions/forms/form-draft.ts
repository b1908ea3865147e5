import type { CallOutput } from '#shared'

export type DraftField = CallOutput<'actions.getContent'>['Form'][number]
export type DraftPart = DraftField['part']
type Options = DraftField['options']

/** A field as it begins: what it is kept under says nothing, and differs from every other. */
export function newField(
  part: DraftPart = 'mentee',
  type: DraftField['type'] = 'text',
  random: () => string = () => crypto.randomUUID(),
): DraftField {
  return {
    name: `f_${random().replaceAll('-', '').slice(0, 8)}`,
    part,
    label: { el: '', en: '' },
    help: { el: '', en: '' },
    type,
    required: false,
    options: [],
    min: '',
    max: '',
    showWhen: null,
    start: null,
  }
}

/** A form with a copy of one of its fields right behind it, under a name of its own. */
export function withCopy(
  fields: readonly DraftField[],
  name: string,
  random?: () => string,
): DraftField[] {
  return fields.flatMap((field) =>
    field.name === name
      ? [field, { ...field, name: newField(field.part, field.type, random).name }]
      : [field],
  )
}

/** A form with one of its fields before or behind another of the same part. */
export function movedTo(fields: readonly DraftField[], name: string, place: number): DraftField[] {
  const moving = fields.find((field) => field.name === name)
  if (!moving) return [...fields]
  const others = fields.filter((field) => field !== moving)
  const before = others.filter(({ part }) => part === moving.part)[place]
  if (!before) return [...others, moving]
  return others.flatMap((field) => (field === before ? [moving, field] : [field]))
}

/** The fields whose answer may decide whether a field is shown: those before it in its part. */
export function conditionsFor(fields: readonly DraftField[], field: DraftField): DraftField[] {
  const part = fields.filter((one) => one.part === field.part)
  return part
    .slice(0, part.indexOf(field))
    .filter(({ type }) => type !== 'info' && type !== 'heading')
}

/**
 * The choices of a list whose Greek lines were edited. What mentees have chosen is kept by a choice's
 * value, so a choice that only moved keeps its own, and so does one that was only reworded: the same
 * number of lines, and no other line like it.
 */
export function optionsFrom(lines: readonly string[], before: Options): Options {
  const words = [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))]
  const left = new Set(before.filter(({ label }) => !words.includes(label.el)))
  const sameCount = words.length === before.length
  const taken = new Set(before.map(({ value }) => value))
  return words.map((el, place) => {
    const same = before.find(({ label }) => label.el === el)
    if (same) return same
    const reworded = before[place]
    if (sameCount && reworded && left.has(reworded))
      return { ...reworded, label: { ...reworded.label, el } }
    const value = freeValue(el, taken)
    taken.add(value)
    return { value, label: { el, en: '' } }
  })
}

/** The value of a new choice: its words, numbered where another choice is kept under them. */
function freeValue(words: string, taken: ReadonlySet<string>): string {
  const short = words.slice(0, 90)
  let value = short
  for (let number = 2; taken.has(value); number += 1) value = `${short} (${number})`
  return value
}

/** The choices with English words, one on each line in the same order; a missing line is none. */
export function withEnglish(options: Options, text: string): Options {
  const lines = text.split('\n')
  return options.map((option, place) => ({
    ...option,
    label: { ...option.label, en: (lines[place] ?? '').trim() },
  }))
}
