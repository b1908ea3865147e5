import type { QuestionTypeId } from '@telemachos/contract/questionnaires/question-types'

/**
 * A questionnaire as it is answered: one version, immutable once published. Made by compileDraft;
 * what people read is in both languages.
 */

export interface Label {
  readonly el: string
  /** '' falls back to Greek. */
  readonly en: string
}

/** The type ids of questions; see types/all-types.ts for what each says. */
export type TypeId = QuestionTypeId

/** A rectangle of a picture, in percent of its width and height, from its upper left corner. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Option {
  /** From 1, unique in its group; a ranking's options are its positions. */
  readonly id: number
  readonly text: Label
  /** What expressions and scoring read; a number as text, or any word. */
  readonly value: string
  /** Goes with no other choice, such as "none of these". */
  readonly exclusive?: boolean
  /** Needs a text: the question's group with `isOther`. */
  readonly other?: boolean
  /** Address of a picture, and what it shows. */
  readonly image?: string
  readonly alt?: Label
  /** Where it lies on the picture of a hotspot; it may be chosen from the list alone. */
  readonly region?: Region
}

/** What takes one answer: an option's id or a text. */
export interface Group {
  /** Unique in its version. */
  readonly id: number
  readonly holds: 'option' | 'text'
  readonly text: Label
  /** What its value is called in the value of its question, such as a row's name. */
  readonly key: string
  readonly row?: string
  readonly column?: string
  /** A line of a table, from 1. */
  readonly line?: number
  readonly required: boolean
  /** The text that goes with a choice of "other". */
  readonly isOther?: boolean
  readonly options: readonly Option[]
}

/** Named patterns: authors write no regular expressions, which could be made to hang. */
export const PATTERNS = {
  email: /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@]{2,63}$/,
  phone: /^\+?[\d ]{10,20}$/,
  postcode: /^\d{3} ?\d{2}$/,
  digits: /^\d+$/,
  letters: /^[\p{L}\p{M} '’-]+$/u,
} as const

export type PatternName = keyof typeof PATTERNS

/** What a question's type may be told; each type reads its own. */
export interface Settings {
  /** Of answers or of a number; see the type. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** What a constant sum adds up to. */
  readonly total?: number | undefined
  /** How many places of a ranking are wanted. */
  readonly top?: number | undefined
  /** Lines of a table at most. */
  readonly lines?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly pattern?: PatternName | undefined
  /** Whether several pictures may be chosen. */
  readonly multiple?: boolean | undefined
  /** Whether a yes or no must be yes. */
  readonly mustBeTrue?: boolean | undefined
  /** What a calculated question shows. */
  readonly expression?: string | undefined
  /** The picture of a hotspot, and what it shows. */
  readonly image?: string | undefined
  readonly alt?: string | undefined
  /** What the ends of a scale or slider say. */
  readonly lowText?: Label | undefined
  readonly highText?: Label | undefined
  /** Media types of a file, and its size in bytes at most. */
  readonly accept?: readonly string[] | undefined
  readonly maxBytes?: number | undefined
  readonly spreadsheetId?: number | undefined
}

export interface Question {
  /** ID_ plus 4 digits (spec §5). */
  readonly id: string
  /** The name under which expressions read its value; unique. */
  readonly model: string
  readonly type: TypeId
  readonly text: Label
  readonly help: Label
  /** Questions of the same line stand side by side; from 0 in their section. */
  readonly line: number
  /** '' holds always; one that fails does not (spec §5). */
  readonly condition: string
  /** Reads `value` besides the models; '' is always valid. */
  readonly validate: string
  /** The text has `{{ expression }}` in it. */
  readonly isParametric: boolean
  readonly required: boolean
  /** Suggested until it is answered. */
  readonly defaultValue: string
  readonly settings: Settings
  readonly groups: readonly Group[]
}

export interface Section {
  readonly id: number
  readonly text: Label
  readonly condition: string
  readonly questions: readonly Question[]
}

export interface ScaleItem {
  readonly model: string
  /** Counts from the other end of its range. */
  readonly reversed: boolean
  readonly weight: number
}

export interface Band {
  /** Both ends belong to it; the first band that fits is taken. */
  readonly from: number
  readonly to: number
  readonly name: Label
  readonly text: Label
}

export interface Scale {
  readonly id: string
  readonly name: Label
  readonly method: 'sum' | 'mean'
  readonly items: readonly ScaleItem[]
  /** Subscales whose scores are added to those of the items. */
  readonly parts: readonly string[]
  /** Without so many answers there is no score; all of the items when null. */
  readonly minAnswered: number | null
  readonly bands: readonly Band[]
}

export interface Definition {
  readonly title: Label
  readonly sections: readonly Section[]
  readonly scales: readonly Scale[]
  /** Seconds of work; null for no limit. */
  readonly duration: number | null
  /** Seconds from the first start in which it is to be done; null for no limit. */
  readonly window: number | null
  /** Where the player goes after finishing; '' for the project's home (spec §2.3). */
  readonly onFinish: string
  /** What is waiting to be saved stays on the screen instead of being taken back. */
  readonly worksOffline: boolean
}

/** Every question in order. */
export function questionsOf({ sections }: Pick<Definition, 'sections'>): Question[] {
  return sections.flatMap(({ questions }) => questions)
}
