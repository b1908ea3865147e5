import type { QuerySteps } from './steps.ts'

type Asked = Pick<QuerySteps, 'From'> & {
  readonly Joins?: readonly Pick<QuerySteps['Joins'][number], 'View' | 'Relation'>[] | undefined
}

/**
 * The view of whose rows steps count, each once; undefined where a joined view may stand beside one of them several
 * times, so that only rows of the answer are counted. A relation is called after the view whose column it is.
 * ```ts
 * countedView({ From: 'people' }) // => 'people'
 * countedView({ From: 'meetings', Joins: [{ View: 'people', Relation: 'meetings.user_id' }] }) // => 'meetings'
 * countedView({ From: 'people', Joins: [{ View: 'meetings', Relation: 'meetings.user_id' }] }) // => undefined
 * ```
 */
export const countedView = ({ From, Joins = [] }: Asked): string | undefined =>
  Joins.some(({ View, Relation }) => Relation.startsWith(`${View}.`)) ? undefined : From
