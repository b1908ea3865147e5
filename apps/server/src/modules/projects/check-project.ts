import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { fieldsByName } from '@telemachos/rules/named-fields'
import { pathText } from '@telemachos/rules/json-keys'
import type { CallContext } from '../../kernel/context.ts'
import { listUnknownReads } from '../actions/index.ts'
import { readSettings } from '../people/index.ts'

type Check = OutputOf<typeof contract.projects.calls.checkProject>

/** What every person has, whatever a project configures. */
const EVERYBODYS = ['first_name', 'last_name', 'email', 'username']

/** What of a project reads fields or actions that are not there. */
export async function checkProject(context: CallContext): Promise<Check> {
  const [Conditions, settings] = await Promise.all([
    listUnknownReads(context),
    readSettings(context.db, context.actor.projectId),
  ])
  const { User, Config } = settings
  const known = new Set([...EVERYBODYS, ...fieldsByName(User ?? {}).keys()])
  const named = [
    { path: ['Config', 'MicrodataSendFilter'], list: Config?.MicrodataSendFilter ?? [] },
    { path: ['User', 'Filters'], list: User?.Filters ?? [] },
  ]
  const Settings = named.flatMap(({ path, list }) =>
    [...list.entries()]
      .filter(([, { Field }]) => !known.has(Field))
      .map(([index, { Field }]) => ({
        Path: pathText(['Settings', ...path, index, 'Field']),
        Name: Field,
      })),
  )
  return { Conditions, Settings }
}
