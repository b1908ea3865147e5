import { libraryChanged } from '@telemachos/contract/library/events'
import type { CallContext } from '../../kernel/context.ts'

/** Tells everybody's pages that the library has changed. */
export function announceToAll({ emit, actor }: Pick<CallContext, 'emit' | 'actor'>): void {
  emit(libraryChanged, { ProjectId: actor.projectId }, { members: actor.projectId })
}

/** Tells those who see an item, if only as it was approved: everybody, or who uploaded it and who may approve it. */
export function announceItem(
  context: Pick<CallContext, 'emit' | 'actor'>,
  { uploaderId, isPublic }: { readonly uploaderId: number; readonly isPublic: boolean },
): void {
  if (isPublic) announceToAll(context)
  else {
    const { projectId } = context.actor
    const audience = { users: [uploaderId], project: projectId }
    context.emit(libraryChanged, { ProjectId: projectId }, audience)
  }
}

/** Tells single people. */
export function announceTo(
  { emit, actor }: Pick<CallContext, 'emit' | 'actor'>,
  users: readonly number[],
): void {
  emit(libraryChanged, { ProjectId: actor.projectId }, { users })
}
