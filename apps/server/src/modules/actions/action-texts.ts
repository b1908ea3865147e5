import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { accessActionTexts, allowWritingTexts } from './policy.ts'
import { updateActionTexts } from './store.ts'

type Calls = typeof contract.actions.calls

/**
 * What an action is called and said to be, in every language.
 * @throws not_found.
 */
export async function readActionTexts(
  { ActionId }: InputOf<Calls['getActionTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['getActionTexts']>> {
  const { Title, Titles, Descr, Descrs } = await accessActionTexts(context, ActionId)
  return { Title, Titles, Descr, Descrs }
}

/**
 * Says what an action is called in every project that has it.
 * @throws not_found; rule_violated `action_shared` where it is also in a project that the caller does
 *   not configure.
 */
export async function saveActionTexts(
  { ActionId, Title, Titles, Descr, Descrs }: InputOf<Calls['saveActionTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveActionTexts']>> {
  const { Projects } = await accessActionTexts(context, ActionId)
  allowWritingTexts(Projects, context)
  await updateActionTexts(context.db, ActionId, {
    Title,
    Titles: othersOf(Titles),
    Descr,
    Descrs: othersOf(Descrs),
  })
  context.audit({ actionId: ActionId })
  for (const ProjectId of Projects) {
    context.emit(settingsChanged, { ProjectId }, { members: ProjectId, project: ProjectId })
  }
  return { ok: true }
}

/** What is written in other languages than the default one. */
export function othersOf(texts: TextByLanguage): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.slice(1).flatMap((language) => {
      const text = texts[language]?.trim()
      return text ? [[language, text]] : []
    }),
  )
}
