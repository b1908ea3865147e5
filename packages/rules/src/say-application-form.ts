/** The texts of an application form: to list them, or to say them in another language. */
import { questionsInOrder } from './application-form.ts'
import { isObject, type JsonObject } from './json-object.ts'

/** What a text of an application form is. */
export type FormTextSort = 'applySection' | 'applyQuestion' | 'applyHint' | 'applyOption'

interface Said {
  readonly el: string
  readonly en: string
}

/**
 * Says one text.
 * @param place where it lies, by what stays when other things are moved: `sector.option.Υγεία`.
 */
export type SayFormText = (place: string, text: Said, sort: FormTextSort) => Said

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** What of a record is a text, with its English in `Labels` beside `Label`. */
function saidOf(record: JsonObject, key: string, el = textOf(record[key])): Said {
  const others = record[`${key}s`]
  return { el, en: isObject(others) ? textOf(others['en']).trim() : '' }
}

type Place = readonly [place: string, sort: FormTextSort]

/** A record whose text of a key is said anew: beside it, so that nothing else of it changes. */
function sayText(
  record: JsonObject,
  key: string,
  [place, sort]: Place,
  say: SayFormText,
  text = saidOf(record, key),
): JsonObject {
  if ((text.el + text.en).trim() === '') return record
  const { en } = say(place, text, sort)
  if (en === text.en) return record
  const others = record[`${key}s`]
  return { ...record, [`${key}s`]: { ...(isObject(others) && others), en } }
}

function sayOption(option: unknown, at: string, say: SayFormText): unknown {
  const record: JsonObject = isObject(option) ? option : { Value: option }
  const Value = textOf(record['Value'])
  if (Value === '') return option
  const text = saidOf(record, 'Label', textOf(record['Label']) || Value)
  const said = sayText(record, 'Label', [`${at}.option.${Value}`, 'applyOption'], say, text)
  return said === record ? option : said
}

function sayQuestion(name: string, question: unknown, say: SayFormText): unknown {
  if (!isObject(question)) return question
  const { Options } = question
  let said = sayText(question, 'Label', [`${name}.label`, 'applyQuestion'], say)
  said = sayText(said, 'Hint', [`${name}.hint`, 'applyHint'], say)
  if (Array.isArray(Options))
    said = { ...said, Options: Options.map((option) => sayOption(option, name, say)) }
  return sayText(said, 'ValidationText', [`${name}.refused`, 'applyHint'], say)
}

/**
 * A form as a project's settings have it, with every text said anew where its English stands, in the order in
 * which it is read. Sections are known by their first questions, everything else by its own names. What is
 * answered, and what conditions read, stays.
 * ```ts
 * sayApplicationForm([{ Title: 'Α', Questions: { a: {} } }], () => ({ el: 'Α', en: 'B' }))
 * // => [{ Title: 'Α', Questions: { a: {} }, Titles: { en: 'B' } }]
 * ```
 */
export function sayApplicationForm(form: unknown, say: SayFormText): unknown {
  if (!Array.isArray(form)) return form
  return form.map((section: unknown) => {
    if (!isObject(section) || !isObject(section['Questions'])) return section
    const questions = questionsInOrder(section['Questions'])
    const [first] = questions
    if (!first) return section
    const at = `section.${first[0]}`
    const titled = sayText(section, 'Title', [`${at}.title`, 'applySection'], say)
    const said = sayText(titled, 'Text', [`${at}.text`, 'applySection'], say)
    return {
      ...said,
      Questions: Object.fromEntries(
        questions.map(([name, question]) => [name, sayQuestion(name, question, say)]),
      ),
    }
  })
}
