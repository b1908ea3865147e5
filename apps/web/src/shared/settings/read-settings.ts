import type { Language } from '@telemachos/contract/core/define-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { settingsIn, type SettingsWords } from '@telemachos/contract/projects/settings-in'

/** A project's Settings with what is said of them in a language that was added, beside their text. */
interface Written {
  readonly Settings: string
  readonly GroupsIn?: Readonly<Record<string, string>> | undefined
  readonly TextsIn?: SettingsWords | undefined
}

/**
 * A project's Settings, which are JSON text (spec §3, Project), in the language of the page. Who edits
 * them reads the text itself.
 */
export function readSettings(
  { Settings, GroupsIn, TextsIn }: Written,
  language: Language,
): ProjectSettings {
  const settings = settingsIn(JSON.parse(Settings) as ProjectSettings, language, TextsIn)
  return GroupsIn ? withGroups(settings, language, GroupsIn) : settings
}

function withGroups(
  settings: ProjectSettings,
  language: Language,
  groups: Readonly<Record<string, string>>,
): ProjectSettings {
  const known = settings.Config?.Groups ?? {}
  const named = Object.entries(groups).map(
    ([name, text]) =>
      [name, { ...(Object.hasOwn(known, name) && known[name]), [language]: text }] as const,
  )
  return {
    ...settings,
    Config: { ...settings.Config, Groups: { ...known, ...Object.fromEntries(named) } },
  }
}
