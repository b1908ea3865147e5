import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { TextKey } from '@telemachos/contract/texts'
import { pathText } from '@telemachos/rules/json-keys'
import { makeTranslator, useCall, useTexts } from '#shared'
import type { Findable } from './find-settings.ts'
import { getAt, type Json, type JsonPath } from './json-path.ts'
import { fieldLabel } from './removed-parts.ts'
import { ALL_SETTINGS, type TabKey } from './setting-groups.ts'
import { textsAt } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'

/** What the search finds beside the settings of the forms: pages as a whole, by title and help. */
const PAGES: Partial<Record<TabKey, readonly TextKey[]>> = {
  setup: ['projects.setup.title', 'projects.setup.text'],
  words: ['projects.words.title', 'projects.words.text'],
  fields: ['projects.fields.title', 'projects.fields.text', 'projects.fields.FieldsText'],
  application: ['projects.application.title', 'projects.application.text'],
  menus: ['projects.menus.title', 'projects.menus.text'],
  consent: ['consent.texts.title', 'consent.texts.lead'],
  microdata: ['projects.filter.title', 'projects.filter.text'],
  json: ['projects.json.title', 'projects.json.text'],
  archive: ['projects.tab.archive', 'projects.archive.text'],
  history: ['projects.history.title', 'projects.history.text'],
}

const LISTS = ['Fields', 'ProjectFields'] as const

/**
 * Everything that can be set on the given pages, with its words in all languages: settings, pages and
 * the project's own fields. The other language's texts are asked for once somebody searches.
 */
export function useFindables(
  edit: ProjectDraft,
  tabs: readonly TabKey[],
  isSearching: boolean,
): Findable[] {
  const { t, language } = useTexts()
  const other = LANGUAGES.find((one) => one !== language) ?? 'en'
  const texts = useCall(
    'language.getTexts',
    { lang: other },
    { enabled: isSearching, staleTime: Infinity },
  )
  if (!isSearching) return []
  const otherT = makeTranslator(texts.data ?? {}, other)
  const inAll = (keys: readonly TextKey[]) =>
    keys.flatMap((key) => [t(key), texts.data ? otherT(key) : '']).join(' ')
  const pageOf = (tab: TabKey) => t(`projects.tab.${tab}`)
  const settings = ALL_SETTINGS.map(({ tab, path, label, hint }): Findable => ({
    tab,
    set: pathText(path),
    label: t(label),
    page: pageOf(tab),
    words: `${inAll([label, ...(hint ? [hint] : [])])} ${pathText(path)}`,
  }))
  const pages = tabs.map((tab): Findable => ({
    tab,
    label: pageOf(tab),
    page: pageOf(tab),
    words: inAll([`projects.tab.${tab}`, ...(PAGES[tab] ?? [])]),
  }))
  const fields = PROFILE_TYPES.flatMap((type) =>
    LISTS.flatMap((list) => {
      const path: JsonPath = ['Settings', type, list]
      const all = edit.get(path)
      return (Array.isArray(all) ? (all as readonly Json[]) : []).map((field, place): Findable => {
        const name = String(getAt(field, ['Name']) ?? '')
        return {
          tab: 'fields',
          set: pathText([...path, place]),
          label: fieldLabel(field, language),
          page: `${pageOf('fields')} · ${t(`projects.type.${type}`)}`,
          words: `${Object.values(textsAt(field, { path: ['Label'] })).join(' ')} ${name}`,
        }
      })
    }),
  )
  return [...settings, ...pages, ...fields].filter(({ tab }) => tabs.includes(tab))
}
