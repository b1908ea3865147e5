import { QUESTION_TYPE_IDS } from '@telemachos/contract/questionnaires/question-types'
import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import { PATTERNS, type Label, type PatternName, type Region, type TypeId } from '../definition.ts'
import type {
  Draft,
  DraftData,
  DraftOption,
  DraftQuestion,
  DraftRow,
  DraftSection,
} from './draft.ts'
import type { Chosen } from './history.ts'

/** What was copied or cut, and where (spec §4, question editor): questions, or a whole section. */
export interface Clip {
  /** Unique, so that what was cut is pasted once. */
  readonly id: string
  readonly isCut: boolean
  /** Of a whole section, what it has besides its questions. */
  readonly section: Pick<DraftSection, 'Text' | 'Condition'> | null
  /** Questions by their lines, of which none is empty. */
  readonly lines: Lines
  readonly from: { readonly questId: number; readonly title: string }
}

type Lines = DraftSection['Questions']

/** The questions of a clip in their order. */
export const questionsIn = ({ lines }: Pick<Clip, 'lines'>): DraftQuestion[] => lines.flat()

/**
 * What is copied of a draft: the chosen section, or the chosen question with the others that are
 * selected, in the order and on the lines on which they stand. Undefined for what has no question.
 */
export function takeFrom(
  { Sections }: Draft,
  chosen: Chosen,
  selected: Iterable<string> = [],
): Pick<Clip, 'section' | 'lines'> | undefined {
  const own = chosen.kind === 'section' ? Sections[chosen.section] : undefined
  const ids = new Set(chosen.kind === 'question' ? [...selected, chosen.id] : [])
  const all = own ? own.Questions : Sections.flatMap(({ Questions }) => Questions)
  const lines = all
    .map((line) => (own ? line : line.filter(({ Id }) => ids.has(Id))))
    .filter((line) => line.length > 0)
  if (lines.length === 0) return undefined
  return { section: own ? { Text: own.Text, Condition: own.Condition } : null, lines }
}

const FORMAT = 'telemachos-question'
const VERSION = 2
const MAX_LENGTH = 2_000_000
/** As many as a questionnaire has, and as stand on a line. */
const MAX_LINES = 1_000
const MAX_PER_LINE = 5

/** A clip as text, for the clipboard of the system. */
export function writeClip({ id, isCut, section, lines, from }: Clip): string {
  return JSON.stringify({
    Format: FORMAT,
    FormatVersion: VERSION,
    Id: id,
    Cut: isCut,
    QuestId: from.questId,
    Title: from.title,
    Section: section,
    Lines: lines.map((line) => ({ Questions: line })),
  })
}

/** The clip in a text of whatever origin; undefined for anything else. */
export function readClip(text: string): Clip | undefined {
  if (text.length > MAX_LENGTH || !text.trimStart().startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || value['Format'] !== FORMAT || value['FormatVersion'] !== VERSION) {
      return undefined
    }
    const section = value['Section']
    const lines = listOf(value, 'Lines', MAX_LINES).map((line) =>
      listOf(line, 'Questions', MAX_PER_LINE).map(readQuestion),
    )
    if (lines.length === 0 || lines.some((line) => line.length === 0)) return undefined
    return {
      id: textOf(value, 'Id', 64),
      isCut: flagOf(value, 'Cut'),
      section: isObject(section)
        ? { Text: labelOf(section, 'Text'), Condition: textOf(section, 'Condition', 4_000) }
        : null,
      lines,
      from: { questId: numberOf(value, 'QuestId'), title: textOf(value, 'Title', 4_000) },
    }
  } catch {
    // Not JSON, or not of our shape: no clip either way.
    return undefined
  }
}

/** Within the limits of the contract, so that what is pasted can be saved. @throws TypeError */
function readQuestion(value: JsonObject): DraftQuestion {
  const other = value['Other']
  return {
    Id: textOf(value, 'Id', 20),
    Model: textOf(value, 'Model', 64),
    Type: typeOf(value),
    Text: labelOf(value, 'Text'),
    Help: labelOf(value, 'Help'),
    Condition: textOf(value, 'Condition', 4_000),
    Validate: textOf(value, 'Validate', 4_000),
    Required: flagOf(value, 'Required'),
    Options: listOf(value, 'Options', 200).map((option) => readFields(OPTION, option)),
    Other: isObject(other)
      ? { Model: textOf(other, 'Model', 64), Text: labelOf(other, 'Text') }
      : null,
    Rows: listOf(value, 'Rows', 200).map(readRow),
    DefaultValue: textOf(value, 'DefaultValue', 1_000),
    TrueValue: textOf(value, 'TrueValue', 200),
    FalseValue: textOf(value, 'FalseValue', 200),
    Parametric: flagOf(value, 'Parametric'),
    Spreadsheets: listOf(value, 'Spreadsheets', 1).map((sheet) => ({
      Id: numberOf(sheet, 'Id'),
      Name: textOf(sheet, 'Name', 200),
    })),
    dontShow: flagOf(value, 'dontShow'),
    Data: readFields(DATA, objectOf(value, 'Data')),
  }
}

