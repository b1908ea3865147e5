import type {
  Definition,
  Group,
  Label,
  Option,
  Question,
  Section,
  Settings,
  TypeId,
} from './definition.ts'
import { plainSettings } from './plain-settings.ts'
import type { WireData, WireOption, WireQuestion, WireSection } from './wire.ts'

/** What a player got, as the engine takes it: both languages then say the same. */
export function fromWire(sections: readonly WireSection[]): Pick<Definition, 'sections'> {
  return {
    sections: sections.map(({ Id, SectionText, Condition, Questions }): Section => ({
      id: Id,
      text: write(SectionText),
      condition: Condition,
      questions: Questions.map(questionFromWire),
    })),
  }
}

const write = (text: string): Label => ({ el: text, en: text })

function questionFromWire(question: WireQuestion): Question {
  return {
    id: question.Id,
    model: question.Model,
    type: question.TypeId as TypeId,
    text: write(question.Text),
    help: write(question.Help),
    line: question.Line,
    condition: question.Condition,
    validate: question.Validate,
    isParametric: question.Parametric,
    required: question.Required,
    defaultValue: question.DefaultValue,
    settings: settingsFromWire(question.Data),
    groups: question.Group.map((group): Group => ({
      id: group.Id,
      holds: group.Holds,
      text: write(group.Text),
      key: group.Key,
      required: group.Required,
      ...(group.Row !== undefined && { row: group.Row }),
      ...(group.Column !== undefined && { column: group.Column }),
      ...(group.LineId !== undefined && { line: group.LineId }),
      ...(group.IsOther && { isOther: true }),
      options: group.Option.map(optionFromWire),
    })),
  }
}

function optionFromWire(option: WireOption): Option {
  return {
    id: option.Id,
    text: write(option.Text),
    value: option.Value,
    ...(option.Exclusive && { exclusive: true }),
    ...(option.Other && { other: true }),
    ...(option.Image !== undefined && { image: option.Image }),
    ...(option.Alt !== undefined && { alt: write(option.Alt) }),
    ...(option.Region && { region: option.Region }),
  }
}

function settingsFromWire(data: WireData): Settings {
  return {
    ...plainSettings(data),
    lowText: data.LowText === undefined ? undefined : write(data.LowText),
    highText: data.HighText === undefined ? undefined : write(data.HighText),
    spreadsheetId: data.SpreadsheetId,
  }
}
