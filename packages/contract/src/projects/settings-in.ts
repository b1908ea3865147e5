import type { Language } from '../core/define-texts.ts'
import { textIn, type TextByLanguage } from '../core/text-by-language.ts'
import type { TranslatedText } from '../language/author-texts.ts'
import type { MenuEntry, ProfileTypeSettings, ProjectField, ProjectSettings } from './entities.ts'
import { PROFILE_TYPES } from './settings-constants.ts'

/** Says one text of the settings, of which `others` are what it is in other languages than Greek. */
export type SaySetting = (place: string, text: string, others: TextByLanguage | undefined) => string

/** How the places begin of what fields and their values are called. */
export const FIELD_STARTS = ['field.', 'projectField.'] as const

/** What is said of settings in a language that was added, by where it stands in them. */
export type SettingsWords = Readonly<Record<string, string>>

/** Of what is translated of settings, what still says what stands there now. */
export function presentWords(
  settings: ProjectSettings,
  translated: Readonly<Record<string, TranslatedText>>,
): SettingsWords {
  const words: Record<string, string> = {}
  saySettings(settings, (place, text, others) => {
    const own = Object.hasOwn(translated, place) ? translated[place] : undefined
    if (own?.el === text && own.en === (others?.en ?? '')) words[place] = own.text
    return text
  })
  return words
}

/**
 * A project's settings as people of a language read them: menus, fields, what their values are called
 * and whom to turn to, each in the default language where it is not written in theirs. Editors show
 * the settings themselves.
 * @param words what translators say of them.
 */
export const settingsIn = (
  settings: ProjectSettings,
  language: Language,
  words: SettingsWords = {},
): ProjectSettings =>
  saySettings(settings, (place, text, others) => {
    const said = Object.hasOwn(words, place) ? words[place] : undefined
    return said ?? textIn({ el: text, ...others }, language)
  })

/** The same, with every text said anew. Entries of menus are known by what they are called. */
export function saySettings(settings: ProjectSettings, say: SaySetting): ProjectSettings {
  const link = <Link extends Pick<MenuEntry, 'label' | 'labels'>>(entry: Link): Link => ({
    ...entry,
    label: say(`menu.${entry.label}`, entry.label, entry.labels),
  })
  const menu = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => ({
      ...link(entry),
      ...(entry.items && { items: entry.items.map(link) }),
    }))
  const field =
    (at: string) =>
    (one: ProjectField): ProjectField => {
      const own = `${at}.${one.Name}`
      const { OptionLabels = {}, Options = [] } = one
      const Label = say(`${own}.label`, one.Label, one.Labels)
      const options = [...new Set([...Options, ...Object.keys(OptionLabels)])].map((option) => {
        const others = Object.hasOwn(OptionLabels, option) ? OptionLabels[option] : undefined
        return [option, say(`${own}.option.${option}`, option, others)] as const
      })
      const isSaid = one.OptionLabels || options.some(([option, said]) => option !== said)
      return {
        ...one,
        Label,
        ...(isSaid && { OptionWords: Object.fromEntries(options) }),
      }
    }
  const profile = (name: string, type: ProfileTypeSettings): ProfileTypeSettings => ({
    ...type,
    ...(type.Label !== undefined && {
      Label: say(`profile.${name}`, type.Label, type.Labels),
    }),
    ...(type.Fields && { Fields: type.Fields.map(field(`field.${name}`)) }),
    ...(type.ProjectFields && {
      ProjectFields: type.ProjectFields.map(field(`projectField.${name}`)),
    }),
  })
  const { Config, Roles } = settings
  const contact = Config?.Contact
  return {
    ...settings,
    ...(Config && {
      Config: {
        ...Config,
        ...(contact?.Name !== undefined && {
          Contact: { ...contact, Name: say('contact', contact.Name, contact.Names) },
        }),
      },
    }),
    ...(Roles && { Roles: mapValues(Roles, (entries = []) => menu(entries)) }),
    ...Object.fromEntries(
      PROFILE_TYPES.flatMap((name) => {
        const type = settings[name]
        return type ? [[name, profile(name, type)]] : []
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
