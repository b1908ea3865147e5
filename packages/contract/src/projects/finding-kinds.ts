/**
 * What a check of a project finds, and how much it matters: what `stops` does not work as it stands, what
 * `advises` works and is probably not meant.
 */
export const FINDINGS = {
  /** An action that lacks what its type needs; Part is the rule. */
  action_unready: 'stops',
  action_empty: 'advises',
  /** A condition that cannot be read; Part is which one. */
  condition_unreadable: 'stops',
  /** A condition that reads what is not there; Names are what it reads. */
  condition_unknown_field: 'stops',
  condition_unknown_action: 'stops',
  /** A condition of a published action that waits for actions that are not published; Names are theirs. */
  condition_unpublished: 'advises',
  /** Actions that wait for each other; Names are theirs. */
  condition_circle: 'stops',
  /** Published, and hidden from mentees, from mentors and in the grid. */
  action_hidden: 'advises',
  /** Published, and its condition shows it to none of Count mentees. */
  action_unshown: 'advises',
  /** Names are the deadline and the day of the first session. */
  due_before_session: 'stops',
  /** Not published yet, though its deadline, which Names has, has passed. */
  due_passed: 'advises',
  /** A published conference without a session to come. */
  conference_empty: 'advises',
  /** An action whose questionnaire nobody can answer; Part is its id. */
  questionnaire_unpublished: 'stops',
  questionnaire_removed: 'stops',
  /** A draft whose conditions read what is not in it; Names are what they read. */
  questionnaire_condition: 'advises',
  /** A completion script that names an action, or a field, that is not there. */
  script_unknown_action: 'stops',
  script_unknown_field: 'stops',
  /** Count people have the role, and it has no menu. */
  role_without_menu: 'stops',
  role_without_people: 'advises',
  /** An entry of a menu, which Names has, whose page people of the role may not open. */
  menu_closed: 'advises',
  mentees_without_mentor: 'advises',
  /** A mail in the project's own words that names what it is not told; Part is the language. */
  mail_unknown_field: 'stops',
  /** A part of the settings that names a field, or an action, that is not there; Part is its path. */
  setting_unknown_field: 'stops',
  setting_unknown_action: 'stops',
  /** An expression of the application form; Part is its path. */
  application_unreadable: 'stops',
  application_unknown: 'stops',
} as const satisfies Record<string, 'stops' | 'advises'>

export type FindingKind = keyof typeof FINDINGS
export const FINDING_KINDS = Object.keys(FINDINGS) as [FindingKind, ...FindingKind[]]

export const SEVERITIES = ['stops', 'advises'] as const

/** What a finding is about. */
export const FINDING_TYPES = [
  'action',
  'questionnaire',
  'template',
  'role',
  'setting',
  'people',
] as const

/** Of each kind no more are told at once; what is mended makes room for the rest. */
export const MAX_OF_KIND = 100
