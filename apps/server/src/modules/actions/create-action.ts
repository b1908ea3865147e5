import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { parseData } from './data-object.ts'
import { orTooBig } from './drawers.ts'
import { otherLanguages } from './other-languages.ts'
import { insertAction, mayAsk } from './store.ts'

type CreateAction = typeof contract.actions.calls.createAction

/**
 * Creates an action and links it to the project, unpublished, at the end of the grid.
 * @throws invalid_input `unknown_type` for TypeId, `unknown_questionnaire` for one that the project's
 *   authors do not see, and for the data as parseData or `too_big`.
 */
export async function createAction(
  { TypeId, Title, Titles = {}, Data, QuestId }: InputOf<CreateAction>,
  context: CallContext,
): Promise<OutputOf<CreateAction>> {
  const { db, actor, language } = context
  if (QuestId && !(await mayAsk(db, actor.projectId, QuestId))) {
    throw refuseField('QuestId', 'unknown_questionnaire')
  }
  const wanted = {
    projectId: actor.projectId,
    typeId: TypeId,
    title: Title,
    titles: otherLanguages(Titles),
    data: JSON.stringify(parseData(Data)),
    questId: QuestId ?? null,
  }
  const action = await orTooBig(insertAction(db, wanted, language))
  if (!action) throw refuseField('TypeId', 'unknown_type')
  context.audit({ actionId: action.Id })
  return action
}
