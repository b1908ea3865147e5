import { FIELD_STARTS, presentWords, settingsIn } from '@telemachos/contract/projects/settings-in'
import { fieldsMeaning } from '@telemachos/rules/known-fields'
import type { CallContext } from '../../kernel/context.ts'
import { projectWords } from '../language/index.ts'
import { readSettings } from './people-store.ts'
import { visibleFieldKinds } from './read-users.ts'
import type { MatchFields } from './linking-people-store.ts'

/** What people are matched by, as far as the caller may see it. */
export interface Matching {
  readonly fields: MatchFields
  readonly language: string | null
  /** Further fields that both should share, with their labels. */
  readonly shared: readonly { readonly name: string; readonly label: string }[]
}

/**
 * Settings.Config.Matching with its defaults. A field that is not visible to the caller says
 * nothing: neither in a list nor through a score. Nor does a number of the state.
 */
export async function readMatching(context: CallContext): Promise<Matching> {
  const { db, actor } = context
  const [settings, { open }] = await Promise.all([
    readSettings(db, actor.projectId),
    visibleFieldKinds(context),
  ])
  const asked = { projectId: actor.projectId, starts: FIELD_STARTS }
  const translated = await projectWords(db, context.language, asked)
  const words = presentWords(settings, translated)
  const { Config, User } = settingsIn(settings, context.language, words)
  const { Matching: set = {} } = Config ?? {}
  const [town] = fieldsMeaning(
    [...(User?.Fields ?? []), ...(User?.ProjectFields ?? [])],
    'municipality',
  )
  const seen = (name: string) => (open.has(name) ? name : null)
  const labels = new Map(
    [...(User?.Fields ?? []), ...(User?.ProjectFields ?? [])].map(({ Name, Label }) => [
      Name,
      Label,
    ]),
  )
  return {
    fields: {
      area: seen(set.AreaField ?? town?.Name ?? 'municipality'),
      capacity: seen(set.CapacityField ?? 'mentor_capacity'),
      limit: set.Capacity ?? null,
    },
    language: seen(set.LanguageField ?? 'languages'),
    shared: (set.SharedFields ?? [])
      .filter((name) => open.has(name))
      .map((name) => ({ name, label: labels.get(name) ?? name })),
  }
}
