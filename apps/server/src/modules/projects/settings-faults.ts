import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Found } from '@telemachos/contract/projects/findings'
import { pathText } from '@telemachos/rules/json-keys'
import { fieldsByName } from '@telemachos/rules/named-fields'
import type { CallContext } from '../../kernel/context.ts'
import { findActions } from './setup-store.ts'

/** What every person has, whatever a project configures. */
const EVERYBODYS = ['first_name', 'last_name', 'email', 'username']

/** What of the settings names a field or an action that is not there. */
export async function findSettingFaults(
  { db, actor }: CallContext,
  { User, Config = {} }: ProjectSettings,
): Promise<Found[]> {
  const known = new Set([...EVERYBODYS, ...fieldsByName(User ?? {}).keys()])
  const { MicrodataDateActionId: dated, Matching = {} } = Config
  const lists = [
    ['Config', 'MicrodataSendFilter', Config.MicrodataSendFilter ?? []],
    ['User', 'Filters', User?.Filters ?? []],
  ] as const
  const named = [
    ...lists.flatMap(([of, name, list]) =>
      [...list.entries()].map(([at, { Field }]) => [[of, name, at, 'Field'], Field] as const),
    ),
    ...(['CapacityField', 'AreaField', 'LanguageField'] as const).map(
      (name) => [['Config', 'Matching', name], Matching[name] ?? ''] as const,
    ),
    ...[...(Matching.SharedFields ?? []).entries()].map(
      ([at, name]) => [['Config', 'Matching', 'SharedFields', at], name] as const,
    ),
  ]
  const lost = named.filter(([, name]) => name !== '' && !known.has(name))
  const isThere = !dated || (await findActions(db, actor.projectId, [dated])).length > 0
  return [
    ...lost.map(([path, name]): Found => ({
      Kind: 'setting_unknown_field',
      ...settingAt(path),
      Names: [name],
    })),
    ...(isThere
      ? []
      : [
          {
            Kind: 'setting_unknown_action',
            ...settingAt(['Config', 'MicrodataDateActionId']),
            Names: [String(dated)],
          } as const,
        ]),
  ]
}

/** A setting by its path, which is what it is known by. */
const settingAt = (path: readonly (string | number)[]) =>
  ({ Type: 'setting', Name: '', Part: pathText(['Settings', ...path]) }) as const
