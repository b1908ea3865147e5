/** Programmes that are ready to be begun. */
export const READY_TEMPLATE_KEYS = ['employment', 'school'] as const

export type ReadyTemplateKey = (typeof READY_TEMPLATE_KEYS)[number]

/** What of a project another one can begin with; its people are never among it. */
export const PROJECT_PARTS = ['settings', 'menus', 'fields', 'mails', 'consent', 'actions'] as const

export type ProjectPart = (typeof PROJECT_PARTS)[number]
