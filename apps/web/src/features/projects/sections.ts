import type { TextKey } from '@telemachos/contract/texts'
import type { JsonObject, JsonPath } from './json-path.ts'

/** How a setting is edited. */
export type SettingKind =
  | 'text'
  | 'texts'
  | 'secret'
  | 'number'
  | 'check'
  | 'corner'
  | 'colour'
  | 'logo'
  | 'field'
  | 'action'
  | 'view'

/** One setting with a form of its own: where it is, and how it is edited. */
export interface Setting {
  readonly path: JsonPath
  readonly kind: SettingKind
  /** Where a text is in other languages, unless beside it. */
  readonly others?: JsonPath
  readonly label: TextKey
  readonly hint?: TextKey
  /** Where a part has to be whole: what else is written with its first value. */
  readonly whole?: { readonly path: JsonPath; readonly value: JsonObject }
}

export interface Section {
  readonly title: TextKey
  readonly text?: TextKey
  readonly settings: readonly Setting[]
}

const config = (...path: string[]): JsonPath => ['Settings', 'Config', ...path]

/** Consent is asked for whole or not at all. */
const whole = {
  path: config('gdpr'),
  value: { Required: false, UserField: 'gdpr', MinValue: 1 },
}

/** The tabs that are plain forms. */
export const SECTIONS = {
  general: [
    {
      title: 'projects.section.identity',
      settings: [
        {
          path: ['Descr'],
          others: config('Descrs'),
          kind: 'texts',
          label: 'projects.set.name',
        },
        { path: ['url'], kind: 'text', label: 'projects.set.url', hint: 'projects.set.urlHint' },
      ],
    },
    {
      title: 'projects.section.look',
      settings: [
        { path: config('Logo', 'ImageUrl'), kind: 'logo', label: 'projects.set.logo' },
        { path: config('Color'), kind: 'colour', label: 'projects.set.colour' },
      ],
    },
    {
      title: 'projects.section.actions',
      settings: [
        {
          path: config('GroupByGroup'),
          kind: 'check',
          label: 'projects.set.groupByGroup',
          hint: 'projects.set.groupByGroupHint',
        },
        { path: config('enableActions'), kind: 'check', label: 'projects.set.enableActions' },
        { path: config('LinkActionsAll'), kind: 'check', label: 'projects.set.linkAll' },
        {
          path: config('HomeCustomView'),
          kind: 'view',
          label: 'projects.set.home',
          hint: 'projects.set.homeHint',
        },
      ],
    },
  ],
  consent: [
    {
      title: 'projects.section.consent',
      text: 'projects.section.consentText',
      settings: [
        { path: config('gdpr', 'Required'), kind: 'check', label: 'projects.set.consent', whole },
        {
          path: config('gdpr', 'UserField'),
          kind: 'field',
          label: 'projects.set.consentField',
          hint: 'projects.set.consentFieldHint',
          whole,
        },
        {
          path: config('gdpr', 'MinValue'),
          kind: 'number',
          label: 'projects.set.consentMin',
          hint: 'projects.set.consentMinHint',
          whole,
        },
      ],
    },
  ],
  contact: [
    {
      title: 'projects.section.alerts',
      settings: [
        {
          path: config('Alert', 'Corner'),
          kind: 'corner',
          label: 'projects.set.corner',
        },
      ],
    },
    {
      title: 'projects.section.support',
      text: 'projects.section.supportText',
      settings: [
        { path: config('Contact', 'Name'), kind: 'texts', label: 'projects.set.supportName' },
        { path: config('Contact', 'Email'), kind: 'text', label: 'projects.set.supportEmail' },
        { path: config('Contact', 'Phone'), kind: 'text', label: 'projects.set.supportPhone' },
      ],
    },
    {
      title: 'projects.section.chat',
      settings: [{ path: config('Chat', 'Enabled'), kind: 'check', label: 'projects.set.chat' }],
    },
    {
      title: 'projects.section.communicator',
      text: 'projects.section.communicatorText',
      settings: [
        { path: config('aCommunicator', 'Domain'), kind: 'text', label: 'projects.set.domain' },
        { path: config('aCommunicator', 'ApiKey'), kind: 'secret', label: 'projects.set.apiKey' },
        {
          path: config('aCommunicator', 'Authorization'),
          kind: 'secret',
          label: 'projects.set.authorization',
        },
      ],
    },
  ],
  microdata: [
    {
      title: 'projects.section.microdata',
      settings: [
        {
          path: config('MIS'),
          kind: 'text',
          label: 'projects.set.mis',
          hint: 'projects.set.misHint',
        },
        {
          path: config('MicrodataDateActionId'),
          kind: 'action',
          label: 'projects.set.dateAction',
          hint: 'projects.set.dateActionHint',
        },
      ],
    },
  ],
} as const satisfies Record<string, readonly Section[]>

export type FormTab = keyof typeof SECTIONS

/** The tabs, in order: those of the table above and those with a form of their own. */
export const TABS = [
  'general',
  'words',
  'consent',
  'contact',
  'microdata',
  'menus',
  'fields',
  'actions',
  'json',
  'history',
] as const

export type TabKey = (typeof TABS)[number]

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
