/** The types of question, by name; the number is what the wire and the database know (spec §3, §5). */
export const QUESTION_TYPES = {
  singleChoice: 1,
  multipleChoice: 2,
  dropdown: 3,
  gridSingle: 4,
  gridMultiple: 5,
  scale: 6,
  ranking: 7,
  slider: 8,
  matching: 9,
  shortText: 10,
  longText: 11,
  numberBlank: 12,
  date: 13,
  time: 14,
  imageChoice: 15,
  hotspot: 16,
  words: 17,
  tableLines: 18,
  constantSum: 19,
  stars: 20,
  file: 21,
  information: 22,
  calculated: 23,
  signature: 24,
  yesNo: 25,
  spreadsheet: 26,
} as const

export type QuestionTypeName = keyof typeof QUESTION_TYPES
export type QuestionTypeId = (typeof QUESTION_TYPES)[QuestionTypeName]

/** Every type's number, in order. */
export const QUESTION_TYPE_IDS: readonly QuestionTypeId[] = Object.values(QUESTION_TYPES)
