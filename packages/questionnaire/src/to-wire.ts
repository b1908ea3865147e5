import type { Answers } from './answers.ts'
import type { Definition, Group, Label, Question, Settings } from './definition.ts'
import { groupAnswers } from './group-answers.ts'
import { countOf } from './types/all-types.ts'
import type { Language, WireData, WireGroup, WireQuestion, WireSection } from './wire.ts'

const WORDS = 17

/** A version with its answers for the wire. */
export function toWire(
  { sections }: Pick<Definition, 'sections'>,
  answers: Answers,
  language: Language,
): WireSection[] {
  const read = (label: Label) => label[language] || label.el
  return sections.map(({ id, text, condition, questions }) => ({
    Id: id,
    SectionText: read(text),
    Condition: condition,
    Questions: questions.map((question) => questionToWire(question, answers, read)),
  }))
}

type Read = (label: Label) => string

function questionToWire(question: Question, answers: Answers, read: Read): WireQuestion {
  const count = countOf(question, answers)
  const words = groupAnswers(question, answers)
  return {
    Id: question.id,
    Model: question.model,
    TypeId: question.type,
    Text: read(question.text),
    Help: read(question.help),
    Line: question.line,
    Condition: question.condition,
    Validate: question.validate,
    Parametric: question.isParametric,
    Required: question.required,
    DefaultValue: question.defaultValue,
    Group: question.groups.map((group) => groupToWire(group, read)),
    Data: {
      ...dataToWire(question.settings, read),
      ...(question.type === WORDS && { Words: Object.values(words).map(String) }),
    },
    ItemCount: count.items,
    AnswerCount: count.answered,
    Answer: count.isAnswered,
    VGroupAnsewr: words,
  }
}

function groupToWire(group: Group, read: Read): WireGroup {
  return {
    Id: group.id,
    Holds: group.holds,
    Text: read(group.text),
    Key: group.key,
    Row: group.row,
    Column: group.column,
    LineId: group.line,
    Required: group.required,
    IsOther: group.isOther,
    Option: group.options.map((option) => ({
      Id: option.id,
      Text: read(option.text),
      Value: option.value,
      Exclusive: option.exclusive,
      Other: option.other,
      Image: option.image,
      Alt: option.alt && read(option.alt),
      Region: option.region,
    })),
  }
}

function dataToWire(settings: Settings, read: Read): WireData {
  const { lowText, highText, accept } = settings
  return {
    Min: settings.min,
    Max: settings.max,
    Step: settings.step,
    Total: settings.total,
    Top: settings.top,
    Lines: settings.lines,
    MinLength: settings.minLength,
    MaxLength: settings.maxLength,
    Pattern: settings.pattern,
    Multiple: settings.multiple,
    MustBeTrue: settings.mustBeTrue,
    Expression: settings.expression,
    Image: settings.image,
    Alt: settings.alt,
    LowText: lowText && read(lowText),
    HighText: highText && read(highText),
    Accept: accept && [...accept],
    MaxBytes: settings.maxBytes,
    SpreadsheetId: settings.spreadsheetId,
  }
}
