import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'
import { listTypes } from './store.ts'

type Call = typeof contract.actions.calls.listActionTypes

/** The types of action, called as the page calls them in the caller's language. */
export async function readTypes(
  _input: InputOf<Call>,
  { db, language }: CallContext,
): Promise<OutputOf<Call>> {
  const types = await listTypes(db)
  return types.map((type) => ({
    ...type,
    Name: translate(language, `actions.grid.type.${type.Id}`, 'actions.grid.type.3'),
  }))
}
