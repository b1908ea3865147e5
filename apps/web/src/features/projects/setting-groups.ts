import { SECTIONS, type FormTab, type Section, type Setting } from './sections.ts'

/**
 * The pages of the settings by group, in the order of the rail: those of the table above and those
 * with a form of their own. Addresses name them as `#tab=`.
 */
export const GROUPS = {
  start: ['setup'],
  identity: ['general', 'words'],
  people: ['fields', 'application'],
  actions: ['programme'],
  menus: ['menus'],
  consent: ['consent'],
  messages: ['contact'],
  data: ['files', 'microdata'],
  advanced: ['safety', 'json', 'history', 'archive'],
} as const

export type GroupKey = keyof typeof GROUPS
export const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[]

export type TabKey = (typeof GROUPS)[GroupKey][number]

export const TABS: readonly TabKey[] = Object.values(GROUPS).flat()

export function isFormTab(tab: TabKey): tab is FormTab {
  return Object.hasOwn(SECTIONS, tab)
}

/** Every setting that has a label, for saying in words what changed. */
export const ALL_SETTINGS: readonly (Setting & { readonly tab: FormTab })[] = Object.entries(
  SECTIONS as Record<FormTab, readonly Section[]>,
).flatMap(([tab, sections]) =>
  sections.flatMap(({ settings }) =>
    settings.map((setting) => ({ ...setting, tab: tab as FormTab })),
  ),
)
