/** The tree of a condition in either foreign language; the readers make it, writeOwn walks it. */
export type Foreign =
  | { readonly type: 'literal'; readonly value: string | number | boolean | null }
  /** A question, by the name that it has in the file, with whatever stands behind it. */
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'list'; readonly items: readonly Foreign[] }
  | { readonly type: 'not'; readonly of: Foreign }
  | { readonly type: 'negative'; readonly of: Foreign }
  | { readonly type: 'test'; readonly operator: TestOperator; readonly of: Foreign }
  | {
      readonly type: 'binary'
      readonly operator: BinaryOperator
      readonly left: Foreign
      readonly right: Foreign
    }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Foreign[] }

type TestOperator = 'empty' | 'notempty'

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'contains'
  | 'notcontains'
  | 'anyof'
  | 'allof'
  | 'noneof'

/** What cannot be said in our language; the message names it. */
export class Unmapped extends Error {}
