import type { Language } from '../core/define-texts.ts'
import { textIn, type TextByLanguage } from '../core/text-by-language.ts'
import type { MenuEntry, ProfileTypeSettings, ProjectField, ProjectSettings } from './entities.ts'
import { PROFILE_TYPES } from './settings-constants.ts'

/**
 * A project's settings as people of a language read them: menus, fields, what their values are called
 * and whom to turn to, each in the default language where it is not written in theirs. Editors show
 * the settings themselves.
 */
export function settingsIn(settings: ProjectSettings, language: Language): ProjectSettings {
  const say = (text: string, others: TextByLanguage | undefined) =>
    textIn({ el: text, ...others }, language)

  const link = <Link extends Pick<MenuEntry, 'label' | 'labels'>>(entry: Link): Link => ({
    ...entry,
    label: say(entry.label, entry.labels),
  })
  const menu = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => ({
      ...link(entry),
      ...(entry.items && { items: entry.items.map(link) }),
    }))
  const field = (one: ProjectField): ProjectField => ({
    ...one,
    Label: say(one.Label, one.Labels),
    ...(one.OptionLabels && {
      OptionWords: mapValues(one.OptionLabels, (others, option) => say(option, others)),
    }),
  })
  const profile = (type: ProfileTypeSettings): ProfileTypeSettings => ({
    ...type,
    ...(type.Label !== undefined && { Label: say(type.Label, type.Labels) }),
    ...(type.Fields && { Fields: type.Fields.map(field) }),
    ...(type.ProjectFields && { ProjectFields: type.ProjectFields.map(field) }),
  })
  const { Config, Roles } = settings
  const contact = Config?.Contact
  return {
    ...settings,
    ...(Config && {
      Config: {
        ...Config,
        ...(contact?.Name !== undefined && {
          Contact: { ...contact, Name: say(contact.Name, contact.Names) },
        }),
      },
    }),
    ...(Roles && { Roles: mapValues(Roles, (entries = []) => menu(entries)) }),
    ...Object.fromEntries(
      PROFILE_TYPES.flatMap((name) => {
        const type = settings[name]
        return type ? [[name, profile(type)]] : []
      }),
    ),
  }
}

/** What a group of actions is called in a language (spec §3, Action.Group). */
export function groupIn(settings: ProjectSettings, name: string, language: Language): string {
  const { Groups = {} } = settings.Config ?? {}
  return textIn({ el: name, ...(Object.hasOwn(Groups, name) && Groups[name]) }, language)
}

function mapValues<Key extends string, From, To>(
  all: Partial<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, map(value as From, key as Key)]),
  ) as Record<Key, To>
}
