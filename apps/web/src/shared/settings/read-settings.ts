import type { Language } from '@telemachos/contract/core/define-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { settingsIn } from '@telemachos/contract/projects/settings-in'

/**
 * A project's Settings, which are JSON text (spec §3, Project), in the language of the page. Who edits
 * them reads the text itself.
 * @param groups what groups of actions are called in a language that was added, beside the text.
 */
export function readSettings(
  text: string,
  language: Language,
  groups?: Readonly<Record<string, string>>,
): ProjectSettings {
  const settings = settingsIn(JSON.parse(text) as ProjectSettings, language)
  return groups ? withGroups(settings, language, groups) : settings
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
