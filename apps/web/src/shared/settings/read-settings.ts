import type { Language } from '@telemachos/contract/core/define-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { settingsIn } from '@telemachos/contract/projects/settings-in'

/**
 * A project's Settings, which are JSON text (spec §3, Project), in the language of the page. Who edits
 * them reads the text itself.
 */
export function readSettings(text: string, language: Language): ProjectSettings {
  return settingsIn(JSON.parse(text) as ProjectSettings, language)
}