const readRow = (value: JsonObject): DraftRow => ({
  Model: textOf(value, 'Model', 64),
  Text: labelOf(value, 'Text'),
  Required: flagOf(value, 'Required'),
})

/** Reads every field that there is, so that none is forgotten. */
type Readers<Shape> = {
  readonly [Key in keyof Required<Shape>]: (value: JsonObject) => Shape[Key]
}

const numberAt = (key: string) => (value: JsonObject) => numberOf(value, key)
const flagAt = (key: string) => (value: JsonObject) => flagOf(value, key)
const textAt = (key: string, maxLength: number) => (value: JsonObject) =>
  textOf(value, key, maxLength)
const labelAt = (key: string) => (value: JsonObject) => labelOf(value, key)

const OPTION: Readers<DraftOption> = {
  Value: textAt('Value', 200),
  Text: labelAt('Text'),
  Exclusive: flagAt('Exclusive'),
  Image: textAt('Image', 500),
  Alt: labelAt('Alt'),
  Region: regionOf,
}

const DATA: Readers<DraftData> = {
  Min: numberAt('Min'),
  Max: numberAt('Max'),
  Step: numberAt('Step'),
  Total: numberAt('Total'),
  Top: numberAt('Top'),
  Lines: numberAt('Lines'),
  MinLength: numberAt('MinLength'),
  MaxLength: numberAt('MaxLength'),
  Pattern: patternOf,
  Multiple: flagAt('Multiple'),
  MustBeTrue: flagAt('MustBeTrue'),
  Expression: textAt('Expression', 4_000),
  Image: textAt('Image', 500),
  Alt: textAt('Alt', 500),
  LowText: labelAt('LowText'),
  HighText: labelAt('HighText'),
  Accept: acceptOf,
  MaxBytes: numberAt('MaxBytes'),
}

/** The fields that are there; what is not known is left out. */
function readFields<Shape>(readers: Readers<Shape>, value: JsonObject): Shape {
  const fields = Object.entries<(from: JsonObject) => unknown>(readers).flatMap(([key, read]) =>
    key in value ? [[key, read(value)]] : [],
  )
  return Object.fromEntries(fields) as Shape
}

function typeOf(value: JsonObject): TypeId {
  const type = numberOf(value, 'Type')
  const known = QUESTION_TYPE_IDS.find((one) => one === type)
  if (known === undefined) throw new TypeError('Type')
  return known
}

function patternOf(value: JsonObject): PatternName {
  const name = textOf(value, 'Pattern', 20)
  if (!Object.hasOwn(PATTERNS, name)) throw new TypeError('Pattern')
  return name as PatternName
}

function regionOf(value: JsonObject): Region {
  const region = objectOf(value, 'Region')
  return {
    x: numberOf(region, 'x'),
    y: numberOf(region, 'y'),
    width: numberOf(region, 'width'),
    height: numberOf(region, 'height'),
  }
}

function acceptOf({ Accept }: JsonObject): string[] {
  const isList = Array.isArray(Accept) && Accept.length <= 50
  if (!isList || Accept.some((one) => typeof one !== 'string')) throw new TypeError('Accept')
  return Accept as string[]
}

function textOf(value: JsonObject, key: string, maxLength: number): string {
  const text = value[key]
  if (typeof text !== 'string' || text.length > maxLength) throw new TypeError(key)
  return text
}

function flagOf(value: JsonObject, key: string): boolean {
  const flag = value[key]
  if (typeof flag !== 'boolean') throw new TypeError(key)
  return flag
}

function numberOf(value: JsonObject, key: string): number {
  const number = value[key]
  if (typeof number !== 'number' || Math.abs(number) > 1e12) throw new TypeError(key)
  return number
}

function objectOf(value: JsonObject, key: string): JsonObject {
  const object = value[key]
  if (!isObject(object)) throw new TypeError(key)
  return object
}

const labelOf = (value: JsonObject, key: string): Label => {
  const label = objectOf(value, key)
  return { el: textOf(label, 'el', 4_000), en: textOf(label, 'en', 4_000) }
}

function listOf(value: JsonObject, key: string, max: number): JsonObject[] {
  const list = value[key]
  if (!Array.isArray(list) || list.length > max || !list.every(isObject)) throw new TypeError(key)
  return list
}
