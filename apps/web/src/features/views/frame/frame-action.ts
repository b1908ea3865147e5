import { textIn } from '@telemachos/contract/core/text-by-language'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { FrameAction } from '@telemachos/contract/views/bridge'
import { readObject } from '@telemachos/rules/json-object'
import type { CallOutput } from '#shared'

type MenteeAction = CallOutput<'actions.listMenteeActions'>[number]
type Part = CallOutput<'actions.getFormParts'>['Parts'][number]

/** An action and what is written in it, as its own view is told. */
export function frameAction(
  action: MenteeAction,
  parts: readonly Part[],
  language: Language,
): FrameAction {
  const { Id, MenteeId, TypeId, Completed, CompletedAt, ScheduledAt, Due, Enabled } = action
  return {
    Id,
    MenteeId,
    TypeId,
    Title: textIn({ ...action.Titles, el: action.Titles['el'] || action.Title }, language),
    Completed,
    CompletedAt,
    ScheduledAt,
    Due,
    Enabled,
    Parts: parts.map((part) => ({
      Part: part.Part,
      Fields: part.Fields.map(({ name, type, label, required, options }) => ({
        name,
        type,
        label: textIn(label, language),
        required: required && part.IsDemanded,
        options: options.map((one) => ({ value: one.value, label: textIn(one.label, language) })),
      })),
      Data: { ...readObject(part.Start), ...readObject(part.Data) },
      MayWrite: part.MayWrite,
    })),
  }
}
