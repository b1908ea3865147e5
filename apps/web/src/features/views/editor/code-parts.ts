/** The texts that a view is made of, each with its language. */
export const CODE_LANGUAGES = {
  Html: 'html',
  Controller: 'javascript',
  Functions: 'javascript',
  Styles: 'css',
} as const

export type CodePart = keyof typeof CODE_LANGUAGES

export type CodeTexts = Readonly<Partial<Record<CodePart, string>>>

/** The parts of a view of a page. */
export const VIEW_PARTS = ['Html', 'Controller', 'Styles'] as const satisfies readonly CodePart[]

/** The parts of a view of an action. */
export const ACTION_PARTS = [
  'Html',
  'Controller',
  'Functions',
  'Styles',
] as const satisfies readonly CodePart[]
