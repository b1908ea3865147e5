import type { NoticeTo } from '../../kernel/notices.ts'

/** Whose things somebody is told of, but their own, as an array of the database. */
export const ownersOf = ({ userId, of = [] }: Pick<NoticeTo, 'userId' | 'of'>): string =>
  `{${[...new Set(of)].filter((id) => id !== userId).join()}}`
