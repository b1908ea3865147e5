import type { Definition, Group, Question, Section, Settings } from '../definition.ts'
import { plainSettings } from '../plain-settings.ts'
import { typeOf } from '../types/all-types.ts'
import type { Draft, DraftData, DraftQuestion } from './draft.ts'
import { withGreek } from './greek-texts.ts'

/**
 * Makes what is answered out of what an author wrote: groups get their ids in order, and what is
 * not to be shown is left out, as are empty lines and sections (spec §4, question editor). A text
 * without Greek is the English one in both.
 */
export function compileDraft(written: Draft): Definition {
  const draft = withGreek(written)
  let lastGroup = 0
  const number = (seed: Omit<Group, 'id'>): Group => ({ id: ++lastGroup, ...seed })
  const sections = draft.Sections.map(({ Text, Condition, Questions }, index): Section => ({
    id: index + 1,
    text: Text,
    condition: Condition,
    questions: Questions.map((line) => line.filter(({ dontShow }) => !dontShow))
      .filter((line) => line.length > 0)
      .flatMap((line, position) =>
        line.map((question) => compileQuestion(question, position, number)),
      ),
  }))
  return {
    title: draft.Title,
    sections: sections.filter(({ questions }) => questions.length > 0),
    scales: draft.Scales,
    duration: draft.Duration,
    window: draft.Window,
    onFinish: draft.OnFinish,
    worksOffline: draft.WorksOffline,
  }
}

/** One question of a version. @param line its place among the lines; @param number gives ids to groups. */
export function compileQuestion(
  draft: DraftQuestion,
  line: number,
  number: (seed: Omit<Group, 'id'>) => Group,
): Question {
  return {
    id: draft.Id,
    model: draft.Model,
    type: draft.Type,
    text: draft.Text,
    help: draft.Help,
    line,
    condition: draft.Condition,
    validate: draft.Validate,
    isParametric: draft.Parametric,
    required: draft.Required,
    defaultValue: draft.DefaultValue,
    settings: settingsOf(draft.Data, draft.Spreadsheets[0]?.Id),
    groups: typeOf({ type: draft.Type }).makeGroups(draft).map(number),
  }
}

function settingsOf(data: DraftData, spreadsheetId: number | undefined): Settings {
  const settings: Settings = {
    ...plainSettings(data),
    lowText: data.LowText,
    highText: data.HighText,
    spreadsheetId,
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
