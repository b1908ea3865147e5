import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { notFound, refuseField } from '../../kernel/errors.ts'
import { access, allow } from '../../kernel/policy.ts'
import { viewerOf, type ActionViewer } from '@telemachos/contract/views/action-viewers'
import { findActionView } from './action-view-store.ts'
import { findNamed, findView, listDirectives, listShown } from './view-store.ts'

/** A view of the project, for who writes views. */
export const accessView = access('view', ({ db, actor }: CallContext, id: number) =>
  findView(db, actor.projectId, id),
)

/** The same by its address. */
export const accessNamed = access(
  'view',
  ({ db, actor }: CallContext, name: string, directive: boolean) =>
    findNamed(db, actor.projectId, { name, directive }),
)

/**
 * A published view that names the caller's role. Whatever else there is, is answered as what is not
 * there.
 */
export const accessShown = access('view', async ({ db, actor }: CallContext, name: string) => {
  const [view] = await listShown(db, actor.projectId, actor.role, name)
  return view
})

/** A published directive by itself, for the roles that it names. */
export const accessDirective = access('directive', async (context: CallContext, name: string) => {
  const { db, actor } = context
  const wanted = name.toLowerCase()
  return (await listDirectives(db, actor.projectId)).find(
    (one) => one.name.toLowerCase() === wanted && one.access.includes(actor.role),
  )
})

/** Where its address names a category, a view of another one is not there. */
export const allowCategory = allow<
  { readonly category: string; readonly wanted: string | undefined },
  CallContext
>([
  ({ category, wanted }) => wanted === undefined || wanted.toLowerCase() === category.toLowerCase(),
  () => notFound('the view is of another category'),
])

/** A view runs as whoever sees it: none is written for a role with more power than the author's. */
export const allowAccess = allow<{ readonly access: readonly Role[] }, CallContext>([
  ({ access: roles }, { actor }) => roles.every((role) => ROLE_LEVEL[role] >= actor.level),
  () => refuseField('Access', 'role_above'),
])

/** A view of an action or of a type, for who writes them. */
export const accessActionView = access('view', ({ db, actor }: CallContext, id: number) =>
  findActionView(db, actor.projectId, id),
)

/** Mentees and mentors know what is shown to them, and who administers what is shown to anybody. */
export const allowViewer = allow<ActionViewer, CallContext>([
  (viewer, { actor }) => viewerOf(actor.role) === viewer || actor.level <= ROLE_LEVEL.Admin,
  () => notFound('what is shown to others'),
])
