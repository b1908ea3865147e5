import { CONFIRM_FROM } from '@telemachos/contract/people/confirm-limits'
import { PERSON_FILES_MB, PROJECT_FILES_MB } from '@telemachos/contract/files/limits'
import type { TextKey } from '@telemachos/contract/texts'
import type { Json, JsonObject, JsonPath } from './json-path.ts'

/** How a setting is edited. */
export type SettingKind =
  | 'text'
  | 'texts'
  | 'secret'
  | 'number'
  | 'check'
  | 'reminders'
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
  /** What holds where the settings say nothing; undefined where there is no such thing. */
  readonly standard?: Json
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

/** The pages of the settings that are plain forms. */
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
          hint: 'projects.set.nameHint',
        },
        { path: ['url'], kind: 'text', label: 'projects.set.url', hint: 'projects.set.urlHint' },
      ],
    },
    {
      title: 'projects.section.look',
      settings: [
        {
          path: config('Logo', 'ImageUrl'),
          kind: 'logo',
          label: 'projects.set.logo',
          standard: '',
        },
        {
          path: config('Color'),
          kind: 'colour',
          label: 'projects.set.colour',
          hint: 'projects.set.colourHint',
          standard: 'periwinkle',
        },
      ],
    },
    {
      title: 'projects.section.home',
      settings: [
        {
          path: config('HomeCustomView'),
          kind: 'view',
          label: 'projects.set.home',
          hint: 'projects.set.homeHint',
          standard: '',
        },
      ],
    },
  ],
  programme: [
    {
      title: 'projects.section.actions',
      settings: [
        {
          path: config('GroupByGroup'),
          kind: 'check',
          label: 'projects.set.groupByGroup',
          hint: 'projects.set.groupByGroupHint',
          standard: false,
        },
        {
          path: config('enableActions'),
          kind: 'check',
          label: 'projects.set.enableActions',
          hint: 'projects.set.enableActionsHint',
          standard: false,
        },
        {
          path: config('LinkActionsAll'),
          kind: 'check',
          label: 'projects.set.linkAll',
          hint: 'projects.set.linkAllHint',
          standard: false,
        },
      ],
    },
    {
      title: 'projects.section.reminders',
      text: 'projects.section.remindersText',
      settings: [
        {
          path: config('DueReminders', 'Days'),
          kind: 'reminders',
          label: 'projects.set.reminderDays',
          hint: 'projects.set.reminderDaysHint',
        },
        {
          path: config('DueReminders', 'ToMentor'),
          kind: 'check',
          label: 'due.remind.mentor',
          standard: false,
        },
      ],
    },
  ],
  consent: [
    {
      title: 'projects.section.consent',
      text: 'projects.section.consentText',
      settings: [
        {
          path: config('gdpr', 'Required'),
          kind: 'check',
          label: 'projects.set.consent',
          hint: 'projects.set.consentHint',
          standard: false,
          whole,
        },
        {
          path: config('gdpr', 'UserField'),
          kind: 'field',
          label: 'projects.set.consentField',
          hint: 'projects.set.consentFieldHint',
          standard: 'gdpr',
          whole,
        },
        {
          path: config('gdpr', 'MinValue'),
          kind: 'number',
          label: 'projects.set.consentMin',
          hint: 'projects.set.consentMinHint',
          standard: 1,
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
          hint: 'projects.set.cornerHint',
          standard: '',
        },
      ],
    },
    {
      title: 'projects.section.support',
      text: 'projects.section.supportText',
      settings: [
        {
          path: config('Contact', 'Name'),
          kind: 'texts',
          label: 'projects.set.supportName',
          hint: 'projects.set.supportNameHint',
          standard: '',
        },
        {
          path: config('Contact', 'Email'),
          kind: 'text',
          label: 'projects.set.supportEmail',
          hint: 'projects.set.supportEmailHint',
          standard: '',
        },
        {
          path: config('Contact', 'Phone'),
          kind: 'text',
          label: 'projects.set.supportPhone',
          hint: 'projects.set.supportPhoneHint',
          standard: '',
        },
      ],
    },
    {
      title: 'projects.section.chat',
      settings: [
        {
          path: config('Chat', 'Enabled'),
          kind: 'check',
          label: 'projects.set.chat',
          hint: 'projects.set.chatHint',
          standard: false,
        },
      ],
    },
    {
      title: 'projects.section.reports',
      settings: [
        {
          path: config('Reports', 'AttachFiles'),
          kind: 'check',
          label: 'projects.set.attachFiles',
          hint: 'projects.set.attachFilesHint',
          standard: false,
        },
      ],
    },
    {
      title: 'projects.section.communicator',
      text: 'projects.section.communicatorText',
      settings: [
        {
          path: config('aCommunicator', 'Domain'),
          kind: 'text',
          label: 'projects.set.domain',
          hint: 'projects.set.domainHint',
          standard: '',
        },
        {
          path: config('aCommunicator', 'ApiKey'),
          kind: 'secret',
          label: 'projects.set.apiKey',
          hint: 'projects.set.apiKeyHint',
          standard: '',
        },
        {
          path: config('aCommunicator', 'Authorization'),
          kind: 'secret',
          label: 'projects.set.authorization',
          hint: 'projects.set.authorizationHint',
          standard: '',
        },
      ],
    },
  ],
  safety: [
    {
      title: 'projects.section.safety',
      text: 'projects.section.safetyText',
      settings: [
        {
          path: config('Safety', 'ConfirmFrom'),
          kind: 'number',
          label: 'projects.set.confirmFrom',
          hint: 'projects.set.confirmFromHint',
          standard: CONFIRM_FROM,
        },
        {
          path: config('StrictPasswords'),
          kind: 'check',
          label: 'projects.set.strictPasswords',
          hint: 'projects.set.strictPasswordsHint',
          standard: false,
        },
      ],
    },
  ],
  files: [
    {
      title: 'projects.section.files',
      text: 'projects.section.filesText',
      settings: [
        {
          path: config('Files', 'PersonMB'),
          kind: 'number',
          label: 'projects.set.personFiles',
          hint: 'projects.set.personFilesHint',
          standard: PERSON_FILES_MB,
        },
        {
          path: config('Files', 'ProjectMB'),
          kind: 'number',
          label: 'projects.set.projectFiles',
          hint: 'projects.set.projectFilesHint',
          standard: PROJECT_FILES_MB,
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
          standard: '',
        },
        {
          path: config('MicrodataDateActionId'),
          kind: 'action',
          label: 'projects.set.dateAction',
          hint: 'projects.set.dateActionHint',
          standard: '',
        },
        {
          path: config('MicrodataSendUrl'),
          kind: 'text',
          label: 'projects.set.sendUrl',
          hint: 'projects.set.sendUrlHint',
          standard: '',
        },
      ],
    },
  ],
} as const satisfies Record<string, readonly Section[]>

export type FormTab = keyof typeof SECTIONS
