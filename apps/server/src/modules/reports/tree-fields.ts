export type Fields = Readonly<Record<string, unknown>>

/** The fields of a part of PostgreSQL's tree; none of what is no object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The texts of a list of names. */
export function namesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.map((one) => textOf(fieldsOf(fieldsOf(one)['String'])['sval']))
}

/** Where in the text a part stands, in bytes. */
export const locationOf = ({ location }: Fields): number | undefined =>
  typeof location === 'number' ? location : undefined
